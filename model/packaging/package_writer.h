// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/packaging/package_plan.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace vitrine {

struct WriteProgress {
    enum class Stage : std::uint8_t { Writing, Verifying, Converting }; ///< Converting comes first, where it was asked for
    Stage stage = Stage::Writing;
    std::uint64_t done = 0; ///< bytes
    std::uint64_t total = 0;
    std::string file; ///< that is being written
};

struct WriteOptions {
    std::string output; ///< path of the archive, or of the folder that becomes the package
    bool replace = false; ///< an output that is there already may be replaced
    std::stop_token stop; ///< acted upon within 100 ms; nothing is left behind
    std::function<void(const WriteProgress&)> progress; ///< at most 25 times a second, from a worker thread
};

/// What was written and verified.
struct WrittenPackage {
    std::string output;
    std::uint64_t bytes = 0; ///< of the archive, or of all files of the folder
    std::uint32_t files = 0;
    std::string sha256; ///< of the archive; of a folder or OCI layout, of SHA256SUMS or the manifest
    bool verified = false; ///< it was read again and is what was meant
};

/// Carries out a plan: reads each file once, hashes and writes it in the same pass, into `output`.part; syncs, reads
/// it again to verify, renames. Whatever goes wrong, `output` stays as it was. Blocks.
/// Errors: CannotWrite, NoSpace, SourceChanged, Cancelled, Malformed (what was written did not verify), …
[[nodiscard]] Result<WrittenPackage> writePackage(
    const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options);

} // namespace vitrine
