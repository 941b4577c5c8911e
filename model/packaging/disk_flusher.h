// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stop_token>
#include <thread>

namespace vitrine {

/// Has the system bring a growing file to the disk while it is still being written, on a thread of its own: at the end
/// there is little left to wait for, and who writes does not do this work.
class DiskFlusher
{
public:
    /// `descriptor` outlives it.
    explicit DiskFlusher(int descriptor);
    ~DiskFlusher();
    DiskFlusher(const DiskFlusher&) = delete;
    DiskFlusher& operator=(const DiskFlusher&) = delete;

    /// The file has so many bytes by now.
    void reached(std::uint64_t bytes);

private:
    void run(const std::stop_token& stop);

    int m_descriptor;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::uint64_t m_reached = 0;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
