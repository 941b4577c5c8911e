// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/frame_reader.h"

#include "model/bytes/file_source.h"

#include <algorithm>
#include <cerrno>
#include <limits>

#include <sys/stat.h>
#include <unistd.h>

#include <zstd.h>

namespace vitrine {

namespace {

std::unexpected<Error> damaged()
{
    return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "The compressed data is damaged.")));
}

} // namespace

FrameReader::FrameReader(int descriptor, std::shared_ptr<GrowingFrames> frames)
    : m_descriptor(descriptor)
    , m_frames(std::move(frames))
    , m_context(ZSTD_createDCtx(), &ZSTD_freeDCtx)
{
}

FrameReader::~FrameReader() = default;

std::uint64_t FrameReader::size() const
{
    return std::numeric_limits<std::uint64_t>::max() / 2;
}

Result<void> FrameReader::fetch(std::uint64_t bytes) const
{
    m_packed.resize(static_cast<std::size_t>(bytes));
    for (std::size_t done = 0; done < m_packed.size();) {
        const ssize_t got = ::pread(m_descriptor, m_packed.data() + done, m_packed.size() - done, static_cast<off_t>(m_taken + done));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            return got == 0 ? damaged() : Result<void>(std::unexpected(systemError(errno, {})));
        }
        done += static_cast<std::size_t>(got);
    }
    m_taken += bytes;
    m_sum.add(m_packed);
    return {};
}

Result<bool> FrameReader::step() const
{
    const auto frame = m_frames->next();
    if (!frame) {
        return false;
    }
    if (auto fetched = fetch(frame->packed); !fetched) {
        return std::unexpected(fetched.error());
    }
    m_begin += m_plain.size();
    m_plain.resize(static_cast<std::size_t>(frame->plain));
    const std::size_t got = ZSTD_decompressDCtx(m_context.get(), m_plain.data(), m_plain.size(), m_packed.data(), m_packed.size());
    if (ZSTD_isError(got) != 0 || got != m_plain.size()) {
        return damaged();
    }
    return true;
}

Result<std::size_t> FrameReader::read(std::uint64_t offset, std::span<std::byte> out) const
{
    const std::scoped_lock lock(m_mutex);
    if (offset < m_begin) {
        return damaged();
    }
    while (offset - m_begin >= m_plain.size()) {
        const auto more = step();
        if (!more || !*more) {
            return more ? Result<std::size_t>(std::size_t{0}) : std::unexpected(more.error());
        }
    }
    const auto rest = std::span(m_plain).subspan(static_cast<std::size_t>(offset - m_begin));
    const std::size_t count = std::min(rest.size(), out.size());
    std::ranges::copy(rest.first(count), out.begin());
    return count;
}

Result<bool> FrameReader::isWhole() const
{
    const std::scoped_lock lock(m_mutex);
    while (true) {
        const auto more = step();
        if (!more) {
            return more;
        }
        if (!*more) {
            break;
        }
    }
    struct stat status = {};
    const bool ends = ::fstat(m_descriptor, &status) == 0 && static_cast<std::uint64_t>(status.st_size) == m_taken;
    const auto written = m_frames->xxh128();
    return ends && written && m_sum.finish() == *written;
}

} // namespace vitrine
