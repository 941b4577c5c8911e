// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/unpacked_source.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {
constexpr std::size_t Chunk = 1U << 17U;
}

UnpackedSource::UnpackedSource(std::shared_ptr<const ByteSource> packed, Compression compression, std::uint64_t size)
    : m_packed(std::move(packed))
    , m_compression(compression)
    , m_size(size)
{
}

std::shared_ptr<const UnpackedSource> UnpackedSource::open(
    std::shared_ptr<const ByteSource> packed, Compression compression, const UnpackLimits& limits, const std::stop_token& stop)
{
    auto source = std::make_shared<UnpackedSource>(packed, compression, 0);
    const auto stream = makeDecompressor(compression, std::move(packed));
    if (!stream) {
        source->m_fault = Error{ErrorCode::Unsupported,
            Message(QT_TRANSLATE_NOOP("model", "Vitrine does not unpack %1."), {Message::Argument(compressionName(compression))}), {}, {}};
        return source;
    }
    std::vector<std::byte> kept;
    std::vector<std::byte> chunk(Chunk);
    std::uint64_t total = 0;
    while (!stop.stop_requested()) {
        const auto got = stream->read(chunk);
        if (!got) {
            source->m_fault = got.error();
            break;
        }
        if (*got == 0) {
            break;
        }
        total += *got;
        if (total <= limits.memory) {
            kept.insert(kept.end(), chunk.begin(), chunk.begin() + static_cast<std::ptrdiff_t>(*got));
        } else {
            kept = {};
        }
        if (total >= limits.total) {
            source->m_fault = Error{ErrorCode::LimitExceeded,
                Message(QT_TRANSLATE_NOOP("model", "It unpacks to more than %1; the rest was not looked at."),
                    {Message::Argument::bytes(limits.total)}),
                {}, {}};
            break;
        }
    }
    source->m_size = total;
    source->m_kept = std::move(kept);
    return source;
}

Result<std::size_t> UnpackedSource::read(std::uint64_t offset, std::span<std::byte> out) const
{
    if (offset >= m_size) {
        return 0;
    }
    out = out.first(static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), m_size - offset)));
    if (!m_kept.empty()) {
        std::copy_n(m_kept.begin() + static_cast<std::ptrdiff_t>(offset), out.size(), out.begin());
        return out.size();
    }
    const std::scoped_lock lock(m_mutex);
    return unpack(offset, out);
}

Result<std::size_t> UnpackedSource::unpack(std::uint64_t offset, std::span<std::byte> out) const
{
    if (!m_running || m_at > offset) {
        m_running = makeDecompressor(m_compression, m_packed);
        m_at = 0;
    }
    if (!m_running) {
        return 0;
    }
    std::vector<std::byte> skipped(m_at < offset ? Chunk : 0);
    while (m_at < offset) {
        const auto got = m_running->read(std::span(skipped).first(static_cast<std::size_t>(std::min<std::uint64_t>(Chunk, offset - m_at))));
        if (!got || *got == 0) {
            m_running.reset();
            return got ? Result<std::size_t>(std::size_t{0}) : got;
        }
        m_at += *got;
    }
    std::size_t done = 0;
    while (done < out.size()) {
        const auto got = m_running->read(out.subspan(done));
        if (!got || *got == 0) {
            m_running.reset();
            return done > 0 || got ? Result<std::size_t>(done) : got;
        }
        done += *got;
        m_at += *got;
    }
    return done;
}

} // namespace vitrine
