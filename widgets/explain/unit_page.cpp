// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/unit_page.h"

#include "model/words/quantity.h"
#include "widgets/explain/text_page.h"
#include "widgets/selection/unit_words.h"

namespace vitrine {

using namespace Qt::StringLiterals;

void UnitPage::addParts(ExplainPage& page, const Unit& unit)
{
    std::vector<Message> missing;
    std::vector<Message> damaged;
    for (const PartStatus& part : unit.parts) {
        if (part.state == PartState::Missing) {
            missing.push_back(part.title);
        } else if (part.state == PartState::Damaged) {
            damaged.push_back(part.title);
        }
    }
    if (!missing.empty()) {
        page.notices.push_back({unit.verdict.loadable ? StatusColor::Warning : StatusColor::Failure, tr("Missing: %1").arg(joinedList(missing))});
    }
    if (!damaged.empty()) {
        page.notices.push_back({StatusColor::Failure, tr("Damaged: %1").arg(joinedList(damaged))});
    }
}

ExplainPage UnitPage::about(const ModelDirectory& directory, std::uint32_t wanted)
{
    const std::uint32_t index = wanted < directory.units.size() ? wanted : 0;
    const Unit& unit = directory.units[index];
    ExplainPage page;
    const auto explanation = explain(ExplainKind::Verdict, verdictName(unit.verdict.kind));
    page.title = explanation ? explanation->title : verdictTitle(unit.verdict.kind).text();
    page.subtitle = unit.title.isEmpty() ? tr("verdict on what was opened") : tr("verdict on %1").arg(unitWords(directory, index));
    if (directory.cancelled) {
        page.notices.push_back({StatusColor::NotVerified, tr("Reading was cancelled: nothing is said about completeness.")});
    } else {
        addParts(page, unit);
    }
    if (explanation) {
        TextPage::addAnswers(page, *explanation);
    }
    return page;
}

ExplainPage UnitPage::reading()
{
    ExplainPage page;
    page.title = tr("Still reading");
    page.subtitle = tr("headers of the weight files");
    page.sections.push_back({{}, tr("The files are listed already. What they add up to is said as soon as all headers have been read. Nothing is executed or changed.")});
    return page;
}

} // namespace vitrine
