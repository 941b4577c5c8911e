// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/glob.h"

#include <string>

namespace vitrine {

bool matchesGlob(std::string_view name, std::string_view pattern)
{
    std::size_t n = 0;
    std::size_t p = 0;
    std::size_t star = std::string_view::npos;
    std::size_t back = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            back = n;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
            ++p;
            ++n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++back;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') {
        ++p;
    }
    return p == pattern.size();
}

bool matchesSimplePattern(std::string_view name, std::string_view pattern)
{
    std::string glob;
    const bool anchored = pattern.starts_with('^');
    if (anchored) {
        pattern.remove_prefix(1);
    } else {
        glob += '*';
    }
    while (!pattern.empty()) {
        if (pattern.starts_with("\\d+") || pattern.starts_with(".*")) {
            glob += '*';
            pattern.remove_prefix(pattern[0] == '.' ? 2 : 3);
        } else {
            if (pattern[0] == '\\' && pattern.size() > 1) {
                pattern.remove_prefix(1);
            }
            glob += pattern[0];
            pattern.remove_prefix(1);
        }
    }
    glob += '*';
    return matchesGlob(name, glob);
}

} // namespace vitrine
