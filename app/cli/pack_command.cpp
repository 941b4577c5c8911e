// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/pack_command.h"

#include "app/cli/open_model.h"
#include "app/cli/pack_options.h"
#include "app/cli/pack_report.h"
#include "model/packaging/package_writer.h"
#include "model/words/quantity.h"
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

void tellIssues(const PackagePlan& plan, Console& console)
{
    for (const PlanIssue& issue : plan.issues) {
        if (!issue.blocks) {
            continue;
        }
        QString line = issue.text.text();
        if (!issue.check.empty()) {
            line += QLatin1StringView(" (") + displayText(issue.check) + u')';
        }
        if (!issue.fix.isEmpty()) {
            line += u' ' + issue.fix.text();
        }
        console.error(line);
    }
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
    const auto directory = openModel(arguments, console);
    if (!directory) {
        return directory.error();
    }
    PackageOptions chosen = options->package;
    chosen.freeBytes = freeBytesAt(options->output);
    CheckOptions checks;
    checks.purpose = chosen.purpose;
    const PackagePlan plan = planPackage(**directory, 0, runChecks(**directory, 0, checks), chosen);
    if (plan.isBlocked()) {
        tellIssues(plan, console);
        return Exit::Found;
    }
    const auto written = writePackage(**directory, plan, {options->output, options->replace, {}, {}});
    if (!written) {
        console.error(written.error().message.text());
        return exitCodeOf(written.error());
    }
    console.out(arguments.has("json") ? QString::fromStdString(packJson(**directory, plan, *written)) : packText(plan, *written));
    return Exit::Fine;
}

} // namespace vitrine::cli
