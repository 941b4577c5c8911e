// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_names.h"

#include "model/formats/pickle/pickle_name_lists.h"

#include <algorithm>
#include <optional>
#include <string>

namespace vitrine {

namespace {

/// Whether a list of words, separated by single spaces, holds a word.
bool holdsWord(std::string_view words, std::string_view word)
{
    if (word.empty() || word.contains(' ')) {
        return false;
    }
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) {
            return true;
        }
    }
    return false;
}

bool listed(std::span<const PickleNames> list, std::string_view module, std::string_view name)
{
    return std::ranges::any_of(list, [&](const PickleNames& row) { return row.module == module && holdsWord(row.names, name); });
}

/// Whether `module` is one of the package's modules or the package itself.
bool isBelow(std::string_view module, std::string_view package)
{
    return module.starts_with(package) && (module.size() == package.size() || module[package.size()] == '.');
}

std::optional<PickleDeed> dangerousModule(std::string_view module)
{
    for (const PickleModules& row : dangerousModules()) {
        for (std::size_t end = module.size(); end != std::string_view::npos; end = module.rfind('.', end - 1)) {
            if (holdsWord(row.modules, module.substr(0, end))) {
                return row.deed;
            }
            if (end == 0) {
                break;
            }
        }
    }
    return {};
}

std::optional<PickleDeed> dangerousName(std::string_view module, std::string_view name)
{
    for (const PickleBadNames& row : dangerousNames()) {
        if (isBelow(module, row.module) && (row.names == "*" || (module == row.module && holdsWord(row.names, name)))) {
            return row.deed;
        }
    }
    return {};
}

std::string_view withoutUnderscores(std::string_view part)
{
    const std::size_t begin = part.find_first_not_of('_');
    return begin == std::string_view::npos ? part : part.substr(begin);
}

/// A dotted name walks from object to object: each step may be another module that the first one imported.
std::optional<PickleDeed> dangerousPath(std::string_view module, std::string_view name)
{
    std::string reached(module);
    for (std::size_t at = 0; at <= name.size();) {
        const std::size_t end = std::min(name.find('.', at), name.size());
        const std::string_view part = name.substr(at, end - at);
        if (const auto deed = dangerousName(reached, part)) {
            return deed;
        }
        if (const auto deed = dangerousName("builtins", part); deed && !part.empty()) {
            return deed;
        }
        if (part.starts_with("__") || holdsWord("system popen spawn call check_output", part)) {
            return PickleDeed::FindsNames;
        }
        if (holdsWord("tofile dump from_file _write_file fromfile memmap", part)) {
            return PickleDeed::TouchesFiles;
        }
        reached.append(".").append(part);
        if (const auto deed = dangerousModule(reached)) {
            return deed;
        }
        if (const auto deed = dangerousModule(withoutUnderscores(part)); deed && part != name) {
            return deed;
        }
        at = end + 1;
    }
    return {};
}

bool isClassName(std::string_view name)
{
    name = withoutUnderscores(name);
    return !name.empty() && name.front() >= 'A' && name.front() <= 'Z'
        && std::ranges::all_of(name, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
           });
}

} // namespace

PickleNameJudgement judgePickleName(std::string_view module, std::string_view name)
{
    if (listed(weightsOnlyNames(), module, name) || listed(plainDataNames(), module, name)) {
        return {PickleRisk::Allowed, PickleDeed::Data};
    }
    if (listed(knownNames(), module, name)) {
        return {PickleRisk::Known, PickleDeed::Data};
    }
    // Classes of TorchScript: no Python module has this name.
    if (isBelow(module, "__torch__") && !name.contains('.')) {
        return {PickleRisk::Allowed, PickleDeed::Data};
    }
    if (pickleSpecial(module, name) == PickleSpecial::LoadsBytes) {
        return {PickleRisk::Unknown, PickleDeed::LoadsPickles};
    }
    if (const auto deed = dangerousName(module, name)) {
        return {PickleRisk::Dangerous, *deed};
    }
    const bool isPackageClass = isClassName(name)
        && std::ranges::any_of(knownPackages(), [&](std::string_view package) { return isBelow(module, package); });
    if (isPackageClass) {
        return {PickleRisk::Known, PickleDeed::Data};
    }
    if (const auto deed = dangerousModule(module)) {
        return {PickleRisk::Dangerous, *deed};
    }
    if (name.contains('.')) {
        if (const auto deed = dangerousPath(module, name)) {
            return {PickleRisk::Dangerous, *deed};
        }
    }
    return {PickleRisk::Unknown, PickleDeed::UnknownCode};
}

bool isKnownPickleClass(std::string_view module, std::string_view name)
{
    return isClassName(name) && judgePickleName(module, name).risk <= PickleRisk::Known;
}

PickleSpecial pickleSpecial(std::string_view module, std::string_view name)
{
    if (module == "builtins" && name == "getattr") {
        return PickleSpecial::GetAttribute;
    }
    if (module == "torch._tensor" && (name == "_rebuild_from_type_v2" || name == "_rebuild_from_type")) {
        return PickleSpecial::CallsItsFirst;
    }
    if (module == "torch.storage" && name == "_load_from_bytes") {
        return PickleSpecial::LoadsBytes;
    }
    return PickleSpecial::None;
}

bool weightsOnlyAllows(std::string_view module, std::string_view name)
{
    return listed(weightsOnlyNames(), module, name);
}

bool weightsOnlyDict(std::string_view module, std::string_view name)
{
    return module == "collections" && (name == "OrderedDict" || name == "Counter");
}

bool weightsOnlyBuild(std::string_view module, std::string_view name)
{
    // A call of a function gives an object of another type; of a tensor's own functions that is a tensor.
    return listed(weightsOnlyNames(), module, name);
}

} // namespace vitrine
