// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/directory/weight_map.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace vitrine {

/// An index JSON of the directory and its map, read while the headers of the shards are read.
struct ShardIndex {
    FileIndex file = NoFile;
    WeightMap map;
};

/// Opens a file of the directory again, to read a name out of an index.
using FileOpener = std::function<Result<std::unique_ptr<ByteSource>>(const FileEntry&)>;

/// The sets, by folder and stem, and what is wrong with them. Problems of the maps themselves are included.
struct ShardJoin {
    std::vector<ShardSet> sets;
    std::vector<Problem> problems;
};

/// Finds all shard sets of a directory and joins each index with the headers of its shards, both ways. `files` have
/// their tensor ranges and contents; an index that WeightMap::read was not called for is left out.
///
/// Call order: in the parallel stage read every isShardIndex() file by WeightMap::read (the largest task first), the
/// headers beside it, append them to `tensors`, then this. Sets of one numbering without an index have
/// ShardSet::index == NoFile. Sets of GGUF files are not among them: gguf_split.h joins those.
///
/// Problems that only the set as a whole has are notes: the checklist says how grave they are.
[[nodiscard]] ShardJoin joinShardSets(const std::vector<FileEntry>& files, const std::vector<ShardIndex>& indexes,
    const TensorStore& tensors, const FileOpener& open, const std::stop_token& stop);

} // namespace vitrine
