// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// Role groups as a newcomer reads them, or the folders as they lie on the disk.
enum class TreeMode : std::uint8_t { Roles, Folders };

/// One row of the tree.
struct FilesNode {
    enum class Kind : std::uint8_t {
        Root, ///< never shown
        Need, ///< "Required to load"
        Role, ///< "Tokenizer, 4 files"
        Set, ///< "Weights, 4 shards"; `detail` is the index of the shard set
        Folder,
        File,
        MissingShard,
        MissingPart, ///< "Tokenizer: missing"; `detail` is the index into Unit::parts
        OtherUnits, ///< the group of the units that are not shown
        Unit, ///< `detail` is the index of the unit; `file` is set when the unit is one file
    };

    Kind kind = Kind::File;
    Role role = Role::Other;
    Need need = Need::NotNeeded;
    bool repeated = false; ///< a second copy of the weights
    std::uint32_t parent = 0;
    std::uint32_t detail = 0;
    FileIndex file = NoFile;
    std::uint32_t fileCount = 0; ///< files at and below it
    std::uint64_t size = 0; ///< bytes at and below it
    std::int32_t order = 0; ///< among its siblings; equal ones stay as they were added
    std::string name = {}; ///< of a file or folder, relative to the row above it
};

/// What the bytes of the directory are for, seen from the unit that is shown.
struct CompositionSegment {
    enum class Kind : std::uint8_t { Need, Repeated, OtherUnit };
    Kind kind = Kind::Need;
    Need need = Need::NotNeeded;
    std::uint64_t bytes = 0;
};

/// The rows of the files tree and how they hang together; computed once from a snapshot, then only read.
class FilesTree
{
public:
    static constexpr std::uint32_t Root = 0;
    static constexpr std::uint32_t NoNode = std::numeric_limits<std::uint32_t>::max();

    /// Rows of `unit` in a mode. Looks at `stop` and returns null when it was asked to stop.
    [[nodiscard]] static std::shared_ptr<const FilesTree> build(
        std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, TreeMode mode,
        const std::stop_token& stop = {});

    [[nodiscard]] const ModelDirectory& directory() const { return *m_directory; }
    [[nodiscard]] std::uint32_t unit() const { return m_unit; }
    [[nodiscard]] TreeMode mode() const { return m_mode; }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    [[nodiscard]] const FilesNode& node(std::uint32_t id) const { return m_nodes[id]; }
    [[nodiscard]] std::uint32_t childCount(std::uint32_t id) const { return m_firstChild[id + 1] - m_firstChild[id]; }
    [[nodiscard]] std::uint32_t child(std::uint32_t id, std::uint32_t row) const
    {
        return m_children[m_firstChild[id] + row];
    }
    [[nodiscard]] std::uint32_t row(std::uint32_t id) const { return m_row[id]; }
    /// NoNode for a file that this tree does not show.
    [[nodiscard]] std::uint32_t nodeOfFile(FileIndex file) const;
    /// NoNode where the part is not missing.
    [[nodiscard]] std::uint32_t nodeOfPart(Part part) const;
    /// NoNode where all shards are here.
    [[nodiscard]] std::uint32_t firstMissingShard() const;
    /// All files at and below a row, in the tree's order.
    [[nodiscard]] std::vector<FileIndex> filesBelow(std::uint32_t id) const;
    /// The same row of another tree of the same directory has the same key.
    [[nodiscard]] std::string key(std::uint32_t id) const;
    /// Size of the largest row below the groups, for the bars.
    [[nodiscard]] std::uint64_t largest() const { return m_largest; }
    [[nodiscard]] const std::vector<CompositionSegment>& composition() const { return m_composition; }

private:
    friend class FilesTreeBuilder;

    std::shared_ptr<const ModelDirectory> m_directory;
    std::uint32_t m_unit = 0;
    TreeMode m_mode = TreeMode::Roles;
    std::vector<FilesNode> m_nodes; ///< a parent stands before its children
    std::vector<std::uint32_t> m_firstChild; ///< into m_children; one more than nodes
    std::vector<std::uint32_t> m_children;
    std::vector<std::uint32_t> m_row;
    std::vector<std::uint32_t> m_nodeOfFile;
    std::uint64_t m_largest = 0;
    std::vector<CompositionSegment> m_composition;
};

} // namespace vitrine
