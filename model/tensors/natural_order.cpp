// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/natural_order.h"

#include "model/tensors/natural_compare.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>
#include <string_view>

namespace vitrine {

namespace {

constexpr std::size_t MaxTokens = 16; ///< of a name; what is behind them is compared as text
constexpr std::size_t MaxTexts = 1U << 18U; ///< different pieces of text; beyond, names are compared as they are
constexpr std::uint32_t LargestNumber = 0xFFFF'FFFEU;
constexpr std::uint32_t Interval = 1U << 14U; ///< rows between two looks at the stop token

/// Different pieces of text, each with a number in the order of its coming.
class TextTable
{
public:
    std::uint32_t number(std::string_view text)
    {
        const std::size_t hash = std::hash<std::string_view>{}(text);
        for (std::size_t slot = hash & m_mask;; slot = (slot + 1) & m_mask) {
            const std::uint32_t found = m_slots[slot];
            if (found == 0) {
                return insert(text, slot);
            }
            if (m_texts[found - 1] == text) {
                return found - 1;
            }
        }
    }
    [[nodiscard]] std::size_t size() const { return m_texts.size(); }
    /// For each number the place of its text in the order of bytes, from 1.
    [[nodiscard]] std::vector<std::uint32_t> ranks() const
    {
        std::vector<std::uint32_t> order(m_texts.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::sort(order, {}, [this](std::uint32_t number) { return m_texts[number]; });
        std::vector<std::uint32_t> ranks(order.size());
        for (std::uint32_t place = 0; place < order.size(); ++place) {
            ranks[order[place]] = place + 1;
        }
        return ranks;
    }

private:
    std::uint32_t insert(std::string_view text, std::size_t slot)
    {
        m_texts.push_back(text);
        m_slots[slot] = static_cast<std::uint32_t>(m_texts.size());
        if (m_texts.size() * 2 > m_slots.size()) {
            grow();
        }
        return static_cast<std::uint32_t>(m_texts.size() - 1);
    }
    void grow()
    {
        m_slots.assign(m_slots.size() * 2, 0);
        m_mask = m_slots.size() - 1;
        for (std::uint32_t i = 0; i < m_texts.size(); ++i) {
            std::size_t slot = std::hash<std::string_view>{}(m_texts[i]) & m_mask;
            while (m_slots[slot] != 0) {
                slot = (slot + 1) & m_mask;
            }
            m_slots[slot] = i + 1;
        }
    }

    std::vector<std::string_view> m_texts;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(1024);
    std::size_t m_mask = 1023;
};

/// Names as runs in turn: the number of a text in the table, a number plus 1, a text, …; 0 stands for "the name ends".
class NameTokens
{
public:
    explicit NameTokens(const TensorStore& store)
        : m_store(store)
    {
    }
    bool read(const std::stop_token& stop);
    /// False where there are too many different pieces of text to be worth it.
    [[nodiscard]] bool isUseful() const { return m_texts.size() < MaxTexts; }
    /// One number a row whose order is the natural order, except that rows with the same number are still to be
    /// compared.
    [[nodiscard]] std::vector<std::uint64_t> keys() const;

private:
    void readName(std::string_view name);
    std::uint32_t textNumber(std::string_view text, std::size_t position);
    static std::uint32_t numberToken(std::string_view digits);

    const TensorStore& m_store;
    TextTable m_texts;
    std::vector<std::uint32_t> m_tokens;
    std::vector<std::uint32_t> m_ends;
    std::array<std::uint32_t, MaxTokens> m_largest{}; ///< token at each place
    std::array<std::pair<std::string_view, std::uint32_t>, MaxTokens> m_before; ///< texts of the name before
};

std::uint32_t NameTokens::textNumber(std::string_view text, std::size_t position)
{
    // Most names share their texts with the row above.
    auto& [before, number] = m_before[position];
    if (before.data() == nullptr || before != text) {
        number = m_texts.number(text);
        before = text;
    }
    return number;
}

std::uint32_t NameTokens::numberToken(std::string_view digits)
{
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value >= LargestNumber) {
            return LargestNumber + 1;
        }
    }
    return static_cast<std::uint32_t>(value + 1);
}

void NameTokens::readName(std::string_view name)
{
    std::size_t at = 0;
    for (std::size_t position = 0; position < MaxTokens && at < name.size(); position += 2) {
        const std::size_t word = wordsEnd(name, at);
        m_tokens.push_back(textNumber(name.substr(at, word - at), position));
        at = digitsEnd(name, word);
        if (at == word) {
            return;
        }
        const std::uint32_t number = numberToken(name.substr(word, at - word));
        m_tokens.push_back(number);
        m_largest[position + 1] = std::max(m_largest[position + 1], number);
        if (number > LargestNumber) {
            return; // too long to be told from others here: what follows must not decide
        }
    }
}

bool NameTokens::read(const std::stop_token& stop)
{
    m_ends.reserve(m_store.size());
    m_tokens.reserve(std::size_t(m_store.size()) * 5);
    for (std::uint32_t row = 0; row < m_store.size() && isUseful(); ++row) {
        if (row % Interval == 0 && stop.stop_requested()) {
            return false;
        }
        readName(m_store.name(row));
        m_ends.push_back(static_cast<std::uint32_t>(m_tokens.size()));
    }
    return true;
}

std::vector<std::uint64_t> NameTokens::keys() const
{
    const std::vector<std::uint32_t> ranks = m_texts.ranks();
    // Places that fit whole into 64 bits, in front; a later one may not stand in for one that did not fit.
    std::array<unsigned, MaxTokens> width{};
    unsigned bits = 0;
    std::size_t used = 0;
    for (; used < MaxTokens; ++used) {
        const bool isText = used % 2 == 0;
        width[used] = static_cast<unsigned>(std::bit_width(isText ? ranks.size() : std::size_t(m_largest[used])));
        if (bits + width[used] > 64) {
            break;
        }
        bits += width[used];
    }
    std::vector<std::uint64_t> keys(m_ends.size());
    std::uint32_t token = 0;
    for (std::size_t row = 0; row < m_ends.size(); ++row) {
        const std::uint32_t first = token;
        token = m_ends[row];
        std::uint64_t key = 0;
        for (std::size_t position = 0; position < used; ++position) {
            const bool isThere = first + position < token;
            const std::uint32_t value = isThere ? m_tokens[first + position] : 0;
            key = (key << width[position]) | (isThere && position % 2 == 0 ? ranks[value] : value);
        }
        keys[row] = key;
    }
    return keys;
}

/// Puts rows whose keys are equal into order by comparing their names.
bool settleEqualKeys(
    const TensorStore& store, Rows& rows, std::span<const std::uint64_t> keys, const std::stop_token& stop)
{
    const auto less = [&store](std::uint32_t a, std::uint32_t b) {
        const auto order = naturalCompare(store.name(a), store.name(b));
        return order != 0 ? order < 0 : a < b;
    };
    for (std::size_t at = 0; at < rows.size();) {
        std::size_t end = at + 1;
        while (end < rows.size() && keys[rows[end]] == keys[rows[at]]) {
            ++end;
        }
        if (end - at > 1 && !sortByComparison(std::span(rows).subspan(at, end - at), less, stop)) {
            return false;
        }
        at = end;
    }
    return true;
}

} // namespace

std::optional<Rows> naturalOrder(const TensorStore& store, std::stop_token stop)
{
    Rows rows(store.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::vector<std::uint64_t> keys;
    {
        NameTokens tokens(store);
        if (!tokens.read(stop)) {
            return std::nullopt;
        }
        keys = tokens.isUseful() ? tokens.keys() : std::vector<std::uint64_t>(store.size());
    }
    if (!sortByNumber(rows, keys, false, stop) || !settleEqualKeys(store, rows, keys, stop)) {
        return std::nullopt;
    }
    return rows;
}

} // namespace vitrine
