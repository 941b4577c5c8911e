// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/tiny_model.h"

#include <QTest>

#include <functional>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

using Change = std::function<void(TinyModel&)>;
Q_DECLARE_METATYPE(Change)

/// What people reported about model directories, each under the name of its report: the check that would have told
/// them.
class TestFieldReports final : public QObject
{
    Q_OBJECT

private slots:
    void reports_data();
    void reports();
};

namespace {

const QByteArray Pointer("version https://git-lfs.github.com/spec/v1\noid "
                         "sha256:6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5\nsize 123456789\n");

std::vector<TinyTensor> without(std::vector<TinyTensor> tensors, std::string_view part)
{
    std::erase_if(tensors, [part](const TinyTensor& tensor) { return tensor.name.find(part) != std::string::npos; });
    return tensors;
}

TinyModel& image(TinyModel& model)
{
    return model
        .json(
            u"config.json"_s,
            {{"architectures", {"Qwen2VLForConditionalGeneration"}},
             {"model_type", "qwen2_vl"},
             {"vision_config", {{"depth", 2}}},
             {"vocab_size", 16}})
        .safetensors(u"model.safetensors"_s, TinyModel::llamaTensors())
        .json(
            u"tokenizer.json"_s,
            {{"model", {{"type", "BPE"}, {"vocab", {{"a", 0}}}, {"merges", nlohmann::json::array()}}}});
}

std::string token()
{
    return std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH";
}

} // namespace

void TestFieldReports::reports_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<Change>("change");
    const auto row = [](const char* report, const char* id, const char* status, Change change) {
        QTest::newRow(report) << QByteArray(id) << QByteArray(status) << std::move(change);
    };

    // Missing and wrong side files.
    const Change noTokenizer
        = [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s).remove(u"tokenizer_config.json"_s); };
    for (const char* report :
         {"transformers#28670 tokenizer missing after a fine-tune", "GrammarGPT#3", "camoscio#2", "alpaca-lora#248",
          "Orpheus-TTS#197", "pegasus#189"}) {
        row(report, "tokenizer.present", "failure", noTokenizer);
    }
    for (const char* report : {"transformers#25215 base_model_name_or_path is null", "transformers#25222"}) {
        row(report, "adapter.base", "failure", [](TinyModel& m) { m.adapter(nullptr); });
    }
    row("CodeT5#87 no config.json", "config.present", "failure",
        [](TinyModel& m) { m.llama().remove(u"config.json"_s); });
    for (const char* report :
         {"Qwen-VL-Series-Finetune#34 no preprocessor_config.json", "LLaVA-NeXT#20", "PPLLaVA#2",
          "transformers#25804"}) {
        row(report, "processor.present", "failure", [](TinyModel& m) { image(m); });
    }
    for (const char* report :
         {"LlamaFactory#8399 chat template lost on export", "LlamaFactory#5836", "LlamaFactory#5904"}) {
        row(report, "tokenizer.config", "warning", [](TinyModel& m) {
            m.llama().write(u"README.md"_s, "---\nlicense: cc0-1.0\ntags: [conversational]\n---\n# A chat model\n");
        });
    }
    row("Qwen3-VL#1488 template in a file of its own", "tokenizer.config", "pass", [](TinyModel& m) {
        m.llama()
            .write(u"README.md"_s, "---\nlicense: cc0-1.0\ntags: [conversational]\n---\n# A chat model\n")
            .write(u"chat_template.jinja"_s, "{{ messages }}");
    });
    row("text-generation-inference#3247 template in chat_template.jinja alone", "tokenizer.config", "pass",
        [](TinyModel& m) { m.llama().write(u"chat_template.jinja"_s, "{{ messages }}"); });
    for (const char* report : {"ms-swift#2831 two templates that differ", "ms-swift#4358"}) {
        row(report, "tokenizer.config", "warning", [](TinyModel& m) {
            m.llama()
                .write(u"chat_template.jinja"_s, "{{ messages }}")
                .patch(u"tokenizer_config.json"_s, {{"chat_template", "{{ messages[0] }}"}});
        });
    }
    for (const char* report :
         {"transformers#20884 santacoder without its code", "transformers#24737 Falcon", "transformers#46165",
          "NeMo Automodel#794"}) {
        row(report, "code.present", "failure", [](TinyModel& m) {
            m.llama().patch(u"config.json"_s, {{"auto_map", {{"AutoModelForCausalLM", "modeling_x.XForCausalLM"}}}});
        });
    }

    // Residue and size.
    for (const char* report :
         {"transformers#13548 optimizer.pt", "huggingface_hub#591", "lerobot#4523", "pvnet#225", "delphi#84",
          "delphi#80"}) {
        row(report, "share.residue", "warning",
            [](TinyModel& m) { m.llama().write(u"optimizer.pt"_s, QByteArray(4'000, 'x')); });
    }
    const Change zero = [](TinyModel& m) {
        m.write(u"global_step2/mp_rank_00_model_states.pt"_s, QByteArray(4'000, 'x'))
            .write(u"global_step2/zero_pp_rank_0_mp_rank_00_optim_states.pt"_s, QByteArray(4'000, 'x'))
            .write(u"latest"_s, "global_step2");
    };
    for (const char* report :
         {"LlamaFactory#477 only ZeRO shards", "DeepSpeed#506", "DeepSpeed#2413", "DeepSpeed#800"}) {
        row(report, "share.residue", "pass", zero);
    }

    row("lightning#15834 a .ckpt holds the only weights", "share.residue", "pass",
        [](TinyModel& m) { m.write(u"checkpoints/epoch=1-step=10.ckpt"_s, QByteArray(4'000, 'x')); });

    // Index, shards, precision, ties.
    row("litgpt#1954 index of another model", "weights.map", "failure", [](TinyModel& m) {
        m.shardedLlama().json(
            u"model.safetensors.index.json"_s,
            {{"metadata", {{"total_size", 9}}},
             {"weight_map",
              {{"gpt.h.0.x", "model-00001-of-00002.safetensors"}, {"gpt.h.1.x", "model-00002-of-00002.safetensors"}}}});
    });
    row("CoSER#3 half of the shards", "weights.shards", "failure",
        [](TinyModel& m) { m.shardedLlama().remove(u"model-00001-of-00002.safetensors"_s); });
    row("huggingface_hub#4725 a tensor of the index is in no shard", "weights.map", "failure", [](TinyModel& m) {
        m.shardedLlama().patch(
            u"model.safetensors.index.json"_s, {{"weight_map", {{"x", "model-00001-of-00002.safetensors"}}}});
    });
    row("sglang PR#32279 an absent shard", "weights.shards", "failure",
        [](TinyModel& m) { m.shardedLlama().remove(u"model-00002-of-00002.safetensors"_s); });
    for (const char* report : {"mlx-vlm PR#1827 a stray file", "mlx-vlm PR#1464"}) {
        row(report, "weights.shards", "warning", [](TinyModel& m) {
            m.shardedLlama().safetensors(u"model-00007-of-00009.safetensors"_s, {{"x.weight", "BF16", {4}, {}}});
        });
    }
    for (const char* report : {"quip-sharp#46 two families in one folder", "unsloth-zoo PR#808 two whole sets"}) {
        row(report, "weights.one_set", "warning", [](TinyModel& m) {
            const auto all = TinyModel::llamaTensors();
            m.shardedLlama();
            for (int i = 0; i < 3; ++i) {
                m.safetensors(
                    u"model-0000%1-of-00003.safetensors"_s.arg(i + 1), {all.begin() + i * 7, all.begin() + i * 7 + 7});
            }
        });
    }
    row("unsloth PR#7375 the index covers some of the numbered shards", "weights.shards", "warning",
        [](TinyModel& m) {
            m.shardedLlama().safetensors(u"model-00003-of-00002.safetensors"_s, {{"x.weight", "BF16", {4}, {}}});
        });
    row("huggingface_hub#4221 wrong total_parameters", "weights.total_size", "warning", [](TinyModel& m) {
        m.shardedLlama().patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_parameters", 7}}}});
    });
    for (const char* report : {"safetensors#98 tied weights are saved once", "safetensors#493"}) {
        row(report, "fit.tied", "pass", [](TinyModel& m) {
            m.llama()
                .safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "lm_head"))
                .patch(u"config.json"_s, {{"tie_word_embeddings", true}});
        });
    }
    row("unsloth PR#10558 consolidated beside sharded", "weights.one_set", "warning",
        [](TinyModel& m) { m.shardedLlama().safetensors(u"consolidated.safetensors"_s, TinyModel::llamaTensors()); });
    row("unsloth PR#11227 original/", "weights.one_set", "warning",
        [](TinyModel& m) { m.shardedLlama().safetensors(u"original/model.safetensors"_s, TinyModel::llamaTensors()); });
    row("Edge0#104 stale total_size", "weights.total_size", "warning", [](TinyModel& m) {
        m.shardedLlama().patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", 1}}}});
    });
    row("exo PR#1956 no total_size", "weights.total_size", "warning", [](TinyModel& m) {
        m.shardedLlama().patch(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", nullptr}}}});
    });
    row("vmlx-swift PR#388 the index leaves tensors out", "weights.map", "warning", [](TinyModel& m) {
        m.shardedLlama().patch(u"model.safetensors.index.json"_s, {{"weight_map", {{"lm_head.weight", nullptr}}}});
    });
    for (const char* report :
         {"transformers#30202 lm_head missing", "transformers#33807", "Megatron-Bridge#919", "unsloth#1105"}) {
        row(report, "fit.tied", "warning", [](TinyModel& m) {
            m.llama().safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "lm_head"));
        });
    }
    const Change widened = [](TinyModel& m) {
        auto tensors = TinyModel::llamaTensors();
        for (TinyTensor& tensor : tensors) {
            tensor.dtype = "F32";
        }
        m.llama().safetensors(u"model.safetensors"_s, tensors);
    };
    for (const char* report :
         {"peft#906 twice the size", "starcoder#137", "transformers#35072", "auto-round PR#2385 config says bf16"}) {
        row(report, "fit.dtype", "warning", widened);
    }
    row("axolotl#904 float32 in the config", "fit.dtype", "warning", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"torch_dtype", "float32"}});
    });
    for (const char* report : {"alpaca-lora#446 adapter without tensors", "alpaca-lora#293", "transformers#24551", "openr#89"}) {
        row(report, "weights.present", "failure",
            [](TinyModel& m) { m.adapter("a/b").safetensors(u"adapter_model.safetensors"_s, {}); });
    }
    for (const char* report : {"lorax#311 invalid base", "unsloth#699"}) {
        row(report, "adapter.base", "failure", [](TinyModel& m) { m.adapter("/workspace/base"); });
    }
    for (const char* report :
         {"text-generation-webui#959 more tokens than the adapter's embedding", "LlamaFactory#3125", "peft#2898"}) {
        row(report, "fit.vocabulary", "warning", [](TinyModel& m) {
            m.adapter("a/b").safetensors(
                u"adapter_model.safetensors"_s, {{"base_model.model.model.embed_tokens.weight", "F32", {3, 8}, {}}});
            m.json(
                u"tokenizer.json"_s,
                {{"added_tokens", nlohmann::json::array({{{"id", 9}, {"content", "<x>"}}})},
                 {"model", {{"type", "BPE"}, {"vocab", {{"a", 0}}}, {"merges", nlohmann::json::array()}}}});
        });
    }
    for (const char* report : {"peft#2275 keys of a newer PEFT", "peft#1979", "text-generation-webui#6819"}) {
        row(report, "fit.versions", "warning", [](TinyModel& m) {
            m.adapter("a/b").patch(
                u"adapter_config.json"_s, {{"peft_version", "0.6.0"}, {"use_dora", false}, {"use_rslora", false}});
        });
    }
    row("PersuGPT#2 truncated shard", "sound.truncated", "failure", [](TinyModel& m) {
        m.shardedLlama();
        m.write(u"model-00002-of-00002.safetensors"_s, m.read(u"model-00002-of-00002.safetensors"_s).chopped(200));
    });
    row("ComfyUI#15602 trailing bytes", "sound.format", "warning", [](TinyModel& m) {
        m.llama();
        m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s) + QByteArray(64, 'x'));
    });

    row("ollama#6273 llama.safetensors", "fit.loaders", "warning", [](TinyModel& m) {
        m.llama().write(u"llama.safetensors"_s, m.read(u"model.safetensors"_s)).remove(u"model.safetensors"_s);
    });
    row("llama.cpp#9613 parts joined with cat", "sound.format", "warning", [](TinyModel& m) {
        m.gguf(u"model.gguf"_s, {{"general.architecture", "llama"}}, {{"token_embd.weight", "F32", {3, 8}, {}}});
        m.write(u"model.gguf"_s, m.read(u"model.gguf"_s).repeated(2));
    });
    row("textgen#6187 .gguf.part1of2", "sound.truncated", "failure", [](TinyModel& m) {
        m.gguf(u"model.gguf"_s, {{"general.architecture", "llama"}}, {{"token_embd.weight", "F32", {64, 64}, {}}});
        const QByteArray whole = m.read(u"model.gguf"_s);
        m.remove(u"model.gguf"_s)
            .write(u"model.gguf.part1of2"_s, whole.left(9'000))
            .write(u"model.gguf.part2of2"_s, whole.mid(9'000));
    });
    row("llama.cpp#15164 a part is missing", "weights.shards", "failure", [](TinyModel& m) {
        m.gguf(
            u"model-00001-of-00002.gguf"_s,
            {{"general.architecture", "llama"}, {"split.no", 0}, {"split.count", 2}, {"split.tensors.count", 2}},
            {{"token_embd.weight", "F32", {3, 8}, {}}});
    });
    row("shimmy#170 a part of no bytes", "sound.download", "failure", [](TinyModel& m) {
        m.gguf(
            u"model-00001-of-00002.gguf"_s,
            {{"general.architecture", "llama"}, {"split.no", 0}, {"split.count", 2}, {"split.tensors.count", 2}},
            {{"token_embd.weight", "F32", {3, 8}, {}}});
        m.write(u"model-00002-of-00002.gguf"_s, {});
    });
    row("llama.cpp#6774 a truncated GGUF file", "sound.truncated", "failure", [](TinyModel& m) {
        m.gguf(u"model.gguf"_s, {{"general.architecture", "llama"}}, {{"token_embd.weight", "F32", {64, 64}, {}}});
        m.write(u"model.gguf"_s, m.read(u"model.gguf"_s).chopped(9'000));
    });
    row("keras#8546 an HDF5 file that is cut off is never called whole", "sound.truncated", "not-verified",
        [](TinyModel& m) {
            m.write(u"model.h5"_s, QByteArray("\x89HDF\r\n\x1a\n", 8) + QByteArray(200, '\0'));
        });

    // Pointers, caches, partial downloads.
    for (const char* report :
         {"OmniParser#34 pointer instead of weights", "transformers#27923", "MFTCoder#20", "DeepSeek-V3#557",
          "stable-diffusion-webui#8123", "exllama#242"}) {
        row(report, "sound.pointer", "failure", [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, Pointer); });
    }
    row("semble#222 zero bytes, config present", "sound.download", "failure",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, {}); });
    for (const char* report :
         {"huggingface_hub#1396 .incomplete", "huggingface_hub#2197", "huggingface_hub#2374", "huggingface_hub#1531",
          "uniface#120"}) {
        row(report, "sound.download", "failure", [](TinyModel& m) {
            m.llama().remove(u"model.safetensors"_s).write(u"model.safetensors.incomplete"_s, "xyz");
        });
    }
    const Change cache = [](TinyModel& m) {
        m.llama();
        for (const QString& name : {u"config.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
            m.write(u"models--a--b/blobs/"_s + name.left(6), m.read(name)).remove(name);
            m.link(u"models--a--b/snapshots/0123456789/"_s + name, u"../../blobs/"_s + name.left(6));
        }
    };
    for (const char* report :
         {"kitops#1237 links of the hub's cache", "ragflow#3584", "kubernetes-manifests PR#2517",
          "kubernetes-manifests PR#2519", "transformers PR#22228", "lmstudio-bug-tracker#747", "cog PR#87",
          "HuggingFaceModelDownloader#71"}) {
        row(report, "sound.links", "pass", cache);
    }
    for (const char* report :
         {"huggingface_hub#1388 the text of a link in its place", "huggingface_hub#1222", "huggingface_hub#1240"}) {
        row(report, "sound.links", "failure", [](TinyModel& m) {
            m.llama();
            m.write(u"models--a--b/snapshots/0123456789abcdef/config.json"_s, m.read(u"config.json"_s));
            for (const QString& name : {u"config.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
                m.remove(name);
            }
            m.write(
                u"models--a--b/snapshots/0123456789abcdef/model.safetensors"_s,
                "../../blobs/6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5");
        });
    }
    row("huggingface_hub#4420 a broken link beside what is whole", "sound.links", "warning",
        [](TinyModel& m) { m.llama().link(u"notes.md"_s, u"../../blobs/gone"_s); });
    row("MTPLX#234 resuming spoils the config", "config.present", "failure", [](TinyModel& m) {
        m.llama();
        m.write(u"config.json"_s, m.read(u"config.json"_s) + "\"x\": 1}");
    });
    row("huggingface_hub#4419 a broken link", "sound.links", "failure",
        [](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s).link(u"tokenizer.json"_s, u"../../blobs/gone"_s); });

    // File systems.
    row("models.dev#53 colon", "share.names", "failure", [](TinyModel& m) { m.llama().write(u"a:b.md"_s, "x"); });
    row("kitops#291 back slash", "share.names", "failure", [](TinyModel& m) { m.llama().write(u"a\\b.md"_s, "x"); });
    for (const char* report : {"git-for-windows#2459 case", "jetson-inference#857", "madflight#46"}) {
        row(report, "share.names", "failure", [](TinyModel& m) { m.llama().write(u"license"_s, "x"); });
    }

    // Secrets, paths, licences.
    row("diffusers#6916 hub_token", "share.secrets", "failure", [](TinyModel& m) {
        m.llama().json(u"train_config.json"_s, {{"hub_token", token()}});
    });
    row("autotrain-advanced#762 a valid token inside", "share.secrets", "failure", [](TinyModel& m) {
        m.llama().write(u"notes.md"_s, QByteArray::fromStdString("login with " + token() + "\n"));
    });
    row("transformers PR#21483 personal path", "share.personal", "warning", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"_name_or_path", "/home/jane/models/base"}});
    });
    row("transformers PR#46279 vocab_file=.env", "harm.paths", "failure", [](TinyModel& m) {
        m.llama().patch(u"tokenizer_config.json"_s, {{"vocab_file", ".env"}});
    });
    row("transformers PR#46890 transformers_weights", "harm.paths", "failure", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"transformers_weights", "../../etc/weights"}});
    });
    for (const char* report : {"lama#365 licence of the weights", "lama#368", "Bllossom#4", "AP-BWE#16"}) {
        row(report, "licence.present", "failure",
            [](TinyModel& m) { m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n"); });
    }
    row("LWM#11 Apache over Llama 2", "share.licence", "failure", [](TinyModel& m) {
        m.llama()
            .remove(u"LICENSE"_s)
            .write(u"README.md"_s, "---\nlicense: apache-2.0\nbase_model: meta-llama/Llama-2-7b-hf\n---\n# LWM\n");
    });
    row("brevitas PR#1527 general.name is the hash of a snapshot", "card.present", "warning", [](TinyModel& m) {
        m.llama()
            .remove(u"model.safetensors"_s)
            .remove(u"config.json"_s)
            .gguf(
                u"model.gguf"_s,
                {{"general.architecture", "llama"},
                 {"general.name", "0123456789abcdef0123456789abcdef01234567"},
                 {"tokenizer.ggml.tokens", {"a", "b", "c"}}},
                {{"token_embd.weight", "F32", {3, 8}, {}}});
    });
    row("LibreYOLO PR#646 wrong claim", "share.licence", "failure",
        [](TinyModel& m) { m.llama().write(u"README.md"_s, "---\nlicense: mit\n---\n# A model\n"); });
}

void TestFieldReports::reports()
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
}

QTEST_GUILESS_MAIN(TestFieldReports)
#include "tst_field_reports.moc"
