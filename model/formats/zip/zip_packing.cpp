// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/zip/zip_packing.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

/// A few bytes of one's own in front of another source.
class PrefixedSource final : public ByteSource
{
public:
    PrefixedSource(std::vector<std::byte> prefix, std::shared_ptr<const ByteSource> rest)
        : m_prefix(std::move(prefix))
        , m_rest(std::move(rest))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_prefix.size() + m_rest->size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        if (offset >= m_prefix.size()) {
            return m_rest->read(offset - m_prefix.size(), out);
        }
        const auto own = std::span(m_prefix).subspan(static_cast<std::size_t>(offset));
        const std::size_t count = std::min(own.size(), out.size());
        std::ranges::copy(own.first(count), out.begin());
        if (count == out.size()) {
            return count;
        }
        const auto more = m_rest->read(0, out.subspan(count));
        return more ? Result<std::size_t>(count + *more) : more;
    }

private:
    std::vector<std::byte> m_prefix;
    std::shared_ptr<const ByteSource> m_rest;
};

/// LZMA in a zip (APPNOTE 5.8): version, length of the properties (5), the properties, the stream. The older .lzma has
/// the properties, the size in eight bytes, and the same stream.
std::shared_ptr<const ByteSource> lzmaAlone(const ZipEntry& entry, const std::shared_ptr<const ByteSource>& archive)
{
    constexpr std::size_t HeaderBytes = 4;
    constexpr std::size_t PropertyBytes = 5;
    constexpr std::uint16_t HasEndMark = 0x2;
    const auto head = entry.packedSize < HeaderBytes + PropertyBytes ? Result<std::vector<std::byte>>(std::vector<std::byte>())
                                                                     : archive->bytes(entry.dataOffset, HeaderBytes + PropertyBytes);
    if (!head || head->empty() || (*head)[2] != std::byte{PropertyBytes} || (*head)[3] != std::byte{0}) {
        return nullptr;
    }
    std::vector<std::byte> prefix(head->begin() + HeaderBytes, head->end());
    std::uint64_t size = (entry.flags & HasEndMark) != 0 ? ~std::uint64_t{0} : entry.size;
    for (int at = 0; at < 8; ++at, size >>= 8U) {
        prefix.push_back(static_cast<std::byte>(size & 0xFFU));
    }
    const std::uint64_t passed = HeaderBytes + PropertyBytes;
    return std::make_shared<PrefixedSource>(std::move(prefix), std::make_shared<RangeSource>(archive, entry.dataOffset + passed, entry.packedSize - passed));
}

} // namespace

std::pair<Compression, std::shared_ptr<const ByteSource>> packedContent(const ZipEntry& entry, std::shared_ptr<const ByteSource> archive)
{
    constexpr std::uint16_t Lzma = 14;
    constexpr std::array<std::pair<std::uint16_t, Compression>, 4> Methods{
        {{ZipEntry::Deflated, Compression::Deflate}, {12, Compression::Bzip2}, {93, Compression::Zstd}, {95, Compression::Xz}}};
    if (entry.method == Lzma) {
        auto source = lzmaAlone(entry, archive);
        return source ? std::pair(Compression::LzmaAlone, std::move(source)) : std::pair(Compression::None, std::move(source));
    }
    const auto method = std::ranges::find(Methods, entry.method, &std::pair<std::uint16_t, Compression>::first);
    if (method == Methods.end()) {
        return {Compression::None, nullptr};
    }
    return {method->second, std::make_shared<RangeSource>(std::move(archive), entry.dataOffset, entry.packedSize)};
}

} // namespace vitrine
