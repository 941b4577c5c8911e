// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/verify_command.h"

#include "app/cli/pack_report.h"
#include "app/cli/progress_line.h"
#include "app/cli/stop_on_signal.h"

#include <QCoreApplication>

#include <optional>

namespace vitrine::cli {

const char* VerifyCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Reads a package again, holds it against its own sums, and asks the checklist.");
}

const char* VerifyCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0 intact, whatever the checklist says; 1 something differs; 2 when it cannot be opened.");
}

std::vector<Option> VerifyCommand::options() const
{
    return {{"quick", 0, "", QT_TRANSLATE_NOOP("cli", "Only the fast sums (XXH3): finds damage, but not intent.")},
        {"sum", 0, "", QT_TRANSLATE_NOOP("cli", "Also tell the SHA-256 of the archive as one file; it takes about twice as long.")},
        {"no-check", 0, "", QT_TRANSLATE_NOOP("cli", "Do not ask the checklist as well.")},
        {"quiet", 'q', "", QT_TRANSLATE_NOOP("cli", "Say nothing when all is intact.")}};
}

int VerifyCommand::run(const Arguments& arguments, Console& console) const
{
    if (arguments.positional().size() != 1) {
        console.error(QCoreApplication::translate("cli", "Which package? Give the path of one archive or folder."));
        return Exit::Unusable;
    }
    const StopOnSignal interrupt;
    VerifyOptions options;
    options.quick = arguments.has("quick");
    options.archiveSum = arguments.has("sum");
    options.stop = interrupt.token();
    ProgressLine line(!arguments.has("quiet"));
    options.progress = [&](std::uint64_t done, std::uint64_t total) { line.tell(QCoreApplication::translate("cli", "Verifying"), done, total); };
    const auto verification = verifyPackage(arguments.positional().front(), options);
    line.clear();
    if (!verification) {
        console.error(verification.error().message.text());
        return Exit::Unusable;
    }
    // The checklist says what is packed, not whether it is intact: it has no part in the exit code.
    std::optional<PackageChecks> checks;
    const bool isShown = arguments.has("json") || !arguments.has("quiet");
    if (isShown && !arguments.has("no-check")) {
        auto asked = checkPackage(arguments.positional().front(), interrupt.token());
        if (asked) {
            checks = std::move(*asked);
        } else if (verification->intact) {
            console.error(asked.error().message.text());
        }
    }
    const PackageChecks* told = checks ? &*checks : nullptr;
    if (arguments.has("json")) {
        console.out(std::string_view(verifyJson(*verification, told)));
    } else if (!verification->intact || !arguments.has("quiet")) {
        console.out(verifyText(*verification, told));
    }
    return verification->intact ? Exit::Fine : Exit::Found;
}

} // namespace vitrine::cli
