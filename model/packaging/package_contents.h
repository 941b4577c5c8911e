// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace vitrine {

/// One file of a package, whatever form that has.
struct PackedFile {
    std::string name; ///< below the package's top folder
    std::uint64_t size = 0;
    std::shared_ptr<const ByteSource> content;
    bool isRegular = true; ///< false: a link or a device, which no package holds
};

/// Takes each file in the order of the package; an error stops the walk and is passed on.
using PackedFileVisitor = std::function<Result<void>(const PackedFile&)>;

/// Goes through a package once: an archive (.tar, .tar.zst, .tar.gz, .zip) without unpacking it, a folder, or an OCI
/// image layout. Told by content, not by suffix.
[[nodiscard]] Result<void> visitPackage(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit);

} // namespace vitrine
