// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_contents.h"
#include "model/packaging/package_verifier.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// One file of a package as it was read.
struct ReadFile {
    std::string name;
    std::uint64_t size = 0;
    std::string sha256; ///< empty: not computed, in quick reading
    std::string xxh128;
    std::string statedSha256; ///< PackedFile::statedSha256
    std::string text; ///< of the lists of sums
    bool isFraming = false;
    bool isReadable = true; ///< false: no file, or it ends before its size, or the system refuses it
};

struct PackageSums {
    std::vector<ReadFile> files; ///< in the order of the package; one name may come twice
    std::optional<Error> damage; ///< the package ends or breaks after these files
};

/// Reads all files of a package and computes their sums: side by side where each can be read at its place, else one
/// after the other with SHA-256 on a thread of its own. Quick: XXH3 only, but of lists of sums and framing both.
/// Fails when it cannot be opened, is no package at all, or was cancelled.
[[nodiscard]] Result<PackageSums> readPackage(const std::string& path, const VerifyOptions& options);

/// The same of an unpacked tar that can be read onwards only; `path` is for messages.
[[nodiscard]] Result<PackageSums> readTarStream(std::shared_ptr<const ByteSource> tar, const std::string& path, const VerifyOptions& options);

} // namespace vitrine
