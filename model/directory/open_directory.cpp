// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"

#include "model/directory/file_reading.h"
#include "model/directory/progress_gate.h"
#include "model/directory/scanner.h"
#include "model/directory/snapshot_builder.h"

#include <chrono>

namespace vitrine {

Result<std::shared_ptr<const ModelDirectory>> openDirectory(const std::string& path, const OpenOptions& options)
{
    const auto start = std::chrono::steady_clock::now();
    ProgressGate gate(options.progress);
    ScanOptions scanOptions{options.limits, options.stop, {}};
    scanOptions.progress = [&](std::uint64_t found) { gate.tell({OpenProgress::Stage::Scanning, found, 0}); };
    auto scan = scanDirectory(path, scanOptions);
    if (!scan) {
        return std::unexpected(scan.error());
    }
    nameRoles(*scan, options.stop);
    if (options.scanned) {
        options.scanned(scannedSnapshot(*scan));
    }
    FileReadings readings = readFiles(*scan, options);
    gate.tell({OpenProgress::Stage::Judging, 0, 0});
    auto directory = builtSnapshot(std::move(*scan), std::move(readings), options);
    directory->statistics.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return std::shared_ptr<const ModelDirectory>(std::move(directory));
}

} // namespace vitrine
