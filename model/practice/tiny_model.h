// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::practice {

/// Sizes of the practice model, shared by its config and its tensors.
struct Sizes {
    static constexpr std::uint64_t Vocabulary = 64;
    static constexpr std::uint64_t Hidden = 32;
    static constexpr std::uint64_t Layers = 2;
    static constexpr std::uint64_t Heads = 4;
    static constexpr std::uint64_t KeyValueHeads = 2;
    static constexpr std::uint64_t Intermediate = 64;
};

/// A Llama of 2 layers whose weights are small numbers from a fixed sequence: it loads, and says nothing sensible.
class TinyModel
{
public:
    static constexpr std::size_t Shards = 2;

    TinyModel();
    [[nodiscard]] std::string shardName(std::size_t shard) const;
    /// The bytes of a safetensors file.
    [[nodiscard]] std::string shard(std::size_t shard) const;
    /// model.safetensors.index.json
    [[nodiscard]] std::string index() const;

private:
    struct Tensor {
        std::string name;
        std::vector<std::uint64_t> shape;
        std::size_t shard;
        [[nodiscard]] std::uint64_t elements() const;
    };
    void add(std::string name, std::vector<std::uint64_t> shape, std::size_t shard);

    std::vector<Tensor> m_tensors;
};

} // namespace vitrine::practice
