// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/unpack/compression.h"

#include <mutex>
#include <optional>
#include <stop_token>

namespace vitrine {

/// How far unpacking may go.
struct UnpackLimits {
    std::uint64_t memory = 24ULL << 20U; ///< unpacked bytes that are kept; what is longer is unpacked again when it is read
    std::uint64_t total = 512ULL << 20U; ///< unpacked bytes that are counted to learn the size
};

/// The unpacked bytes of a compressed source. Reading onwards is as fast as the decompressor; reading back begins again
/// at the front when the bytes are not kept.
class UnpackedSource final : public ByteSource
{
public:
    /// Unpacks to learn the size. Never fails: damage and limits are told by fault().
    [[nodiscard]] static std::shared_ptr<const UnpackedSource> open(
        std::shared_ptr<const ByteSource> packed, Compression compression, const UnpackLimits& limits, const std::stop_token& stop);
    /// With a size that is known from elsewhere; unpacks nothing yet.
    UnpackedSource(std::shared_ptr<const ByteSource> packed, Compression compression, std::uint64_t size);

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;
    /// Why there is less than the whole; empty when all of it could be unpacked.
    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

private:
    [[nodiscard]] Result<std::size_t> unpack(std::uint64_t offset, std::span<std::byte> out) const;

    std::shared_ptr<const ByteSource> m_packed;
    Compression m_compression;
    std::uint64_t m_size;
    std::vector<std::byte> m_kept; ///< all of it, or nothing
    std::optional<Error> m_fault;
    mutable std::mutex m_mutex; ///< guards what follows: reading may happen on several threads
    mutable std::unique_ptr<Decompressor> m_running;
    mutable std::uint64_t m_at = 0; ///< unpacked bytes that m_running has given
};

} // namespace vitrine
