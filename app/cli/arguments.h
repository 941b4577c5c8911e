// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::cli {

/// One option of a command. The text of `help` is English, marked with QT_TRANSLATE_NOOP("cli", …).
struct Option {
    std::string_view name; ///< without the dashes: "json"
    char letter = 0; ///< 0: no short form
    std::string_view value; ///< placeholder of its value, empty for a switch: "FILE"
    const char* help = nullptr;
};

/// The command line after the command's name. Values keep the bytes of the shell, so that a path that is not UTF-8
/// still names its file; that is why this is not QCommandLineParser.
class Arguments
{
public:
    /// Understands --name value, --name=value, -n value, --switch and -- . The error is a sentence for the person.
    [[nodiscard]] static std::expected<Arguments, std::string> parse(
        std::span<const std::string> words, std::span<const Option> options);

    [[nodiscard]] bool has(std::string_view name) const { return m_values.contains(std::string(name)); }
    /// The last value given.
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view name) const;
    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }

private:
    std::map<std::string, std::vector<std::string>> m_values;
    std::vector<std::string> m_positional;
};

} // namespace vitrine::cli
