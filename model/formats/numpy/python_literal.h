// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A Python literal as NumPy writes it into headers. It is read as a literal and never evaluated: names, calls and
/// operators are faults.
struct PythonLiteral {
    enum class Kind : std::uint8_t { None, Boolean, Number, Text, Sequence, Dictionary };

    Kind kind = Kind::None;
    bool boolean = false;
    std::uint64_t number = 0; ///< the largest there is, where it would not fit
    bool fits = true; ///< whether the number is one of 0 to 2^64 - 1
    std::string text;
    std::vector<PythonLiteral> items; ///< of a tuple or list; of a dictionary key, value, key, value, …
    std::string_view source; ///< as it stands in the text that was read

    /// The value under a key of a dictionary; null: there is none.
    [[nodiscard]] const PythonLiteral* value(std::string_view key) const;
};

/// The literal that the text consists of, or the place in it where it stops being one.
struct PythonLiteralResult {
    std::optional<PythonLiteral> literal;
    std::size_t faultAt = 0;
};

/// `text` must outlive the result.
[[nodiscard]] PythonLiteralResult readPythonLiteral(std::string_view text);

} // namespace vitrine
