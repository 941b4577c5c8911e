// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/decompressors.h"
#include "model/formats/unpack/packed_input.h"

#include <algorithm>
#include <limits>

#include <bzlib.h>

namespace vitrine {

namespace {

class Bzip2Decompressor final : public Decompressor
{
public:
    explicit Bzip2Decompressor(std::shared_ptr<const ByteSource> packed)
        : m_input(std::move(packed))
    {
        m_isOpen = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
    }
    ~Bzip2Decompressor() override
    {
        if (m_isOpen) {
            BZ2_bzDecompressEnd(&m_stream);
        }
    }

    Result<std::size_t> read(std::span<std::byte> out) override
    {
        out = out.first(std::min<std::size_t>(out.size(), std::numeric_limits<int>::max()));
        m_stream.next_out = reinterpret_cast<char*>(out.data());
        m_stream.avail_out = static_cast<unsigned>(out.size());
        while (m_stream.avail_out > 0 && !m_atEnd) {
            if (m_stream.avail_in == 0 && !refill()) {
                break;
            }
            const int status = m_isOpen ? BZ2_bzDecompress(&m_stream) : BZ_MEM_ERROR;
            if (status == BZ_STREAM_END) {
                endOfStream();
            } else if (status != BZ_OK) {
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
        // bzip2 takes its input without const and does not write to it.
        m_stream.next_in = const_cast<char*>(reinterpret_cast<const char*>(chunk.data()));
        m_stream.avail_in = static_cast<unsigned>(chunk.size());
        return !chunk.empty();
    }
    /// Several streams, one behind the other, are one file to Python and to bzip2 itself.
    void endOfStream()
    {
        m_atEnd = (m_stream.avail_in == 0 && !refill()) || *m_stream.next_in != 'B';
        if (!m_atEnd) {
            BZ2_bzDecompressEnd(&m_stream);
            m_isOpen = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
        }
    }

    PackedInput m_input;
    bz_stream m_stream{};
    bool m_isOpen = false;
    bool m_atEnd = false;
};

} // namespace

std::unique_ptr<Decompressor> makeBzip2Decompressor(std::shared_ptr<const ByteSource> packed)
{
    return std::make_unique<Bzip2Decompressor>(std::move(packed));
}

} // namespace vitrine
