// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine::test {

/// Puts stores together by hand.
class StoreBuilder
{
public:
    StoreBuilder&
    add(const std::string& name, std::vector<std::uint64_t> shape = {2, 2}, std::string_view dtype = "F32",
        std::uint32_t file = 0, TensorFlag flags = TensorFlag::None)
    {
        TensorEntry entry;
        entry.name = name;
        entry.dtype = dtypeByName(dtype).value_or(0);
        entry.shape = shape;
        entry.parameters = elementCount(shape).value_or(0);
        entry.bytes = knownDtypes()[entry.dtype].bytes(entry.parameters).value_or(0);
        entry.offset = m_offset;
        entry.flags = flags;
        m_offset += entry.bytes;
        m_store->add(entry, file);
        return *this;
    }
    StoreBuilder& addAll(const std::vector<std::string>& names)
    {
        for (const std::string& name : names) {
            add(name);
        }
        return *this;
    }
    [[nodiscard]] TensorStore& store() { return *m_store; }
    [[nodiscard]] std::shared_ptr<const TensorStore> take() { return m_store; }

private:
    std::shared_ptr<TensorStore> m_store = std::make_shared<TensorStore>();
    std::uint64_t m_offset = 0;
};

/// `layers` layers with `experts` experts each, and an embedding: names as in a mixture of experts, in the order of
/// bytes.
[[nodiscard]] inline std::shared_ptr<const TensorStore> mixtureOfExperts(std::uint32_t layers, std::uint32_t experts)
{
    StoreBuilder builder;
    builder.add("model.embed_tokens.weight", {1000, 16}, "BF16");
    for (std::uint32_t layer = 0; layer < layers; ++layer) {
        const std::string prefix = "model.layers." + std::to_string(layer) + '.';
        builder.add(prefix + "input_layernorm.weight", {16}, "F32", layer);
        for (std::uint32_t expert = 0; expert < experts; ++expert) {
            builder.add(prefix + "mlp.experts." + std::to_string(expert) + ".up_proj.weight", {32, 16}, "BF16", layer);
        }
    }
    return builder.take();
}

} // namespace vitrine::test
