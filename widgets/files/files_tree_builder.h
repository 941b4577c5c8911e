// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/files/files_tree.h"

#include <unordered_map>

namespace vitrine {

/// Lays out the rows of a FilesTree. Every file of the directory gets at most one row.
class FilesTreeBuilder
{
public:
    FilesTreeBuilder(
        std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, TreeMode mode, std::stop_token stop);

    [[nodiscard]] std::shared_ptr<const FilesTree> build();

private:
    using Kind = FilesNode::Kind;
    /// Where the files of the shown unit go, seen from it.
    enum class Place : std::uint8_t { Elsewhere, Shown, Component, Residue };

    void placeUnits();
    void addFolders();
    void addNeeds();
    void addFilesOfUnit();
    void addSets(std::uint32_t unit, std::string_view base, bool again);
    void addShards(std::uint32_t set, const ShardSet& shards);
    void addMissingParts();
    void addPlainUnit(std::uint32_t parent, std::uint32_t unit, Need need);
    void addOtherUnits();
    void addComposition();
    void finish();

    std::uint32_t add(std::uint32_t parent, FilesNode node);
    std::uint32_t addFile(std::uint32_t parent, FileIndex file, std::string name, std::int32_t order);
    std::uint32_t needGroup(Need need);
    /// The row of a folder below a row, made with those above it where it is not there yet.
    std::uint32_t folder(std::uint32_t parent, std::string_view path, Need need, std::int32_t order);
    [[nodiscard]] std::string_view relative(FileIndex file, std::string_view base) const;
    [[nodiscard]] bool isTaken(FileIndex file) const { return m_tree->m_nodeOfFile[file] != FilesTree::NoNode; }

    std::shared_ptr<FilesTree> m_tree;
    const ModelDirectory& m_directory;
    std::stop_token m_stop;
    std::vector<Place> m_place; ///< of each unit
    std::vector<bool> m_isRepeated; ///< of each file
    std::vector<std::uint32_t> m_needGroups;
    std::unordered_map<std::string, std::uint32_t> m_folders; ///< by number of the row above, and path
};

} // namespace vitrine
