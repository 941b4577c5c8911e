// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/practice/tiny_model.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cstring>
#include <functional>
#include <numeric>

namespace vitrine::practice {

namespace {

constexpr std::uint64_t BytesOfBfloat16 = 2;

/// Values between -0.05 and 0.05 as bfloat16 (the upper half of a float), norms as 1.
void appendValues(std::string& bytes, std::uint64_t elements, bool isNorm, std::uint32_t& state)
{
    for (std::uint64_t i = 0; i < elements; ++i) {
        state = state * 1664525U + 1013904223U;
        const float value = isNorm ? 1.0F : (static_cast<float>(state >> 8U) / 16777216.0F - 0.5F) * 0.1F;
        const auto upper = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16U);
        bytes += static_cast<char>(upper & 0xFFU);
        bytes += static_cast<char>(upper >> 8U);
    }
}

} // namespace

std::uint64_t TinyModel::Tensor::elements() const
{
    return std::accumulate(shape.begin(), shape.end(), std::uint64_t{1}, std::multiplies<>());
}

TinyModel::TinyModel()
{
    constexpr std::uint64_t keyValue = Sizes::Hidden / Sizes::Heads * Sizes::KeyValueHeads;
    add("model.embed_tokens.weight", {Sizes::Vocabulary, Sizes::Hidden}, 0);
    for (std::uint64_t layer = 0; layer < Sizes::Layers; ++layer) {
        const std::string base = "model.layers." + std::to_string(layer) + '.';
        const std::size_t shard = layer == 0 ? 0 : 1;
        add(base + "input_layernorm.weight", {Sizes::Hidden}, shard);
        add(base + "self_attn.q_proj.weight", {Sizes::Hidden, Sizes::Hidden}, shard);
        add(base + "self_attn.k_proj.weight", {keyValue, Sizes::Hidden}, shard);
        add(base + "self_attn.v_proj.weight", {keyValue, Sizes::Hidden}, shard);
        add(base + "self_attn.o_proj.weight", {Sizes::Hidden, Sizes::Hidden}, shard);
        add(base + "post_attention_layernorm.weight", {Sizes::Hidden}, shard);
        add(base + "mlp.gate_proj.weight", {Sizes::Intermediate, Sizes::Hidden}, shard);
        add(base + "mlp.up_proj.weight", {Sizes::Intermediate, Sizes::Hidden}, shard);
        add(base + "mlp.down_proj.weight", {Sizes::Hidden, Sizes::Intermediate}, shard);
    }
    add("model.norm.weight", {Sizes::Hidden}, 1);
    add("lm_head.weight", {Sizes::Vocabulary, Sizes::Hidden}, 1);
}

void TinyModel::add(std::string name, std::vector<std::uint64_t> shape, std::size_t shard)
{
    m_tensors.push_back({std::move(name), std::move(shape), shard});
}

std::string TinyModel::shardName(std::size_t shard) const
{
    return "model-0000" + std::to_string(shard + 1) + "-of-0000" + std::to_string(Shards) + ".safetensors";
}

std::string TinyModel::shard(std::size_t shard) const
{
    nlohmann::ordered_json header{{"__metadata__", {{"format", "pt"}}}};
    std::string data;
    std::uint32_t state = 20261130U + static_cast<std::uint32_t>(shard);
    for (const Tensor& tensor : m_tensors) {
        if (tensor.shard != shard) {
            continue;
        }
        const std::size_t begin = data.size();
        appendValues(data, tensor.elements(), tensor.name.contains("norm"), state);
        header[tensor.name] = {{"dtype", "BF16"}, {"shape", tensor.shape}, {"data_offsets", {begin, data.size()}}};
    }
    std::string text = header.dump();
    text.append((8 - text.size() % 8) % 8, ' ');
    std::string file;
    for (std::uint64_t i = 0, length = text.size(); i < 8; ++i) {
        file += static_cast<char>((length >> (8 * i)) & 0xFFU);
    }
    return file + text + data;
}

std::string TinyModel::index() const
{
    std::uint64_t total = 0;
    nlohmann::json map = nlohmann::json::object();
    for (const Tensor& tensor : m_tensors) {
        total += tensor.elements() * BytesOfBfloat16;
        map[tensor.name] = shardName(tensor.shard);
    }
    return nlohmann::ordered_json{{"metadata", {{"total_size", total}}}, {"weight_map", map}}.dump(2) + '\n';
}

} // namespace vitrine::practice
