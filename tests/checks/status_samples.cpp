// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

using namespace Qt::StringLiterals;

namespace vitrine::test {

const QByteArray Pickle("\x80\x02}.", 4);
const QByteArray Pointer("version https://git-lfs.github.com/spec/v1\noid "
                         "sha256:6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5\nsize 123456789\n");

Change wholeModel()
{
    return [](TinyModel& m) { m.llama(); };
}

void training(TinyModel& model)
{
    model.llama();
    model.write(u"optimizer.pt"_s, QByteArray(4'000, 'x'));
    model.json(u"trainer_state.json"_s, {{"global_step", 3}, {"log_history", nlohmann::json::array()}});
}

Change ggufModel(const nlohmann::ordered_json& more, int layers)
{
    return Change([more, layers](TinyModel& m) {
        nlohmann::ordered_json keys{{"general.architecture", "llama"}, {"llama.block_count", 2}};
        keys.update(more);
        std::vector<TinyTensor> tensors{{"token_embd.weight", "F32", {3, 8}, {}}};
        for (int i = 0; i < layers; ++i) {
            tensors.push_back({"blk." + std::to_string(i) + ".attn_q.weight", "F32", {8, 8}, {}});
        }
        m.gguf(u"model.gguf"_s, keys, tensors);
    });
}

nlohmann::ordered_json ggufTokens()
{
    return {{"tokenizer.ggml.model", "llama"}, {"tokenizer.ggml.tokens", {"a", "b", "c"}}};
}

Change gptqModel(int bits, bool scales)
{
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
}

Change zeroParts()
{
    return [](TinyModel& m) {
        m.write(u"global_step2/mp_rank_00_model_states.pt"_s, Pickle)
            .write(u"global_step2/mp_rank_01_model_states.pt"_s, Pickle)
            .write(u"latest"_s, "global_step2");
    };
}

std::vector<TinyTensor> without(std::vector<TinyTensor> tensors, std::string_view part)
{
    std::erase_if(tensors, [part](const TinyTensor& tensor) { return tensor.name.find(part) != std::string::npos; });
    return tensors;
}

std::string token()
{
    return std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH";
}

} // namespace vitrine::test
