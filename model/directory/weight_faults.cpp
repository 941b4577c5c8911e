// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/weight_faults.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace vitrine {

namespace {

using Kind = WeightFault::Kind;

bool isBroken(const FileEntry& file)
{
    if (!file.content) {
        return file.kind == EntryKind::Unreadable;
    }
    return std::ranges::any_of(file.content->problems, [](const Problem& problem) { return problem.severity == Severity::Error; });
}

Kind kindOfPlaceholder(Placeholder placeholder)
{
    switch (placeholder) {
    case Placeholder::None:
        return Kind::None;
    case Placeholder::LfsPointer:
    case Placeholder::AnnexPointer:
        return Kind::Pointer;
    case Placeholder::LinkText:
        return Kind::MissingLink;
    default:
        return Kind::Unfinished;
    }
}

WeightFault faultOfFile(const ModelDirectory& directory, const TensorStore& tensors, FileIndex index)
{
    const FileEntry& file = directory.files[index];
    if (const auto bytes = missingBytes(file, tensors)) {
        return {Kind::Truncated, index, *bytes, 0, 0};
    }
    if (const Kind kind = kindOfPlaceholder(file.placeholder); kind != Kind::None) {
        return {kind, index, 0, 0, 0};
    }
    if (file.kind == EntryKind::BrokenLink || file.kind == EntryKind::LeavingLink) {
        return {Kind::MissingLink, index, 0, 0, 0};
    }
    return {isBroken(file) ? Kind::Broken : Kind::None, index, 0, 0, 0};
}

/// Whether joining the parts of a split GGUF model brought up something for which llama.cpp refuses the set, or takes one
/// of them for the whole.
bool isRefusedSplit(const ModelDirectory& directory, const ShardSet& set)
{
    if (set.shards.empty() || directory.files[set.shards.front()].format != Format::Gguf) {
        return false;
    }
    constexpr std::array<std::string_view, 6> Codes{"gguf.split-count", "gguf.split-number", "gguf.split-tensors", "gguf.split-silent", "gguf.split-names", "gguf.split-repeat"};
    return std::ranges::any_of(directory.problems, [&](const Problem& problem) {
        return std::ranges::find(Codes, problem.code) != Codes.end()
            && std::ranges::any_of(set.shards, [&](FileIndex file) { return directory.files[file].path == problem.path; });
    });
}

/// What is wrong with the whole of a set of shards.
WeightFault faultOfSet(const ModelDirectory& directory, const ShardSet& set)
{
    const std::uint64_t total = std::max<std::uint64_t>(set.stated, set.shards.size() + set.missing.size());
    if (!set.missing.empty()) {
        return {Kind::MissingShards, set.index, 0, set.missing.size(), total};
    }
    const auto pointers = static_cast<std::uint64_t>(std::ranges::count_if(set.shards, [&](FileIndex file) { return kindOfPlaceholder(directory.files[file].placeholder) == Kind::Pointer; }));
    if (pointers > 0) {
        return {Kind::PointerShards, set.index, 0, pointers, total};
    }
    if (set.absentCount > 0) {
        return {Kind::AbsentTensors, set.index, 0, set.absentCount, set.mappedTensors};
    }
    if (isRefusedSplit(directory, set)) {
        return {Kind::SplitParts, set.shards.front(), 0, 0, total};
    }
    return {};
}

} // namespace

std::optional<std::uint64_t> missingBytes(const FileEntry& file, const TensorStore& tensors)
{
    if (!file.content) {
        return {};
    }
    if (file.content->statedBytes > file.size) {
        return file.content->statedBytes - file.size;
    }
    for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
        if (has(tensors.flags(row), TensorFlag::Truncated)) {
            return 0;
        }
    }
    return {};
}

WeightFault weightFault(const ModelDirectory& directory, const TensorStore& tensors, const UnitFacts& facts, const std::vector<ShardSet>& shardSets)
{
    if (facts.weights.sets.empty()) {
        return {Kind::NoWeights, NoFile, 0, 0, 0};
    }
    WeightFault gravest;
    const auto take = [&](const WeightFault& fault) {
        if (fault.kind != Kind::None && (gravest.kind == Kind::None || fault.kind < gravest.kind)) {
            gravest = fault;
        }
    };
    for (const FileIndex file : facts.weights.counted) {
        take(faultOfFile(directory, tensors, file));
    }
    for (const std::uint32_t set : facts.weights.shardSets) {
        take(faultOfSet(directory, shardSets[set]));
    }
    return gravest;
}

} // namespace vitrine
