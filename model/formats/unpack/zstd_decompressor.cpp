// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/decompressors.h"
#include "model/formats/unpack/packed_input.h"

#include <zstd.h>

namespace vitrine {

namespace {

/// 2^26 bytes: a window that the header may ask for.
constexpr int LargestWindowLog = 26;

class ZstdDecompressor final : public Decompressor
{
public:
    explicit ZstdDecompressor(std::shared_ptr<const ByteSource> packed)
        : m_input(std::move(packed))
        , m_context(ZSTD_createDCtx(), ZSTD_freeDCtx)
    {
        ZSTD_DCtx_setParameter(m_context.get(), ZSTD_d_windowLogMax, LargestWindowLog);
    }

    Result<std::size_t> read(std::span<std::byte> out) override
    {
        ZSTD_outBuffer given{out.data(), out.size(), 0};
        while (given.pos < given.size) {
            if (m_taken.pos == m_taken.size) {
                const auto chunk = m_input.next();
                if (chunk.empty()) {
                    break;
                }
                m_taken = {chunk.data(), chunk.size(), 0};
            }
            // Several frames, skippable ones among them, are one file: the library goes on by itself.
            m_left = ZSTD_decompressStream(m_context.get(), &given, &m_taken);
            if (ZSTD_isError(m_left) != 0) {
                return given.pos > 0 ? Result<std::size_t>(given.pos) : PackedInput::damaged();
            }
        }
        return given.pos > 0 || m_left == 0 ? Result<std::size_t>(given.pos) : PackedInput::cut();
    }

private:
    PackedInput m_input;
    std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> m_context;
    ZSTD_inBuffer m_taken{nullptr, 0, 0};
    std::size_t m_left = 0; ///< 0: between two frames
};

} // namespace

std::unique_ptr<Decompressor> makeZstdDecompressor(std::shared_ptr<const ByteSource> packed)
{
    return std::make_unique<ZstdDecompressor>(std::move(packed));
}

} // namespace vitrine
