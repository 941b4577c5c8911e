// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace vitrine::cli {

/// Width of a text on a terminal, where a Chinese character takes two cells.
[[nodiscard]] qsizetype cellWidth(QStringView text);

/// A paragraph in lines of at most `columns` cells, each behind `indent` blanks and ended by a line feed. Latin words stay
/// whole; Chinese breaks anywhere except before a closing mark.
[[nodiscard]] QString wrapped(QStringView text, qsizetype columns, qsizetype indent);

} // namespace vitrine::cli
