// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/natural_order.h"

namespace vitrine {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// '/' first, then the bytes as they are.
constexpr int rank(char c)
{
    return c == '/' ? -1 : static_cast<int>(static_cast<unsigned char>(c));
}

/// Takes a run of digits off the front; leading zeros are not part of what it returns.
std::string_view takeNumber(std::string_view& text)
{
    std::size_t end = 0;
    while (end < text.size() && isDigit(text[end])) {
        ++end;
    }
    std::string_view number = text.substr(0, end);
    text.remove_prefix(end);
    while (!number.empty() && number.front() == '0') {
        number.remove_prefix(1);
    }
    return number;
}

} // namespace

std::strong_ordering naturalOrder(std::string_view a, std::string_view b)
{
    std::string_view left = a;
    std::string_view right = b;
    while (!left.empty() && !right.empty()) {
        if (isDigit(left.front()) && isDigit(right.front())) {
            const std::string_view first = takeNumber(left);
            const std::string_view second = takeNumber(right);
            if (first.size() != second.size()) {
                return first.size() <=> second.size();
            }
            if (const int order = first.compare(second); order != 0) {
                return order <=> 0;
            }
            continue;
        }
        if (left.front() != right.front()) {
            return rank(left.front()) <=> rank(right.front());
        }
        left.remove_prefix(1);
        right.remove_prefix(1);
    }
    if (left.size() != right.size()) {
        return left.empty() ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    return a.compare(b) <=> 0;
}

} // namespace vitrine
