// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/check_command.h"
#include "app/cli/convert_command.h"
#include "app/cli/explain_command.h"
#include "app/cli/info_command.h"
#include "app/cli/pack_command.h"
#include "app/cli/tensors_command.h"
#include "app/cli/verify_command.h"

#include <QCoreApplication>

#include <csignal>

using namespace vitrine::cli;

int main(int argc, char** argv)
{
    // Whoever reads the answer may stop early (`| head`); that is no reason to die with a signal.
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string> words(argv + 1, argv + argc);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("vitrine-cli"));

    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<InfoCommand>());
    commands.push_back(std::make_unique<TensorsCommand>());
    commands.push_back(std::make_unique<CheckCommand>());
    commands.push_back(std::make_unique<ExplainCommand>());
    commands.push_back(std::make_unique<PackCommand>());
    commands.push_back(std::make_unique<VerifyCommand>());
    commands.push_back(std::make_unique<ConvertCommand>());
    Console console;
    return runCommandLine(commands, words, console);
}
