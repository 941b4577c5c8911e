// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace vitrine {

/// Counts bytes that were read, and tells it at most 25 times a second.
class ReadingProgress
{
public:
    using Tell = std::function<void(std::uint64_t, std::uint64_t)>;

    ReadingProgress(const Tell& tell, std::uint64_t total)
        : m_tell(tell)
        , m_total(total)
    {
    }

    void add(std::uint64_t bytes)
    {
        m_done += bytes;
        const auto now = std::chrono::steady_clock::now();
        if (m_tell && (m_done >= m_total || now - m_last > std::chrono::milliseconds(40))) {
            m_last = now;
            m_tell(m_done, m_total);
        }
    }

private:
    const Tell& m_tell;
    std::uint64_t m_total;
    std::uint64_t m_done = 0;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace vitrine
