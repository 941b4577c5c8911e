// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace vitrine {

/// Bytes of a file as text that can be shown: valid UTF-8 as it is, other bytes and control characters as \xNN.
[[nodiscard]] QString displayText(std::string_view bytes);
/// The same, in UTF-8; what is valid and free of control characters comes back unchanged.
[[nodiscard]] std::string displayUtf8(std::string_view bytes);
/// Whether the bytes are well-formed UTF-8 (no overlong forms, no surrogates, at most U+10FFFF).
[[nodiscard]] bool isValidUtf8(std::string_view bytes);
/// How many bytes from the start are well-formed UTF-8: all of them, or the place of the first fault.
[[nodiscard]] std::size_t wellFormedLength(std::string_view bytes);
/// At most `limit` characters, the cut marked with an ellipsis.
[[nodiscard]] std::string shortened(std::string_view bytes, std::size_t limit);

} // namespace vitrine
