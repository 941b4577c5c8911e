// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/info_command.h"

#include "app/cli/info_text.h"
#include "app/cli/open_model.h"
#include "model/directory/open_directory.h"
#include "model/practice/practice_folder.h"
#include "model/report/info_json.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace vitrine::cli {

namespace {

/// The practice folder lives as long as its report is made.
int practice(const Arguments& arguments, Console& console)
{
    const QTemporaryDir parent;
    const auto written = writePracticeFolder(parent.path().toStdString());
    if (!written) {
        console.error(written.error().message.text());
        return Exit::Unusable;
    }
    const auto directory = openDirectory(*written);
    if (!directory) {
        console.error(directory.error().message.text());
        return Exit::Unusable;
    }
    console.out(arguments.has("json") ? QString::fromStdString(infoJson(**directory)) : infoText(**directory));
    return Exit::Fine;
}

} // namespace

const char* InfoCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Says what PATH is, whether it is complete, and what each file is for.");
}

const char* InfoCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0; 2 when PATH cannot be opened.");
}

std::vector<Option> InfoCommand::options() const
{
    return {{"practice", 0, "", QT_TRANSLATE_NOOP("cli", "Report on the practice folder, made for the purpose in a temporary place.")}};
}

int InfoCommand::run(const Arguments& arguments, Console& console) const
{
    if (arguments.has("practice")) {
        return practice(arguments, console);
    }
    const auto directory = openModel(arguments, console);
    if (!directory) {
        return directory.error();
    }
    if (arguments.has("json")) {
        console.out(infoJson(**directory));
    } else {
        console.out(infoText(**directory));
    }
    return Exit::Fine;
}

} // namespace vitrine::cli
