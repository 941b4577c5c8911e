// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Finds names that occur twice in a list, without a copy of any: an open table of row numbers. A name is found again
/// through `nameOf`, so rows may lie wherever their owner likes.
class NameSet
{
public:
    explicit NameSet(std::uint32_t rows)
        : m_slots(std::bit_ceil(std::uint64_t{rows} * 2 + 8), Empty)
    {
    }

    /// The row that has this name already, or nothing; then the row is noted.
    template <typename NameOf>
    std::optional<std::uint32_t> insert(std::uint32_t row, NameOf&& nameOf)
    {
        const std::string_view name = nameOf(row);
        const std::size_t mask = m_slots.size() - 1;
        for (std::size_t at = std::hash<std::string_view>()(name) & mask;; at = (at + 1) & mask) {
            if (m_slots[at] == Empty) {
                m_slots[at] = row;
                return {};
            }
            if (nameOf(m_slots[at]) == name) {
                return m_slots[at];
            }
        }
    }

private:
    static constexpr std::uint32_t Empty = UINT32_MAX;
    std::vector<std::uint32_t> m_slots;
};

} // namespace vitrine
