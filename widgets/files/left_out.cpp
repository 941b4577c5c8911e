// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/left_out.h"

#include "model/directory/glob.h"

namespace vitrine {

void LeftOut::add(const std::string& path)
{
    m_paths.insert(path);
    m_takenIn.erase(path);
}

void LeftOut::remove(const std::string& path)
{
    if (m_paths.erase(path) > 0) {
        m_takenIn.insert(path);
    }
}

void LeftOut::clear()
{
    m_paths.clear();
    m_takenIn.clear();
}

bool LeftOut::covers(std::string_view path) const
{
    if (m_paths.empty()) {
        return false;
    }
    for (auto slash = path.find('/'); slash != std::string_view::npos; slash = path.find('/', slash + 1)) {
        if (m_paths.contains(std::string(path.substr(0, slash + 1)))) {
            return true;
        }
    }
    return m_paths.contains(std::string(path));
}

std::vector<std::string> LeftOut::patterns(const std::set<std::string>& paths, std::string_view unit)
{
    const std::string prefix = unit.empty() ? std::string() : std::string(unit) + '/';
    std::vector<std::string> patterns;
    for (const std::string& path : paths) {
        // What lies outside the unit is not packed anyway. The slash in front: from the top of the package.
        if (path.starts_with(prefix) && path.size() > prefix.size()) {
            const std::string inside = path.substr(prefix.size());
            patterns.push_back('/' + exactGlob(inside) + (inside.ends_with('/') ? "**" : ""));
        }
    }
    return patterns;
}

} // namespace vitrine
