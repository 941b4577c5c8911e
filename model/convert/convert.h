// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/bytes/read_limits.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// How far a conversion has come.
struct ConvertProgress {
    std::uint64_t done = 0; ///< bytes written, and then read again
    std::uint64_t total = 0;
};

struct ConvertOptions {
    ReadLimits limits;
    std::uint64_t shardBytes = 5'000'000'000; ///< tensors of one file together; a larger tensor has a file of its own
    bool withState = true; ///< also what belongs to an optimizer
    bool replace = false; ///< take the place of files that are there
    std::stop_token stop; ///< nothing is left behind when it stops
    std::function<void(const ConvertProgress&)> progress;
};

/// A tensor that safetensors cannot hold, or whose bytes are not there.
struct ConvertSkip {
    std::string name;
    Message reason;
};

struct ConvertResult {
    std::vector<std::string> files; ///< that were written, the index last
    std::uint64_t tensors = 0;
    std::uint64_t bytes = 0; ///< of the tensors
    std::vector<ConvertSkip> skipped;
    /// Second names of one tensor, and the name it was written by; `__metadata__` says the same.
    std::vector<std::pair<std::string, std::string>> tied;
};

/// Writes the tensors of pickled weight files as safetensors, without unpickling anything: contiguous, little endian,
/// names kept, `format: pt`. Data streams through: memory stays below 64 MB whatever the size. What was written is read
/// again and compared before it takes its place; all files take their places together, in the end.
///
/// Tied tensors are written once, by the name that comes first in the checkpoint; `__metadata__` maps each other name to
/// it, as save_model() of safetensors does, and load_model() accepts whichever name is there. Tensors that share some of
/// their bytes and are not the same are written each.
///
/// `inputs`: paths of files, whose tensors come together (the shards of one checkpoint). `output`: a path that ends in
/// ".safetensors", or a folder that exists, where the file is called model.safetensors. When the tensors pass
/// `shardBytes`, there are NAME-00001-of-NNNNN.safetensors and NAME.safetensors.index.json instead.
///
/// Blocks until it is done: call it in the background, cancel by `stop` (Cancelled). SourceChanged, NoSpace,
/// CannotWrite, … when it fails, and then nothing is left behind; Unsupported when there is nothing that safetensors can
/// hold. A caller that packs a converted model takes `files` of the result in place of `inputs`.
[[nodiscard]] Result<ConvertResult> convertToSafetensors(
    const std::vector<std::string>& inputs, const std::string& output, const ConvertOptions& options);

} // namespace vitrine
