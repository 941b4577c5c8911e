// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/sum_list.h"

namespace vitrine {

namespace {

std::string escaped(const std::string& name)
{
    std::string text;
    for (const char character : name) {
        if (character == '\\') {
            text += "\\\\";
        } else if (character == '\n') {
            text += "\\n";
        } else if (character == '\r') {
            text += "\\r";
        } else {
            text += character;
        }
    }
    return text;
}

std::string unescaped(std::string_view text)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) {
            const char next = text[++i];
            name += next == 'n' ? '\n' : next == 'r' ? '\r' : next;
        } else {
            name += text[i];
        }
    }
    return name;
}

} // namespace

SumList SumList::parse(std::string_view text)
{
    SumList list;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        const bool isEscaped = line.starts_with('\\');
        line.remove_prefix(isEscaped ? 1 : 0);
        const std::size_t digits = line.find_first_not_of("0123456789abcdef");
        const bool isSum = (digits == Sha256Digits || digits == 32) && line.size() > digits + 2 && line[digits] == ' '
            && (line[digits + 1] == ' ' || line[digits + 1] == '*');
        if (isSum) {
            const std::string_view name = line.substr(digits + 2);
            list.add(isEscaped ? unescaped(name) : std::string(name), std::string(line.substr(0, digits)));
        }
    }
    return list;
}

std::string SumList::text() const
{
    std::string all;
    for (const auto& [name, sum] : m_sums) {
        const bool special = name.find_first_of("\\\n\r") != std::string::npos;
        all += (special ? "\\" : "") + sum + "  " + (special ? escaped(name) : name) + '\n';
    }
    return all;
}

} // namespace vitrine
