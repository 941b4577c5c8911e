// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/simple_pattern.h"

#include "model/directory/glob.h"

#include <string>

namespace vitrine {

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
            continue;
        }
        if (pattern[0] == '\\' && pattern.size() > 1) {
            pattern.remove_prefix(1);
        }
        // A bracket begins a set in a glob; a set of it alone is itself.
        glob += pattern[0] == '[' ? std::string("[[]") : std::string(1, pattern[0]);
        pattern.remove_prefix(1);
    }
    glob += '*';
    return globMatches(glob, name);
}

} // namespace vitrine
