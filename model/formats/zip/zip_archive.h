// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/bytes/problem.h"
#include "model/bytes/read_limits.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

class ProblemList;

/// One entry of a zip, as its headers describe it. The central directory is believed; where the local header differs
/// there is a problem.
struct ZipEntry {
    static constexpr std::uint64_t NoOffset = ~std::uint64_t{0};
    static constexpr std::uint16_t Stored = 0;
    static constexpr std::uint16_t Deflated = 8;

    std::string name; ///< in the bytes of the file
    std::string localName; ///< of the local header, where it differs; else empty
    std::uint16_t method = Stored;
    std::uint16_t flags = 0;
    std::uint32_t crc = 0;
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0;
    std::uint64_t headerOffset = 0; ///< of the local header in the file
    std::uint64_t dataOffset = NoOffset; ///< of the first data byte; NoOffset: there is no local header
    std::uint32_t attributes = 0; ///< external ones; mode bits of Unix in the upper half
    bool inDirectory = true; ///< false: only a local header speaks of it
    bool isTruncated = false; ///< its data reaches beyond the end of the file

    [[nodiscard]] bool isFolder() const { return name.ends_with('/'); }
};

/// The entries of a zip of any size (zip64 included), read by Vitrine itself so that what other readers overlook is told:
/// two directories, headers that disagree, entries that no directory names, bytes in front, a missing end.
class ZipArchive
{
public:
    /// Reads the directory and all local headers, never data. Problems go to `problems`; there is always an archive,
    /// without entries where the file is none.
    [[nodiscard]] static ZipArchive open(
        std::shared_ptr<const ByteSource> source, const ReadLimits& limits, const std::stop_token& stop, ProblemList& problems);

    /// In the order of the directory, then those that no directory names.
    [[nodiscard]] const std::vector<ZipEntry>& entries() const { return m_entries; }
    /// False: the end is missing, and the entries come from their local headers.
    [[nodiscard]] bool hasDirectory() const { return m_hasDirectory; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

    /// The unpacked bytes of an entry; an error when it has no data or its method is not read. A deflated entry is
    /// unpacked while it is read, and believed in its size.
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> content(const ZipEntry& entry) const;
    /// The same with the size that unpacking gives, whatever the headers say, up to `most` bytes.
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> measured(const ZipEntry& entry, std::uint64_t most, const std::stop_token& stop) const;

private:
    friend class ZipReader;
    std::shared_ptr<const ByteSource> m_source;
    std::vector<ZipEntry> m_entries;
    std::uint64_t m_bytesRead = 0;
    bool m_hasDirectory = false;
};

} // namespace vitrine
