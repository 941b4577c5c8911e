// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Files and folders of the opened directory that are to stay out when it is packed; chosen in the tree, handed over to
/// the wizard. Paths are relative to the directory; a folder's ends with a slash.
class LeftOut
{
public:
    void add(const std::string& path);
    void remove(const std::string& path);
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_paths.empty(); }
    /// Whether it was left out itself.
    [[nodiscard]] bool has(const std::string& path) const { return m_paths.contains(path); }
    /// Whether it or a folder above it was left out.
    [[nodiscard]] bool covers(std::string_view path) const;
    /// As PackageOptions::exclude wants them for a package of the unit at this path.
    [[nodiscard]] std::vector<std::string> patterns(std::string_view unit) const { return patterns(m_paths, unit); }
    /// The same of what was left out and is not any more: a draft of the wizard may still hold it.
    [[nodiscard]] std::vector<std::string> takenIn(std::string_view unit) const { return patterns(m_takenIn, unit); }

private:
    [[nodiscard]] static std::vector<std::string>
    patterns(const std::set<std::string>& paths, std::string_view unit);

    std::set<std::string> m_paths;
    std::set<std::string> m_takenIn;
};

} // namespace vitrine
