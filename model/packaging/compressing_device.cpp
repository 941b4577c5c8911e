// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/compressing_device.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include <zlib.h>

namespace vitrine {

namespace {

/// Weights are numbers without repetitions: only their bits are coded more densely, and at this level that takes two
/// thirds of the time of level 3, with the same result to the third digit.
constexpr int ZstdLevel = 1;
constexpr std::size_t PieceBytes = 1U << 20U;
/// Small enough to stay in a core's own cache from the compressor's input to its output.
constexpr std::size_t FrameBytes = 256U << 10U;

class ZstdDevice final : public CompressingDevice
{
public:
    explicit ZstdDevice(FrameSink sink)
        : m_sink(std::move(sink))
        , m_pieces(FrameBytes)
        , m_compressor(FrameBytes, ZstdLevel)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    bool finish() override
    {
        handOver();
        while (m_compressor.open() > 0) {
            if (!passOn()) {
                return false;
            }
        }
        return true;
    }

protected:
    qint64 writeData(const char* data, qint64 count) override
    {
        auto bytes = std::as_bytes(std::span(data, static_cast<std::size_t>(count)));
        while (!bytes.empty()) {
            if (!m_piece) {
                m_piece = m_pieces.take();
            }
            const auto now = bytes.first(std::min(bytes.size(), FrameBytes - m_fill));
            std::memcpy(m_piece->data() + m_fill, now.data(), now.size());
            m_fill += now.size();
            bytes = bytes.subspan(now.size());
            if (m_fill < FrameBytes) {
                continue;
            }
            handOver();
            if (m_compressor.open() >= m_compressor.most() && !passOn()) {
                return -1;
            }
        }
        return count;
    }

private:
    void handOver()
    {
        if (m_fill > 0) {
            m_compressor.add(std::exchange(m_piece, nullptr), std::exchange(m_fill, 0));
        }
    }
    bool passOn()
    {
        FrameCompressor::Frame frame = m_compressor.take();
        return frame.bytes && m_sink(std::move(frame));
    }

    FrameSink m_sink;
    BufferPool m_pieces;
    BufferPool::Buffer m_piece; ///< that is being filled
    std::size_t m_fill = 0;
    FrameCompressor m_compressor;
};

class GzipDevice final : public CompressingDevice
{
public:
    explicit GzipDevice(QIODevice* below)
        : m_below(below)
        , m_out(PieceBytes)
    {
        constexpr int gzipWindow = 15 + 16;
        m_ready = deflateInit2(&m_stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY) == Z_OK;
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    ~GzipDevice() override { deflateEnd(&m_stream); }
    bool finish() override { return pump(nullptr, 0, Z_FINISH); }

protected:
    qint64 writeData(const char* data, qint64 count) override
    {
        for (qint64 done = 0; done < count;) {
            const auto piece = std::min<qint64>(count - done, qint64{PieceBytes});
            if (!pump(data + done, static_cast<uInt>(piece), Z_NO_FLUSH)) {
                return -1;
            }
            done += piece;
        }
        return count;
    }

private:
    bool pump(const char* data, uInt count, int flush)
    {
        if (!m_ready) {
            return false;
        }
        // zlib reads through this pointer and never writes; its interface is older than const.
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data));
        m_stream.avail_in = count;
        do {
            m_stream.next_out = reinterpret_cast<Bytef*>(m_out.data());
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            if (deflate(&m_stream, flush) == Z_STREAM_ERROR) {
                return false;
            }
            const auto got = static_cast<qint64>(m_out.size() - m_stream.avail_out);
            if (got > 0 && m_below->write(m_out.data(), got) != got) {
                return false;
            }
        } while (m_stream.avail_out == 0);
        return true;
    }

    QIODevice* m_below;
    std::vector<char> m_out;
    z_stream m_stream{};
    bool m_ready = false;
};

} // namespace

std::unique_ptr<CompressingDevice> zstdDevice(FrameSink sink)
{
    return std::make_unique<ZstdDevice>(std::move(sink));
}

std::unique_ptr<CompressingDevice> gzipDevice(QIODevice* below)
{
    return std::make_unique<GzipDevice>(below);
}

} // namespace vitrine
