// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/verify/verify_words.h"

#include "model/words/quantity.h"
#include "model/words/text.h"

#include <QFile>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int MostFailuresTold = 3;
}

QString VerifyWords::sentence(const Verification& result)
{
    if (result.intact) {
        return tr("Intact: all %n file(s) are as they were packed", nullptr, static_cast<int>(result.files));
    }
    if (result.differences.empty()) {
        return tr("Not as it was packed: the archive ends too early");
    }
    return tr("Not as it was packed: %n difference(s)", nullptr, static_cast<int>(result.differences.size()));
}

QString VerifyWords::facts(const Verification& result, bool isQuick, double seconds)
{
    const QString sums = isQuick ? tr("quick: XXH3-128") : tr("full: SHA-256");
    return QStringList{
        tr("%n file(s) read", nullptr, static_cast<int>(result.files)), formatBytes(result.bytes), sums,
        formatSeconds(seconds)}
        .join(u" · "_s);
}

QString VerifyWords::unchanged(const Verification& result)
{
    // What is missing is no file of the package; what is extra was not packed.
    std::uint32_t here = 0;
    for (const Difference& difference : result.differences) {
        here += difference.kind == DifferenceKind::Missing ? 0U : 1U;
    }
    const std::uint32_t same = result.files > here ? result.files - here : 0;
    return tr("%n other file(s) are as they were packed.", nullptr, static_cast<int>(same));
}

QString VerifyWords::checks(const Result<PackageChecks>& checks)
{
    if (checks) {
        QString text = tr("The checklist: %1").arg(checks->checklist.sentence.text());
        int told = 0;
        for (const Finding& finding : checks->checklist.findings) { // what blocks is named, as far as there is room
            if (finding.status == CheckStatus::Failure && ++told <= MostFailuresTold) {
                text += u"\n– "_s + finding.title.text();
            }
        }
        return text;
    }
    return tr("The checklist was not asked: %1").arg(checks.error().message.text());
}

QString VerifyWords::kind(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Changed:
        return tr("changed");
    case DifferenceKind::Missing:
        return tr("missing");
    case DifferenceKind::Extra:
        return tr("extra");
    case DifferenceKind::Unreadable:
    case DifferenceKind::Count:
        break;
    }
    return tr("cannot be read");
}

QString VerifyWords::advice(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Changed:
        return tr(
            "Its bytes are not those that were packed. Either the copy went wrong on the way, or somebody replaced the "
            "file. Fetch the package again; until it is intact, do not load this file.");
    case DifferenceKind::Missing:
        return tr(
            "It was packed and is not here. The copy was cut short, or somebody took it out. Fetch the package again.");
    case DifferenceKind::Extra:
        return tr(
            "It is here and was not packed. Somebody or some program put it in later. Ask the person who sent the "
            "package, or delete it.");
    case DifferenceKind::Unreadable:
    case DifferenceKind::Count:
        break;
    }
    return tr(
        "It could not be read to its end: the archive is damaged, the disk has a fault, you have no permission, or "
        "it is a link. Fetch the package again.");
}

QString VerifyWords::advice(const Verification& result, bool isQuick)
{
    if (!result.intact) {
        return result.differences.empty() ? tr("What could be read is as it was packed. Fetch the package again.")
                                          : tr("Choose a file to read what may have happened to it, and what to do.");
    }
    return isQuick
        ? tr("Nothing was damaged on the way. The quick sums do not show whether somebody changed the files on "
             "purpose: verify in full for that.")
        : tr("No file is changed, missing or extra. The sums came with the package: to know that it is the one "
             "that was sent, compare its SHA-256 with the one you were told.");
}

QString VerifyWords::report(const QString& path, const Verification& result, bool isQuick, double seconds)
{
    QString text = displayText(QFile::encodeName(path).toStdString()) + u'\n';
    text += sentence(result) + u'\n';
    text += facts(result, isQuick, seconds) + u'\n';
    if (!result.sha256.empty()) {
        text += tr("SHA-256: %1").arg(QString::fromStdString(result.sha256)) + u'\n';
    }
    for (const Difference& difference : result.differences) {
        text += u"  "_s + kind(difference.kind) + u": "_s + displayText(difference.path) + u'\n';
    }
    return text;
}

} // namespace vitrine
