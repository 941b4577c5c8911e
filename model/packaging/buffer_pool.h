// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

namespace vitrine {

/// Buffers of one size that go from thread to thread; one is used again when nobody else looks at it. For one thread
/// that takes them.
class BufferPool
{
public:
    using Buffer = std::shared_ptr<std::vector<std::byte>>;

    explicit BufferPool(std::size_t bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] Buffer take()
    {
        const auto idle = std::ranges::find_if(m_buffers, [](const Buffer& buffer) { return buffer.use_count() == 1; });
        if (idle == m_buffers.end()) {
            return m_buffers.emplace_back(std::make_shared<std::vector<std::byte>>(m_bytes));
        }
        // What the last one to let go of it did with the bytes comes before what is done with them now.
        std::atomic_thread_fence(std::memory_order_acquire);
        return *idle;
    }

private:
    std::size_t m_bytes;
    std::vector<Buffer> m_buffers;
};

} // namespace vitrine
