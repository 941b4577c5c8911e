// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/content_choice.h"

#include "model/directory/glob.h"
#include "model/packaging/sum_list.h"

#include <algorithm>

namespace vitrine {

namespace {

Choice in(const char* reason)
{
    return {true, Message(reason)};
}

Choice out(const char* reason)
{
    return {false, Message(reason)};
}

/// A pattern with a slash is held against the whole path, one without against the name and every folder on its way; one
/// that begins with a slash names a path from the top.
bool matchesAny(const std::vector<std::string>& patterns, const std::string& path)
{
    return std::ranges::any_of(patterns, [&](const std::string& pattern) {
        if (pattern.contains('/')) {
            return globMatchesPath(std::string_view(pattern).substr(pattern.starts_with('/') ? 1 : 0), path);
        }
        for (std::size_t begin = 0; begin <= path.size();) {
            const std::size_t end = std::min(path.find('/', begin), path.size());
            if (globMatches(pattern, std::string_view(path).substr(begin, end - begin))) {
                return true;
            }
            begin = end + 1;
        }
        return false;
    });
}

/// What Vitrine itself writes into a package, and therefore writes anew.
bool isOwnFile(std::string_view name)
{
    return name == "PROVENANCE.md" || name == "provenance.json" || name == SumList::Sha256Name || name == SumList::Xxh128Name;
}

} // namespace

ContentChoice::ContentChoice(const ModelDirectory& directory, std::uint32_t unit, const PackageOptions& options)
    : m_directory(directory)
    , m_unit(directory.units[unit])
    , m_unitIndex(unit)
    , m_options(options)
    , m_repeated(m_unit.repeated.begin(), m_unit.repeated.end())
    , m_weights(m_unit.weights.begin(), m_unit.weights.end())
{
    for (const std::uint32_t component : m_unit.components) {
        const Unit& part = directory.units[component];
        m_weights.insert(part.weights.begin(), part.weights.end());
        m_repeated.insert(part.repeated.begin(), part.repeated.end());
    }
}

bool ContentChoice::belongsToUnit(const FileEntry& file) const
{
    return file.unit == m_unitIndex || std::ranges::find(m_unit.components, file.unit) != m_unit.components.end();
}

/// Beside a unit that has a folder of its own nothing is packed, for whatever purpose: names would run into each other.
bool ContentChoice::liesInUnit(const FileEntry& file) const
{
    return m_unit.path.empty() || belongsToUnit(file) || file.path.starts_with(m_unit.path + '/');
}

std::string ContentChoice::nameInPackage(FileIndex file) const
{
    const std::string& path = m_directory.files[file].path;
    const std::string prefix = m_unit.path + '/';
    return !m_unit.path.empty() && path.starts_with(prefix) ? path.substr(prefix.size()) : path;
}

Choice ContentChoice::byPurpose(const FileEntry& file) const
{
    const bool resume = m_options.purpose == Purpose::Resume;
    switch (file.need) {
    case Need::RequiredToLoad:
        return in(QT_TRANSLATE_NOOP("model", "required to load"));
    case Need::NeededForSomeUses:
        return in(QT_TRANSLATE_NOOP("model", "needed for some uses"));
    case Need::MustBePassedOn:
        return in(QT_TRANSLATE_NOOP("model", "must be passed on with the model"));
    case Need::HelpsPeople:
        return m_options.purpose == Purpose::Deploy ? out(QT_TRANSLATE_NOOP("model", "loading does not need it"))
                                                    : in(QT_TRANSLATE_NOOP("model", "helps people"));
    case Need::ResumeOnly:
        return resume ? in(QT_TRANSLATE_NOOP("model", "needed to resume training"))
                      : out(QT_TRANSLATE_NOOP("model", "only resuming the training needs it"));
    case Need::NotNeeded:
        return resume ? in(QT_TRANSLATE_NOOP("model", "kept with everything else")) : out(QT_TRANSLATE_NOOP("model", "not needed to load"));
    case Need::StandsForAMissingFile:
        return out(QT_TRANSLATE_NOOP("model", "only stands for a file that is not here"));
    case Need::MustNotBeShared:
    case Need::Count:
        break;
    }
    return out(QT_TRANSLATE_NOOP("model", "must not be shared"));
}

Choice ContentChoice::choose(FileIndex index) const
{
    const FileEntry& file = m_directory.files[index];
    const std::string name = nameInPackage(index);
    Choice choice = chooseReadable(index, name);
    if (choice.goesIn && file.kind != EntryKind::File && file.kind != EntryKind::Link) {
        choice = out(QT_TRANSLATE_NOOP("model", "cannot be read, or leads out of the directory"));
        choice.isWanted = true;
    }
    return choice;
}

Choice ContentChoice::chooseReadable(FileIndex index, const std::string& name) const
{
    const FileEntry& file = m_directory.files[index];
    if (file.role == Role::Secret || file.need == Need::MustNotBeShared) {
        return out(QT_TRANSLATE_NOOP("model", "may hold a secret; it is never packed"));
    }
    if (isOwnFile(name)) {
        return out(QT_TRANSLATE_NOOP("model", "written anew for this package"));
    }
    if (!liesInUnit(file)) {
        return out(QT_TRANSLATE_NOOP("model", "belongs to another unit"));
    }
    if (matchesAny(m_options.exclude, name)) {
        return out(QT_TRANSLATE_NOOP("model", "left out by choice"));
    }
    if (matchesAny(m_options.include, name)) {
        return in(QT_TRANSLATE_NOOP("model", "taken in by choice"));
    }
    if (file.role == Role::Cache || file.role == Role::IncompleteDownload) {
        return out(QT_TRANSLATE_NOOP("model", "left over from a download or a tool"));
    }
    if (m_options.purpose != Purpose::Resume) {
        if (!belongsToUnit(file)) {
            return out(QT_TRANSLATE_NOOP("model", "belongs to another unit"));
        }
        if (m_repeated.contains(index)) {
            return out(QT_TRANSLATE_NOOP("model", "a second copy of the weights"));
        }
    }
    // The only copy of the weights is the model, whatever its file is called.
    if (m_weights.contains(index)) {
        return in(QT_TRANSLATE_NOOP("model", "holds the weights"));
    }
    return byPurpose(file);
}

} // namespace vitrine
