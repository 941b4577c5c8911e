// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/check_command.h"

#include "app/cli/open_model.h"
#include "app/cli/progress_line.h"
#include "app/cli/stop_on_signal.h"
#include "app/cli/translated.h"
#include "model/checks/checklist.h"
#include "model/report/check_report.h"

#include <QSaveFile>

#include <algorithm>

namespace vitrine::cli {

namespace {

/// The unit at a path inside the directory; the root when none is asked for.
std::optional<std::uint32_t> unitAt(const ModelDirectory& directory, const std::optional<std::string>& path)
{
    if (!path || path->empty()) {
        return 0;
    }
    const auto found = std::ranges::find(directory.units, *path, &Unit::path);
    return found == directory.units.end() ? std::nullopt
                                          : std::optional(std::uint32_t(found - directory.units.begin()));
}

/// False when the report could not be written; it then says why.
bool writeReport(const std::string& path, std::string_view text, Console& console)
{
    QSaveFile file(QString::fromStdString(path));
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) == qint64(text.size())
        && file.commit()) {
        return true;
    }
    console.error(translated(QT_TRANSLATE_NOOP("cli", "The report cannot be written to %1: %2"))
                      .arg(file.fileName(), file.errorString()));
    return false;
}

int exitCode(const Checklist& list, bool strict)
{
    const auto count = [&list](CheckStatus status) { return list.counts[std::size_t(status)]; };
    const bool doubtful = count(CheckStatus::Warning) > 0 || count(CheckStatus::NotVerified) > 0;
    return count(CheckStatus::Failure) > 0 || (strict && doubtful) ? Exit::Found : Exit::Fine;
}

} // namespace

const char* CheckCommand::summary() const
{
    return QT_TRANSLATE_NOOP(
        "cli",
        "Goes through the checklist: is PATH complete, does it fit together, is it sound, can it do harm, may it leave "
        "the house.");
}

const char* CheckCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP(
        "cli",
        "0 when nothing fails; 1 when something fails, with --strict also when something warns or could not be "
        "verified; 2 when PATH cannot be opened.");
}

std::vector<Option> CheckCommand::options() const
{
    return {
        {"purpose", 0, "PURPOSE",
         QT_TRANSLATE_NOOP(
             "cli", "What it is for: deploy, share (unless it is given) or resume; it decides what weighs how much.")},
        {"strict", 0, "",
         QT_TRANSLATE_NOOP(
             "cli",
             "Warnings and what could not be verified count too; for continuous integration. Reads all data, as "
             "--on-request does.")},
        {"on-request", 0, "",
         QT_TRANSLATE_NOOP("cli", "Also run the checks that read all data: hashes, values of the weights.")},
        {"unit", 0, "FOLDER",
         QT_TRANSLATE_NOOP("cli", "Ask about the unit in this folder of PATH, for example checkpoint-500.")},
        {"report", 0, "FILE",
         QT_TRANSLATE_NOOP("cli", "Also write a report; FILE ends in .md, .html, .json or .txt.")}};
}

int CheckCommand::run(const Arguments& arguments, Console& console) const
{
    const auto purpose = purposeByName(arguments.value("purpose").value_or("share"));
    if (!purpose) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "The purpose is deploy, share or resume.")));
        return Exit::Unusable;
    }
    const auto report = arguments.value("report");
    if (report && !checkReportFormat(*report)) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "The name of the report ends in .md, .html, .json or .txt.")));
        return Exit::Unusable;
    }
    const StopOnSignal interrupt;
    const auto directory = openModel(arguments, console, interrupt.token());
    if (!directory) {
        return directory.error();
    }
    const auto unit = unitAt(**directory, arguments.value("unit"));
    if (!unit) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "There is no unit in the folder %1."))
                          .arg(QString::fromStdString(*arguments.value("unit"))));
        return Exit::Unusable;
    }
    CheckOptions options;
    options.purpose = *purpose;
    options.onRequest = arguments.has("on-request") || arguments.has("strict");
    options.stop = interrupt.token();
    ProgressLine line(true);
    options.progress = [&](std::uint64_t done, std::uint64_t total) { line.tell(translated(QT_TRANSLATE_NOOP("cli", "Reading")), done, total); };
    const Checklist list = runChecks(**directory, *unit, options);
    line.clear();
    if (list.cancelled) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "Stopped before all checks were done.")));
        return Exit::Unusable;
    }
    console.out(checkReport(
        **directory, *unit, list, arguments.has("json") ? CheckReportFormat::Json : CheckReportFormat::Text));
    if (report && !writeReport(*report, checkReport(**directory, *unit, list, *checkReportFormat(*report)), console)) {
        return Exit::Unusable;
    }
    return exitCode(list, arguments.has("strict"));
}

} // namespace vitrine::cli
