// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace vitrine::theme {

/// A text for a tool tip that shows as it stands. Qt takes anything with a tag in it for markup, and names from files
/// may hold one; markup could also fetch pictures.
[[nodiscard]] QString plainToolTip(const QString& text);

} // namespace vitrine::theme
