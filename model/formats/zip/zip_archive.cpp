// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/zip/zip_archive.h"

#include "model/formats/unpack/unpacked_source.h"
#include "model/formats/zip/zip_packing.h"
#include "model/formats/zip/zip_reader.h"

#include <algorithm>

namespace vitrine {

ZipArchive ZipArchive::open(
    std::shared_ptr<const ByteSource> source, const ReadLimits& limits, const std::stop_token& stop, ProblemList& problems)
{
    ZipArchive archive;
    archive.m_source = std::move(source);
    ZipReader(archive, limits, stop, problems).run();
    return archive;
}

Result<std::shared_ptr<const ByteSource>> ZipArchive::content(const ZipEntry& entry) const
{
    if (entry.dataOffset == ZipEntry::NoOffset) {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "The entry has no header of its own in the archive.")));
    }
    if (entry.method == ZipEntry::Stored) {
        return std::make_shared<RangeSource>(m_source, entry.dataOffset, entry.packedSize);
    }
    auto [compression, packed] = packedContent(entry, m_source);
    if (compression == Compression::None) {
        return failure(ErrorCode::Unsupported,
            Message(QT_TRANSLATE_NOOP("model", "The entry is packed with method %1, which Vitrine does not unpack."),
                {Message::Argument::number(entry.method)}));
    }
    return std::make_shared<UnpackedSource>(std::move(packed), compression, entry.size);
}

Result<std::shared_ptr<const ByteSource>> ZipArchive::measured(const ZipEntry& entry, std::uint64_t most, const std::stop_token& stop) const
{
    if (entry.dataOffset == ZipEntry::NoOffset || entry.method == ZipEntry::Stored) {
        return content(entry);
    }
    auto [compression, packed] = packedContent(entry, m_source);
    if (compression == Compression::None) {
        return content(entry);
    }
    UnpackLimits limits;
    limits.total = std::min(limits.total, most);
    return UnpackedSource::open(std::move(packed), compression, limits, stop);
}

} // namespace vitrine
