// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace vitrine {

/// The bytes of a pickle, read in a window of bounded size. A read beyond the end gives null and changes nothing.
class PickleInput
{
public:
    explicit PickleInput(std::shared_ptr<const ByteSource> source);

    [[nodiscard]] std::uint64_t offset() const { return m_start + m_at; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::uint64_t remaining() const { return m_size - std::min(m_size, offset()); }
    [[nodiscard]] const std::shared_ptr<const ByteSource>& source() const { return m_source; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

    /// The next `count` bytes, at most Window, and moves on; null at the end of the source or when it cannot be read.
    const unsigned char* take(std::size_t count)
    {
        if (m_filled - m_at < count && !fill(count)) {
            return nullptr;
        }
        const unsigned char* from = m_window.data() + m_at;
        m_at += count;
        return from;
    }
    /// False at the end.
    bool skip(std::uint64_t count);
    void seek(std::uint64_t offset);
    /// Text up to a line feed, which is taken too and not returned. False at the end of the source, or when no line feed
    /// comes within `limit` bytes. The view lives until the next call.
    bool line(std::string_view& text, std::size_t limit);

    static constexpr std::size_t Window = 1U << 18U;

private:
    bool fill(std::size_t count);

    std::shared_ptr<const ByteSource> m_source;
    std::uint64_t m_size;
    std::vector<unsigned char> m_window;
    std::uint64_t m_start = 0; ///< of the window in the source
    std::size_t m_filled = 0;
    std::size_t m_at = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace vitrine
