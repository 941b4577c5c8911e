// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/pack_command.h"

#include "app/cli/open_model.h"
#include "app/cli/pack_options.h"
#include "app/cli/pack_report.h"
#include "app/cli/progress_line.h"
#include "app/cli/stop_on_signal.h"
#include "model/packaging/package_writer.h"
#include "model/words/text.h"

#include <QCoreApplication>

#include <filesystem>

namespace vitrine::cli {

namespace {

int exitCodeOf(const Error& error)
{
    return error.code == ErrorCode::Malformed ? Exit::NotVerified : Exit::Unusable;
}

/// How much is free where the output is to lie; nothing when that cannot be asked.
std::optional<std::uint64_t> freeBytesAt(const std::string& output)
{
    std::error_code fault;
    const auto space = std::filesystem::space(std::filesystem::absolute(output).parent_path(), fault);
    return fault ? std::nullopt : std::optional<std::uint64_t>(space.available);
}

QString lineOf(const PlanIssue& issue)
{
    QString line = issue.text.text();
    if (!issue.check.empty()) {
        line += QLatin1StringView(" (") + displayText(issue.check) + u')';
    }
    if (!issue.fix.isEmpty()) {
        line += u' ' + issue.fix.text();
    }
    return line;
}

/// What blocks and, unless it is to be quiet, what should be known.
void tellIssues(const PackagePlan& plan, bool quiet, Console& console)
{
    bool canBeAllowed = false;
    bool isSecret = false;
    for (const PlanIssue& issue : plan.issues) {
        if (issue.blocks || (!quiet && issue.settled.isEmpty())) {
            console.error(lineOf(issue));
        }
        canBeAllowed = canBeAllowed || (issue.blocks && !issue.check.empty() && isWaivable(issue.check));
        isSecret = isSecret || (issue.blocks && !issue.check.empty() && !isWaivable(issue.check));
    }
    if (isSecret) {
        console.error(QCoreApplication::translate("cli", "Nothing was written. Tokens in JSON files and in the card are taken out of the copies with --scrub; other files stay out with --exclude."));
    }
    if (canBeAllowed) {
        console.error(QCoreApplication::translate("cli", "Nothing was written. Put it right, or allow a check by its name: --allow CHECK=REASON."));
    }
}

QString nameOf(WriteProgress::Stage stage)
{
    switch (stage) {
    case WriteProgress::Stage::Converting:
        return QCoreApplication::translate("cli", "Converting");
    case WriteProgress::Stage::Verifying:
        return QCoreApplication::translate("cli", "Verifying");
    case WriteProgress::Stage::Writing:
        break;
    }
    return QCoreApplication::translate("cli", "Writing");
}

} // namespace

const char* PackCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Packs PATH into an archive with a note of where it came from, and verifies it.");
}

const char* PackCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0; 1 when a check blocks it; 2 when it could not be written; 3 when what was written did not verify.");
}

std::vector<Option> PackCommand::options() const
{
    return packOptionList();
}

int PackCommand::run(const Arguments& arguments, Console& console) const
{
    const auto options = packOptions(arguments);
    if (!options) {
        console.error(displayText(options.error()));
        return Exit::Unusable;
    }
    const StopOnSignal interrupt;
    const auto directory = openModel(arguments, console, interrupt.token());
    if (!directory) {
        return directory.error();
    }
    PackageOptions chosen = options->package;
    chosen.freeBytes = freeBytesAt(options->output);
    CheckOptions checks;
    checks.purpose = chosen.purpose;
    checks.stop = interrupt.token();
    const Checklist checklist = runChecks(**directory, 0, checks);
    const PackagePlan plan = planPackage(**directory, 0, checklist, chosen, interrupt.token());
    const bool asJson = arguments.has("json");
    tellIssues(plan, options->quiet || asJson, console);
    if (plan.isBlocked() && !plan.cancelled) {
        if (asJson) {
            console.out(std::string_view(blockedJson(plan, options->output)));
        }
        return Exit::Found;
    }
    ProgressLine line(!options->quiet);
    const auto tell = [&](const WriteProgress& progress) { line.tell(nameOf(progress.stage), progress.done, progress.total); };
    const auto written = writePackage(**directory, plan, {options->output, options->replace, interrupt.token(), tell});
    line.clear();
    if (!written) {
        console.error(written.error().message.text());
        return exitCodeOf(written.error());
    }
    if (asJson) {
        console.out(std::string_view(packJson(**directory, plan, *written)));
    } else if (!options->quiet) {
        console.out(packText(plan, *written));
    }
    return Exit::Fine;
}

} // namespace vitrine::cli
