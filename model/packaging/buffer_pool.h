// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Buffers of one size that go from thread to thread, and come back here when the last one has let go of them.
class BufferPool
{
public:
    using Bytes = std::vector<std::byte>;
    using Buffer = std::shared_ptr<Bytes>;

    explicit BufferPool(std::size_t bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] Buffer take()
    {
        std::unique_ptr<Bytes> bytes = m_idle->take();
        if (!bytes) {
            bytes = std::make_unique<Bytes>(m_bytes);
        }
        return Buffer(bytes.release(), [idle = m_idle](Bytes* back) { idle->put(std::unique_ptr<Bytes>(back)); });
    }

private:
    /// Outlives the pool as long as somebody has a buffer.
    class Idle
    {
    public:
        [[nodiscard]] std::unique_ptr<Bytes> take()
        {
            const std::lock_guard lock(m_mutex);
            if (m_all.empty()) {
                return nullptr;
            }
            std::unique_ptr<Bytes> last = std::move(m_all.back());
            m_all.pop_back();
            return last;
        }
        void put(std::unique_ptr<Bytes> bytes)
        {
            const std::lock_guard lock(m_mutex);
            m_all.push_back(std::move(bytes));
        }

    private:
        std::mutex m_mutex;
        std::vector<std::unique_ptr<Bytes>> m_all;
    };

    std::size_t m_bytes;
    std::shared_ptr<Idle> m_idle = std::make_shared<Idle>();
};

} // namespace vitrine
