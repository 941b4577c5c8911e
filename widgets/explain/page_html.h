// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/explain/explain_page.h"

#include <QPalette>
#include <QString>

#include <optional>
#include <utility>

namespace vitrine {

/// The measures and colours in which a page is set.
struct PageStyle {
    QPalette palette;
    double zoom = 1; ///< 1: the application's font
    Language language = Language::English;
};

/// Title and second line.
[[nodiscard]] QString pageHead(const ExplainPage& page, const PageStyle& style);
/// Everything below the strip of layers: notices, facts, sections, links. Words that have a text of their own are links
/// "vitrine:<kind>/<id>".
[[nodiscard]] QString pageBody(const ExplainPage& page, const PageStyle& style);

[[nodiscard]] QString linkTarget(ExplainKind kind, const QString& id);
/// What such a link leads to.
[[nodiscard]] std::optional<std::pair<ExplainKind, QString>> linkedText(const QString& target);

} // namespace vitrine
