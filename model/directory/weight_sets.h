// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/directory/unit_finder.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// Weight files of a unit that are loaded together: a file, or the shards of a set.
struct WeightSet {
    /// Frameworks' forms of the same weights; a loader takes the first that it finds.
    enum class Form : std::uint8_t { Safetensors, Torch, Consolidated, Gguf, Tensorflow, Flax, Onnx, Openvino, CoreMl, Rust, Other };

    Form form = Form::Other;
    std::vector<FileIndex> files;
    std::uint32_t shardSet = NoSet; ///< index into the directory's shard sets, or NoSet
    bool inCopyFolder = false;
    bool inSubfolder = false;
    bool isVariant = false; ///< "model.fp16.safetensors", "model_quantized.onnx"
    bool isDefaultName = false; ///< the name that a library gives to the one set
    bool isWhole = true; ///< every shard is here, and no placeholder

    static constexpr std::uint32_t NoSet = 0xFFFF'FFFFU;
};

/// Which of a unit's weight files are loaded, and which repeat them.
struct ChosenWeights {
    std::vector<WeightSet> sets; ///< the first is what a loader takes
    std::vector<FileIndex> counted; ///< of the first, and of sets that hold other tensors
    std::vector<FileIndex> repeated; ///< second copies and stray shards
    std::vector<std::uint32_t> shardSets; ///< those of `counted`
};

/// `shardSets`: all of the directory; `unitSets`: the numbers of those that lie in the unit; `without`: files that are
/// parts of a distributed checkpoint, sorted.
[[nodiscard]] ChosenWeights chooseWeights(const ModelDirectory& directory, const TensorStore& tensors, const UnitDraft& unit,
    const std::vector<ShardSet>& shardSets, const std::vector<std::uint32_t>& unitSets, const std::vector<FileIndex>& without);

} // namespace vitrine
