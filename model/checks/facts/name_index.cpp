// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/name_index.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace vitrine {

NameIndex::NameIndex(const TensorStore& store, std::span<const std::uint32_t> rows, std::string_view strip)
    : m_store(store)
    , m_rows(rows.begin(), rows.end())
    , m_strip(strip)
    , m_table(std::bit_ceil(std::max<std::size_t>(16, rows.size() * 2)))
{
    for (std::uint32_t place = 0; place < m_rows.size(); ++place) {
        const std::string_view key = name(place);
        std::size_t slot = std::hash<std::string_view>{}(key) & (m_table.size() - 1);
        while (m_table[slot] != 0 && name(m_table[slot] - 1) != key) {
            slot = (slot + 1) & (m_table.size() - 1);
        }
        if (m_table[slot] == 0) {
            m_table[slot] = place + 1;
        }
    }
}

std::string_view NameIndex::name(std::uint32_t place) const
{
    const std::string_view whole = m_store.name(m_rows[place]);
    return !m_strip.empty() && whole.starts_with(m_strip) ? whole.substr(m_strip.size()) : whole;
}

std::optional<std::uint32_t> NameIndex::find(std::string_view wanted) const
{
    std::size_t slot = std::hash<std::string_view>{}(wanted) & (m_table.size() - 1);
    while (m_table[slot] != 0) {
        if (name(m_table[slot] - 1) == wanted) {
            return m_table[slot] - 1;
        }
        slot = (slot + 1) & (m_table.size() - 1);
    }
    return {};
}

bool NameIndex::anyBeginsWith(std::string_view prefix) const
{
    for (std::uint32_t place = 0; place < m_rows.size(); ++place) {
        if (name(place).starts_with(prefix)) {
            return true;
        }
    }
    return false;
}

} // namespace vitrine
