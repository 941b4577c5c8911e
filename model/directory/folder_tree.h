// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The folders of a directory, as they follow from the paths of its files. folders()[0] is the root; a folder comes
/// after the one that holds it.
class FolderTree
{
public:
    struct Folder {
        std::string path; ///< relative; empty for the root
        std::string_view name; ///< the last component of `path`
        std::uint32_t parent = 0;
        std::vector<std::uint32_t> children;
        std::vector<FileIndex> files; ///< those that lie directly in it
    };

    explicit FolderTree(const std::vector<FileEntry>& files);

    [[nodiscard]] const std::vector<Folder>& folders() const { return m_folders; }
    [[nodiscard]] const Folder& folder(std::uint32_t index) const { return m_folders[index]; }

private:
    std::vector<Folder> m_folders;
};

/// The path without its last component; empty for a file at the root.
[[nodiscard]] std::string_view folderPart(std::string_view path);
/// The last component.
[[nodiscard]] std::string_view namePart(std::string_view path);

} // namespace vitrine
