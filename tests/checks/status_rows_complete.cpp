// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

using namespace Qt::StringLiterals;

namespace vitrine::test {

namespace {

/// A model of sentence-transformers; one folder may be left out.
Change sentenceModel(std::string_view without)
{
    return [without](TinyModel& m) {
        m.llama().json(
            u"modules.json"_s,
            {{{"idx", 0}, {"name", "0"}, {"path", ""}, {"type", "sentence_transformers.models.Transformer"}},
             {{"idx", 1}, {"name", "1"}, {"path", "1_Pooling"}, {"type", "sentence_transformers.models.Pooling"}},
             {{"idx", 2}, {"name", "2"}, {"path", "2_Dense"}, {"type", "sentence_transformers.models.Dense"}},
             {{"idx", 3}, {"name", "3"}, {"path", "3_Normalize"}, {"type", "sentence_transformers.models.Normalize"}}});
        if (without != "1_Pooling") {
            m.json(u"1_Pooling/config.json"_s, {{"word_embedding_dimension", 8}});
        }
        if (without != "2_Dense") {
            m.json(u"2_Dense/config.json"_s, {{"in_features", 8}, {"out_features", 4}})
                .safetensors(u"2_Dense/model.safetensors"_s, {{"linear.weight", "F32", {4, 8}, {}}});
        }
    };
}

/// A pipeline of three parts; one file may be left out.
Change pipeline(const char* without)
{
    return [without](TinyModel& m) {
        m.json(
             u"model_index.json"_s,
             {{"_class_name", "TinyPipeline"},
              {"scheduler", {"diffusers", "DDIMScheduler"}},
              {"tokenizer", {"transformers", "CLIPTokenizer"}},
              {"unet", {"diffusers", "UNet2DConditionModel"}}})
            .json(u"scheduler/scheduler_config.json"_s, {{"_class_name", "DDIMScheduler"}})
            .json(u"tokenizer/tokenizer_config.json"_s, {{"tokenizer_class", "CLIPTokenizer"}})
            .json(u"tokenizer/vocab.json"_s, {{"a", 0}, {"b", 1}})
            .write(u"tokenizer/merges.txt"_s, "#version: 0.2\n")
            .json(u"unet/config.json"_s, {{"_class_name", "UNet2DConditionModel"}})
            .safetensors(u"unet/diffusion_pytorch_model.safetensors"_s, {{"conv_in.weight", "F32", {4, 4}, {}}});
        if (std::string_view(without) == "tokenizer/vocab.json") {
            m.remove(u"tokenizer/merges.txt"_s);
        }
        if (*without != '\0') {
            m.remove(QString::fromLatin1(without)).write(u"scheduler/notes.txt"_s, "x");
        }
    };
}

} // namespace

/// Is everything there?
void addCompleteRows(StatusRows& rows)
{
    const auto row = [&rows](const char* id, const char* status, const char* what, Change change) {
        rows.push_back({id, status, what, std::move(change)});
    };
    const Change whole = wholeModel();
    const Change zero = zeroParts();
    const nlohmann::ordered_json tokens = ggufTokens();

    row("weights.present", "pass", "whole", whole);
    row("weights.present", "failure", "none", [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s); });
    row("weights.present", "failure", "a pointer",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, Pointer); });
    row("weights.present", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("weights.present", "failure", "a dense module without its folder", sentenceModel("2_Dense"));
    row("config.present", "failure", "a pooling module without its folder", sentenceModel("1_Pooling"));
    row("weights.present", "pass", "all modules", sentenceModel(""));
    row("config.present", "pass", "all modules", sentenceModel(""));
    row("tokenizer.present", "failure", "a pipeline with settings alone", pipeline("tokenizer/vocab.json"));
    row("config.present", "failure", "a pipeline without its scheduler's config", pipeline("scheduler/scheduler_config.json"));
    row("weights.present", "pass", "a pipeline", pipeline(""));
    row("config.present", "not-applicable", "an image model in one file", [](TinyModel& m) {
        m.safetensors(
            u"sd.safetensors"_s,
            {{"model.diffusion_model.out.0.weight", "F32", {4}, {}}, {"first_stage_model.a.weight", "F32", {4}, {}}});
    });
    row("config.present", "not-applicable", "a learned word",
        [](TinyModel& m) { m.safetensors(u"learned_embeds.safetensors"_s, {{"<cat>", "F32", {8}, {}}}); });
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
    row("config.present", "failure", "a list", [](TinyModel& m) { m.llama().write(u"config.json"_s, "[1, 2]"); });
    row("config.present", "failure", "a byte order mark",
        [](TinyModel& m) { m.llama().write(u"config.json"_s, "\xEF\xBB\xBF" + m.read(u"config.json"_s)); });
    row("config.present", "pass", "infinity, as Python writes it", [](TinyModel& m) {
        m.llama().write(
            u"config.json"_s, "{\"limit\": [0.0, Infinity, -Infinity, NaN], " + m.read(u"config.json"_s).mid(1));
    });
    row("tokenizer.present", "pass", "tokenizer.json", whole);
    row("tokenizer.present", "failure", "cut off", [](TinyModel& m) {
        const QByteArray text = m.llama().read(u"tokenizer.json"_s);
        m.write(u"tokenizer.json"_s, text.left(text.size() / 2));
    });
    row("tokenizer.present", "failure", "broken in the middle", [](TinyModel& m) {
        const QByteArray text = m.llama().read(u"tokenizer.json"_s);
        m.write(u"tokenizer.json"_s, text.left(text.size() / 2) + "}}");
    });
    row("tokenizer.present", "failure", "settings that are no JSON",
        [](TinyModel& m) { m.llama().write(u"tokenizer_config.json"_s, "{"); });
    row("tokenizer.present", "failure", "none",
        [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s).remove(u"tokenizer_config.json"_s); });
    row("tokenizer.present", "failure", "settings alone", [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s); });
    row("tokenizer.present", "not-applicable", "an adapter",
        [](TinyModel& m) { m.adapter("meta-llama/Llama-3.1-8B"); });
    row("tokenizer.config", "pass", "whole", whole);
    row("tokenizer.config", "warning", "none", [](TinyModel& m) { m.llama().remove(u"tokenizer_config.json"_s); });
    row("tokenizer.config", "warning", "no JSON",
        [](TinyModel& m) { m.llama().write(u"tokenizer_config.json"_s, "{"); });
    row("tokenizer.config", "not-applicable", "a type that is not known, and no tokenizer", [](TinyModel& m) {
        m.json(u"config.json"_s, {{"architectures", {"SoundEncoder"}}, {"model_type", "sound_encoder"}})
            .safetensors(u"model.safetensors"_s, {{"conv.weight", "F32", {4, 4}, {}}});
    });
    row("tokenizer.present", "not-verified", "a type that is not known and sees", [](TinyModel& m) {
        m.json(
             u"config.json"_s,
             {{"architectures", {"TrackerModel"}}, {"model_type", "tracker_9"}, {"vision_config", {{"hidden_size", 8}}}})
            .json(u"preprocessor_config.json"_s, {{"size", 8}})
            .safetensors(u"model.safetensors"_s, {{"conv.weight", "F32", {4, 4}, {}}});
    });
    const auto inFolder = [&rows](const char* status, const char* folder) {
        const auto change = [folder](TinyModel& m) {
            m.llama();
            for (const QString& file : {u"config.json"_s, u"tokenizer.json"_s, u"tokenizer_config.json"_s, u"model.safetensors"_s}) {
                m.write(QString::fromLatin1(folder) + u'/' + file, m.read(file)).remove(file);
            }
        };
        rows.push_back({"tokenizer.config", status, folder, change, false, "ext4", folder});
    };
    inFolder("warning", "llama-7b-instruct-v2");
    inFolder("pass", "instructor-large");
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
    row("generation.config", "warning", "the version writes one", [](TinyModel& m) {
        m.llama().remove(u"generation_config.json"_s).patch(
            u"config.json"_s, {{"eos_token_id", 1}, {"transformers_version", "4.44.0"}});
    });
    row("generation.config", "pass", "the version writes none", [](TinyModel& m) {
        m.llama().remove(u"generation_config.json"_s).patch(
            u"config.json"_s, {{"eos_token_id", 1}, {"transformers_version", "4.18.0.dev0"}});
    });
    row("generation.config", "warning", "a list",
        [](TinyModel& m) { m.llama().write(u"generation_config.json"_s, "[]"); });
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
    row("code.present", "failure", "what the code imports is missing", [](TinyModel& m) {
        m.llama()
            .patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}})
            .write(u"configuration_x.py"_s, "import torch\nfrom .helper_x import Helper\n");
    });
    row("code.present", "pass", "what the code imports is there", [](TinyModel& m) {
        m.llama()
            .patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}})
            .write(u"configuration_x.py"_s, "from .helper_x import Helper\n    from .tried_x import Other\n")
            .write(u"helper_x.py"_s, "from .parts import part\n")
            .write(u"parts/__init__.py"_s, "");
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
    row("config.present", "pass", "GGUF", ggufModel(tokens, 2));
    row("tokenizer.present", "pass", "GGUF", ggufModel(tokens, 2));
    row("tokenizer.present", "failure", "GGUF without tokens", ggufModel(nlohmann::ordered_json::object(), 2));
    row("tokenizer.present", "not-applicable", "GGUF of a projector", ggufModel({{"general.type", "mmproj"}}, 2));
    row("tokenizer.config", "pass", "GGUF with a template",
        ggufModel({{"tokenizer.ggml.model", "llama"}, {"tokenizer.chat_template", "{{ x }}"}}, 2));
    row("weights.index", "not-applicable", "distributed", zero);
    row("weights.index", "failure", "cut off", [](TinyModel& m) {
        m.shardedLlama().write(u"model.safetensors.index.json"_s, "{\"metadata\": {\"total_size\": 1}, \"weight_");
    });
    row("weights.index", "failure", "without a map", [](TinyModel& m) {
        m.shardedLlama().write(u"model.safetensors.index.json"_s, "{\"metadata\": {}}");
    });
    row("weights.index", "failure", "a pointer",
        [](TinyModel& m) { m.shardedLlama().write(u"model.safetensors.index.json"_s, Pointer); });
    row("weights.shards", "failure", "the second piece of a GGUF file cut by bytes", [](TinyModel& m) {
        ggufModel(ggufTokens(), 2)(m);
        const QByteArray file = m.read(u"model.gguf"_s);
        m.remove(u"model.gguf"_s).write(u"model.gguf.part2of2"_s, file.mid(file.size() / 2));
    });
    row("weights.shards", "failure", "parts whose keys say nothing", [](TinyModel& m) {
        ggufModel(ggufTokens(), 2)(m);
        const QByteArray file = m.read(u"model.gguf"_s);
        m.remove(u"model.gguf"_s).write(u"model-00001-of-00002.gguf"_s, file).write(u"model-00002-of-00002.gguf"_s, file);
    });
    row("weights.map", "warning", "a tensor in two shards", [](TinyModel& m) {
        const auto all = TinyModel::llamaTensors();
        m.shardedLlama().safetensors(u"model-00002-of-00002.safetensors"_s, {all.begin() + 11, all.end()});
    });
    row("weights.map", "warning", "a tensor named twice", [](TinyModel& m) {
        m.shardedLlama();
        m.write(
            u"model.safetensors.index.json"_s,
            m.read(u"model.safetensors.index.json"_s)
                .replace(
                    "\"weight_map\": {",
                    "\"weight_map\": {\"lm_head.weight\": \"model-00001-of-00002.safetensors\","));
    });
    row("weights.map", "failure", "a number for a file name", [](TinyModel& m) {
        m.shardedLlama().patch(u"model.safetensors.index.json"_s, {{"weight_map", {{"model.norm.weight", 7}}}});
    });
    row("weights.total_size", "not-verified", "a shard is missing",
        [](TinyModel& m) { m.shardedLlama().remove(u"model-00002-of-00002.safetensors"_s); });
    const Change secondPart = [](TinyModel& m) {
        ggufModel({{"split.no", 1}, {"split.count", 2}, {"split.tensors.count", 3}}, 2)(m);
        m.write(u"model-00002-of-00002.gguf"_s, m.read(u"model.gguf"_s)).remove(u"model.gguf"_s);
    };
    row("config.present", "not-verified", "GGUF without its first part", secondPart);
    row("tokenizer.present", "not-verified", "GGUF without its first part", secondPart);
    row("tokenizer.config", "not-verified", "GGUF without its first part", secondPart);
    row("config.present", "not-verified", "a pointer to a GGUF file",
        [](TinyModel& m) { m.write(u"model.gguf"_s, Pointer); });
    row("tokenizer.config", "warning", "a chat model without a template", [](TinyModel& m) {
        m.llama().write(u"README.md"_s, "---\nlicense: cc0-1.0\ntags: [conversational]\n---\n# A chat model\n");
    });
    row("tokenizer.present", "not-verified", "a type that nobody knows", [](TinyModel& m) {
        m.llama().remove(u"tokenizer.json"_s).patch(
            u"config.json"_s,
            {{"model_type", "nobody_knows"}, {"architectures", {"NobodyModel"}}, {"vocab_size", nullptr}});
    });
    row("card.present", "not-verified", "too long to be read", [](TinyModel& m) {
        m.llama().write(u"README.md"_s, "---\nlicense: cc0-1.0\n---\n" + QByteArray(9 << 20, 'x'));
    });
    for (const char* id : {"licence.present", "card.present", "provenance.complete", "adapter.base", "code.present",
                           "weights.index", "weights.shards", "tokenizer.present", "processor.present"}) {
        row(id, "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    }
    rows.push_back(
        {"licence.present", "warning", "the folder above has it",
         [](TinyModel& m) {
             m.write(u"notes.txt"_s, "hello").llama();
             for (const QString& part : {u"a"_s, u"b"_s}) {
                 for (const QString& name : {u"config.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
                     m.write(part + u'/' + name, m.read(name));
                 }
             }
             for (const QString& name : {u"config.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
                 m.remove(name);
             }
         },
         false, "ext4", "", "a"});
    row("weights.shards", "pass", "an index of another form, left behind", [](TinyModel& m) {
        m.shardedLlama().json(
            u"pytorch_model.bin.index.json"_s,
            {{"metadata", {{"total_size", 1}}}, {"weight_map", {{"lm_head.weight", "pytorch_model-00001-of-00002.bin"}}}});
    });
    const Change imageLora = [](TinyModel& m) {
        m.safetensors(
            u"style.safetensors"_s,
            {{"lora_unet_x.lora_down.weight", "F16", {4, 8}, {}}, {"lora_unet_x.lora_up.weight", "F16", {8, 4}, {}}},
            {{"ss_base_model_version", "sdxl_base_v1-0"}});
    };
    row("adapter.base", "pass", "a LoRA for an image model", imageLora);
    row("config.present", "not-applicable", "a LoRA for an image model", imageLora);
    row("tokenizer.config", "not-applicable", "no model of transformers", [](TinyModel& m) {
        m.llama().remove(u"tokenizer_config.json"_s).patch(
            u"config.json"_s, {{"model_type", nullptr}, {"architectures", nullptr}});
    });
    row("tokenizer.present", "pass", "GGUF with a projector beside it", [](TinyModel& m) {
        ggufModel(ggufTokens(), 2)(m);
        m.gguf(
            u"a-mmproj.gguf"_s, {{"general.architecture", "clip"}, {"general.type", "mmproj"}},
            {{"v.blk.0.x.weight", "F32", {8, 8}, {}}});
    });
    const auto ggufLora = [](const nlohmann::ordered_json& more) {
        return Change([more](TinyModel& m) {
            nlohmann::ordered_json keys{
                {"general.architecture", "llama"}, {"general.type", "adapter"}, {"adapter.type", "lora"}};
            keys.update(more);
            m.gguf(u"lora.gguf"_s, keys, {{"blk.0.attn_q.weight.lora_a", "F32", {4, 8}, {}}});
        });
    };
    row("config.present", "pass", "an adapter in GGUF", ggufLora(nlohmann::ordered_json::object()));
    row("adapter.base", "pass", "an adapter in GGUF that names it", ggufLora({{"general.base_model.0.name", "Llama"}}));
    row("adapter.base", "failure", "an adapter in GGUF that does not", ggufLora(nlohmann::ordered_json::object()));
}

} // namespace vitrine::test
