// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/bytes/hash.h"
#include "model/packaging/growing_frames.h"

#include <atomic>
#include <mutex>

struct ZSTD_DCtx_s;

namespace vitrine {

/// What a compressed archive holds, read back from its file while that is still being written: waits for frames that are
/// not there yet. Onwards only. Its size is not known before the end, and is given as larger than any.
class FrameReader final : public ByteSource
{
public:
    /// `descriptor` can be read from and outlives it.
    FrameReader(int descriptor, std::shared_ptr<GrowingFrames> frames);
    ~FrameReader() override;

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;
    /// Bytes of the file that were read so far.
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    /// Reads what is left, and says whether all bytes of the file, to its end, are those that were written.
    [[nodiscard]] Result<bool> isWhole() const;

private:
    /// Unpacks the next frame; false at the end.
    [[nodiscard]] Result<bool> step() const;
    [[nodiscard]] Result<void> fetch(std::uint64_t bytes) const;

    int m_descriptor;
    std::shared_ptr<GrowingFrames> m_frames;
    mutable std::mutex m_mutex; ///< guards what follows
    std::unique_ptr<ZSTD_DCtx_s, std::size_t (*)(ZSTD_DCtx_s*)> m_context;
    mutable std::vector<std::byte> m_packed;
    mutable std::vector<std::byte> m_plain; ///< of the present frame
    mutable std::uint64_t m_begin = 0; ///< of m_plain, in what is unpacked
    mutable std::atomic<std::uint64_t> m_taken = 0; ///< bytes of the file
    mutable Xxh3 m_sum; ///< of these
};

} // namespace vitrine
