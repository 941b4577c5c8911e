// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>

namespace vitrine {

/// Whether bytes from the beginning of a file are text: no NUL, and few other control characters.
[[nodiscard]] bool looksLikeText(std::string_view head);
/// A piece of a text file for showing. Lines that are longer than a view can lay out are broken.
[[nodiscard]] QString shownText(std::string_view bytes);
/// How many bytes at the end of a piece belong to a letter that is cut in two: 0 to 3.
[[nodiscard]] std::size_t cutLetterBytes(std::string_view bytes);
/// Bytes as a dump: place, hexadecimal, letters; 16 a line.
[[nodiscard]] QString hexDump(std::string_view bytes);

} // namespace vitrine
