// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/role_rules.h"

#include "model/directory/facts.h"
#include "model/directory/glob.h"

#include <algorithm>
#include <limits>

namespace vitrine {

namespace {

constexpr std::uint32_t NoRule = std::numeric_limits<std::uint32_t>::max();
constexpr std::string_view Wildcards = "*?[";
constexpr std::string_view WholeFolder = "/**";

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return result;
}

std::string_view lastComponent(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

/// Whether the last components of `path`, as many as `pattern` has, match it.
bool matchesEnd(std::string_view pattern, std::string_view path)
{
    if (pattern.find('/') == std::string_view::npos) {
        return globMatches(pattern, lastComponent(path));
    }
    if (pattern.find("**") != std::string_view::npos) {
        // Begins at any component.
        while (!globMatchesPath(pattern, path)) {
            const std::size_t slash = path.find('/');
            if (slash == std::string_view::npos) {
                return false;
            }
            path.remove_prefix(slash + 1);
        }
        return true;
    }
    auto components = std::ranges::count(pattern, '/');
    std::size_t start = path.size();
    while (components >= 0 && start != std::string_view::npos) {
        start = start == 0 ? std::string_view::npos : path.rfind('/', start - 1);
        --components;
    }
    if (components >= 0) {
        return false;
    }
    return globMatchesPath(pattern, start == std::string_view::npos ? path : path.substr(start + 1));
}

} // namespace

RoleRules::RoleRules(std::string_view table)
{
    facts::eachLine(table, [&](const std::vector<std::string_view>& fields) {
        if (fields.size() < 3) {
            return;
        }
        NamedRole answer;
        answer.byContent = fields[1] == "by content";
        answer.role = roleByName(fields[1]).value_or(Role::Other);
        answer.need = needByName(fields[2]).value_or(Need::NotNeeded);
        const auto number = static_cast<std::uint32_t>(m_rules.size());
        m_asIs.add(number, std::string(fields[0]));
        m_lower.add(number, lowered(fields[0]));
        m_rules.push_back({std::string(fields[0]), answer});
    });
}

const RoleRules& RoleRules::builtIn()
{
    static const RoleRules rules(facts::FileRoles);
    return rules;
}

std::optional<NamedRole> RoleRules::find(std::string_view path) const
{
    std::uint32_t rule = m_asIs.find(path);
    if (rule == NoRule) {
        rule = m_lower.find(lowered(path));
    }
    return rule == NoRule ? std::nullopt : std::optional(m_rules[rule].answer);
}

void RoleRules::Index::add(std::uint32_t rule, std::string pattern)
{
    if (pattern.ends_with(WholeFolder)) {
        const std::string_view folder = lastComponent(std::string_view(pattern).substr(0, pattern.size() - WholeFolder.size()));
        if (folder.find_first_of(Wildcards) == std::string_view::npos) {
            folders[std::string(folder)].push_back(rule);
        } else {
            openFolders.push_back(rule);
        }
    } else {
        addFile(rule, lastComponent(pattern));
    }
    patterns.push_back(std::move(pattern));
}

void RoleRules::Index::addFile(std::uint32_t rule, std::string_view last)
{
    if (last.find_first_of(Wildcards) == std::string_view::npos) {
        exact[std::string(last)].push_back(rule);
        return;
    }
    const std::size_t dot = last.rfind('.');
    const bool literalEnding = dot != std::string_view::npos && last.find_first_of("*?[]", dot) == std::string_view::npos;
    if (literalEnding) {
        endings[std::string(last.substr(dot))].push_back(rule);
    } else if (Wildcards.find(last.front()) == std::string_view::npos) {
        beginnings[last.front()].push_back(rule);
    } else {
        others.push_back(rule);
    }
}

/// The first of `rules` that matches and stands before `best`; each list is in the order of the table.
std::uint32_t RoleRules::Index::best(const std::vector<std::uint32_t>& rules, std::string_view path, std::uint32_t best) const
{
    for (const std::uint32_t rule : rules) {
        if (rule >= best) {
            break;
        }
        if (matchesEnd(patterns[rule], path)) {
            return rule;
        }
    }
    return best;
}

std::uint32_t RoleRules::Index::find(std::string_view path) const
{
    const std::string_view name = lastComponent(path);
    std::uint32_t found = NoRule;
    if (const auto rules = exact.find(std::string(name)); rules != exact.end()) {
        found = best(rules->second, path, found);
    }
    if (const std::size_t dot = name.rfind('.'); dot != std::string_view::npos) {
        if (const auto rules = endings.find(std::string(name.substr(dot))); rules != endings.end()) {
            found = best(rules->second, path, found);
        }
    }
    if (const auto rules = beginnings.find(name.empty() ? '\0' : name.front()); rules != beginnings.end()) {
        found = best(rules->second, path, found);
    }
    found = best(others, path, found);
    return findFolder(path.substr(0, path.size() - name.size()), found);
}

/// Rules of the kind "folder/**" for a path that ends in '/', or is empty.
std::uint32_t RoleRules::Index::findFolder(std::string_view path, std::uint32_t found) const
{
    while (!path.empty()) {
        const std::string_view folder = path.substr(0, path.size() - 1);
        const std::string_view name = lastComponent(folder);
        const auto matches = [&](std::uint32_t rule) {
            return matchesEnd(std::string_view(patterns[rule]).substr(0, patterns[rule].size() - WholeFolder.size()), folder);
        };
        if (const auto rules = folders.find(std::string(name)); rules != folders.end()) {
            for (const std::uint32_t rule : rules->second) {
                found = rule < found && matches(rule) ? rule : found;
            }
        }
        for (const std::uint32_t rule : openFolders) {
            found = rule < found && matches(rule) ? rule : found;
        }
        path.remove_suffix(name.size() + 1);
    }
    return found;
}

} // namespace vitrine
