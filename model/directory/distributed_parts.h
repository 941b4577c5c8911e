// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// A checkpoint that was cut over several processes, as far as the names tell.
struct DistributedParts {
    enum class Framework : std::uint8_t { None, DeepSpeed, DeepSpeedZero3, DeepSpeedPipeline, TorchDcp, Fsdp, Megatron, Orbax };

    Framework framework = Framework::None;
    std::vector<FileIndex> weights; ///< the files that hold the weights, and what joins them
    std::vector<FileIndex> optimizer; ///< of the processes, where they are files of their own
    std::uint32_t parts = 0; ///< how many files the weights are cut into
    /// Processes that wrote it, as the files say or the numbering of their names tells; 0: not known.
    std::uint32_t ranks = 0;
    std::vector<std::uint32_t> missingRanks; ///< of those; at most 1,000
    bool arePieces = false; ///< safetensors files with pieces of tensors
    bool isWhole = true; ///< no part is missing, as far as the numbering of the names tells

    [[nodiscard]] bool isPresent() const { return framework != Framework::None; }
};

/// Looks through the files of one unit.
[[nodiscard]] DistributedParts distributedParts(const std::vector<FileEntry>& files, std::span<const FileIndex> unit);

/// "DeepSpeed ZeRO-3": a name, the same in every language.
[[nodiscard]] std::string frameworkName(DistributedParts::Framework framework);

} // namespace vitrine
