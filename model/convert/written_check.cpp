// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/written_check.h"

#include "model/bytes/file_source.h"
#include "model/convert/tensor_stream.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace vitrine {

namespace {

/// Small enough that it is still in the processors' shared cache when it is read again.
constexpr std::uint64_t StretchBytes = 4U << 20U;
/// Small enough for a core's own cache.
constexpr std::size_t PieceBytes = 256U << 10U;
/// Large enough that the disk is given long runs.
constexpr std::uint64_t FlushBytes = 32U << 20U;

} // namespace

WrittenCheck::WrittenCheck(int descriptor, std::string path)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

WrittenCheck::~WrittenCheck()
{
    m_thread.request_stop();
}

void WrittenCheck::wrote(std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const auto now = bytes.first(static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), StretchBytes - (m_end - m_begin))));
        m_sum.add(now);
        m_end += now.size();
        if (m_end - m_begin == StretchBytes) {
            hand();
        }
        bytes = bytes.subspan(now.size());
    }
}

/// Gives the present stretch to the other thread.
void WrittenCheck::hand()
{
    Stretch stretch{m_begin, m_end - m_begin, m_sum.finish()};
    m_begin = m_end;
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(std::move(stretch));
    }
    m_changed.notify_all();
}

std::uint64_t WrittenCheck::takeRead()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_read, 0);
}

Result<bool> WrittenCheck::finish(const std::stop_token& stop, const std::function<void(std::uint64_t)>& moved)
{
    if (m_end > m_begin) {
        hand();
    }
    std::unique_lock lock(m_mutex);
    m_isComplete = true;
    m_changed.notify_all();
    while (true) {
        constexpr auto Pause = std::chrono::milliseconds(40);
        m_changed.wait_for(lock, stop, Pause, [this] { return m_outcome.has_value(); });
        const std::uint64_t read = std::exchange(m_read, 0);
        const std::optional<Result<bool>> outcome = m_outcome;
        lock.unlock();
        moved(read);
        if (stop.stop_requested()) {
            return conversionCancelled();
        }
        if (outcome) {
            return *outcome;
        }
        lock.lock();
    }
}

void WrittenCheck::run(const std::stop_token& stop)
{
    std::vector<std::byte> piece(PieceBytes);
    Result<bool> outcome = true;
    while (outcome && *outcome) {
        Stretch stretch;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_waiting.empty() || m_isComplete; })) {
                return;
            }
            if (m_waiting.empty()) {
                break;
            }
            stretch = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        flush(stretch.offset + stretch.bytes);
        outcome = isAsMeant(stretch, piece, stop);
    }
    const std::scoped_lock lock(m_mutex);
    m_outcome = std::move(outcome);
    m_changed.notify_all();
}

/// Has what lies between the last time and `reached` begin its way to the disk; does not wait for it.
void WrittenCheck::flush(std::uint64_t reached)
{
    if (reached - m_flushed >= FlushBytes) {
        ::sync_file_range(m_descriptor, static_cast<off64_t>(m_flushed), static_cast<off64_t>(reached - m_flushed), SYNC_FILE_RANGE_WRITE);
        m_flushed = reached;
    }
}

Result<bool> WrittenCheck::isAsMeant(const Stretch& stretch, std::span<std::byte> piece, const std::stop_token& stop)
{
    Xxh3 sum;
    for (std::uint64_t done = 0; done < stretch.bytes;) {
        if (stop.stop_requested()) {
            return conversionCancelled();
        }
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), stretch.bytes - done));
        const ssize_t got = ::pread(m_descriptor, piece.data(), wanted, static_cast<off_t>(stretch.offset + done));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            return got == 0 ? Result<bool>(false) : std::unexpected(systemError(errno, m_path));
        }
        sum.add(piece.first(static_cast<std::size_t>(got)));
        done += static_cast<std::uint64_t>(got);
        const std::scoped_lock lock(m_mutex);
        m_read += static_cast<std::uint64_t>(got);
    }
    return sum.finish() == stretch.sum;
}

} // namespace vitrine
