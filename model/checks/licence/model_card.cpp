// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/licence/model_card.h"

#include <algorithm>

namespace vitrine {
namespace {

constexpr std::size_t MaxValues = 2'000;

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// The next line, without its end; moves `text` on.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

/// A scalar: quotes taken off, a comment cut, null and ~ as nothing.
std::string scalar(std::string_view text)
{
    text = trimmed(text);
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')) {
        const std::size_t end = text.find(text.front(), 1);
        return std::string(text.substr(1, end == std::string_view::npos ? end : end - 1));
    }
    if (const std::size_t comment = text.find(" #"); comment != std::string_view::npos) {
        text = trimmed(text.substr(0, comment));
    }
    return text == "null" || text == "~" || text == "Null" || text == "NULL" || text == "|" || text == ">"
            || text == "[]"
        ? std::string()
        : std::string(text);
}

bool isDashes(std::string_view line)
{
    return trimmed(line) == "---";
}

void addInline(std::string_view text, std::vector<std::string>& values)
{
    text = trimmed(text);
    if (!text.starts_with('[')) {
        if (std::string one = scalar(text); !one.empty()) {
            values.push_back(std::move(one));
        }
        return;
    }
    text.remove_prefix(1);
    text = text.substr(0, text.rfind(']'));
    while (!text.empty() && values.size() < MaxValues) {
        const std::size_t comma = text.find(',');
        if (std::string one = scalar(text.substr(0, comma)); !one.empty()) {
            values.push_back(std::move(one));
        }
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
}

} // namespace

ModelCard ModelCard::parse(std::string_view text)
{
    ModelCard card;
    std::string_view rest = text;
    bool shifted = false;
    if (rest.starts_with("\xEF\xBB\xBF")) {
        rest.remove_prefix(3);
        shifted = true;
    }
    while (!rest.empty()) {
        std::string_view ahead = rest;
        if (!trimmed(takeLine(ahead)).empty()) {
            break;
        }
        rest = ahead;
        shifted = true;
    }
    std::string_view ahead = rest;
    if (!isDashes(takeLine(ahead))) {
        card.m_body = text;
        return card;
    }
    rest = ahead;
    card.m_front = Front::Unclosed;
    std::string key;
    std::size_t count = 0;
    while (!rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (isDashes(line)) {
            card.m_front = shifted ? Front::Hidden : Front::Present;
            break;
        }
        if (trimmed(line).empty() || trimmed(line).front() == '#' || ++count > MaxValues) {
            continue;
        }
        const std::string_view content = trimmed(line);
        const bool isItem = content == "-" || content.starts_with("- ");
        if (isItem) {
            // An item that is itself a mapping ("- task: …") is a deeper level.
            const std::string_view item = content.substr(1);
            const std::size_t colon = item.find(": ");
            const bool mapping = colon != std::string_view::npos
                && item.substr(0, colon).find_first_of("\"'/ ", 1) == std::string_view::npos;
            if (!key.empty() && !mapping) {
                addInline(item, card.m_values[key]);
            }
            continue;
        }
        if (line.front() == ' ' || line.front() == '\t') {
            continue;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) {
            continue;
        }
        key = trimmed(line.substr(0, colon));
        addInline(line.substr(colon + 1), card.m_values[key]);
    }
    card.m_body = card.m_front == Front::Unclosed ? text : rest;
    return card;
}

std::vector<std::string> ModelCard::values(std::string_view key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

std::string ModelCard::value(std::string_view key) const
{
    const auto all = values(key);
    return all.empty() ? std::string() : all.front();
}

} // namespace vitrine
