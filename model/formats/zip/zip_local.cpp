// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the zip reader that follows local headers: comparing them with the directory, and doing without one.

#include "model/formats/zip/zip_reader.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::uint16_t SizesBehindData = 1U << 3U;
/// Bits for encryption: 0, 6 and 13. PyTorch reads such entries as they are.
constexpr std::uint16_t EncryptionFlags = (1U << 0U) | (1U << 5U) | (1U << 6U) | (1U << 13U);
constexpr std::uint64_t MostSearched = 1ULL << 30U;

Argument shown(const std::string& name)
{
    return {displayUtf8(shortened(name, 200))};
}

} // namespace

void ZipReader::readLocalHeaders()
{
    std::vector<std::size_t> order(m_archive.m_entries.size());
    for (std::size_t index = 0; index < order.size(); ++index) {
        order[index] = index;
    }
    // In the order of the file, so that neighbours come from one read.
    std::ranges::sort(order, {}, [&](std::size_t index) { return m_archive.m_entries[index].headerOffset; });
    for (const std::size_t index : order) {
        if (m_stop.stop_requested()) {
            return;
        }
        compare(m_archive.m_entries[index]);
    }
    std::vector<std::string_view> names;
    names.reserve(m_archive.m_entries.size());
    for (const ZipEntry& entry : m_archive.m_entries) {
        names.push_back(entry.name);
    }
    std::ranges::sort(names);
    for (auto twice = std::ranges::adjacent_find(names); twice != names.end(); twice = std::adjacent_find(twice + 1, names.end())) {
        m_problems.warning("zip.duplicate", {},
            Message(QT_TRANSLATE_NOOP("model", "The archive holds two entries of the name %1; which one counts depends on the program."),
                {shown(std::string(*twice))}));
    }
}

void ZipReader::compare(ZipEntry& entry)
{
    const auto local = localEntry(entry.headerOffset);
    if (!local) {
        m_problems.error("zip.local-header", entry.headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "The entry %1 should begin at byte %2, and nothing begins there. The archive is damaged or cut."),
                {shown(entry.name), Argument::count(entry.headerOffset)}));
        return;
    }
    entry.dataOffset = local->dataOffset;
    if (local->name != entry.name) {
        entry.localName = local->name;
        m_problems.warning("zip.names-differ", entry.headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "The directory calls an entry %1, and the entry calls itself %2. Programs differ in which name they take."),
                {shown(entry.name), shown(local->name)}));
    }
    const bool sizesStated = (local->flags & SizesBehindData) == 0;
    const bool sizesDiffer = sizesStated && (local->size != entry.size || local->packedSize != entry.packedSize);
    if (local->method != entry.method || sizesDiffer || (sizesStated && local->crc != entry.crc)) {
        m_problems.warning("zip.headers-differ", entry.headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "The directory and the entry %1 itself say different things of its size, its checksum or how it is packed."),
                {shown(entry.name)}));
    }
    if (((local->flags | entry.flags) & EncryptionFlags) != 0) {
        m_problems.warning("zip.encrypted", entry.headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "The entry %1 is marked as encrypted. PyTorch ignores the mark, and so does Vitrine."),
                {shown(entry.name)}));
    }
    if (entry.dataOffset > m_source.size() || entry.packedSize > m_source.size() - entry.dataOffset) {
        entry.isTruncated = true;
        m_problems.error("zip.truncated", entry.dataOffset,
            Message(QT_TRANSLATE_NOOP("model", "The entry %1 reaches beyond the end of the file."), {shown(entry.name)}));
    }
}

void ZipReader::findOrphans()
{
    std::vector<std::pair<std::uint64_t, std::uint64_t>> taken;
    for (const ZipEntry& entry : m_archive.m_entries) {
        if (entry.dataOffset != ZipEntry::NoOffset) {
            std::uint64_t end = 0;
            if (__builtin_add_overflow(entry.dataOffset, entry.packedSize, &end)) {
                end = m_source.size();
            }
            taken.emplace_back(entry.headerOffset, end);
        }
    }
    taken.emplace_back(m_directoryStart, m_source.size());
    std::ranges::sort(taken);
    const std::size_t known = m_archive.m_entries.size();
    std::uint64_t reached = 0;
    std::uint64_t overlaps = 0;
    for (const auto& [begin, end] : taken) {
        if (begin > reached + zip::LocalBytes) {
            walkLocal(reached, begin);
        }
        overlaps += begin < reached ? 1U : 0U;
        reached = std::max(reached, end);
    }
    if (overlaps > 0) {
        m_problems.warning("zip.overlap", {},
            Message(QT_TRANSLATE_NOOP("model", "Entries of the archive lie on top of each other (%1 times); it was not written by a usual program."),
                {Argument::count(overlaps)}));
    }
    for (std::size_t index = known; index < m_archive.m_entries.size(); ++index) {
        m_problems.warning("zip.orphan", m_archive.m_entries[index].headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "The archive holds %1, which its directory does not name; programs that read from the front find it."),
                {shown(m_archive.m_entries[index].name)}));
    }
}

void ZipReader::walkLocal(std::uint64_t from, std::uint64_t to)
{
    while (from < to && !m_stop.stop_requested() && m_archive.m_entries.size() < m_limits.metadataEntries) {
        from = findSignature(from, to, zip::LocalHeader);
        auto entry = from < to ? localEntry(from) : std::nullopt;
        if (!entry) {
            from = from < to ? from + 4 : to;
            continue;
        }
        if ((entry->flags & SizesBehindData) != 0 && entry->packedSize == 0) {
            measureByDescriptor(*entry, to);
        }
        const std::uint64_t room = m_source.size() - std::min(entry->dataOffset, m_source.size());
        if (entry->packedSize > room) {
            entry->isTruncated = true;
            m_problems.error("zip.truncated", entry->dataOffset,
                Message(QT_TRANSLATE_NOOP("model", "The entry %1 reaches beyond the end of the file."), {shown(entry->name)}));
        }
        from = std::min(to, entry->dataOffset + std::min(entry->packedSize, room));
        m_archive.m_entries.push_back(std::move(*entry));
    }
}

std::uint64_t ZipReader::findSignature(std::uint64_t from, std::uint64_t to, std::uint32_t signature, std::uint32_t other)
{
    constexpr std::size_t Piece = 1U << 18U;
    std::string piece;
    while (from < to && m_searched < MostSearched && !m_stop.stop_requested()) {
        piece.resize(static_cast<std::size_t>(std::min<std::uint64_t>(Piece, to - from)));
        const auto got = m_source.read(from, std::as_writable_bytes(std::span(piece)));
        piece.resize(got.value_or(0));
        m_searched += piece.size();
        for (std::size_t at = piece.find("PK"); at != std::string::npos && at + 4 <= piece.size(); at = piece.find("PK", at + 1)) {
            const auto found = zipNumber<std::uint32_t>(piece, at);
            if (found == signature || found == other) {
                return from + at;
            }
        }
        if (piece.size() < 4) {
            return to;
        }
        from += from + piece.size() >= to ? piece.size() : piece.size() - 3;
    }
    return to;
}

/// The sizes stand behind the data: they are found by the mark that stands in front of them.
void ZipReader::measureByDescriptor(ZipEntry& entry, std::uint64_t to)
{
    std::uint64_t at = entry.dataOffset;
    while (at < to) {
        at = findSignature(at, to, zip::Descriptor, zip::LocalHeader);
        const std::uint64_t length = at - std::min(at, entry.dataOffset);
        const std::string_view mark = view(at, 24);
        if (at >= to || mark.size() < 16 || zipNumber<std::uint32_t>(mark, 0) == zip::LocalHeader) {
            entry.packedSize = length;
            break;
        }
        const bool fits64 = mark.size() == 24 && zipNumber<std::uint64_t>(mark, 8) == length;
        if (fits64 || zipNumber<std::uint32_t>(mark, 8) == length) {
            entry.packedSize = length;
            entry.size = fits64 ? zipNumber<std::uint64_t>(mark, 16) : zipNumber<std::uint32_t>(mark, 12);
            return;
        }
        at += 4;
    }
    if (entry.method == ZipEntry::Stored) {
        entry.size = entry.packedSize;
    }
}

} // namespace vitrine
