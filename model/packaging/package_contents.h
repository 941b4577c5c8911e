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
    using Content = std::shared_ptr<const ByteSource>;

    std::string name; ///< below the package's top folder; of a file outside of it the whole name
    std::uint64_t size = 0;
    std::function<Result<Content>()> open; ///< empty for what is no file: a link or a device, which no package holds
    bool isSequential = false; ///< its bytes can be read only while it is visited, from front to back
    bool isFraming = false; ///< of the form and not of the model: manifest and config of an image layout
    std::string statedSha256; ///< that its own place in the package says: the name of a blob; empty: nothing
};

/// Takes each file in the order of the package; an error stops the walk and is passed on.
using PackedFileVisitor = std::function<Result<void>(const PackedFile&)>;
/// How many bytes of a compressed archive were read, of how many.
using PackedBytesRead = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Goes through a package once: an archive (.tar, .tar.zst, .tar.gz, .zip) without unpacking it, a folder, or an OCI
/// image layout. Told by content, not by suffix. Malformed: it is none, or it is damaged; what was visited before counts. OutOfRange: a tar ends without the
/// mark of its end, which some programs leave out.
[[nodiscard]] Result<void> visitPackage(
    const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit, const PackedBytesRead& bytesRead = {});

/// The same of an unpacked tar that can be read onwards only.
[[nodiscard]] Result<void> visitTarStream(
    std::shared_ptr<const ByteSource> tar, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit);

} // namespace vitrine
