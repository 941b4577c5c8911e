// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/bytes/read_limits.h"
#include "model/directory/model_directory.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

struct ScanOptions {
    ReadLimits limits;
    std::stop_token stop;
    std::function<void(std::uint64_t filesFound)> progress; ///< may be empty
};

/// What lies in a directory: names, sizes and links, and nothing of any content.
struct ScanResult {
    std::string path; ///< absolute, as it was given
    bool isSingleFile = false;
    std::vector<FileEntry> files; ///< naturally sorted
    std::vector<Problem> problems;
    bool cancelled = false;
};

/// Lists everything below `path`, or the one file that `path` is. No link is followed out of the directory, except from
/// a snapshot of the hub's cache into the blobs of the same repository; folders behind links are not entered, so that
/// nothing is listed twice and no loop is walked. Fails only when `path` itself cannot be opened.
[[nodiscard]] Result<ScanResult> scanDirectory(const std::string& path, const ScanOptions& options);

} // namespace vitrine
