// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Tensor names to rows, for 92,000 of them in a few milliseconds: an open table of hashes. The store must outlive it.
class NameIndex
{
public:
    /// `strip`: a prefix that is taken off each name that has it. Of names that occur twice the first row counts.
    NameIndex(const TensorStore& store, std::span<const std::uint32_t> rows, std::string_view strip = {});

    /// The place in rows() of a name.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    /// Whether a name begins with this; looks at all names.
    [[nodiscard]] bool anyBeginsWith(std::string_view prefix) const;
    [[nodiscard]] std::span<const std::uint32_t> rows() const { return m_rows; }
    [[nodiscard]] std::string_view name(std::uint32_t place) const;
    [[nodiscard]] const TensorStore& store() const { return m_store; }

private:
    const TensorStore& m_store;
    std::vector<std::uint32_t> m_rows;
    std::string m_strip;
    std::vector<std::uint32_t> m_table; ///< place + 1; 0: free. A power of two long
};

} // namespace vitrine
