// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/finding_page.h"

#include "model/words/quantity.h"
#include "widgets/explain/text_page.h"

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype MostEvidence = 8;
}

ExplainPage FindingPage::about(const QString& id, const std::optional<FindingWords>& words)
{
    ExplainPage page;
    const auto check = explain(ExplainKind::Check, id);
    page.title = words && !words->title.isEmpty() ? words->title : check ? check->title : id;
    page.subtitle = words && !words->weight.isEmpty() ? id + u" · "_s + words->weight : id;
    page.kind = ExplainKind::Check;
    page.id = id;
    using enum ExplainField;
    if (words && !words->found.isEmpty()) {
        page.sections.push_back({tr("What was found"), words->found});
        for (qsizetype i = 0; i < std::min(words->evidence.size(), MostEvidence); ++i) {
            page.sections.push_back({{}, words->evidence[i]});
        }
        if (words->evidence.size() > MostEvidence) {
            page.sections.push_back({{}, tr("and %1 more").arg(formatCount(static_cast<std::uint64_t>(words->evidence.size() - MostEvidence)))});
        }
    }
    const QString advice = check ? check->text(Next) : QString();
    const QString fix = words && !words->fix.isEmpty() ? words->fix : advice;
    if (!fix.isEmpty()) {
        page.sections.push_back({explainFieldHeading(ExplainKind::Check, Next, shownLanguage()), fix});
    }
    if (check) {
        TextPage::addAnswers(page, *check, {Why});
        TextPage::addAnswers(page, *check, {What});
    }
    return page;
}

} // namespace vitrine
