// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/name_search.h"

#include <algorithm>
#include <bit>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace vitrine {

namespace {

constexpr char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

constexpr bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

/// How seldom a letter is in names of tensors, roughly: the seldom one sorts out the most places.
int rarity(char c)
{
    constexpr std::string_view common = "etarlowgihsn.m_dpku";
    const std::size_t place = common.find(c);
    return place == std::string_view::npos ? 100 : static_cast<int>(place);
}

#if defined(__SSE2__)
/// Compares 16 bytes with one letter, capital or small.
struct Letter {
    explicit Letter(char c)
        : letter(_mm_set1_epi8(c))
        , fold(_mm_set1_epi8(isLetter(c) ? 0x20 : 0))
    {
    }
    [[nodiscard]] unsigned equal(const char* at) const
    {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_or_si128(bytes, fold), letter)));
    }
    __m128i letter;
    __m128i fold;
};
#endif

} // namespace

NameSearch::NameSearch(std::string_view text)
    : m_text(text)
{
    std::ranges::transform(m_text, m_text.begin(), smallLetter);
    for (std::size_t i = 1; i < m_text.size(); ++i) {
        if (m_second == 0 || rarity(m_text[i]) > rarity(m_text[m_second])) {
            m_second = i;
        }
    }
}

bool NameSearch::matches(const char* at) const
{
    return std::ranges::equal(m_text, std::string_view(at, m_text.size()), {}, {}, smallLetter);
}

std::size_t NameSearch::find(std::string_view bytes, std::size_t from) const
{
    if (m_text.empty() || bytes.size() < m_text.size()) {
        return m_text.empty() && from <= bytes.size() ? from : Nowhere;
    }
    const std::size_t last = bytes.size() - m_text.size(); // the last place where it can begin
    std::size_t at = from;
#if defined(__SSE2__)
    const Letter first(m_text.front());
    const Letter second(m_text[m_second]);
    while (at + m_second + 16 <= bytes.size() && at <= last) {
        unsigned both = first.equal(bytes.data() + at) & second.equal(bytes.data() + at + m_second);
        for (; both != 0; both &= both - 1) {
            const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(both));
            if (place <= last && matches(bytes.data() + place)) {
                return place;
            }
        }
        at += 16;
    }
#endif
    for (; at <= last; ++at) {
        if (matches(bytes.data() + at)) {
            return at;
        }
    }
    return Nowhere;
}

RowSet NameSearch::rows(const TensorStore& store, const std::stop_token& stop) const
{
    constexpr std::size_t Piece = 4U << 20U; // bytes between two looks at the stop token
    RowSet found(store.size());
    const std::string_view arena = store.nameArena();
    const std::span<const std::uint32_t> ends = store.nameEnds();
    std::uint32_t row = 0;
    std::size_t at = 0;
    while (at < arena.size() && !stop.stop_requested()) {
        const std::size_t pieceEnd = std::min(arena.size(), at + Piece);
        const std::string_view piece = arena.substr(0, std::min(arena.size(), pieceEnd + m_text.size()));
        while (at < pieceEnd) {
            const std::size_t place = find(piece, at);
            if (place == Nowhere || place >= pieceEnd) {
                at = pieceEnd;
                break;
            }
            // Most matches are in this name or the next; else the name is looked for.
            if (ends[row] <= place && ends[++row] <= place) {
                const auto later = ends.subspan(row);
                row += static_cast<std::uint32_t>(
                    std::ranges::upper_bound(later, static_cast<std::uint32_t>(place)) - later.begin());
            }
            if (place + m_text.size() <= ends[row]) {
                found.insert(row);
                at = ends[row];
            } else {
                at = place + 1; // reaches from one name into the next
            }
        }
    }
    return found;
}

} // namespace vitrine
