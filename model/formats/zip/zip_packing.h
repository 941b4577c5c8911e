// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/unpack/compression.h"
#include "model/formats/zip/zip_archive.h"

#include <utility>

namespace vitrine {

/// The packed bytes of an entry as a decompressor takes them, and its kind; None for methods that are not unpacked.
/// Deflate, bzip2, LZMA, zstd and xz (APPNOTE 4.4.5: 8, 12, 14, 93, 95).
[[nodiscard]] std::pair<Compression, std::shared_ptr<const ByteSource>> packedContent(const ZipEntry& entry, std::shared_ptr<const ByteSource> archive);

} // namespace vitrine
