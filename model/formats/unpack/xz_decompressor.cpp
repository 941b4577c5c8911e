// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/decompressors.h"
#include "model/formats/unpack/packed_input.h"

#include <lzma.h>

namespace vitrine {

namespace {

/// A dictionary may be as large as its header says; beyond this the file is refused.
constexpr std::uint64_t MostMemory = 64ULL << 20U;

class XzDecompressor final : public Decompressor
{
public:
    XzDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed)
        : m_input(std::move(packed))
        , m_isAlone(compression != Compression::Xz)
    {
        m_isOpen = (compression == Compression::Xz ? lzma_stream_decoder(&m_stream, MostMemory, LZMA_CONCATENATED)
                                                   : lzma_alone_decoder(&m_stream, MostMemory))
            == LZMA_OK;
    }
    ~XzDecompressor() override { lzma_end(&m_stream); }

    Result<std::size_t> read(std::span<std::byte> out) override
    {
        m_stream.next_out = reinterpret_cast<std::uint8_t*>(out.data());
        m_stream.avail_out = out.size();
        while (m_stream.avail_out > 0 && !m_atEnd) {
            if (m_stream.avail_in == 0) {
                refill();
            }
            const lzma_ret status = m_isOpen ? lzma_code(&m_stream, m_action) : LZMA_MEM_ERROR;
            if (status == LZMA_STREAM_END) {
                endOfStream();
            } else if (status != LZMA_OK) {
                const std::size_t given = out.size() - m_stream.avail_out;
                return given > 0 ? Result<std::size_t>(given) : status == LZMA_BUF_ERROR ? PackedInput::cut() : PackedInput::damaged();
            }
        }
        return out.size() - m_stream.avail_out;
    }

private:
    bool refill()
    {
        const auto chunk = m_input.next();
        m_stream.next_in = reinterpret_cast<const std::uint8_t*>(chunk.data());
        m_stream.avail_in = chunk.size();
        m_action = chunk.empty() ? LZMA_FINISH : LZMA_RUN;
        return !chunk.empty();
    }
    /// The library joins .xz streams; those of the older format are joined here, as Python does.
    void endOfStream()
    {
        constexpr std::uint8_t UsualProperties = 0x5d; // the first byte of what all packers write
        m_atEnd = !m_isAlone || (m_stream.avail_in == 0 && !refill()) || *m_stream.next_in != UsualProperties;
        if (!m_atEnd) {
            m_isOpen = lzma_alone_decoder(&m_stream, MostMemory) == LZMA_OK;
        }
    }

    PackedInput m_input;
    bool m_isAlone;
    lzma_stream m_stream = LZMA_STREAM_INIT;
    lzma_action m_action = LZMA_RUN;
    bool m_isOpen = false;
    bool m_atEnd = false;
};

} // namespace

std::unique_ptr<Decompressor> makeXzDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed)
{
    return std::make_unique<XzDecompressor>(compression, std::move(packed));
}

} // namespace vitrine
