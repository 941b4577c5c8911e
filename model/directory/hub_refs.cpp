// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/hub_refs.h"

#include "model/words/text.h"

#include <unordered_set>

namespace vitrine {

namespace {

constexpr std::string_view Refs = "refs/";
constexpr std::string_view Snapshots = "snapshots/";

/// Where a folder of this name begins in a path, as a whole component.
std::size_t folderAt(std::string_view path, std::string_view folder)
{
    for (std::size_t at = path.find(folder); at != std::string_view::npos; at = path.find(folder, at + 1)) {
        if (at == 0 || path[at - 1] == '/') {
            return at;
        }
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(Blanks);
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

} // namespace

bool isHubRef(std::string_view path, std::uint64_t size)
{
    constexpr std::uint64_t Most = 66; ///< SHA-256 in hexadecimal digits, and the end of its line
    return size != 0 && size <= Most && folderAt(path, Refs) != std::string_view::npos && !path.ends_with(".json");
}

void tellDanglingRefs(const std::vector<FileEntry>& files, std::vector<Problem>& problems)
{
    std::unordered_set<std::string> repositories; ///< with '/', or empty for the folder that was opened
    std::unordered_set<std::string> snapshots;
    for (const FileEntry& file : files) {
        const std::size_t at = folderAt(file.path, Snapshots);
        if (at != std::string_view::npos) {
            const std::size_t end = file.path.find('/', at + Snapshots.size());
            repositories.insert(file.path.substr(0, at));
            snapshots.insert(file.path.substr(0, end));
        }
    }
    for (const FileEntry& file : files) {
        const std::size_t at = folderAt(file.path, Refs);
        if (at == std::string_view::npos || file.text == nullptr || !repositories.contains(file.path.substr(0, at))) {
            continue;
        }
        const std::string revision(trimmed(*file.text));
        if (!revision.empty() && !snapshots.contains(file.path.substr(0, at).append(Snapshots).append(revision))) {
            constexpr std::size_t Cited = 60;
            problems.push_back({Severity::Warning, "hub.dangling_ref", file.path, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 stands for revision %2, and no snapshot of it is here: programs that ask for “%1” without a network find nothing. Download that revision, or ask for the one that is here."),
                    {file.path.substr(at + Refs.size()), shortened(revision, Cited)})});
        }
    }
}

} // namespace vitrine
