// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/file_reading.h"

#include <memory>

namespace vitrine {

/// A snapshot of what a scan found, before anything was read: names, sizes, roles by name, one unit without a verdict.
[[nodiscard]] std::shared_ptr<const ModelDirectory> scannedSnapshot(const ScanResult& scan);

/// Puts scan and readings together: one store of all tensors, shard sets, units with their verdicts, sorted problems.
[[nodiscard]] std::shared_ptr<ModelDirectory> builtSnapshot(ScanResult scan, FileReadings readings, const OpenOptions& options);

} // namespace vitrine
