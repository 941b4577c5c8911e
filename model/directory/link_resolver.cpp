// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/link_resolver.h"

#include <cerrno>
#include <cstdlib>
#include <memory>

#include <sys/stat.h>

namespace vitrine {

namespace {

struct Free {
    void operator()(char* text) const { std::free(text); }
};

std::string canonicalPath(const std::string& path)
{
    const std::unique_ptr<char, Free> real(::realpath(path.c_str(), nullptr));
    return real ? std::string(real.get()) : std::string();
}

/// "…/models--org--name/blobs" for a directory at or below "…/models--org--name/snapshots/REVISION"; else empty.
/// The layout is that of huggingface_hub's cache.
std::string hubBlobs(const std::string& canonical)
{
    constexpr std::string_view Snapshots = "/snapshots/";
    const std::size_t snapshots = canonical.rfind(Snapshots);
    if (snapshots == std::string::npos) {
        return {};
    }
    const std::string repository = canonical.substr(0, snapshots);
    const std::string name = repository.substr(repository.rfind('/') + 1);
    const bool isRepository = name.starts_with("models--") || name.starts_with("datasets--") || name.starts_with("spaces--");
    return isRepository ? repository + "/blobs" : std::string();
}

bool isBelow(std::string_view path, std::string_view folder)
{
    return !folder.empty() && path.size() > folder.size() && path.starts_with(folder)
        && (folder.back() == '/' || path[folder.size()] == '/');
}

} // namespace

LinkResolver::LinkResolver(const std::string& root)
    : m_root(root)
    , m_canonical(canonicalPath(root))
    , m_blobs(hubBlobs(m_canonical))
{
}

ResolvedLink LinkResolver::resolve(const std::string& relative) const
{
    ResolvedLink link;
    const std::string target = canonicalPath(m_root + '/' + relative);
    if (target.empty()) {
        link.isLoop = errno == ELOOP;
        // What may not be looked at outside is still a link that leaves; what is not there at all is broken.
        link.kind = errno == EACCES ? EntryKind::LeavingLink : EntryKind::BrokenLink;
        return link;
    }
    if (target == m_canonical) {
        link.kind = EntryKind::Link;
        link.isFolder = true;
        return link;
    }
    const bool inside = isBelow(target, m_canonical);
    if (!inside && !isBelow(target, m_blobs)) {
        link.kind = EntryKind::LeavingLink;
        return link;
    }
    struct stat status = {};
    if (::stat(target.c_str(), &status) != 0) {
        return link;
    }
    link.isFolder = S_ISDIR(status.st_mode);
    link.kind = S_ISREG(status.st_mode) || link.isFolder ? EntryKind::Link : EntryKind::Special;
    link.size = S_ISREG(status.st_mode) ? static_cast<std::uint64_t>(status.st_size) : 0;
    link.modified = status.st_mtim.tv_sec;
    if (inside) {
        link.inside = target.substr(m_canonical.size() + (m_canonical.back() == '/' ? 0 : 1));
    }
    return link;
}

} // namespace vitrine
