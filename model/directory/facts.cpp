// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/facts.h"

namespace vitrine::facts {

std::vector<std::string_view> fields(std::string_view line)
{
    std::vector<std::string_view> result;
    while (true) {
        const std::size_t tab = line.find('\t');
        result.push_back(line.substr(0, tab));
        if (tab == std::string_view::npos) {
            return result;
        }
        line.remove_prefix(tab + 1);
    }
}

} // namespace vitrine::facts
