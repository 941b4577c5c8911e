// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

using namespace Qt::StringLiterals;

namespace vitrine::test {

namespace {

/// A class that has no rules of its own, and one of the two stacks of the model type. One layer is there; the config says
/// how many should be.
Change bartDecoder(int layers)
{
    return [layers](TinyModel& m) {
        std::vector<TinyTensor> tensors{
            {"model.decoder.embed_tokens.weight", "BF16", {8, 4}, {}},
            {"model.decoder.embed_positions.weight", "BF16", {10, 4}, {}},
            {"model.decoder.layernorm_embedding.weight", "BF16", {4}, {}},
            {"model.decoder.layernorm_embedding.bias", "BF16", {4}, {}},
        };
        const std::string layer = "model.decoder.layers.0.";
        const auto add = [&](const std::string& name, std::uint64_t out, std::uint64_t in) {
            tensors.push_back(
                {layer + name + ".weight", "BF16", in == 0 ? std::vector<std::uint64_t>{out} : std::vector{out, in}, {}});
            tensors.push_back({layer + name + ".bias", "BF16", {out}, {}});
        };
        for (const char* attention : {"self_attn.", "encoder_attn."}) {
            for (const char* part : {"q_proj", "k_proj", "v_proj", "out_proj"}) {
                add(std::string(attention) + part, 4, 4);
            }
        }
        for (const char* norm : {"self_attn_layer_norm", "encoder_attn_layer_norm", "final_layer_norm"}) {
            add(norm, 4, 0);
        }
        add("fc1", 6, 4);
        add("fc2", 4, 6);
        m.json(
             u"config.json"_s,
             {{"model_type", "bart"},
              {"architectures", {"BartForCausalLM"}},
              {"d_model", 4},
              {"vocab_size", 8},
              {"max_position_embeddings", 8},
              {"decoder_layers", layers},
              {"encoder_layers", 2},
              {"decoder_ffn_dim", 6},
              {"encoder_ffn_dim", 6}})
            .safetensors(u"model.safetensors"_s, tensors);
    };
}

} // namespace

/// Does it fit together?
void addFitRows(StatusRows& rows)
{
    const auto row = [&rows](const char* id, const char* status, const char* what, Change change) {
        rows.push_back({id, status, what, std::move(change)});
    };
    const Change whole = wholeModel();
    const Change zero = zeroParts();
    const nlohmann::ordered_json tokens = ggufTokens();

    row("fit.dtype", "pass", "whole", whole);
    row("fit.dtype", "warning", "another", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"torch_dtype", "float32"}});
    });
    row("fit.dtype", "not-applicable", "not stated", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"torch_dtype", nullptr}});
    });
    row("fit.dtype", "not-applicable", "an ONNX model beside a config", [](TinyModel& m) {
        // ModelProto: ir_version 8, a graph with one tensor "w" of two 32-bit floats.
        const QByteArray onnx = QByteArray::fromHex("08083a132a1108021001420177" "4a08" "0000803f0000803f");
        m.llama().remove(u"model.safetensors"_s).write(u"model.onnx"_s, onnx);
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
    row("fit.layers", "not-verified", "the decoder alone of an encoder and decoder", bartDecoder(1));
    row("fit.layers", "failure", "a layer less of the decoder alone", bartDecoder(2));
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
    row("fit.layers", "pass", "GGUF", ggufModel(tokens, 2));
    row("fit.layers", "failure", "GGUF, a layer less", ggufModel(tokens, 1));
    row("fit.vocabulary", "pass", "GGUF", ggufModel(tokens, 2));
    row("fit.vocabulary", "warning", "GGUF, more tokens than rows",
        ggufModel({{"tokenizer.ggml.tokens", {"a", "b", "c", "d"}}}, 2));
    const auto fp8 = [](bool allScales) {
        return [allScales](TinyModel& m) {
            auto tensors = TinyModel::llamaTensors();
            std::vector<TinyTensor> scales;
            for (TinyTensor& tensor : tensors) {
                if (tensor.name.ends_with("_proj.weight")) {
                    tensor.dtype = "F8_E4M3";
                    tensor.bytes.clear();
                    scales.push_back({tensor.name + "_scale", "BF16", {1}, {}});
                }
            }
            if (!allScales) {
                scales.pop_back();
            }
            tensors.insert(tensors.end(), scales.begin(), scales.end());
            m.llama()
                .safetensors(u"model.safetensors"_s, tensors)
                .patch(u"config.json"_s, {{"quantization_config", {{"quant_method", "fp8"}}}});
        };
    };
    row("fit.quantisation", "pass", "FP8", fp8(true));
    row("fit.quantisation", "warning", "FP8 with a scale less", fp8(false));
    row("fit.quantisation", "pass", "GPTQ", gptqModel(4, true));
    row("fit.quantisation", "warning", "GPTQ of other bits", gptqModel(8, true));
    row("fit.quantisation", "warning", "GPTQ that nothing states", gptqModel(0, true));
    row("fit.quantisation", "warning", "GPTQ without scales", gptqModel(4, false));
    row("fit.quantisation", "not-verified", "a method that nobody knows", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"quantization_config", {{"quant_method", "own"}}}});
    });
    row("fit.parallel", "warning", "all parts", zero);
    row("fit.parallel", "failure", "a damaged part", [zero](TinyModel& m) {
        zero(m);
        m.write(u"global_step2/mp_rank_00_model_states.pt"_s, QByteArray(400, 'x'));
    });
    row("fit.loaders", "not-applicable", "distributed", [](TinyModel& m) {
        m.safetensors(u"__0_0.distcp"_s, TinyModel::llamaTensors()).write(u".metadata"_s, QByteArray(100, 'x'));
    });
    row("fit.layers", "pass", "an adapter of its rank", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.layers", "failure", "an adapter of another rank", [](TinyModel& m) {
        m.adapter("a/b").patch(u"adapter_config.json"_s, {{"r", 16}});
    });
    row("fit.versions", "not-applicable", "an adapter without a version", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.versions", "pass", "an adapter of its version", [](TinyModel& m) {
        m.adapter("a/b").patch(u"adapter_config.json"_s, {{"peft_version", "0.18.0"}});
    });
    row("fit.dtype", "not-verified", "weights that are not here",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, Pointer); });
    row("fit.layers", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("fit.vocabulary", "not-applicable", "a tokenizer alone",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).remove(u"config.json"_s); });
    row("fit.tied", "not-verified", "an unknown type", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"model_type", "nobody_knows"}, {"architectures", {"NobodyForCausalLM"}}});
    });
    row("fit.tied", "not-applicable", "an adapter", [](TinyModel& m) { m.adapter("a/b"); });
    row("fit.quantisation", "not-applicable", "nothing is quantised", wholeModel());
    row("fit.quantisation", "not-applicable", "GGUF", ggufModel(ggufTokens(), 2));
    row("fit.layers", "pass", "a companion of a quantised weight is told elsewhere", gptqModel(4, false));
    row("fit.loaders", "warning", "a name that no loader looks for", [](TinyModel& m) {
        m.llama().write(u"llama.safetensors"_s, m.read(u"model.safetensors"_s)).remove(u"model.safetensors"_s);
    });
    row("fit.loaders", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("fit.layers", "not-verified", "GGUF without its number of layers", [](TinyModel& m) {
        m.gguf(
            u"model.gguf"_s, {{"general.architecture", "llama"}, {"tokenizer.ggml.tokens", {"a"}}},
            {{"token_embd.weight", "F32", {1, 8}, {}}});
    });
}

} // namespace vitrine::test
