// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/natural_order.h"

#include "model/tensors/natural_compare.h"

namespace vitrine {

namespace {

/// '/' first, then the bytes as they are.
constexpr int rank(char c)
{
    return c == '/' ? -1 : static_cast<int>(static_cast<unsigned char>(c));
}

} // namespace

std::strong_ordering naturalOrder(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (!isDigit(a[i]) || !isDigit(b[j])) {
            if (a[i] != b[j]) {
                return rank(a[i]) <=> rank(b[j]);
            }
            ++i;
            ++j;
            continue;
        }
        const std::size_t endA = digitsEnd(a, i);
        const std::size_t endB = digitsEnd(b, j);
        if (const auto order = compareDigits(a.substr(i, endA - i), b.substr(j, endB - j)); order != 0) {
            return order;
        }
        i = endA;
        j = endB;
    }
    if ((i == a.size()) != (j == b.size())) {
        return i == a.size() ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    return a <=> b;
}

} // namespace vitrine
