// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_contents.h"

namespace vitrine {

/// A file below `folder`, as a part of a package that goes by `name`. Links are not followed.
[[nodiscard]] PackedFile packedFileOnDisk(const std::string& folder, const std::string& relative, const std::string& name);

/// The layers of an OCI image layout by the names that their annotations give, then its manifest and config, then what
/// lies in the layout and is named by nothing. Unsupported when there is no manifest of one model.
/// Source: OCI image-spec v1.1, image-layout.md.
[[nodiscard]] Result<void> visitLayout(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit);

/// The digest of the manifest that the layout's index names first, in hexadecimal digits; empty when there is none.
[[nodiscard]] std::string layoutDigest(const std::string& path);

} // namespace vitrine
