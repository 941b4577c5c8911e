// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/finding_words.h"

#include "model/words/quantity.h"
#include "model/words/text.h"

#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

QString FindingText::weightOf(const Finding& finding)
{
    switch (finding.status) {
    case CheckStatus::Failure:
        return finding.weight == Weight::Blocks ? tr("failed; blocks packaging") : tr("failed");
    case CheckStatus::Warning:
        return tr("warns; does not block");
    case CheckStatus::NotVerified:
        return finding.pending ? tr("on request; reads %1").arg(formatBytes(finding.requestBytes)) : tr("not verified: nobody knows");
    default:
        return statusTitle(finding.status).text();
    }
}

QString FindingText::lineOf(const Evidence& evidence, const ModelDirectory& directory)
{
    QString line;
    if (evidence.file < directory.files.size()) {
        line = u'`' + displayText(directory.files[evidence.file].path).remove(u'`') + u'`';
    }
    if (!evidence.place.empty()) {
        line += (line.isEmpty() ? QString() : u", "_s) + displayText(evidence.place);
    } else if (evidence.offset) {
        line += (line.isEmpty() ? QString() : u", "_s) + tr("byte %1").arg(formatCount(*evidence.offset));
    }
    const QString text = evidence.text.text();
    return line.isEmpty() || text.isEmpty() ? line + text : tr("%1: %2").arg(line, text);
}

FindingWords FindingText::of(const Finding& finding, const ModelDirectory& directory)
{
    constexpr std::array colors{StatusColor::Pass, StatusColor::Warning, StatusColor::Failure, StatusColor::NotVerified, StatusColor::NotApplicable};
    FindingWords words;
    words.title = finding.title.text();
    words.status = colors[static_cast<std::size_t>(finding.status) % colors.size()];
    words.weight = weightOf(finding);
    words.found = finding.detail.text();
    words.fix = finding.fix.text();
    for (const Evidence& evidence : finding.evidence) {
        if (QString line = lineOf(evidence, directory); !line.isEmpty()) {
            words.evidence << line;
        }
    }
    return words;
}

} // namespace vitrine
