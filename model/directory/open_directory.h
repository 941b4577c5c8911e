// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/bytes/read_limits.h"
#include "model/directory/model_directory.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace vitrine {

/// How far opening has come.
struct OpenProgress {
    enum class Stage : std::uint8_t { Scanning, ReadingHeaders, Judging };
    Stage stage = Stage::Scanning;
    std::uint64_t done = 0; ///< files found, or headers read
    std::uint64_t total = 0; ///< 0 while it is not known
};

struct OpenOptions {
    ReadLimits limits;
    std::stop_token stop; ///< acted upon within 100 ms; the snapshot then holds what was read
    /// Called from worker threads, never more than 25 times a second.
    std::function<void(const OpenProgress&)> progress;
    /// Called once from a worker thread when the tree is known and before any header is read: files with the role that
    /// their name gives, one unit, no tensors.
    std::function<void(std::shared_ptr<const ModelDirectory>)> scanned;
    unsigned threads = 0; ///< 0: as many as the processor has
};

/// Opens a directory or a single file: scan, classify, read headers in parallel, join, judge. Blocks until done; call
/// it from a background thread where that matters. Fails only when `path` itself cannot be opened.
[[nodiscard]] Result<std::shared_ptr<const ModelDirectory>> openDirectory(const std::string& path, const OpenOptions& options = {});

} // namespace vitrine
