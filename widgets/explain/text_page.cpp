// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/text_page.h"

#include "model/explain/key_words.h"
#include "model/tensors/dtype.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

QString TextPage::kindTitle(ExplainKind kind)
{
    switch (kind) {
    case ExplainKind::Role:
        return tr("what files of this kind are for");
    case ExplainKind::Need:
        return tr("how much a file is needed");
    case ExplainKind::Verdict:
        return tr("verdict on a model");
    case ExplainKind::Format:
        return tr("file format");
    case ExplainKind::Dtype:
        return tr("type of the numbers in a tensor");
    case ExplainKind::Check:
        return tr("question of the checklist");
    case ExplainKind::Key:
        return tr("key of a settings file");
    case ExplainKind::TensorPart:
        return tr("part of a model");
    case ExplainKind::Tour:
        return tr("step of the tour");
    case ExplainKind::Term:
    case ExplainKind::Count:
        break;
    }
    return tr("word of the field");
}

void TextPage::addAnswers(ExplainPage& page, const Explanation& explanation, const std::vector<ExplainField>& only)
{
    page.kind = explanation.kind;
    page.id = explanation.id;
    for (const ExplainParagraph& paragraph : explanation.paragraphs) {
        if (only.empty() || std::ranges::contains(only, paragraph.field)) {
            page.sections.push_back({paragraph.heading, paragraph.text});
        }
    }
}

std::optional<ExplainPage> TextPage::about(ExplainKind kind, const QString& id)
{
    const std::optional<Explanation> explanation = kind == ExplainKind::Key ? explainKey(id) : explain(kind, id);
    if (!explanation) {
        return std::nullopt;
    }
    ExplainPage page;
    page.title = explanation->title;
    page.subtitle = kindTitle(kind);
    if (kind == ExplainKind::Dtype) {
        if (const auto dtype = dtypeByName(id.toStdString()); dtype && knownDtypes()[*dtype].blockBits > 0) {
            const double bits = knownDtypes()[*dtype].bitsPerElement();
            page.facts.push_back({tr("Bits a number"), QLocale().toString(bits, 'g', 4), std::nullopt, {}});
        }
    }
    addAnswers(page, *explanation);
    return page;
}

std::optional<ExplainPage> TextPage::aboutKey(QStringView fileName, QStringView place)
{
    const std::optional<QString> id = keyId(fileName, place);
    const std::optional<Explanation> explanation = id ? explainKey(*id) : std::nullopt;
    if (!explanation) {
        return std::nullopt;
    }
    ExplainPage page;
    page.title = place.sliced(place.lastIndexOf(u'/') + 1).toString();
    page.subtitle = tr("key of %1").arg(fileName.sliced(fileName.lastIndexOf(u'/') + 1));
    const KeyFacts facts = keyFacts(*id);
    const auto add = [&page](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            page.facts.push_back({name, value, std::nullopt, {}});
        }
    };
    add(tr("Type"), facts.unit.isEmpty() ? facts.type : tr("%1, %2").arg(facts.type, facts.unit));
    add(tr("Default"), facts.defaultValue);
    add(tr("Since"), facts.since.isEmpty() || facts.since.startsWith(u"peft"_s) ? facts.since : u"transformers "_s + facts.since);
    add(tr("Same as"), facts.sameAs);
    addAnswers(page, *explanation);
    return page;
}

ExplainPage TextPage::nothingOpened()
{
    ExplainPage page;
    page.title = tr("Explanation");
    page.subtitle = tr("what is selected, in plain words");
    page.sections.push_back({{}, tr("Open a model folder or a file, then select a file, a tensor or a finding: this panel says what it is, who reads it, what happens without it and whether it may be deleted.")});
    page.sections.push_back({tr("Words to begin with"), {}});
    constexpr std::array<std::string_view, 7> words{"tensor", "shard", "index", "dtype", "quantisation", "base model", "checkpoint"};
    for (const std::string_view word : words) {
        if (const auto explanation = explain(ExplainKind::Term, word)) {
            page.links.push_back({explanation->title, ExplainKind::Term, explanation->id, {}});
        }
    }
    return page;
}

} // namespace vitrine
