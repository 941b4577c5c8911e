// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/role.h"
#include "model/directory/verdict.h"
#include "model/tensors/dtype.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QPixmap>
#include <QString>

namespace vitrine {

/// Status of a finding, in the window's own order of weight.
enum class StatusColor : std::uint8_t { Pass, Warning, Failure, NotVerified, NotApplicable, Info, Half };

/// Colours, icons and type of the window. Surfaces and text come from the palette; only status, need and dtype colours
/// are Vitrine's own, the light or the dark column chosen by the lightness of QPalette::Base.
namespace theme {

[[nodiscard]] bool isDark(const QPalette& palette);
/// Second lines, repeated parts of names, units of measure.
[[nodiscard]] QColor muted(const QPalette& palette);
[[nodiscard]] QColor accent(const QPalette& palette);
[[nodiscard]] QColor hairline(const QPalette& palette);
[[nodiscard]] QColor hover(const QPalette& palette);
/// The edge of inputs and of dashed zones: 3:1 against the surfaces around it.
[[nodiscard]] QColor edge(const QPalette& palette);
/// The one filled button of a window, and the text on it.
[[nodiscard]] QColor primary(const QPalette& palette);
[[nodiscard]] QColor filterMatch(const QPalette& palette);
[[nodiscard]] QColor status(StatusColor status, const QPalette& palette);
/// The tinted ground of a callout.
[[nodiscard]] QColor statusGround(StatusColor status, const QPalette& palette);
[[nodiscard]] QColor need(Need need, const QPalette& palette);
[[nodiscard]] QColor needGround(Need need, const QPalette& palette);
[[nodiscard]] QColor dtypeText(DtypeFamily family, const QPalette& palette);
[[nodiscard]] QColor dtypeGround(DtypeFamily family, const QPalette& palette);
/// Contrast of two colours by WCAG 2.1, from 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);
/// `color` as it can be read on a ground: itself with enough contrast (WCAG 2.1, `ratio`), else `otherwise`.
[[nodiscard]] QColor readable(const QColor& color, const QColor& ground, double ratio, const QColor& otherwise);

/// A monochrome SVG of resources/icons ("role/weights", "status/pass", "action/open"), painted in `color` at `size`
/// logical pixels for a screen of `ratio` device pixels each. Cached.
[[nodiscard]] QPixmap pixmap(const QString& name, const QColor& color, int size, qreal ratio);
/// The same as an icon whose colour follows the palette, also when disabled or when the scheme changes.
[[nodiscard]] QIcon icon(const QString& name);
[[nodiscard]] QString roleIcon(Role role);
[[nodiscard]] QString statusIcon(StatusColor status);
[[nodiscard]] QString verdictIcon(VerdictState state);
[[nodiscard]] StatusColor verdictColor(VerdictState state);

/// The same in one role of the palette, for grounds that are not the window's own.
[[nodiscard]] QIcon icon(const QString& name, QPalette::ColorRole role);
/// The same in a fixed colour.
[[nodiscard]] QIcon icon(const QString& name, const QColor& color);

/// The application's font times `factor`, with tabular digits; `weight` as in QFont.
[[nodiscard]] QFont font(double factor, QFont::Weight weight = QFont::Normal);
[[nodiscard]] QFont monospace();
/// `pixels` at 10 pt and 96 dpi, scaled to the application's font: rows, paddings and icons keep their proportion.
[[nodiscard]] int scaled(int pixels);

} // namespace theme
} // namespace vitrine
