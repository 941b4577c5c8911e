// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/zip/zip_reader.h"

#include "model/words/text.h"

#include <algorithm>
#include <set>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::size_t Window = 1U << 12U;
/// A comment of 65,535 bytes and the end record in front of it, with room for a second end inside the comment.
constexpr std::uint64_t TailBytes = 2 * 65'557;
constexpr std::uint32_t Unknown32 = 0xFFFF'FFFF;

/// Takes the sizes that did not fit 32 bits from the zip64 field (header 0x0001), in the order of the format.
void applyZip64(std::string_view extra, ZipEntry& entry, std::uint64_t* headerOffset)
{
    for (std::size_t at = 0; at + 4 <= extra.size();) {
        const auto id = zipNumber<std::uint16_t>(extra, at);
        const std::size_t size = zipNumber<std::uint16_t>(extra, at + 2);
        std::string_view field = extra.substr(at + 4, size);
        at += 4 + size;
        if (id != 1) {
            continue;
        }
        const auto take = [&](std::uint64_t& value) {
            if (value == Unknown32 && field.size() >= 8) {
                value = zipNumber<std::uint64_t>(field, 0);
                field.remove_prefix(8);
            }
        };
        take(entry.size);
        take(entry.packedSize);
        if (headerOffset != nullptr) {
            take(*headerOffset);
        }
        return;
    }
}

} // namespace

ZipReader::ZipReader(ZipArchive& archive, const ReadLimits& limits, const std::stop_token& stop, ProblemList& problems)
    : m_archive(archive)
    , m_source(*archive.m_source)
    , m_limits(limits)
    , m_stop(stop)
    , m_problems(problems)
    , m_directoryStart(archive.m_source->size())
{
}

std::string_view ZipReader::view(std::uint64_t offset, std::size_t count)
{
    const std::uint64_t size = m_source.size();
    if (offset >= size) {
        return {};
    }
    count = static_cast<std::size_t>(std::min<std::uint64_t>(count, size - offset));
    if (offset < m_windowStart || offset + count > m_windowStart + m_window.size()) {
        m_window.resize(static_cast<std::size_t>(std::min<std::uint64_t>(std::max(count, Window), size - offset)));
        const auto got = m_source.read(offset, std::as_writable_bytes(std::span(m_window)));
        m_window.resize(got.value_or(0));
        m_windowStart = offset;
        m_archive.m_bytesRead += m_window.size();
    }
    return std::string_view(m_window).substr(static_cast<std::size_t>(offset - m_windowStart), count);
}

void ZipReader::run()
{
    std::vector<Directory> directories = findDirectories();
    for (std::size_t at = 0; at < directories.size();) {
        if (at > 0 && liesInEntry(directories[at])) {
            directories.erase(directories.begin() + static_cast<std::ptrdiff_t>(at));
            continue;
        }
        const Directory& directory = directories[at++];
        if (directory.shift > 0) {
            m_problems.warning("zip.bytes-in-front", 0,
                Message(QT_TRANSLATE_NOOP("model", "%1 bytes stand in front of the archive; some programs read them as a file of their own."),
                    {Argument::count(directory.shift)}));
        }
        readDirectory(directory);
        m_directoryStart = std::min(m_directoryStart, directory.offset + directory.shift);
    }
    m_archive.m_hasDirectory = !directories.empty();
    if (directories.size() > 1) {
        m_problems.warning("zip.two-directories", directories[1].endOffset,
            Message(QT_TRANSLATE_NOOP("model", "The archive has %1 directories; programs differ in which one they read. All were looked at."),
                {Argument::count(directories.size())}));
    }
    if (directories.empty()) {
        m_problems.error("zip.no-directory", m_source.size(),
            Message(QT_TRANSLATE_NOOP("model", "The archive's directory at its end is missing: the file was not transferred or written "
                                               "completely. What its parts say of themselves is shown. Fetch the file again.")));
        walkLocal(0, m_source.size());
        return;
    }
    readLocalHeaders();
    findOrphans();
}

std::vector<ZipReader::Directory> ZipReader::findDirectories()
{
    const std::uint64_t size = m_source.size();
    const std::uint64_t from = size - std::min(size, TailBytes);
    const std::string tail(view(from, static_cast<std::size_t>(size - from)));
    std::vector<Directory> found;
    // From the end: the last end record is the one that most readers take.
    for (std::size_t at = tail.rfind("PK\x05\x06"); at != std::string::npos && found.size() < 16;
         at = at == 0 ? std::string::npos : tail.rfind("PK\x05\x06", at - 1)) {
        auto directory = directoryAt(from + at);
        if (!directory || !place(*directory)) {
            continue;
        }
        const bool known = std::ranges::any_of(found, [&](const Directory& other) {
            return other.offset + other.shift == directory->offset + directory->shift;
        });
        if (!known) {
            found.push_back(*directory);
        }
    }
    return found;
}

std::optional<ZipReader::Directory> ZipReader::directoryAt(std::uint64_t endOffset)
{
    const std::string_view end = view(endOffset, zip::EndBytes);
    if (end.size() < zip::EndBytes) {
        return {};
    }
    Directory directory;
    directory.endOffset = endOffset;
    directory.entries = zipNumber<std::uint16_t>(end, 10);
    directory.size = zipNumber<std::uint32_t>(end, 12);
    directory.offset = zipNumber<std::uint32_t>(end, 16);
    applyEnd64(directory);
    return directory;
}

void ZipReader::applyEnd64(Directory& directory)
{
    constexpr std::size_t LocatorBytes = 20;
    constexpr std::size_t End64Bytes = 56;
    if (directory.endOffset < LocatorBytes) {
        return;
    }
    const std::uint64_t locatorOffset = directory.endOffset - LocatorBytes;
    const std::string locator(view(locatorOffset, LocatorBytes));
    if (locator.size() < LocatorBytes || zipNumber<std::uint32_t>(locator, 0) != zip::End64Locator) {
        return;
    }
    // Where bytes were put in front, the record lies directly before its locator and not where that points.
    for (const std::uint64_t offset : {zipNumber<std::uint64_t>(locator, 8), locatorOffset - std::min<std::uint64_t>(locatorOffset, End64Bytes)}) {
        const std::string_view end = view(offset, End64Bytes);
        if (end.size() == End64Bytes && zipNumber<std::uint32_t>(end, 0) == zip::End64) {
            directory.entries = zipNumber<std::uint64_t>(end, 32);
            directory.size = zipNumber<std::uint64_t>(end, 40);
            directory.offset = zipNumber<std::uint64_t>(end, 48);
            directory.endOffset = offset;
            return;
        }
    }
}

/// Finds out where the directory really lies; false when there is none.
bool ZipReader::place(Directory& directory)
{
    const auto begins = [&](std::uint64_t offset) {
        const std::string_view sign = view(offset, 4);
        return sign.size() == 4 && zipNumber<std::uint32_t>(sign, 0) == zip::CentralHeader;
    };
    if (directory.size > directory.endOffset) {
        return false;
    }
    const std::uint64_t before = directory.endOffset - directory.size;
    if (directory.size == 0) {
        return directory.entries == 0 && directory.offset <= directory.endOffset;
    }
    if (begins(before) && before >= directory.offset) {
        directory.shift = before - directory.offset;
        return true;
    }
    return directory.offset <= before && begins(directory.offset);
}

/// Whether a directory is that of an archive which is itself a stored entry of this one (torch.export puts such in), as
/// the directories that were read already have it.
bool ZipReader::liesInEntry(const Directory& directory)
{
    const ZipEntry* holder = nullptr;
    for (const ZipEntry& entry : m_archive.m_entries) {
        if (entry.headerOffset < directory.endOffset && (holder == nullptr || entry.headerOffset > holder->headerOffset)) {
            holder = &entry;
        }
    }
    const auto local = holder == nullptr || holder->method != ZipEntry::Stored ? std::nullopt : localEntry(holder->headerOffset);
    return local && local->method == ZipEntry::Stored && holder->packedSize <= m_source.size()
        && local->dataOffset <= directory.offset + directory.shift && directory.endOffset + zip::EndBytes <= local->dataOffset + holder->packedSize;
}

void ZipReader::readDirectory(const Directory& directory)
{
    const std::uint64_t begin = directory.offset + directory.shift;
    std::uint64_t at = begin;
    // A second directory mostly names the same entries again.
    std::set<std::pair<std::uint64_t, std::string>> known;
    for (const ZipEntry& entry : m_archive.m_entries) {
        known.emplace(entry.headerOffset, entry.name);
    }
    while (at + zip::CentralBytes <= directory.endOffset && !m_stop.stop_requested()) {
        if (m_archive.m_entries.size() >= m_limits.metadataEntries) {
            m_problems.error("zip.limit", at,
                Message(QT_TRANSLATE_NOOP("model", "The archive has more than %1 entries; the rest was not looked at."),
                    {Argument::count(m_limits.metadataEntries)}));
            return;
        }
        const std::string header(view(at, zip::CentralBytes));
        if (header.size() < zip::CentralBytes || zipNumber<std::uint32_t>(header, 0) != zip::CentralHeader) {
            break;
        }
        const std::size_t name = zipNumber<std::uint16_t>(header, 28);
        const std::size_t extra = zipNumber<std::uint16_t>(header, 30);
        const std::size_t comment = zipNumber<std::uint16_t>(header, 32);
        const std::string_view rest = view(at + zip::CentralBytes, name + extra);
        if (rest.size() < name + extra) {
            break;
        }
        auto entry = centralEntry(header, rest, directory);
        if (entry && !known.contains({entry->headerOffset, entry->name})) {
            m_archive.m_entries.push_back(std::move(*entry));
        }
        at += zip::CentralBytes + name + extra + comment;
    }
    if (at < begin + directory.size) {
        m_problems.error("zip.directory", at,
            Message(QT_TRANSLATE_NOOP("model", "The archive's directory is damaged at byte %1; entries after it are not known."),
                {Argument::count(at)}));
    }
}

std::optional<ZipEntry> ZipReader::centralEntry(std::string_view header, std::string_view rest, const Directory& directory)
{
    ZipEntry entry;
    entry.flags = zipNumber<std::uint16_t>(header, 8);
    entry.method = zipNumber<std::uint16_t>(header, 10);
    entry.crc = zipNumber<std::uint32_t>(header, 16);
    entry.packedSize = zipNumber<std::uint32_t>(header, 20);
    entry.size = zipNumber<std::uint32_t>(header, 24);
    entry.attributes = zipNumber<std::uint32_t>(header, 38);
    std::uint64_t offset = zipNumber<std::uint32_t>(header, 42);
    const std::size_t name = zipNumber<std::uint16_t>(header, 28);
    entry.name = rest.substr(0, name);
    applyZip64(rest.substr(name), entry, &offset);
    if (__builtin_add_overflow(offset, directory.shift, &entry.headerOffset)) {
        return {};
    }
    return entry;
}

std::optional<ZipEntry> ZipReader::localEntry(std::uint64_t offset)
{
    const std::string header(view(offset, zip::LocalBytes));
    if (header.size() < zip::LocalBytes || zipNumber<std::uint32_t>(header, 0) != zip::LocalHeader) {
        return {};
    }
    const std::size_t name = zipNumber<std::uint16_t>(header, 26);
    const std::size_t extra = zipNumber<std::uint16_t>(header, 28);
    const std::string_view rest = view(offset + zip::LocalBytes, name + extra);
    ZipEntry entry;
    entry.inDirectory = false;
    entry.headerOffset = offset;
    entry.flags = zipNumber<std::uint16_t>(header, 6);
    entry.method = zipNumber<std::uint16_t>(header, 8);
    entry.crc = zipNumber<std::uint32_t>(header, 14);
    entry.packedSize = zipNumber<std::uint32_t>(header, 18);
    entry.size = zipNumber<std::uint32_t>(header, 22);
    if (rest.size() < name + extra) {
        return {};
    }
    entry.name = rest.substr(0, name);
    applyZip64(rest.substr(name), entry, nullptr);
    entry.dataOffset = offset + zip::LocalBytes + name + extra;
    return entry;
}

} // namespace vitrine
