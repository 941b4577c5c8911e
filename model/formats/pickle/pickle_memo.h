// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_heap.h"

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// The memo of an unpickler: dense as picklers fill it, and sparse where a file names far places, so that a place of
/// 2^31 costs no more than one of 0.
class PickleMemo
{
public:
    /// Entries, as MEMOIZE counts them.
    [[nodiscard]] std::uint64_t size() const { return m_size; }

    void put(std::uint64_t index, PickleValue value)
    {
        const std::uint64_t page = index >> PageBits;
        if (page < m_pages.size() && m_pages[page]) {
            PickleValue& slot = m_pages[page][index & (PageSize - 1)];
            m_size += slot == Unset ? 1U : 0U;
            slot = value;
        } else {
            putElsewhere(index, value);
        }
    }
    /// False when nothing was put there.
    [[nodiscard]] bool get(std::uint64_t index, PickleValue& value) const
    {
        const std::uint64_t page = index >> PageBits;
        if (page < m_pages.size() && m_pages[page]) {
            value = m_pages[page][index & (PageSize - 1)];
            return value != Unset;
        }
        const auto found = m_sparse.find(index);
        if (found == m_sparse.end()) {
            return false;
        }
        value = found->second;
        return true;
    }
    void clear();

private:
    /// A kind that no value has.
    static constexpr PickleValue Unset{static_cast<PickleKind>(31), PickleValue::LargestIndex};
    static constexpr unsigned PageBits = 10;
    static constexpr std::uint64_t PageSize = 1U << PageBits;

    void putElsewhere(std::uint64_t index, PickleValue value);

    std::vector<std::unique_ptr<PickleValue[]>> m_pages;
    std::unordered_map<std::uint64_t, PickleValue> m_sparse; ///< of pages that are not there
    std::uint64_t m_size = 0;
};

} // namespace vitrine
