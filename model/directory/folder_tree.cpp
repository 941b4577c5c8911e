// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/folder_tree.h"

#include <unordered_map>

namespace vitrine {

std::string_view folderPart(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

std::string_view namePart(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

FolderTree::FolderTree(const std::vector<FileEntry>& files)
{
    std::unordered_map<std::string, std::uint32_t> known{{std::string(), 0}};
    m_folders.emplace_back();
    const auto number = [&](std::string_view wanted) {
        // From the innermost known folder outwards in, without recursion: names may nest deep.
        std::vector<std::string> unknown;
        std::string path(wanted);
        auto found = known.find(path);
        while (found == known.end()) {
            unknown.push_back(path);
            path = std::string(folderPart(path));
            found = known.find(path);
        }
        std::uint32_t folder = found->second;
        while (!unknown.empty()) {
            const auto next = static_cast<std::uint32_t>(m_folders.size());
            m_folders[folder].children.push_back(next);
            known.emplace(unknown.back(), next);
            Folder added;
            added.path = std::move(unknown.back());
            added.parent = folder;
            m_folders.push_back(std::move(added));
            unknown.pop_back();
            folder = next;
        }
        return folder;
    };
    for (FileIndex i = 0; i < files.size(); ++i) {
        m_folders[number(folderPart(files[i].path))].files.push_back(i);
    }
    for (Folder& folder : m_folders) {
        folder.name = namePart(folder.path);
    }
}

} // namespace vitrine
