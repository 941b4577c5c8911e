// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>

namespace vitrine {

/// Lets progress in bytes through at most 25 times a second, from whichever thread, never two at once.
class PackingGate
{
public:
    using Listener = std::function<void(std::uint64_t done, std::uint64_t total)>;

    explicit PackingGate(Listener listener)
        : m_listener(std::move(listener))
    {
    }

    void tell(std::uint64_t done, std::uint64_t total)
    {
        if (!m_listener) {
            return;
        }
        constexpr auto Pause = std::chrono::milliseconds(40);
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        const auto now = std::chrono::steady_clock::now();
        if (!lock || now - m_last < Pause) {
            return;
        }
        m_last = now;
        m_listener(done, total);
    }
    /// The last word, which always gets through; nothing when the total is not known.
    void finish(std::uint64_t total)
    {
        const std::lock_guard lock(m_mutex);
        if (m_listener && total > 0) {
            m_listener(total, total);
        }
    }

private:
    Listener m_listener;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace vitrine
