// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/role.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// What a name says of a file.
struct NamedRole {
    Role role = Role::Other;
    Need need = Need::NotNeeded;
    bool byContent = false; ///< the name says that only the content can tell (a blob of a store)
};

/// The ordered table of names (resources/facts/file_roles.tsv): the first rule that matches decides. Rules are found by
/// the name's literal ending or beginning, so that a file is held against a handful of them and not against all.
class RoleRules
{
public:
    /// `table`: the text of the facts file.
    explicit RoleRules(std::string_view table);
    /// The rules that are built in.
    static const RoleRules& builtIn();

    /// `path` relative to the directory, with '/'. Nothing when no rule knows it.
    [[nodiscard]] std::optional<NamedRole> find(std::string_view path) const;
    [[nodiscard]] std::size_t size() const { return m_rules.size(); }

private:
    struct Rule {
        std::string pattern;
        NamedRole answer;
    };
    /// Rules for one way of looking at letters: as they are, or all in lower case.
    struct Index {
        std::vector<std::string> patterns; ///< by rule number
        std::unordered_map<std::string, std::vector<std::uint32_t>> exact; ///< the last component has no wildcard
        std::unordered_map<std::string, std::vector<std::uint32_t>> endings; ///< literal text from the last dot on
        std::map<char, std::vector<std::uint32_t>> beginnings; ///< literal first letter
        std::vector<std::uint32_t> others;
        std::unordered_map<std::string, std::vector<std::uint32_t>> folders; ///< "name/**"
        std::vector<std::uint32_t> openFolders; ///< "na*me/**"

        void add(std::uint32_t rule, std::string pattern);
        void addFile(std::uint32_t rule, std::string_view last);
        [[nodiscard]] std::uint32_t find(std::string_view path) const;
        [[nodiscard]] std::uint32_t findFolder(std::string_view path, std::uint32_t best) const;
        [[nodiscard]] std::uint32_t best(const std::vector<std::uint32_t>& rules, std::string_view path, std::uint32_t best) const;
    };

    std::vector<Rule> m_rules;
    Index m_asIs;
    Index m_lower;
};

} // namespace vitrine
