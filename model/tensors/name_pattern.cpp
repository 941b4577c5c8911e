// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/name_pattern.h"

#include "model/tensors/natural_compare.h"

#include <algorithm>
#include <functional>

namespace vitrine {

namespace {

constexpr std::uint64_t Multiplier = 0x9E37'79B9'7F4A'7C15ULL; // 2^64 divided by the golden ratio

void mix(std::uint64_t& hash, std::uint64_t value)
{
    hash = (hash ^ value) * Multiplier;
    hash ^= hash >> 29U;
}

} // namespace

std::uint64_t patternHash(const TensorStore& store, std::uint32_t row)
{
    const std::string_view name = store.name(row);
    std::uint64_t hash = store.dtypeId(row);
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t word = wordsEnd(name, at);
        mix(hash, std::hash<std::string_view>{}(name.substr(at, word - at)));
        at = digitsEnd(name, word);
        mix(hash, at == word ? 1 : 2);
    }
    for (const std::uint64_t extent : store.shape(row)) {
        mix(hash, extent);
    }
    return hash;
}

bool samePattern(const TensorStore& store, std::uint32_t a, std::uint32_t b)
{
    if (store.dtypeId(a) != store.dtypeId(b) || !std::ranges::equal(store.shape(a), store.shape(b))) {
        return false;
    }
    const std::string_view left = store.name(a);
    const std::string_view right = store.name(b);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < left.size() && j < right.size()) {
        const std::size_t wordLeft = wordsEnd(left, i);
        const std::size_t wordRight = wordsEnd(right, j);
        if (left.substr(i, wordLeft - i) != right.substr(j, wordRight - j)) {
            return false;
        }
        i = digitsEnd(left, wordLeft);
        j = digitsEnd(right, wordRight);
        if ((i == wordLeft) != (j == wordRight)) {
            return false;
        }
    }
    return i == left.size() && j == right.size();
}

std::uint64_t differingNumbers(std::string_view a, std::string_view b)
{
    std::uint64_t differing = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    for (unsigned position = 0; position < 64 && i < a.size() && j < b.size(); ++position) {
        const std::size_t digitsA = wordsEnd(a, i);
        const std::size_t digitsB = wordsEnd(b, j);
        i = digitsEnd(a, digitsA);
        j = digitsEnd(b, digitsB);
        if (a.substr(digitsA, i - digitsA) != b.substr(digitsB, j - digitsB)) {
            differing |= std::uint64_t(1) << position;
        }
    }
    return differing;
}

std::string_view nameNumber(std::string_view name, unsigned position)
{
    for (std::size_t at = 0; at < name.size(); --position) {
        const std::size_t word = wordsEnd(name, at);
        at = digitsEnd(name, word);
        if (position == 0) {
            return name.substr(word, at - word);
        }
    }
    return {};
}

std::string nameWithLetters(std::string_view name, std::uint64_t numbers)
{
    constexpr std::string_view letters = "NMKL";
    std::string text;
    std::size_t used = 0;
    unsigned position = 0;
    for (std::size_t at = 0; at < name.size(); ++position) {
        const std::size_t word = wordsEnd(name, at);
        text += name.substr(at, word - at);
        at = digitsEnd(name, word);
        const bool hidden = position < 64 && ((numbers >> position) & 1U) != 0;
        if (hidden) {
            text += letters[used++ % letters.size()];
        } else {
            text += name.substr(word, at - word);
        }
    }
    return text;
}

} // namespace vitrine
