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

#include <malloc.h>

using namespace vitrine::cli;

int main(int argc, char** argv)
{
    // Columns that grow to tens of megabytes would otherwise be mapped and unmapped at each step: three hundredths of the
    // time that a directory of 92,000 tensors takes.
    constexpr int largestFromHeap = 1 << 30;
    mallopt(M_MMAP_THRESHOLD, largestFromHeap);
    mallopt(M_TRIM_THRESHOLD, largestFromHeap);
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
