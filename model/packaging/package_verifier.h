// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

enum class DifferenceKind : std::uint8_t { Changed, Missing, Extra, Unreadable, Count };

/// "changed", "missing", "extra", "unreadable".
[[nodiscard]] std::string_view differenceName(DifferenceKind kind);

struct Difference {
    std::string path;
    DifferenceKind kind = DifferenceKind::Changed;
};

struct VerifyOptions {
    bool quick = false; ///< XXH3-128 only; otherwise SHA-256 as well
    /// Also the SHA-256 of the archive as one file. It is a pass of its own that cannot be shared between cores, so that
    /// it takes longer than all the rest together.
    bool archiveSum = false;
    unsigned threads = 0; ///< files that are read side by side; 0: as many as the processor has, at most 8
    std::stop_token stop;
    /// Bytes; at most 25 times a second, from any of the threads, one at a time. Of a compressed archive both count the
    /// compressed bytes.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress;
};

struct Verification {
    bool intact = false;
    std::uint32_t files = 0;
    std::uint64_t bytes = 0;
    std::vector<Difference> differences; ///< by path
    /// Of an archive, where VerifyOptions::archiveSum asked for it; of a folder that of its SHA256SUMS, of an image layout
    /// that of its manifest: the same as writePackage() told.
    std::string sha256;
};

/// Holds an archive (without unpacking it), a folder or an OCI layout against its own sums: every file, nothing
/// missing, nothing extra. Fails only when the package cannot be opened or holds no sums.
[[nodiscard]] Result<Verification> verifyPackage(const std::string& path, const VerifyOptions& options = {});

} // namespace vitrine
