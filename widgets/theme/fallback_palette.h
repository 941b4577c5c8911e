// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

namespace vitrine::theme {

/// The palette for desktops that have none of their own: a pale tint for selected rows, so that chips and icons keep
/// their colours on them, and one saturated accent.
[[nodiscard]] QPalette fallbackPalette(bool dark);
/// Whether a palette is one of the two above.
[[nodiscard]] bool isFallback(const QPalette& palette);

} // namespace vitrine::theme
