// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A whole number written as text, as C's strtol and Python's int(text, 0) read it.
struct PickleNumber {
    std::int64_t value = 0;
    bool isBig = false; ///< beyond 64 bits; `value` is then meaningless
};

/// `base` 0: signs, blanks around, 0x 0o 0b and a leading zero for octal, single underscores between digits; 10: decimal.
[[nodiscard]] std::optional<PickleNumber> parsePickleInteger(std::string_view text, int base);
/// The argument of FLOAT.
[[nodiscard]] std::optional<double> parsePickleFloat(std::string_view text);
/// The argument of STRING: quotes off, backslash escapes decoded to bytes. Nothing when it is not quoted.
[[nodiscard]] std::optional<std::string> parsePickleString(std::string_view text);
/// The argument of UNICODE, raw-unicode-escape: \uXXXX and \UXXXXXXXX decoded, other bytes are Latin-1. UTF-8 results.
[[nodiscard]] std::optional<std::string> parsePickleUnicode(std::string_view text);
/// The value of LONG1 and LONG4: little endian, two's complement.
[[nodiscard]] PickleNumber pickleLong(std::string_view bytes);
/// Latin-1 bytes as UTF-8.
[[nodiscard]] std::string utf8FromLatin1(std::string_view bytes);
/// UTF-8 as Latin-1 bytes; nothing when a character does not fit or the text is damaged.
[[nodiscard]] std::optional<std::string> latin1FromUtf8(std::string_view text);

} // namespace vitrine
