// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <cstddef>
#include <string_view>

namespace vitrine {

[[nodiscard]] constexpr bool isDigit(char c)
{
    return static_cast<unsigned char>(c - '0') < 10;
}

/// Where the run of digits, or of anything else, ends that begins at `at`.
[[nodiscard]] constexpr std::size_t digitsEnd(std::string_view name, std::size_t at)
{
    while (at < name.size() && isDigit(name[at])) {
        ++at;
    }
    return at;
}
[[nodiscard]] constexpr std::size_t wordsEnd(std::string_view name, std::size_t at)
{
    while (at < name.size() && !isDigit(name[at])) {
        ++at;
    }
    return at;
}

/// Two runs of digits by their value, however long and with however many zeros in front.
[[nodiscard]] std::strong_ordering compareDigits(std::string_view a, std::string_view b);

/// Names in the order that people expect: "layers.2" before "layers.10". A name is read as runs of text and of digits
/// in turn; text is compared by its bytes, digits by their value, however long. What is equal in that sense ("01" and
/// "1") is ordered by its bytes, so that only equal names are equal.
[[nodiscard]] std::strong_ordering naturalCompare(std::string_view a, std::string_view b);

} // namespace vitrine
