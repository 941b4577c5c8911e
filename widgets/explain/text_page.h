// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/explain/explain_page.h"

#include <QCoreApplication>

namespace vitrine {

/// Pages about things in general: a term, a role, a format, a key.
class TextPage final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::TextPage)

public:
    /// The page about an id; nothing where there is no text.
    [[nodiscard]] static std::optional<ExplainPage> about(ExplainKind kind, const QString& id);
    /// The page about a key of a file, with its type, default and first version.
    [[nodiscard]] static std::optional<ExplainPage> aboutKey(QStringView fileName, QStringView place);
    /// What is shown before anything was opened.
    [[nodiscard]] static ExplainPage nothingOpened();

    /// Appends the answers of a text to a page; `only` leaves out all other fields.
    static void addAnswers(ExplainPage& page, const Explanation& explanation, const std::vector<ExplainField>& only = {});
    /// "Role", "Check": what kind of thing is explained, as a second line.
    [[nodiscard]] static QString kindTitle(ExplainKind kind);
};

} // namespace vitrine
