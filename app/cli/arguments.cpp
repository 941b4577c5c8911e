// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"

#include "model/words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::cli {

namespace {

std::unexpected<std::string> wrong(const char* source, std::string_view word)
{
    return std::unexpected(QCoreApplication::translate("cli", source).arg(displayText(word)).toStdString());
}

} // namespace

std::expected<Arguments, std::string> Arguments::parse(std::span<const std::string> words, std::span<const Option> options)
{
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "--") {
            arguments.m_positional.insert(arguments.m_positional.end(), words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        if (word.size() < 2 || word.front() != '-') {
            arguments.m_positional.emplace_back(word);
            continue;
        }
        const bool isLong = word.starts_with("--");
        const std::size_t equals = isLong ? word.find('=') : std::string_view::npos;
        const std::string_view name = isLong ? word.substr(2, equals == std::string_view::npos ? equals : equals - 2) : word.substr(1);
        const auto option = std::ranges::find_if(options, [&](const Option& candidate) {
            return isLong ? candidate.name == name : name.size() == 1 && candidate.letter == name.front();
        });
        if (option == options.end()) {
            return wrong(QT_TRANSLATE_NOOP("cli", "There is no option %1."), word);
        }
        std::vector<std::string>& values = arguments.m_values[std::string(option->name)];
        if (option->value.empty()) {
            if (equals != std::string_view::npos) {
                return wrong(QT_TRANSLATE_NOOP("cli", "The option %1 takes no value."), word.substr(0, equals));
            }
            values.emplace_back();
        } else if (equals != std::string_view::npos) {
            values.emplace_back(word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            values.push_back(words[++i]);
        } else {
            return wrong(QT_TRANSLATE_NOOP("cli", "The option %1 wants a value."), word);
        }
    }
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const auto found = m_values.find(std::string(name));
    return found == m_values.end() || found->second.empty() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Arguments::values(std::string_view name) const
{
    const auto found = m_values.find(std::string(name));
    return found == m_values.end() ? std::vector<std::string>{} : found->second;
}

} // namespace vitrine::cli
