// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/shard_sets.h"

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace vitrine {

/// The files of a directory by path.
using FilesByPath = std::unordered_map<std::string_view, FileIndex>;

/// Whether a path out of an index leads out of the folder of the index: absolute, with "..", or a Windows drive.
[[nodiscard]] bool leavesFolder(std::string_view path);
/// A file that holds nothing to join: broken link, pointer, or so damaged that no tensor is known.
[[nodiscard]] bool isUnreadableShard(const FileEntry& file);

/// Joins one index with the headers of its shards: each tensor of the map is looked for in its shard, and each tensor of
/// a shard in the map.
class IndexJoin
{
public:
    IndexJoin(const std::vector<FileEntry>& files, const FilesByPath& byPath, const ShardIndex& index, const TensorStore& tensors,
        const FileOpener& open, const std::stop_token& stop);

    /// Everything of a set but its strays.
    [[nodiscard]] ShardSet run();

private:
    /// What was found of a slot of the map.
    enum Found : std::uint8_t { InItsShard = 1, Elsewhere = 2 };
    struct Stranger {
        std::uint32_t row = 0;
        std::uint32_t slot = 0;
    };

    void resolveFiles();
    void joinShard(std::uint32_t number);
    void judgeStrangers();
    void findAbsent();
    void judgeTotalSize();
    void readRepeatedKeys();
    void findFamilies();
    void keep(std::vector<std::string>& names, std::uint64_t& count, std::uint32_t row);
    void addBytes(std::uint32_t row);

    const std::vector<FileEntry>& m_files;
    const FilesByPath& m_byPath;
    const ShardIndex& m_index;
    const TensorStore& m_tensors;
    const FileOpener& m_open;
    const std::stop_token& m_stop;
    ShardSet m_set;
    std::vector<FileIndex> m_shards; ///< for each file of the map, or NoFile
    std::vector<std::uint8_t> m_found; ///< for each slot
    std::vector<Stranger> m_strangers; ///< rows that the map assigns to another file
    std::uint64_t m_aliasBytes = 0;
    bool m_isPartial = false; ///< shards are missing or cannot be read
};

} // namespace vitrine
