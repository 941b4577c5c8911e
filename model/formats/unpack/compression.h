// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace vitrine {

/// A compression that may lie around a file (joblib, tar) or an entry of a zip.
enum class Compression : std::uint8_t {
    None,
    Gzip, ///< several members one after the other are one file (RFC 1952)
    Zlib,
    Deflate, ///< without a header, as in zip
    Bzip2,
    Xz,
    LzmaAlone, ///< the older .lzma
    Zstd,
    Lz4, ///< known when seen, not unpacked
    SevenZip,
    Rar,
};

/// By the first bytes (6 are enough); never Deflate, which has no mark.
[[nodiscard]] Compression compressionOf(std::string_view head);
/// "gzip", "7z", …
[[nodiscard]] std::string_view compressionName(Compression compression);

/// Unpacks from front to back.
class Decompressor
{
public:
    virtual ~Decompressor() = default;
    Decompressor() = default;
    Decompressor(const Decompressor&) = delete;
    Decompressor& operator=(const Decompressor&) = delete;
    /// Fills `out` as far as it can; 0 at the end of the stream. Malformed when the stream is damaged or cut.
    [[nodiscard]] virtual Result<std::size_t> read(std::span<std::byte> out) = 0;
};

/// Null for a compression that is not unpacked.
[[nodiscard]] std::unique_ptr<Decompressor> makeDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed);

} // namespace vitrine
