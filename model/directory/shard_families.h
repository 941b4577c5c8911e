// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/directory/shard_numbering.h"

#include <stop_token>
#include <vector>

namespace vitrine {

/// Files with one numbering: STEM-00001-of-00003SUFFIX and its brothers.
struct ShardFamily {
    ShardNumbering numbering; ///< of one of them; views into the paths of the files
    std::vector<FileIndex> files; ///< by their numbers
    std::vector<std::uint32_t> numbers; ///< beside `files`

    /// Counted from 0 in some sets, and then one more than the total says in some of those.
    [[nodiscard]] std::uint32_t firstNumber() const { return numbers.front() == 0 ? 0 : 1; }
    [[nodiscard]] std::uint32_t stated() const;
    [[nodiscard]] bool isComplete() const { return files.size() >= stated(); }
};

/// All families of a directory, in the order of their first files.
[[nodiscard]] std::vector<ShardFamily> shardFamilies(const std::vector<FileEntry>& files);

/// A family that no index names, as a set of its own: missing shards, and tensors that lie in two of them.
[[nodiscard]] ShardSet familySet(
    const ShardFamily& family, const std::vector<FileEntry>& files, const TensorStore& tensors, const std::stop_token& stop);

} // namespace vitrine
