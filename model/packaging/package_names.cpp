// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_names.h"

#include <algorithm>

namespace vitrine {

bool leadsOut(std::string_view name)
{
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string_view part = name.substr(begin, end - begin);
        if (part.empty() || part == "." || part == ".." || part.contains('\0')) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

} // namespace vitrine
