// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace vitrine::cli {

/// One command of vitrine-cli. To add one: derive, and name it in allCommands() (main.cpp).
class Command
{
public:
    virtual ~Command() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    /// What follows the name: "PATH".
    [[nodiscard]] virtual std::string_view synopsis() const = 0;
    /// One sentence, marked with QT_TRANSLATE_NOOP("cli", …).
    [[nodiscard]] virtual const char* summary() const = 0;
    /// What its exit codes mean, the same way.
    [[nodiscard]] virtual const char* exitCodes() const = 0;
    [[nodiscard]] virtual std::vector<Option> options() const = 0;
    [[nodiscard]] virtual int run(const Arguments& arguments, Console& console) const = 0;
};

using Commands = std::span<const std::unique_ptr<Command>>;

/// Finds the command, its language and its options, and runs it. `words`: the command line without the program's name.
[[nodiscard]] int runCommandLine(Commands commands, std::span<const std::string> words, Console& console);

} // namespace vitrine::cli
