// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_tree.h"

#include "widgets/files/files_tree_builder.h"

#include <algorithm>

namespace vitrine {

std::shared_ptr<const FilesTree> FilesTree::build(
    std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, TreeMode mode, const std::stop_token& stop)
{
    return FilesTreeBuilder(std::move(directory), unit, mode, stop).build();
}

std::uint32_t FilesTree::nodeOfFile(FileIndex file) const
{
    return file < m_nodeOfFile.size() ? m_nodeOfFile[file] : NoNode;
}

std::uint32_t FilesTree::nodeOfPart(Part part) const
{
    const auto found = std::ranges::find_if(m_nodes, [&](const FilesNode& node) {
        return node.kind == FilesNode::Kind::MissingPart && m_directory->units[m_unit].parts[node.detail].part == part;
    });
    return found == m_nodes.end() ? NoNode : static_cast<std::uint32_t>(found - m_nodes.begin());
}

std::uint32_t FilesTree::firstMissingShard() const
{
    const auto found = std::ranges::find(m_nodes, FilesNode::Kind::MissingShard, &FilesNode::kind);
    return found == m_nodes.end() ? NoNode : static_cast<std::uint32_t>(found - m_nodes.begin());
}

std::vector<FileIndex> FilesTree::filesBelow(std::uint32_t id) const
{
    std::vector<FileIndex> files;
    files.reserve(m_nodes[id].fileCount);
    std::vector<std::uint32_t> open{id};
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        if (m_nodes[at].file != NoFile) {
            files.push_back(m_nodes[at].file);
        }
        for (std::uint32_t row = childCount(at); row > 0; --row) {
            open.push_back(child(at, row - 1));
        }
    }
    return files;
}

std::string FilesTree::key(std::uint32_t id) const
{
    std::string key;
    for (std::uint32_t at = id; at != Root; at = m_nodes[at].parent) {
        const FilesNode& node = m_nodes[at];
        std::string part = std::to_string(static_cast<int>(node.kind)) + ':';
        switch (node.kind) {
        case FilesNode::Kind::Need:
            part += needName(node.need);
            break;
        case FilesNode::Kind::Role:
            part += roleName(node.role);
            break;
        case FilesNode::Kind::Set:
        case FilesNode::Kind::MissingPart:
        case FilesNode::Kind::Unit:
            part += std::to_string(node.detail);
            break;
        default:
            part += node.name;
        }
        key = part + '\n' + key;
    }
    return key;
}

} // namespace vitrine
