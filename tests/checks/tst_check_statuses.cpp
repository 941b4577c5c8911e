// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/tiny_model.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <functional>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

using Change = std::function<void(TinyModel&)>;
Q_DECLARE_METATYPE(Change)

/// Each check, for each of its statuses, on a tiny directory that is whole but for one thing.
class TestCheckStatuses final : public QObject
{
    Q_OBJECT

private slots:
    void statuses_data();
    void statuses();
};

namespace {

void training(TinyModel& model)
{
    model.llama();
    model.write(u"optimizer.pt"_s, QByteArray(4'000, 'x'));
    model.json(u"trainer_state.json"_s, {{"global_step", 3}, {"log_history", nlohmann::json::array()}});
}

std::vector<TinyTensor> without(std::vector<TinyTensor> tensors, std::string_view part)
{
    std::erase_if(tensors, [part](const TinyTensor& tensor) { return tensor.name.find(part) != std::string::npos; });
    return tensors;
}

const QByteArray Pickle("\x80\x02}.", 4); ///< an empty dictionary
const QByteArray Pointer("version https://git-lfs.github.com/spec/v1\noid "
                         "sha256:6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5\nsize 123456789\n");

} // namespace

void TestCheckStatuses::statuses_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<Change>("change");
    const auto row = [](const char* id, const char* status, const char* what, Change change) {
        QTest::addRow("%s %s: %s", id, status, what) << QByteArray(id) << QByteArray(status) << std::move(change);
    };
    const Change whole = [](TinyModel& m) { m.llama(); };

    row("weights.present", "pass", "whole", whole);
    row("weights.present", "failure", "none", [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s); });
    row("weights.present", "failure", "a pointer",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, Pointer); });
    row("weights.present", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("weights.index", "pass", "index", [](TinyModel& m) { m.shardedLlama(); });
    row("weights.index", "failure", "no index", [](TinyModel& m) {
        m.shardedLlama();
        m.remove(u"model.safetensors.index.json"_s);
    });
    row("weights.index", "not-applicable", "one file", whole);
    row("weights.shards", "pass", "all", [](TinyModel& m) { m.shardedLlama(); });
    row("weights.shards", "failure", "one missing", [](TinyModel& m) {
        m.shardedLlama();
        m.remove(u"model-00002-of-00002.safetensors"_s);
    });
    row("weights.shards", "not-applicable", "one file", whole);
    row("weights.shards", "warning", "a stray one", [](TinyModel& m) {
        m.shardedLlama();
        m.safetensors(u"model-00004-of-00009.safetensors"_s, {{"stray.weight", "BF16", {4}, {}}});
    });
    row("weights.map", "pass", "right", [](TinyModel& m) { m.shardedLlama(); });
    row("weights.map", "failure", "a tensor that no shard has", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(
            u"model.safetensors.index.json"_s,
            {{"weight_map", {{"model.layers.7.x", "model-00001-of-00002.safetensors"}}}});
    });
    row("weights.map", "warning", "a tensor that the map leaves out", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(u"model.safetensors.index.json"_s, {{"weight_map", {{"model.norm.weight", nullptr}}}});
    });
    row("weights.map", "not-verified", "a shard is missing", [](TinyModel& m) {
        m.shardedLlama();
        m.remove(u"model-00002-of-00002.safetensors"_s);
    });
    row("weights.map", "not-applicable", "no map", whole);
    row("weights.total_size", "pass", "right", [](TinyModel& m) { m.shardedLlama(); });
    row("weights.total_size", "warning", "wrong", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", 5}}}});
    });
    row("weights.total_size", "warning", "absent", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", nullptr}}}});
    });
    row("weights.total_size", "warning", "fractional", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", 5.5}}}});
    });
    row("weights.total_size", "not-applicable", "no index", whole);
    row("weights.one_set", "pass", "one", whole);
    row("weights.one_set", "warning", "two",
        [](TinyModel& m) { m.llama().safetensors(u"original/consolidated.safetensors"_s, TinyModel::llamaTensors()); });
    row("weights.one_set", "not-applicable", "none", [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s); });

    row("config.present", "pass", "whole", whole);
    row("config.present", "failure", "none", [](TinyModel& m) { m.llama().remove(u"config.json"_s); });
    row("config.present", "failure", "cut off",
        [](TinyModel& m) { m.llama().write(u"config.json"_s, "{\"model_type\": \"llama\", "); });
    row("config.present", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("tokenizer.present", "pass", "tokenizer.json", whole);
    row("tokenizer.present", "failure", "none",
        [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s).remove(u"tokenizer_config.json"_s); });
    row("tokenizer.present", "failure", "settings alone", [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s); });
    row("tokenizer.present", "not-applicable", "an adapter",
        [](TinyModel& m) { m.adapter("meta-llama/Llama-3.1-8B"); });
    row("tokenizer.config", "pass", "whole", whole);
    row("tokenizer.config", "warning", "none", [](TinyModel& m) { m.llama().remove(u"tokenizer_config.json"_s); });
    row("tokenizer.config", "warning", "no JSON",
        [](TinyModel& m) { m.llama().write(u"tokenizer_config.json"_s, "{"); });
    row("tokenizer.config", "not-applicable", "an adapter", [](TinyModel& m) { m.adapter("a/b"); });
    row("processor.present", "not-applicable", "a text model", whole);
    row("processor.present", "failure", "an image model without", [](TinyModel& m) {
        m.json(u"config.json"_s, {{"architectures", {"ViTForImageClassification"}}, {"model_type", "vit"}})
            .safetensors(u"model.safetensors"_s, {{"vit.embeddings.cls_token", "F32", {1, 1, 8}, {}}});
    });
    row("processor.present", "pass", "an image model with", [](TinyModel& m) {
        m.json(u"config.json"_s, {{"architectures", {"ViTForImageClassification"}}, {"model_type", "vit"}})
            .safetensors(u"model.safetensors"_s, {{"vit.embeddings.cls_token", "F32", {1, 1, 8}, {}}})
            .json(u"preprocessor_config.json"_s, {{"size", 8}, {"image_processor_type", "ViTImageProcessor"}});
    });
    row("generation.config", "pass", "whole", whole);
    row("generation.config", "warning", "nothing says where a text ends", [](TinyModel& m) {
        m.llama().remove(u"generation_config.json"_s).patch(u"config.json"_s, {{"eos_token_id", nullptr}});
    });
    row("generation.config", "not-applicable", "an adapter", [](TinyModel& m) { m.adapter("a/b"); });
    row("adapter.base", "not-applicable", "no adapter", whole);
    row("adapter.base", "pass", "named", [](TinyModel& m) { m.adapter("meta-llama/Llama-3.1-8B"); });
    row("adapter.base", "failure", "null", [](TinyModel& m) { m.adapter(nullptr); });
    row("adapter.base", "failure", "a path", [](TinyModel& m) { m.adapter("/mnt/models/base"); });
    row("code.present", "not-applicable", "no auto_map", whole);
    row("code.present", "failure", "missing", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}});
    });
    row("code.present", "pass", "there", [](TinyModel& m) {
        m.llama()
            .patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}})
            .write(u"configuration_x.py"_s, "class XConfig: pass\n");
    });
    row("code.present", "warning", "from another repository", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "owner/repo--configuration_x.XConfig"}}}});
    });
    row("licence.present", "pass", "file", whole);
    row("licence.present", "pass", "card alone", [](TinyModel& m) { m.llama().remove(u"LICENSE"_s); });
    row("licence.present", "failure", "neither",
        [](TinyModel& m) { m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n"); });
    row("licence.present", "failure", "other without a text",
        [](TinyModel& m) { m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "---\nlicense: other\n---\n"); });
    row("card.present", "pass", "whole", whole);
    row("card.present", "warning", "none", [](TinyModel& m) { m.llama().remove(u"README.md"_s); });
    row("card.present", "warning", "a byte order mark hides it",
        [](TinyModel& m) { m.llama().write(u"README.md"_s, "\xEF\xBB\xBF---\nlicense: cc0-1.0\n---\n# A model\n"); });
    row("card.present", "warning", "a template", [](TinyModel& m) {
        m.llama().write(
            u"README.md"_s,
            "---\nlicense: cc0-1.0\n---\n"
                + QByteArray("- **Developed by:** [More Information Needed]\n").repeated(20));
    });
    row("provenance.complete", "not-verified", "somebody else's",
        [](TinyModel& m) { m.llama().write(u"README.md"_s, "---\nlicense: cc0-1.0\n---\n# A model\n"); });
    row("provenance.complete", "warning", "an own training", training);
    row("provenance.complete", "pass", "a note", [](TinyModel& m) {
        training(m);
        m.write(u"PROVENANCE.md"_s, "# Where this came from\n");
    });

    row("fit.dtype", "pass", "whole", whole);
    row("fit.dtype", "warning", "another", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"torch_dtype", "float32"}});
    });
    row("fit.dtype", "not-applicable", "not stated", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"torch_dtype", nullptr}});
    });
    row("fit.layers", "pass", "whole", whole);
    row("fit.layers", "failure", "a layer less", [](TinyModel& m) {
        m.llama().safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "layers.1."));
    });
    row("fit.layers", "failure", "a tensor less", [](TinyModel& m) {
        m.llama().safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "layers.1.mlp.down_proj"));
    });
    row("fit.layers", "failure", "a layer more",
        [](TinyModel& m) { m.llama().safetensors(u"model.safetensors"_s, TinyModel::llamaTensors(3)); });
    row("fit.layers", "failure", "another width", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"hidden_size", 16}});
    });
    row("fit.layers", "failure", "far too many", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"num_hidden_layers", 2'000'000'000}});
    });
    row("fit.layers", "warning", "a stranger", [](TinyModel& m) {
        auto t = TinyModel::llamaTensors();
        t.push_back({"stranger.weight", "BF16", {3}, {}});
        m.llama().safetensors(u"model.safetensors"_s, t);
    });
    row("fit.layers", "not-verified", "an unknown type", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"model_type", "nobody_knows"}, {"architectures", {"NobodyForCausalLM"}}});
    });
    row("fit.layers", "not-verified", "an unknown head", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"architectures", {"LlamaForSomethingElse"}}});
    });
    row("fit.layers", "not-verified", "no config", [](TinyModel& m) { m.llama().remove(u"config.json"_s); });
    row("fit.layers", "pass", "the bare model", [](TinyModel& m) {
        auto tensors = without(TinyModel::llamaTensors(), "lm_head");
        for (TinyTensor& tensor : tensors) {
            tensor.name = tensor.name.substr(6);
        }
        m.llama().safetensors(u"model.safetensors"_s, tensors);
    });
    row("fit.layers", "pass", "saved from a parallel run", [](TinyModel& m) {
        auto tensors = TinyModel::llamaTensors();
        for (TinyTensor& tensor : tensors) {
            tensor.name = "module." + tensor.name;
        }
        m.llama().safetensors(u"model.safetensors"_s, tensors);
    });
    row("fit.layers", "pass", "old rotary buffers", [](TinyModel& m) {
        auto t = TinyModel::llamaTensors();
        t.push_back({"model.layers.0.self_attn.rotary_emb.inv_freq", "F32", {2}, {}});
        m.llama().safetensors(u"model.safetensors"_s, t);
    });
    row("fit.vocabulary", "pass", "whole", whole);
    row("fit.vocabulary", "warning", "more tokens than rows", [](TinyModel& m) {
        m.llama().patch(u"tokenizer.json"_s, {{"model", {{"vocab", {{"t99", 99}}}}}});
    });
    row("fit.vocabulary", "warning", "vocab_size is another", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"vocab_size", 17}});
    });
    row("fit.vocabulary", "not-verified", "no tokenizer", [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s); });
    row("fit.vocabulary", "not-applicable", "an adapter", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.tied", "pass", "not tied, and there", whole);
    row("fit.tied", "warning", "not tied, and missing", [](TinyModel& m) {
        m.llama().safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "lm_head"));
    });
    row("fit.tied", "pass", "tied", [](TinyModel& m) {
        m.llama()
            .safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "lm_head"))
            .patch(u"config.json"_s, {{"tie_word_embeddings", true}});
    });
    row("fit.tied", "not-verified", "an unknown type", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"model_type", "nobody_knows"}, {"architectures", {"NobodyForCausalLM"}}});
    });
    row("fit.quantisation", "not-applicable", "nothing", whole);
    row("fit.quantisation", "warning", "only the config says so", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"quantization_config", {{"quant_method", "gptq"}, {"bits", 4}}}});
    });
    row("fit.parallel", "pass", "whole", whole);
    row("fit.parallel", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("fit.versions", "pass", "its own", whole);
    row("fit.versions", "warning", "newer keys", [](TinyModel& m) {
        m.llama().patch(
            u"config.json"_s, {{"rope_parameters", {{"rope_theta", 5e5}}}, {"transformers_version", "4.40.0"}});
    });
    row("fit.versions", "not-applicable", "no version", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"transformers_version", nullptr}});
    });
    row("fit.loaders", "pass", "whole", whole);
    row("fit.loaders", "not-verified", "no weights", [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s); });

    row("sound.truncated", "pass", "whole", whole);
    row("sound.truncated", "failure", "cut off", [](TinyModel& m) {
        m.llama();
        m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s).chopped(100));
    });
    row("sound.truncated", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("sound.format", "pass", "whole", whole);
    row("sound.format", "warning", "bytes behind the last tensor", [](TinyModel& m) {
        m.llama();
        m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s) + QByteArray(100, 'x'));
    });
    row("sound.pointer", "pass", "none", whole);
    row("sound.pointer", "failure", "a tokenizer", [](TinyModel& m) { m.llama().write(u"tokenizer.json"_s, Pointer); });
    row("sound.pointer", "warning", "something that loading does not need",
        [](TinyModel& m) { m.llama().write(u"flax_model.msgpack"_s, Pointer); });
    row("sound.download", "pass", "none", whole);
    row("sound.download", "failure", "empty weights",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, {}); });
    row("sound.download", "failure", "a web page", [](TinyModel& m) {
        m.llama().write(
            u"model.safetensors"_s,
            "<!DOCTYPE html><html><head><title>404</title></head><body>Not found</body></html>");
    });
    row("sound.links", "pass", "none", whole);
    row("sound.links", "failure", "to nothing",
        [](TinyModel& m) { m.llama().remove(u"config.json"_s).link(u"config.json"_s, u"nowhere.json"_s); });
    row("sound.links", "failure", "out of the directory",
        [](TinyModel& m) { m.llama().remove(u"config.json"_s).link(u"config.json"_s, u"/etc/hostname"_s); });

    row("harm.pickle", "not-applicable", "none", whole);
    row("harm.format", "pass", "safetensors", whole);
    row("harm.format", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("harm.code", "pass", "none", whole);
    row("harm.code", "warning", "auto_map", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}});
    });
    row("harm.code", "warning", "a native library", [](TinyModel& m) {
        m.llama().write(
            u"kernel.so"_s,
            "\x7F"
            "ELF"
                + QByteArray(100, '\1'));
    });
    row("harm.template", "not-applicable", "none", whole);
    row("harm.template", "pass", "a plain one", [](TinyModel& m) {
        m.llama().write(
            u"chat_template.jinja"_s,
            "{% for message in messages %}{{ message['role'] + ': ' + message['content'] }}{% endfor %}{{ "
            "raise_exception('x') }}");
    });
    row("harm.template", "warning", "a way out", [](TinyModel& m) {
        m.llama().patch(
            u"tokenizer_config.json"_s, {{"chat_template", "{{ ''.__class__.__mro__[1].__subclasses__() }}"}});
    });
    row("harm.template", "warning", "lipsum",
        [](TinyModel& m) { m.llama().write(u"chat_template.jinja"_s, "{{ lipsum|attr('x') }}"); });
    row("harm.paths", "pass", "none", whole);
    row("harm.paths", "failure", "an index", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(
            u"model.safetensors.index.json"_s, {{"weight_map", {{"model.norm.weight", "../other/model.safetensors"}}}});
    });
    row("harm.paths", "failure", "a module", [](TinyModel& m) {
        m.llama().json(
            u"modules.json"_s,
            nlohmann::json::array(
                {{{"idx", 0}, {"name", "0"}, {"path", "../../x"}, {"type", "sentence_transformers.models.Dense"}}}));
    });

    row("share.secrets", "pass", "none", whole);
    row("share.secrets", "failure", "a token", [](TinyModel& m) {
        m.llama().write(u"notes.md"_s, QByteArray("token: hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH\n");
    });
    row("share.secrets", "failure", "in the metadata of weights", [](TinyModel& m) {
        m.llama().safetensors(
            u"model.safetensors"_s, TinyModel::llamaTensors(),
            {{"format", "pt"}, {"note", std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH"}});
    });
    row("share.secrets", "failure", "a file name", [](TinyModel& m) { m.llama().write(u".env"_s, "A=1\n"); });
    row("share.secrets", "warning", "perhaps",
        [](TinyModel& m) { m.llama().write(u"run.sh"_s, "export API_KEY=abc123def456ghi789jkl\n"); });
    row("share.personal", "pass", "none", whole);
    row("share.personal", "warning", "a home path", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"_name_or_path", "/home/alice/models/base"}});
    });
    row("share.residue", "pass", "none", whole);
    row("share.residue", "warning", "an optimizer", training);
    row("share.licence", "pass", "whole", whole);
    row("share.licence", "failure", "card and file differ",
        [](TinyModel& m) { m.llama().write(u"README.md"_s, "---\nlicense: apache-2.0\n---\n# A model\n"); });
    row("share.licence", "failure", "more than the base grants", [](TinyModel& m) {
        m.llama()
            .remove(u"LICENSE"_s)
            .write(u"README.md"_s, "---\nlicense: apache-2.0\nbase_model: meta-llama/Llama-3.1-8B\n---\n# A model\n");
    });
    row("share.licence", "not-verified", "unknown terms", [](TinyModel& m) {
        m.llama()
            .write(u"LICENSE"_s, "Ask us.")
            .write(u"README.md"_s, "---\nlicense: other\nlicense_name: own\n---\n# A model\n");
    });
    row("share.licence", "warning", "a changed clause", [](TinyModel& m) {
        m.llama();
        m.write(
            u"LICENSE"_s,
            m.read(u"LICENSE"_s) + "\nNotwithstanding the above it may not be used by anyone on a Monday.\n");
    });
    row("share.licence", "not-applicable", "none",
        [](TinyModel& m) { m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n"); });
    row("share.names", "pass", "whole", whole);
    row("share.names", "failure", "a colon", [](TinyModel& m) { m.llama().write(u"notes: today.txt"_s, "x"); });
    row("share.names", "failure", "a device", [](TinyModel& m) { m.llama().write(u"AUX.txt"_s, "x"); });
    row("share.names", "failure", "collision by case", [](TinyModel& m) { m.llama().write(u"Readme.md"_s, "x"); });
    row("share.names", "failure", "collision by Unicode form",
        [](TinyModel& m) { m.llama().write(u"n\u00E4me.txt"_s, "x").write(u"na\u0308me.txt"_s, "y"); });
    row("share.names", "warning", "too long",
        [](TinyModel& m) { m.llama().write(u"a/"_s.repeated(60) + u"b"_s.repeated(120), "x"); });
    row("share.limits", "pass", "whole", whole);
    row("keep.copies", "not-verified", "nothing", whole);
    row("keep.copies", "pass", "a list", [](TinyModel& m) {
        m.llama().write(
            u"SHA256SUMS"_s, "6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5  config.json\n");
    });
    row("keep.storage", "pass", "a disk", whole);

    // GGUF carries its own config and tokenizer.
    const auto gguf = [](const nlohmann::ordered_json& more, int layers) {
        return Change([more, layers](TinyModel& m) {
            nlohmann::ordered_json keys{{"general.architecture", "llama"}, {"llama.block_count", 2}};
            keys.update(more);
            std::vector<TinyTensor> tensors{{"token_embd.weight", "F32", {3, 8}, {}}};
            for (int i = 0; i < layers; ++i) {
                tensors.push_back({"blk." + std::to_string(i) + ".attn_q.weight", "F32", {8, 8}, {}});
            }
            m.gguf(u"model.gguf"_s, keys, tensors);
        });
    };
    const nlohmann::ordered_json tokens{{"tokenizer.ggml.model", "llama"}, {"tokenizer.ggml.tokens", {"a", "b", "c"}}};
    row("config.present", "pass", "GGUF", gguf(tokens, 2));
    row("tokenizer.present", "pass", "GGUF", gguf(tokens, 2));
    row("tokenizer.present", "failure", "GGUF without tokens", gguf(nlohmann::ordered_json::object(), 2));
    row("tokenizer.present", "not-applicable", "GGUF of a projector", gguf({{"general.type", "mmproj"}}, 2));
    row("tokenizer.config", "pass", "GGUF with a template",
        gguf({{"tokenizer.ggml.model", "llama"}, {"tokenizer.chat_template", "{{ x }}"}}, 2));
    row("fit.layers", "pass", "GGUF", gguf(tokens, 2));
    row("fit.layers", "failure", "GGUF, a layer less", gguf(tokens, 1));
    row("fit.vocabulary", "pass", "GGUF", gguf(tokens, 2));
    row("fit.vocabulary", "warning", "GGUF, more tokens than rows",
        gguf({{"tokenizer.ggml.tokens", {"a", "b", "c", "d"}}}, 2));
    row("harm.template", "warning", "GGUF", gguf({{"tokenizer.chat_template", "{{ x.__init__.__globals__ }}"}}, 2));
    row("share.secrets", "failure", "GGUF",
        gguf({{"general.description", std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH"}}, 2));
    row("share.personal", "warning", "GGUF", gguf({{"quantize.imatrix.file", "/home/alice/imatrix.dat"}}, 2));

    // Quantised weights.
    const auto gptq = [](int bits, bool scales) {
        return Change([bits, scales](TinyModel& m) {
            auto tensors = without(TinyModel::llamaTensors(), "down_proj");
            for (int i = 0; i < 2; ++i) {
                const std::string stem = "model.layers." + std::to_string(i) + ".mlp.down_proj.";
                tensors.push_back({stem + "g_idx", "I32", {16}, {}});
                tensors.push_back({stem + "qweight", "I32", {2, 8}, {}});
                tensors.push_back({stem + "qzeros", "I32", {1, 1}, {}});
                if (scales) {
                    tensors.push_back({stem + "scales", "F16", {1, 8}, {}});
                }
            }
            m.llama().safetensors(u"model.safetensors"_s, tensors);
            if (bits > 0) {
                m.patch(
                    u"config.json"_s,
                    {{"quantization_config", {{"quant_method", "gptq"}, {"bits", bits}, {"group_size", 16}}}});
            }
        });
    };
    row("fit.quantisation", "pass", "GPTQ", gptq(4, true));
    row("fit.quantisation", "warning", "GPTQ of other bits", gptq(8, true));
    row("fit.quantisation", "warning", "GPTQ that nothing states", gptq(0, true));
    row("fit.quantisation", "warning", "GPTQ without scales", gptq(4, false));
    row("fit.quantisation", "not-verified", "a method that nobody knows", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"quantization_config", {{"quant_method", "own"}}}});
    });

    // Parts of parallel training.
    const Change zero = [](TinyModel& m) {
        m.write(u"global_step2/mp_rank_00_model_states.pt"_s, Pickle)
            .write(u"global_step2/mp_rank_01_model_states.pt"_s, Pickle)
            .write(u"latest"_s, "global_step2");
    };
    row("fit.parallel", "warning", "all parts", zero);
    row("fit.parallel", "failure", "a damaged part", [zero](TinyModel& m) {
        zero(m);
        m.write(u"global_step2/mp_rank_00_model_states.pt"_s, QByteArray(400, 'x'));
    });
    row("weights.index", "not-applicable", "distributed", zero);
    row("fit.loaders", "warning", "distributed", [](TinyModel& m) {
        m.safetensors(u"__0_0.distcp"_s, TinyModel::llamaTensors()).write(u".metadata"_s, QByteArray(100, 'x'));
    });
    row("harm.format", "not-applicable", "distributed", zero);
    row("share.residue", "pass", "the only copy", zero);
    row("share.residue", "not-verified", "state without weights",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).write(u"optimizer.pt"_s, QByteArray(400, 'x')); });

    // Adapters.
    row("fit.layers", "pass", "an adapter of its rank", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.layers", "failure", "an adapter of another rank", [](TinyModel& m) {
        m.adapter("a/b").patch(u"adapter_config.json"_s, {{"r", 16}});
    });
    row("fit.versions", "not-applicable", "an adapter without a version", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.versions", "pass", "an adapter of its version", [](TinyModel& m) {
        m.adapter("a/b").patch(u"adapter_config.json"_s, {{"peft_version", "0.18.0"}});
    });

    // Pickles, which are never run: one of plain data, one that would call something, one that is cut off.
    row("harm.pickle", "pass", "plain data", [](TinyModel& m) { m.llama().write(u"data.pkl"_s, Pickle); });
    row("harm.pickle", "failure", "a call",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("cposix\nsystem\n(S'true'\ntR.")); });
    row("harm.pickle", "warning", "a name on no list",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("cnobody_knows_this\nThing\n.")); });
    row("harm.pickle", "not-verified", "cut off",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("\x80\x02}q\x00X\x01\x00", 8)); });

    row("share.limits", "warning", "a file of 201 GB", [](TinyModel& m) {
        m.llama();
        QFile file(m.path(u"huge.bin"_s));
        if (!file.open(QIODevice::WriteOnly) || !file.resize(201'000'000'000LL)) {
            m.write(u"huge.bin"_s, "no room for a sparse file");
        }
    });
    row("sound.hash", "not-applicable", "nothing to compare with", whole);
    row("sound.values", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
}

void TestCheckStatuses::statuses()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, status);
    QFETCH(Change, change);
    TinyModel model;
    change(model);
    const Checklist list = model.check();
    QVERIFY2(
        statusOf(list, id.constData()) == QString::fromLatin1(status),
        qPrintable(statusOf(list, id.constData()) + u": "_s + wordsOf(list, id.constData())));
    const Finding* finding = list.finding(id.constData());
    if (finding->status == CheckStatus::Failure || finding->status == CheckStatus::Warning) {
        QVERIFY2(!finding->fix.isEmpty(), "a fault says what to do");
    }
}

QTEST_GUILESS_MAIN(TestCheckStatuses)
#include "tst_check_statuses.moc"
