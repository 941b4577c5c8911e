// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/glob.h"

#include <cstddef>

namespace vitrine {

namespace {

/// Whether `c` is in the set that `pattern` begins with ("[a-z0]…"); `length` becomes the length of the set's text.
bool inSet(std::string_view pattern, char c, std::size_t& length)
{
    const std::size_t end = pattern.find(']', 2);
    if (end == std::string_view::npos) {
        length = 1;
        return c == '[';
    }
    length = end + 1;
    bool found = false;
    for (std::size_t i = 1; i < end; ++i) {
        if (i + 2 < end && pattern[i + 1] == '-') {
            found = found || (pattern[i] <= c && c <= pattern[i + 2]);
            i += 2;
        } else {
            found = found || pattern[i] == c;
        }
    }
    return found;
}

/// Whether the first byte of `name` matches the front of `pattern` (no star); `length`: how much of the pattern it took.
bool matchesOne(std::string_view pattern, char c, std::size_t& length)
{
    length = 1;
    switch (pattern.front()) {
    case '?':
        return true;
    case '[':
        return inSet(pattern, c, length);
    default:
        return pattern.front() == c;
    }
}

std::string_view takeComponent(std::string_view& path)
{
    const std::size_t slash = path.find('/');
    const std::string_view component = path.substr(0, slash);
    path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    return component;
}

} // namespace

bool globMatches(std::string_view pattern, std::string_view name)
{
    std::size_t p = 0;
    std::size_t n = 0;
    // Where to go on when what followed the last star did not match.
    std::size_t afterStar = std::string_view::npos;
    std::size_t starAt = 0;
    while (n < name.size()) {
        std::size_t length = 0;
        if (p < pattern.size() && pattern[p] == '*') {
            afterStar = ++p;
            starAt = n;
        } else if (p < pattern.size() && matchesOne(pattern.substr(p), name[n], length)) {
            p += length;
            ++n;
        } else if (afterStar != std::string_view::npos) {
            p = afterStar;
            n = ++starAt;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') {
        ++p;
    }
    return p == pattern.size();
}

bool globMatchesPath(std::string_view pattern, std::string_view path)
{
    while (!pattern.empty()) {
        if (pattern == "**") {
            return !path.empty();
        }
        const std::string_view wanted = takeComponent(pattern);
        if (wanted == "**") {
            // Patterns are our own and hold one such component at most, so that this does not multiply.
            std::string_view rest = path;
            while (true) {
                if (globMatchesPath(pattern, rest)) {
                    return true;
                }
                if (rest.find('/') == std::string_view::npos) {
                    return false;
                }
                takeComponent(rest);
            }
        }
        if (path.empty() || !globMatches(wanted, takeComponent(path))) {
            return false;
        }
    }
    return path.empty();
}

std::string exactGlob(std::string_view path)
{
    std::string pattern;
    for (const char character : path) {
        if (character == '[' || character == '*' || character == '?') {
            pattern += '[';
            pattern += character;
            pattern += ']';
        } else {
            pattern += character;
        }
    }
    return pattern;
}

} // namespace vitrine
