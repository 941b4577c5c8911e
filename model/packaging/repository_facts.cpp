// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_sources.h"

#include "model/bytes/file_source.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

constexpr std::uint64_t LargestSmallFile = 64U << 10U;

/// A small text below the directory; nothing when it is absent, too long, or a link.
std::optional<std::string> smallText(const ModelDirectory& directory, const std::string& relative)
{
    const FileEntry* entry = directory.file(relative);
    if (entry == nullptr || entry->kind != EntryKind::File || entry->size > LargestSmallFile) {
        return {};
    }
    const auto source = FileSource::open(directory.absolute(*entry));
    return source ? std::optional((*source)->text(0, (*source)->size()).value_or("")) : std::nullopt;
}

bool isCommit(std::string_view text)
{
    return text.size() == 40 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string firstLine(const std::string& text)
{
    std::string line = text.substr(0, text.find('\n'));
    line.erase(line.find_last_not_of(" \r\t") + 1);
    return line;
}

/// https://user:token@host/… without the part that is nobody's business.
std::string withoutCredentials(std::string url)
{
    const std::size_t scheme = url.find("://");
    const std::size_t at = url.find('@');
    const std::size_t path = scheme == std::string::npos ? std::string::npos : url.find('/', scheme + 3);
    if (scheme != std::string::npos && at != std::string::npos && (path == std::string::npos || at < path)) {
        url.erase(scheme + 3, at - scheme - 2);
    }
    return url;
}

/// "models--org--name/snapshots/<commit>" in the path says both.
void fromHubCache(const ModelDirectory& directory, const Unit& unit, FactCollector& facts)
{
    const std::string place = directory.path + '/' + unit.path;
    constexpr std::string_view mark = "models--";
    const std::size_t begin = place.rfind(mark);
    const std::size_t snapshots = begin == std::string::npos ? begin : place.find("/snapshots/", begin);
    if (snapshots == std::string::npos) {
        return;
    }
    std::string repository = place.substr(begin + mark.size(), snapshots - begin - mark.size());
    if (const std::size_t dashes = repository.find("--"); dashes != std::string::npos) {
        repository.replace(dashes, 2, "/");
    }
    const std::string commit = place.substr(snapshots + 11, 40);
    facts.found("repository", "https://huggingface.co/" + repository, "snapshots/" + commit);
    facts.found("commit", isCommit(commit) ? commit : std::string(), "snapshots/" + commit);
}

/// .cache/huggingface/download/<file>.metadata: the commit, the etag, the time, a line each. Files of several commits
/// are no one commit.
void fromDownloads(const ModelDirectory& directory, FactCollector& facts)
{
    constexpr std::uint32_t mostRead = 200;
    std::string commit;
    std::string first;
    std::uint32_t read = 0;
    for (const FileEntry& file : directory.files) {
        if (!file.path.starts_with(".cache/huggingface/download/") || !file.path.ends_with(".metadata")) {
            continue;
        }
        const std::string one = firstLine(smallText(directory, file.path).value_or(""));
        if (!isCommit(one) || (!commit.empty() && one != commit) || ++read > mostRead) {
            return;
        }
        if (commit.empty()) {
            commit = one;
            first = file.path;
        }
    }
    facts.found("commit", commit, first);
}

/// The commit of a branch that git has put into its list of packed references: "<commit> <name>" a line.
std::string packedReference(const ModelDirectory& directory, const std::string& name)
{
    const std::string list = '\n' + smallText(directory, ".git/packed-refs").value_or("");
    const std::size_t at = list.find(' ' + name + '\n');
    const std::size_t begin = at == std::string::npos ? at : list.rfind('\n', at);
    return begin == std::string::npos ? std::string() : list.substr(begin + 1, at - begin - 1);
}

/// HEAD, the branch it names, and the address of origin.
void fromGit(const ModelDirectory& directory, FactCollector& facts)
{
    const auto head = smallText(directory, ".git/HEAD");
    if (!head) {
        return;
    }
    std::string commit = firstLine(*head);
    std::string file = ".git/HEAD";
    if (commit.starts_with("ref: ")) {
        const std::string name = commit.substr(5);
        file = ".git/" + name;
        commit = file.contains("..") ? std::string() : firstLine(smallText(directory, file).value_or(""));
        if (commit.empty()) {
            file = ".git/packed-refs";
            commit = packedReference(directory, name);
        }
    }
    facts.found("commit", isCommit(commit) ? commit : std::string(), file);
    const std::string config = smallText(directory, ".git/config").value_or("");
    const std::size_t origin = config.find("[remote \"origin\"]");
    const std::size_t url = origin == std::string::npos ? origin : config.find("url = ", origin);
    if (url != std::string::npos) {
        facts.found("repository", withoutCredentials(firstLine(config.substr(url + 6))), ".git/config");
    }
}

} // namespace

void collectRepositoryFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts)
{
    fromHubCache(directory, unit, facts);
    fromDownloads(directory, facts);
    fromGit(directory, facts);
}

} // namespace vitrine
