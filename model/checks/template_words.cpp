// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/template_words.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Names that, as a word of an expression, reach Python itself. Jinja's own filter attr() is the usual way around a ban
/// on dots.
constexpr std::array Words{"os",        "sys",      "subprocess", "popen",   "eval",    "exec",      "open",   "import",
                           "importlib", "builtins", "globals",    "getattr", "setattr", "attr",      "lipsum", "cycler",
                           "joiner",    "request",  "config",     "self",    "include", "extends",   "socket", "urllib",
                           "requests",  "pickle",   "ctypes",     "shutil",  "compile", "breakpoint"};

/// Of these, the ones that only count when something is done with them.
bool countsAlone(std::string_view word)
{
    return word == "subprocess" || word == "popen" || word == "importlib" || word == "builtins" || word == "globals"
        || word == "lipsum" || word == "ctypes";
}

/// A word of a list that is called, has an attribute taken, or begins a statement that loads another template.
bool isUsed(std::string_view expression, std::size_t begin, std::size_t end, std::string_view word)
{
    const auto next = expression.find_first_not_of(" \t", end);
    const char after = next == std::string_view::npos ? ' ' : expression[next];
    const auto previous = begin == 0 ? std::string_view::npos : expression.find_last_not_of(" \t", begin - 1);
    const char before = previous == std::string_view::npos ? ' ' : expression[previous];
    if (word == "include" || word == "extends" || word == "import") {
        return before == ' ' || before == '-' || before == '%';
    }
    if (word == "attr") {
        return before == '|' && after == '(';
    }
    if (word == "self" || word == "config" || word == "request" || word == "os" || word == "sys") {
        // As a variable with an attribute; as an attribute of something else it is a name like any other.
        return before != '.' && before != '[' && before != '\'' && before != '"' && after == '.'
            && expression.find("__", end) < end + 4;
    }
    return before != '\'' && before != '"' && after == '(';
}

void scan(std::string_view expression, std::size_t offset, std::vector<TemplateWord>& found)
{
    char quote = 0; // inside a text only names with double underscores count: they are what attr() is given
    for (std::size_t at = 0; at < expression.size() && found.size() < 50;) {
        if (!isWordByte(expression[at])) {
            const char c = expression[at];
            if (quote != 0 && c == '\\') {
                ++at;
            } else if (c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            }
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < expression.size() && isWordByte(expression[end])) {
            ++end;
        }
        const std::string_view word = expression.substr(at, end - at);
        const bool dunder = word.size() > 4 && word.starts_with("__") && word.ends_with("__");
        const bool listed = std::ranges::find(Words, word) != Words.end();
        if (dunder || (quote == 0 && listed && (countsAlone(word) || isUsed(expression, at, end, word)))) {
            found.push_back({std::string(word), offset + at});
        }
        at = end;
    }
}

} // namespace

std::vector<TemplateWord> suspiciousWords(std::string_view text)
{
    std::vector<TemplateWord> found;
    std::size_t at = 0;
    while (found.size() < 50) {
        const std::size_t expression = text.find("{{", at);
        const std::size_t statement = text.find("{%", at);
        const std::size_t begin = std::min(expression, statement);
        if (begin == std::string_view::npos) {
            break;
        }
        const std::size_t end = std::min(text.find(begin == expression ? "}}" : "%}", begin + 2), text.size());
        scan(text.substr(begin + 2, end - begin - 2), begin + 2, found);
        at = end;
    }
    return found;
}

} // namespace vitrine
