// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/shard_sets.h"

#include <memory>
#include <span>

namespace vitrine::test {

/// Reads bytes as a shard index and joins it with two shards of one tensor each.
inline void exerciseWeightMap(std::span<const std::byte> bytes)
{
    const auto source = std::make_shared<MemorySource>(std::vector<std::byte>(bytes.begin(), bytes.end()));
    std::vector<FileEntry> files(3);
    files[0].path = "model.safetensors.index.json";
    files[1].path = "model-00001-of-00002.safetensors";
    files[2].path = "model-00002-of-00002.safetensors";
    TensorStore tensors;
    for (FileIndex i = 1; i < 3; ++i) {
        auto content = std::make_shared<ModelFile>();
        content->format = Format::Safetensors;
        files[i].content = std::move(content);
        files[i].firstTensor = i - 1;
        files[i].tensorCount = 1;
        tensors.add({.name = i == 1 ? "a" : "b", .shape = {}, .bytes = 4}, i);
    }
    std::vector<ShardIndex> indexes;
    indexes.push_back({0, WeightMap::read(*source, files[0].path, {}, {})});
    const FileOpener open = [&](const FileEntry&) -> Result<std::unique_ptr<ByteSource>> { return std::make_unique<RangeSource>(source, 0, source->size()); };
    const ShardJoin join = joinShardSets(files, indexes, tensors, open, {});
    std::size_t sum = join.sets.size();
    for (const Problem& problem : join.problems) {
        sum += problem.message.utf8().size();
    }
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
}

} // namespace vitrine::test
