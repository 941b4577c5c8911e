// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/problem_list.h"
#include "model/formats/zip/zip_archive.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Signatures of APPNOTE.TXT 6.3.10.
namespace zip {
constexpr std::uint32_t LocalHeader = 0x04034b50;
constexpr std::uint32_t Descriptor = 0x08074b50;
constexpr std::uint32_t CentralHeader = 0x02014b50;
constexpr std::uint32_t End = 0x06054b50;
constexpr std::uint32_t End64 = 0x06064b50;
constexpr std::uint32_t End64Locator = 0x07064b50;
constexpr std::size_t LocalBytes = 30;
constexpr std::size_t CentralBytes = 46;
constexpr std::size_t EndBytes = 22;
} // namespace zip

/// A little-endian number in a text; the caller has checked the length.
template <typename T>
[[nodiscard]] T zipNumber(std::string_view bytes, std::size_t at)
{
    std::uint64_t value = 0;
    for (std::size_t index = sizeof(T); index-- > 0;) {
        value = (value << 8U) | static_cast<unsigned char>(bytes[at + index]);
    }
    return static_cast<T>(value);
}

/// Fills a ZipArchive; one run.
class ZipReader
{
public:
    ZipReader(ZipArchive& archive, const ReadLimits& limits, const std::stop_token& stop, ProblemList& problems);
    void run();

private:
    /// Where a directory lies, as an end record says.
    struct Directory {
        std::uint64_t endOffset = 0; ///< of the end record
        std::uint64_t offset = 0; ///< as stated
        std::uint64_t size = 0;
        std::uint64_t entries = 0;
        std::uint64_t shift = 0; ///< bytes in front that the offsets do not count
    };

    /// A view into a window of the file, valid until the next call; shorter at the end.
    [[nodiscard]] std::string_view view(std::uint64_t offset, std::size_t count);
    [[nodiscard]] std::vector<Directory> findDirectories();
    [[nodiscard]] std::optional<Directory> directoryAt(std::uint64_t endOffset);
    void applyEnd64(Directory& directory);
    bool place(Directory& directory);
    [[nodiscard]] bool liesInEntry(const Directory& directory);
    void readDirectory(const Directory& directory);
    [[nodiscard]] std::optional<ZipEntry> centralEntry(std::string_view header, std::string_view rest, const Directory& directory);
    void readLocalHeaders();
    void compare(ZipEntry& entry);
    void findOrphans();
    /// Entries from local headers between two places.
    void walkLocal(std::uint64_t from, std::uint64_t to);
    [[nodiscard]] std::optional<ZipEntry> localEntry(std::uint64_t offset);
    [[nodiscard]] std::uint64_t findSignature(std::uint64_t from, std::uint64_t to, std::uint32_t signature, std::uint32_t other = 0);
    void measureByDescriptor(ZipEntry& entry, std::uint64_t to);

    ZipArchive& m_archive;
    const ByteSource& m_source;
    const ReadLimits& m_limits;
    const std::stop_token& m_stop;
    ProblemList& m_problems;
    std::string m_window;
    std::uint64_t m_windowStart = 0;
    std::uint64_t m_directoryStart = 0; ///< of the first directory; the size of the file when there is none
    std::uint64_t m_searched = 0; ///< bytes that were searched for signatures; bounded
};

} // namespace vitrine
