// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"
#include "model/directory/scanner.h"
#include "model/directory/shard_sets.h"

#include <memory>
#include <vector>

namespace vitrine {

/// What reading gave besides what it wrote into the files' entries.
struct FileReadings {
    std::vector<std::unique_ptr<ModelFile>> contents; ///< by file; null where no reader took it
    std::vector<ShardIndex> indexes; ///< by file
    std::vector<Problem> problems;
    ReadStatistics statistics;
    bool cancelled = false;
};

/// Gives every file the role and need that its name says, and marks partial downloads.
void nameRoles(ScanResult& scan, const std::stop_token& stop);

/// Looks into the files: heads, headers of weight files, small JSON files, cards. On several threads; writes roles,
/// placeholders, formats and JSON into the entries, each file on one thread only. What a role makes unnecessary to know
/// (caches, code, data) is not opened unless it is small enough to be a pointer.
[[nodiscard]] FileReadings readFiles(ScanResult& scan, const OpenOptions& options);

} // namespace vitrine
