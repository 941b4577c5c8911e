// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/language.h"
#include "app/cli/translated.h"
#include "model/words/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

QString view(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::vector<Option> withCommon(std::vector<Option> options)
{
    options.push_back({"json", 0, "", QT_TRANSLATE_NOOP("cli", "Answer in JSON, for programs.")});
    options.push_back({"language", 0, "CODE", QT_TRANSLATE_NOOP("cli", "Speak this language: en or zh_CN.")});
    options.push_back({"help", 'h', "", QT_TRANSLATE_NOOP("cli", "Show this help.")});
    return options;
}

QString overview(Commands commands)
{
    QString help = translated(QT_TRANSLATE_NOOP("cli", "Shows what a model directory holds, says whether it is complete and sound, and packages it."))
        + u"\n\n"_s + translated(QT_TRANSLATE_NOOP("cli", "Usage: vitrine-cli COMMAND [OPTIONS]")) + u"\n\n"_s;
    for (const auto& command : commands) {
        help += u"  "_s + view(command->name()).leftJustified(10) + translated(command->summary()) + u'\n';
    }
    return help + u'\n' + translated(QT_TRANSLATE_NOOP("cli", "vitrine-cli COMMAND --help tells the options of a command; vitrine-cli --version tells the version."))
        + u'\n';
}

QString helpOf(const Command& command)
{
    QString help = translated(command.summary()) + u"\n\n"_s
        + translated(QT_TRANSLATE_NOOP("cli", "Usage: vitrine-cli %1 [OPTIONS]")).arg(view(command.name()) + u' ' + view(command.synopsis()))
        + u"\n\n"_s;
    for (const Option& option : withCommon(command.options())) {
        QString left = (option.letter != 0 ? u"-"_s + QLatin1Char(option.letter) + u", --"_s : u"    --"_s) + view(option.name);
        if (!option.value.empty()) {
            left += u' ' + view(option.value);
        }
        help += u"  "_s + left.leftJustified(26) + u' ' + translated(option.help) + u'\n';
    }
    return help + u'\n' + translated(QT_TRANSLATE_NOOP("cli", "Exit code:")) + u' ' + translated(command.exitCodes()) + u'\n';
}

} // namespace

int runCommandLine(Commands commands, std::span<const std::string> words, Console& console)
{
    const Language language(words);
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        console.out(overview(commands));
        return words.empty() ? Exit::Unusable : Exit::Fine;
    }
    if (words[0] == "--version") {
        console.out(std::string_view("vitrine-cli " VITRINE_VERSION "\n"));
        return Exit::Fine;
    }
    const auto found = std::ranges::find_if(commands, [&](const auto& command) { return command->name() == words[0]; });
    if (found == commands.end()) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "There is no command %1; vitrine-cli --help lists them.")).arg(displayText(words[0])));
        return Exit::Unusable;
    }
    const Command& command = **found;
    const auto arguments = Arguments::parse(words.subspan(1), withCommon(command.options()));
    if (!arguments) {
        console.error(displayText(arguments.error()) + u' '
            + translated(QT_TRANSLATE_NOOP("cli", "vitrine-cli %1 --help lists the options.")).arg(view(command.name())));
        return Exit::Unusable;
    }
    if (arguments->has("help")) {
        console.out(helpOf(command));
        return Exit::Fine;
    }
    return command.run(*arguments, console);
}

} // namespace vitrine::cli
