// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/growing_frames.h"

#include <utility>

namespace vitrine {

void GrowingFrames::add(PackedFrame frame)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_frames.push_back(frame);
    }
    m_changed.notify_all();
}

void GrowingFrames::complete(std::string xxh128)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_xxh128 = std::move(xxh128);
    }
    m_changed.notify_all();
}

void GrowingFrames::abandon()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isAbandoned = true;
    }
    m_changed.notify_all();
}

std::optional<PackedFrame> GrowingFrames::next()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_frames.empty() || m_xxh128 || m_isAbandoned; });
    if (m_frames.empty() || m_isAbandoned) {
        return std::nullopt;
    }
    const PackedFrame frame = m_frames.front();
    m_frames.pop_front();
    return frame;
}

std::optional<std::string> GrowingFrames::xxh128()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_xxh128 || m_isAbandoned; });
    return m_isAbandoned ? std::nullopt : m_xxh128;
}

} // namespace vitrine
