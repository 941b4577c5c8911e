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
    std::stop_token stop;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress;
};

struct Verification {
    bool intact = false;
    std::uint32_t files = 0;
    std::uint64_t bytes = 0;
    std::vector<Difference> differences; ///< by path
    std::string sha256; ///< of the archive as a whole; empty for a folder
};

/// Holds an archive (without unpacking it), a folder or an OCI layout against its own sums: every file, nothing
/// missing, nothing extra. Fails only when the package cannot be opened or holds no sums.
[[nodiscard]] Result<Verification> verifyPackage(const std::string& path, const VerifyOptions& options = {});

} // namespace vitrine
