// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/disk_flusher.h"

#include <fcntl.h>

namespace vitrine {

namespace {
constexpr std::uint64_t Stretch = 32U << 20U;
}

DiskFlusher::DiskFlusher(int descriptor)
    : m_descriptor(descriptor)
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

DiskFlusher::~DiskFlusher()
{
    m_thread.request_stop();
}

void DiskFlusher::reached(std::uint64_t bytes)
{
    // Only every stretch is worth a word to the other thread.
    const bool isWorthIt = bytes / Stretch != m_reached / Stretch;
    if (!isWorthIt) {
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_reached = bytes;
    }
    m_changed.notify_one();
}

void DiskFlusher::run(const std::stop_token& stop)
{
    std::uint64_t begun = 0;
    while (true) {
        std::uint64_t end = 0;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [&] { return m_reached > begun; }) || stop.stop_requested()) {
                return;
            }
            end = m_reached;
        }
        ::sync_file_range(m_descriptor, static_cast<off64_t>(begun), static_cast<off64_t>(end - begun), SYNC_FILE_RANGE_WRITE);
        begun = end;
    }
}

} // namespace vitrine
