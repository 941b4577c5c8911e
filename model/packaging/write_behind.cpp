// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/write_behind.h"

namespace vitrine {

WriteBehind::WriteBehind(Write write)
    : m_write(std::move(write))
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

WriteBehind::~WriteBehind()
{
    m_thread.request_stop();
}

bool WriteBehind::add(Piece piece)
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_bytes < MostWaiting || !m_outcome; });
        if (!m_outcome) {
            return false;
        }
        m_bytes += piece.count;
        m_waiting.push_back(std::move(piece));
    }
    m_changed.notify_all();
    return true;
}

Result<void> WriteBehind::drain()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.empty() || !m_outcome; });
    return m_outcome;
}

void WriteBehind::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); }) && !stop.stop_requested() && m_outcome) {
        const Piece piece = m_waiting.front();
        lock.unlock();
        auto outcome = m_write(piece);
        lock.lock();
        m_outcome = std::move(outcome);
        m_waiting.pop_front();
        m_bytes -= piece.count;
        m_changed.notify_all();
    }
}

} // namespace vitrine
