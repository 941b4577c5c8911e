// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/distributed_parts.h"
#include "model/directory/model_needs.h"
#include "model/directory/weight_sets.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Why weights cannot be loaded as they lie there, the gravest first.
struct WeightFault {
    enum class Kind : std::uint8_t {
        None,
        Truncated, ///< `file` ends `bytes` before its own header says
        Broken, ///< `file` breaks its format
        MissingShards, ///< `count` of `total`
        PointerShards, ///< `count` of `total` are pointers
        Pointer, ///< `file` is one
        Unfinished, ///< `file`: empty, a web page, a part of a download
        MissingLink, ///< `file` is a link to nothing, or out of the directory
        AbsentTensors, ///< the index names `count` tensors that no shard holds
        SplitParts, ///< `total` parts of a split GGUF model are here and no set that a program takes; `file`: the first
        Layers, ///< the config says `total` layers, the weights hold `count`
        Width, ///< the config says a hidden size of `total`, the embedding has `count`
        NoWeights,
    };
    Kind kind = Kind::None;
    FileIndex file = NoFile;
    std::uint64_t bytes = 0;
    std::uint64_t count = 0;
    std::uint64_t total = 0;
};

/// All that is known of a unit before its verdict.
struct UnitFacts {
    ChosenWeights weights;
    DistributedParts distributed;
    ModelNeeds needs;
    WeightFault fault;
    FileIndex config = NoFile;
    FileIndex adapterConfig = NoFile;
    FileIndex pipelineIndex = NoFile;
    bool hasWeights = false; ///< at least one that is more than a placeholder
    bool hasAdapterWeights = false;
    bool hasConfig = false; ///< a sound one
    bool isConfigBroken = false;
    bool hasState = false; ///< optimizer, scheduler or RNG state
    bool isSelfContained = false; ///< a format that carries its own config: GGUF, ONNX, Keras, TorchScript, …
    bool isGguf = false;
    bool isRead = false; ///< a reader took the first file of the weights
    PartState tokenizer = PartState::Missing;
    PartState processor = PartState::Missing;
    std::vector<FileIndex> tokenizerFiles;
    std::vector<FileIndex> processorFiles;
    std::uint64_t missingCode = 0; ///< files that auto_map names and that are not here
    std::vector<std::string> missingComponents; ///< of a pipeline
    std::uint32_t statedComponents = 0;
};

/// Looks at a unit's own files. `unitSets`: numbers of the shard sets that lie in it.
[[nodiscard]] UnitFacts gatherFacts(const ModelDirectory& directory, const TensorStore& tensors, const UnitDraft& draft,
    const std::vector<ShardSet>& shardSets, const std::vector<std::uint32_t>& unitSets);

} // namespace vitrine
