// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/compression.h"

#include "model/formats/unpack/decompressors.h"

namespace vitrine {

using namespace std::string_view_literals;

Compression compressionOf(std::string_view head)
{
    if (head.starts_with("\x1f\x8b\x08"sv)) {
        return Compression::Gzip;
    }
    if (head.starts_with("BZh"sv) && head.size() > 3 && head[3] >= '1' && head[3] <= '9') {
        return Compression::Bzip2;
    }
    if (head.starts_with("\xfd"
                         "7zXZ\0"sv)) {
        return Compression::Xz;
    }
    if (head.starts_with("\x5d\0\0"sv)) {
        return Compression::LzmaAlone;
    }
    if (head.starts_with("\x28\xb5\x2f\xfd"sv)) {
        return Compression::Zstd;
    }
    if (head.starts_with("\x04\x22\x4d\x18"sv)) {
        return Compression::Lz4;
    }
    if (head.starts_with("7z\xbc\xaf\x27\x1c"sv)) {
        return Compression::SevenZip;
    }
    if (head.starts_with("Rar!\x1a\x07"sv)) {
        return Compression::Rar;
    }
    if (head.size() >= 2 && head[0] == 'x' && std::string_view("\x01\x5e\x9c\xda").contains(head[1])) {
        return Compression::Zlib;
    }
    return Compression::None;
}

std::string_view compressionName(Compression compression)
{
    constexpr std::string_view names[] = {"none", "gzip", "zlib", "deflate", "bzip2", "xz", "lzma", "zstd", "lz4", "7z", "rar"};
    return names[static_cast<std::size_t>(compression)];
}

std::unique_ptr<Decompressor> makeDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed)
{
    switch (compression) {
    case Compression::Gzip:
    case Compression::Zlib:
    case Compression::Deflate:
        return makeZlibDecompressor(compression, std::move(packed));
    case Compression::Bzip2:
        return makeBzip2Decompressor(std::move(packed));
    case Compression::Xz:
    case Compression::LzmaAlone:
        return makeXzDecompressor(compression, std::move(packed));
    case Compression::Zstd:
        return makeZstdDecompressor(std::move(packed));
    case Compression::None:
    case Compression::Lz4:
    case Compression::SevenZip:
    case Compression::Rar:
        break;
    }
    return {};
}

} // namespace vitrine
