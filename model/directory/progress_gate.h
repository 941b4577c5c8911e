// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"

#include <chrono>
#include <mutex>

namespace vitrine {

/// Lets progress through at most 25 times a second, from whichever thread.
class ProgressGate
{
public:
    explicit ProgressGate(const std::function<void(const OpenProgress&)>& listener)
        : m_listener(listener)
    {
    }

    void tell(const OpenProgress& progress)
    {
        if (!m_listener) {
            return;
        }
        constexpr auto Pause = std::chrono::milliseconds(40);
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock) {
            return;
        }
        const auto now = std::chrono::steady_clock::now();
        if (now - m_last < Pause) {
            return;
        }
        m_last = now;
        m_listener(progress);
    }

private:
    const std::function<void(const OpenProgress&)>& m_listener;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace vitrine
