// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check.h"
#include "model/checks/check_context.h"

#include <string>
#include <vector>

namespace vitrine {

/// A hash that the disk itself claims for a file.
struct HashClaim {
    FileIndex file = NoFile;
    std::string hash; ///< lower case; 64 digits: SHA-256; 40: SHA-1 of a Git blob
    std::string source; ///< where it says so: "SHA256SUMS", "the name in the hub's cache"
};

/// All claims about files of the unit: names in the hub's cache, its metadata of downloads, lists of check sums. Of
/// several about one file the first counts.
[[nodiscard]] std::vector<HashClaim> hashClaims(const CheckContext& context);

/// How many bytes reading all claimed files takes.
[[nodiscard]] std::uint64_t hashBytes(const CheckContext& context);
/// What sound.hash answers, after reading them.
[[nodiscard]] Answer answerHashes(const CheckContext& context);

} // namespace vitrine
