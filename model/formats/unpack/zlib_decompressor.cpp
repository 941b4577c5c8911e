// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/decompressors.h"
#include "model/formats/unpack/packed_input.h"

#include <algorithm>
#include <limits>

#include <zlib.h>

namespace vitrine {

namespace {

class ZlibDecompressor final : public Decompressor
{
public:
    ZlibDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed)
        : m_input(std::move(packed))
        , m_compression(compression)
    {
        const int bits = compression == Compression::Deflate ? -MAX_WBITS : compression == Compression::Gzip ? MAX_WBITS + 16 : MAX_WBITS;
        m_isOpen = inflateInit2(&m_stream, bits) == Z_OK;
    }
    ~ZlibDecompressor() override
    {
        if (m_isOpen) {
            inflateEnd(&m_stream);
        }
    }

    Result<std::size_t> read(std::span<std::byte> out) override
    {
        out = out.first(std::min<std::size_t>(out.size(), std::numeric_limits<int>::max()));
        m_stream.next_out = reinterpret_cast<Bytef*>(out.data());
        m_stream.avail_out = static_cast<uInt>(out.size());
        while (m_stream.avail_out > 0 && !m_atEnd) {
            if (m_stream.avail_in == 0 && !refill()) {
                break;
            }
            const int status = m_isOpen ? inflate(&m_stream, Z_NO_FLUSH) : Z_MEM_ERROR;
            if (status == Z_STREAM_END) {
                endOfMember();
            } else if (status != Z_OK && status != Z_BUF_ERROR) {
                return given(out) > 0 ? Result<std::size_t>(given(out)) : PackedInput::damaged();
            }
        }
        return given(out) > 0 || m_atEnd ? Result<std::size_t>(given(out)) : PackedInput::cut();
    }

private:
    [[nodiscard]] std::size_t given(std::span<std::byte> out) const { return out.size() - m_stream.avail_out; }
    bool refill()
    {
        const auto chunk = m_input.next();
        // zlib takes its input without const and does not write to it.
        m_stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(chunk.data()));
        m_stream.avail_in = static_cast<uInt>(chunk.size());
        return !chunk.empty();
    }
    /// Several members, one behind the other, are one file: to gzip, and to joblib where it reads zlib streams.
    void endOfMember()
    {
        const bool more = m_compression != Compression::Deflate && (m_stream.avail_in > 0 || refill());
        const bool another = more && (m_compression == Compression::Gzip ? *m_stream.next_in == 0x1f : (*m_stream.next_in & 0x8fU) == Z_DEFLATED);
        m_atEnd = !another || inflateReset(&m_stream) != Z_OK;
    }

    PackedInput m_input;
    z_stream m_stream{};
    Compression m_compression;
    bool m_isOpen = false;
    bool m_atEnd = false;
};

} // namespace

std::unique_ptr<Decompressor> makeZlibDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed)
{
    return std::make_unique<ZlibDecompressor>(compression, std::move(packed));
}

} // namespace vitrine
