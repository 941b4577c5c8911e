// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

struct ScanResult;

/// `name`, as a file in `folder` gives it, as a path inside the directory: "." and ".." are worked out. Nothing when it
/// is absolute, leaves the directory, or is no name at all.
[[nodiscard]] std::optional<std::string> pathInside(std::string_view folder, std::string_view name);

/// Opens other files of the same directory for the reader of `path`: only what the scan has listed and found readable,
/// so that no link out of it is followed. `scan` must outlive the answer. For a single file, what lies in its own folder.
[[nodiscard]] SiblingOpener siblingOpener(const ScanResult& scan, std::string path);

} // namespace vitrine
