// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/natural_compare.h"

namespace vitrine {

namespace {

std::string_view withoutZeros(std::string_view digits)
{
    std::size_t at = 0;
    while (at + 1 < digits.size() && digits[at] == '0') {
        ++at;
    }
    return digits.substr(at);
}

} // namespace

/// More digits are more, the same number of digits compares like text.
std::strong_ordering compareDigits(std::string_view a, std::string_view b)
{
    a = withoutZeros(a);
    b = withoutZeros(b);
    const auto length = a.size() <=> b.size();
    return length != 0 ? length : a <=> b;
}

std::strong_ordering naturalCompare(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        const std::size_t wordA = wordsEnd(a, i);
        const std::size_t wordB = wordsEnd(b, j);
        if (const auto order = a.substr(i, wordA - i) <=> b.substr(j, wordB - j); order != 0) {
            return order;
        }
        i = digitsEnd(a, wordA);
        j = digitsEnd(b, wordB);
        if (i == wordA || j == wordB) {
            if ((i == wordA) != (j == wordB)) {
                return i == wordA ? std::strong_ordering::less : std::strong_ordering::greater;
            }
            break;
        }
        if (const auto order = compareDigits(a.substr(wordA, i - wordA), b.substr(wordB, j - wordB)); order != 0) {
            return order;
        }
    }
    return a <=> b;
}

} // namespace vitrine
