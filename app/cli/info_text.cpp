// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/info_text.h"

#include "app/cli/translated.h"
#include "model/directory/reading_summary.h"
#include "model/report/pickle_statement.h"
#include "model/words/quantity.h"
#include "model/words/text.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

constexpr std::size_t MostFilesOfARole = 12;
constexpr std::size_t MostProblems = 20;

/// Width on a terminal, where a Chinese character takes two cells.
qsizetype cells(const QString& text)
{
    qsizetype width = 0;
    for (const QChar character : text) {
        width += character.unicode() >= 0x2E80 ? 2 : 1;
    }
    return width;
}

QString padded(const QString& text, qsizetype width)
{
    return text + QString(std::max<qsizetype>(0, width - cells(text)), u' ');
}

QString facts(const Unit& unit)
{
    QStringList words;
    if (!unit.architecture.empty()) {
        words << displayText(unit.architecture);
    }
    if (unit.tensorCount > 0) {
        words << translated(QT_TRANSLATE_NOOP("cli", "%1 parameters")).arg(formatParameters(unit.parameters));
        words << translated(QT_TRANSLATE_N_NOOP("cli", "%1 tensor(s)"), static_cast<int>(std::min<std::uint64_t>(unit.tensorCount, 2'000'000'000))).arg(formatCount(unit.tensorCount));
        words << formatBytes(unit.tensorBytes);
    }
    for (const DtypeTotal& total : unit.dtypes) {
        words << displayText(total.dtype);
    }
    return words.join(u" · "_s);
}

/// Files of one need, role by role; a role with many files is cut, and the cut is said.
QString filesOf(const ModelDirectory& directory, Need need)
{
    std::uint64_t sum = 0;
    QString lines;
    for (std::size_t role = 0; role < static_cast<std::size_t>(Role::Count); ++role) {
        std::size_t shown = 0;
        std::size_t all = 0;
        for (const FileEntry& file : directory.files) {
            if (file.need != need || file.role != static_cast<Role>(role)) {
                continue;
            }
            sum += file.size;
            if (++all <= MostFilesOfARole) {
                ++shown;
                lines += u"    "_s + padded(displayText(file.path), 48) + u' ' + padded(formatBytes(file.size), 10) + u' '
                    + roleTitle(file.role).text() + u'\n';
            }
        }
        if (all > shown) {
            lines += u"    … "_s + translated(QT_TRANSLATE_N_NOOP("cli", "and %n more file(s)"), static_cast<int>(all - shown)) + u'\n';
        }
    }
    return lines.isEmpty() ? lines : u"\n"_s + padded(needTitle(need).text(), 52) + u' ' + formatBytes(sum) + u'\n' + lines;
}

QString unitsOf(const ModelDirectory& directory)
{
    QString text;
    for (std::size_t i = 1; i < directory.units.size(); ++i) {
        const Unit& unit = directory.units[i];
        text += u"  "_s + padded(displayText(unit.path), 40) + u' ' + unit.verdict.sentence.text() + u'\n';
    }
    return text.isEmpty() ? text : u"\n"_s + translated(QT_TRANSLATE_NOOP("cli", "Inside it:")) + u'\n' + text;
}

/// What loading the pickles would do, file by file.
QString picklesOf(const ModelDirectory& directory)
{
    QString text;
    std::size_t all = 0;
    for (const FileEntry& file : directory.files) {
        const PickleReport* report = pickleReportOf(file.content.get());
        if (report != nullptr && ++all <= MostFilesOfARole) {
            text += u"  "_s + displayText(file.path) + u": "_s + report->sentence().text() + u"\n    "_s + weightsOnlyStatement(*report).text() + u'\n';
        }
    }
    if (all > MostFilesOfARole) {
        text += u"  … "_s + translated(QT_TRANSLATE_N_NOOP("cli", "and %n more file(s)"), static_cast<int>(all - MostFilesOfARole)) + u'\n';
    }
    return text.isEmpty() ? text : u"\n"_s + translated(QT_TRANSLATE_NOOP("cli", "What unpickling would do; nothing was run:")) + u'\n' + text;
}

QString problemsOf(const ModelDirectory& directory)
{
    if (directory.problems.empty()) {
        return {};
    }
    static constexpr std::array<const char*, 3> names{QT_TRANSLATE_NOOP("cli", "note"), QT_TRANSLATE_NOOP("cli", "warning"),
        QT_TRANSLATE_NOOP("cli", "error")};
    QString text = u"\n"_s + translated(QT_TRANSLATE_NOOP("cli", "What was noticed:")) + u'\n';
    for (std::size_t i = 0; i < std::min(MostProblems, directory.problems.size()); ++i) {
        const Problem& problem = directory.problems[i];
        text += u"  "_s + translated(names[static_cast<std::size_t>(problem.severity)]) + u": "_s;
        if (!problem.path.empty()) {
            text += displayText(problem.path) + u": "_s;
        }
        text += problem.message.text() + u'\n';
    }
    if (directory.problems.size() > MostProblems) {
        text += u"  … "_s
            + translated(QT_TRANSLATE_N_NOOP("cli", "and %n more; --json has them all"), static_cast<int>(directory.problems.size() - MostProblems))
            + u'\n';
    }
    return text;
}

} // namespace

QString infoText(const ModelDirectory& directory)
{
    const Unit& root = directory.root();
    QString text = root.verdict.sentence.text() + u'\n';
    if (const QString line = facts(root); !line.isEmpty()) {
        text += line + u'\n';
    }
    for (std::size_t need = 0; need < static_cast<std::size_t>(Need::Count); ++need) {
        text += filesOf(directory, static_cast<Need>(need));
    }
    text += unitsOf(directory) + picklesOf(directory) + problemsOf(directory);
    text += u'\n' + readingSummary(directory.statistics).text() + u'\n';
    return text;
}

} // namespace vitrine::cli
