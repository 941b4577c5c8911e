// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/explain/explanation.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

/// A stretch of an explanation: plain text, code, or a word that has a text of its own.
struct GlossarySpan {
    QString text;
    bool isCode = false;
    std::optional<ExplainKind> kind; ///< of the text that the word leads to
    QString id;
};

/// Finds the words in a text that are explained themselves ("shard", "分片"), so that they can become links. The words
/// stand with the entries ("words" in the JSON files): longer ones win, each thing is linked once per Glossary, and what
/// is between backticks is code and never linked.
class Glossary final
{
public:
    /// `kind` and `id` name the text that is shown: it never links to itself.
    Glossary(Language language, ExplainKind kind, QString id);

    [[nodiscard]] std::vector<GlossarySpan> spans(const QString& text);

private:
    void addWords(QStringView text, std::vector<GlossarySpan>& spans);

    Language m_language;
    std::vector<std::pair<ExplainKind, QString>> m_seen;
};

/// The text without its marks, for a terminal.
[[nodiscard]] QString withoutMarks(const QString& text);

} // namespace vitrine
