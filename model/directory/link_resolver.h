// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Where a link inside the directory leads.
struct ResolvedLink {
    EntryKind kind = EntryKind::BrokenLink;
    bool isFolder = false; ///< leads to a folder inside the directory
    bool isLoop = false; ///< a broken link that leads round in a circle
    std::uint64_t size = 0; ///< of the file it leads to
    std::int64_t modified = 0;
    std::string inside; ///< what it leads to, relative to the directory; empty where that lies in the hub cache's blobs
};

/// Judges links by where they really end, through links of links.
class LinkResolver
{
public:
    explicit LinkResolver(const std::string& root);

    /// `relative` is the link's own path inside the directory.
    [[nodiscard]] ResolvedLink resolve(const std::string& relative) const;

private:
    std::string m_root; ///< as it was given
    std::string m_canonical; ///< without links
    std::string m_blobs; ///< where a snapshot of the hub's cache may lead; empty when the directory is none
};

} // namespace vitrine
