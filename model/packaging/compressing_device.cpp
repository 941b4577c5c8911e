// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/compressing_device.h"

#include <algorithm>
#include <thread>
#include <vector>

#include <zlib.h>
#include <zstd.h>

namespace vitrine {

namespace {

/// Weights are numbers without repetitions: only their bits are coded more densely, and at this level that takes two
/// thirds of the time of level 3, with the same result to the third digit.
constexpr int ZstdLevel = 1;
constexpr std::size_t PieceBytes = 1U << 20U;

class ZstdDevice final : public CompressingDevice
{
public:
    explicit ZstdDevice(QIODevice* below)
        : m_below(below)
        , m_context(ZSTD_createCCtx(), &ZSTD_freeCCtx)
        , m_out(ZSTD_CStreamOutSize())
    {
        ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_compressionLevel, ZstdLevel);
        ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_checksumFlag, 1);
        // With at least one worker the output does not depend on how many there are.
        const int workers = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 8);
        ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_nbWorkers, workers);
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    bool finish() override
    {
        ZSTD_inBuffer input{nullptr, 0, 0};
        return pump(input, ZSTD_e_end);
    }

protected:
    qint64 writeData(const char* data, qint64 count) override
    {
        ZSTD_inBuffer input{data, static_cast<std::size_t>(count), 0};
        return pump(input, ZSTD_e_continue) ? count : -1;
    }

private:
    bool pump(ZSTD_inBuffer& input, ZSTD_EndDirective directive)
    {
        while (true) {
            ZSTD_outBuffer output{m_out.data(), m_out.size(), 0};
            const std::size_t left = ZSTD_compressStream2(m_context.get(), &output, &input, directive);
            if (ZSTD_isError(left) != 0) {
                return false;
            }
            const auto count = static_cast<qint64>(output.pos);
            if (count > 0 && m_below->write(m_out.data(), count) != count) {
                return false;
            }
            if (directive == ZSTD_e_end ? left == 0 : input.pos == input.size) {
                return true;
            }
        }
    }

    QIODevice* m_below;
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> m_context;
    std::vector<char> m_out;
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

std::unique_ptr<CompressingDevice> zstdDevice(QIODevice* below)
{
    return std::make_unique<ZstdDevice>(below);
}

std::unique_ptr<CompressingDevice> gzipDevice(QIODevice* below)
{
    return std::make_unique<GzipDevice>(below);
}

} // namespace vitrine
