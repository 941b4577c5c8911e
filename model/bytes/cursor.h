// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <bit>
#include <concepts>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Reads a source from front to back in a window of bounded size. Every read is checked; after the first one that
/// fails the cursor stays failed and answers with zeros, so that a reader may look once for several reads.
class Cursor
{
public:
    explicit Cursor(const ByteSource& source, std::uint64_t offset = 0, std::size_t window = 1U << 18U);

    [[nodiscard]] std::uint64_t offset() const { return m_windowStart + m_at; }
    [[nodiscard]] std::uint64_t remaining() const { return m_source.size() - std::min(offset(), m_source.size()); }
    [[nodiscard]] std::uint64_t sourceSize() const { return m_source.size(); }
    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    /// Valid after failed().
    [[nodiscard]] const Error& error() const { return *m_error; }

    /// Multi-byte numbers are big endian from now on (GGUF, NumPy) or little endian again.
    void setBigEndian(bool big) { m_bigEndian = big; }
    [[nodiscard]] bool isBigEndian() const { return m_bigEndian; }

    template <typename T>
        requires std::is_arithmetic_v<T>
    T number()
    {
        T value{};
        if (const std::byte* from = want(sizeof(T))) {
            std::memcpy(&value, from, sizeof(T));
            m_at += sizeof(T);
            if (m_bigEndian != (std::endian::native == std::endian::big)) {
                value = swapped(value);
            }
        }
        return value;
    }

    /// A view of the next `count` bytes, valid until the next call; empty on failure. `count` may be at most the window.
    std::string_view view(std::size_t count);
    /// A copy of the next `count` bytes; fails before allocating when the source does not hold them or `limit` is passed.
    std::string text(std::uint64_t count, std::uint64_t limit);
    /// Moves on without reading; fails at the end of the source.
    void skip(std::uint64_t count);
    /// Goes to an absolute offset.
    void seek(std::uint64_t offset);
    /// Marks the cursor as failed with an error of the reader's own.
    void fail(Error error);

private:
    template <typename T>
    static T swapped(T value)
    {
        if constexpr (sizeof(T) == 1) {
            return value;
        } else {
            using Bits = std::conditional_t<sizeof(T) == 2, std::uint16_t, std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>;
            return std::bit_cast<T>(std::byteswap(std::bit_cast<Bits>(value)));
        }
    }
    /// Pointer to at least `count` bytes in the window, or null with the cursor failed.
    const std::byte* want(std::size_t count)
    {
        return m_windowSize - m_at >= count ? m_window.data() + m_at : refill(count);
    }
    const std::byte* refill(std::size_t count);

    const ByteSource& m_source;
    std::vector<std::byte> m_window;
    std::uint64_t m_windowStart;
    std::size_t m_windowSize = 0; ///< bytes of the window that are filled
    std::size_t m_at = 0;
    bool m_bigEndian = false;
    std::optional<Error> m_error;
};

} // namespace vitrine
