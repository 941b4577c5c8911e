// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace vitrine {

/// A set of rows of a TensorStore, one bit each: a million fit into the processor's cache.
class RowSet
{
public:
    explicit RowSet(std::uint32_t rows, bool filled = false)
        : m_size(rows)
        , m_words((std::size_t(rows) + 63) / 64, filled ? ~std::uint64_t(0) : 0)
    {
        if (filled && rows % 64 != 0) {
            m_words.back() = (std::uint64_t(1) << (rows % 64)) - 1;
        }
    }
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] bool contains(std::uint32_t row) const { return ((m_words[row / 64] >> (row % 64)) & 1U) != 0; }
    void insert(std::uint32_t row) { m_words[row / 64] |= std::uint64_t(1) << (row % 64); }
    /// From `first` up to and without `end`.
    void insertRange(std::uint32_t first, std::uint32_t end)
    {
        for (; first < end && first % 64 != 0; ++first) {
            insert(first);
        }
        for (; first + 64 <= end; first += 64) {
            m_words[first / 64] = ~std::uint64_t(0);
        }
        for (; first < end; ++first) {
            insert(first);
        }
    }
    [[nodiscard]] std::uint32_t count() const
    {
        int bits = 0;
        for (const std::uint64_t word : m_words) {
            bits += std::popcount(word);
        }
        return static_cast<std::uint32_t>(bits);
    }
    void remove(std::uint32_t row) { m_words[row / 64] &= ~(std::uint64_t(1) << (row % 64)); }
    /// Keeps what the other set, of the same size, has as well.
    void intersect(const RowSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_words[i] &= other.m_words[i];
        }
    }
    /// Calls `use(row)` for each row of the set, in ascending order.
    template <typename Use> void forEach(Use use) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1) {
                use(static_cast<std::uint32_t>(i * 64 + static_cast<unsigned>(std::countr_zero(word))));
            }
        }
    }

private:
    std::uint32_t m_size;
    std::vector<std::uint64_t> m_words;
};

} // namespace vitrine
