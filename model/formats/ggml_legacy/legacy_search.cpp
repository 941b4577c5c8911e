// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_search.h"

#include "model/formats/ggml_legacy/legacy_tensors.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine {

namespace {

/// How far into the file a vocabulary may reach.
constexpr std::uint64_t Reach = 16U << 20U;
/// Tensors behind each other that make a chain; fewer only where they end with the file.
constexpr std::uint32_t Links = 4;
constexpr std::size_t Window = 1024;
constexpr std::uint64_t Stride = 1U << 16U;
/// Places that look like the start of a chain are followed; a hostile file can offer a million of them.
constexpr std::uint32_t MostFollowed = 20'000;

std::uint32_t numberAt(std::span<const std::byte> bytes, std::size_t at)
{
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof(value));
    return value;
}

/// The cheap look: rank 1 to 4, a name of 1 to 200 bytes, a small type number, no empty dimension.
bool mayBegin(std::span<const std::byte> bytes, std::size_t at)
{
    constexpr std::uint32_t highestRank = 4, longestName = 200, highestType = 64;
    const std::uint32_t rank = numberAt(bytes, at);
    if (rank == 0 || rank > highestRank) {
        return false;
    }
    const std::uint32_t length = numberAt(bytes, at + 4);
    const std::size_t nameAt = at + 12 + std::size_t{rank} * 4;
    if (length == 0 || length > longestName || numberAt(bytes, at + 8) > highestType || nameAt + length > bytes.size()) {
        return false;
    }
    for (std::uint32_t i = 0; i < rank; ++i) {
        if (numberAt(bytes, at + 12 + std::size_t{i} * 4) == 0) {
            return false;
        }
    }
    const auto name = bytes.subspan(nameAt, length);
    return std::ranges::all_of(name, [](std::byte b) { return b > std::byte{' '} && b <= std::byte{'~'}; });
}

/// Whether tensors follow each other from here on.
bool isChain(const ByteSource& source, std::uint64_t at, const LegacyHeader& header)
{
    Cursor cursor(source, at, Window);
    for (std::uint32_t link = 0; link < Links; ++link) {
        const auto tensor = legacyTensorAt(cursor, header);
        if (!tensor || !tensor->bytes || tensor->name.empty() || tensor->dataAt > source.size() || *tensor->bytes > source.size() - tensor->dataAt) {
            return false;
        }
        cursor.seek(tensor->dataAt + *tensor->bytes);
        if (cursor.remaining() == 0) {
            return true;
        }
    }
    return true;
}

} // namespace

void searchLegacyTensors(const ByteSource& source, LegacyHeader& header, const ReadContext& context)
{
    constexpr std::size_t shortest = 12 + 4 + 1;
    const std::vector<std::byte> bytes = source.head(static_cast<std::size_t>(std::min(Reach, source.size())));
    std::uint32_t followed = 0;
    const bool ownScales = header.types.halfScales;
    for (std::size_t at = 4; at + shortest <= bytes.size() && followed < MostFollowed; ++at) {
        if (at % Stride == 0 && context.stop.stop_requested()) {
            return;
        }
        if (!mayBegin(bytes, at)) {
            continue;
        }
        ++followed;
        for (const bool half : {ownScales, !ownScales}) {
            header.types.halfScales = half;
            if (isChain(source, at, header)) {
                header.tensorsAt = at;
                return;
            }
        }
    }
    header.types.halfScales = ownScales;
}

} // namespace vitrine
