// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/verify_command.h"

#include "app/cli/pack_report.h"

#include <QCoreApplication>

namespace vitrine::cli {

const char* VerifyCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Reads a package again and holds it against its own sums.");
}

const char* VerifyCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0 intact; 1 something differs; 2 when it cannot be opened.");
}

std::vector<Option> VerifyCommand::options() const
{
    return {{"quick", 0, "", QT_TRANSLATE_NOOP("cli", "Only the fast sums (XXH3): finds damage, but not intent.")}};
}

int VerifyCommand::run(const Arguments& arguments, Console& console) const
{
    if (arguments.positional().size() != 1) {
        console.error(QCoreApplication::translate("cli", "Which package? Give the path of one archive or folder."));
        return Exit::Unusable;
    }
    VerifyOptions options;
    options.quick = arguments.has("quick");
    const auto verification = verifyPackage(arguments.positional().front(), options);
    if (!verification) {
        console.error(verification.error().message.text());
        return Exit::Unusable;
    }
    console.out(arguments.has("json") ? QString::fromStdString(verifyJson(*verification)) : verifyText(*verification));
    return verification->intact ? Exit::Fine : Exit::Found;
}

} // namespace vitrine::cli
