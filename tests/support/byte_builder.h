// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <bit>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine::test {

/// Puts hand-made files together.
class ByteBuilder
{
public:
    explicit ByteBuilder(bool bigEndian = false)
        : m_bigEndian(bigEndian)
    {
    }
    ByteBuilder& raw(std::string_view bytes)
    {
        m_bytes += bytes;
        return *this;
    }
    ByteBuilder& zeros(std::size_t count)
    {
        m_bytes.append(count, '\0');
        return *this;
    }
    template <typename T>
    ByteBuilder& number(T value)
    {
        std::string bytes(sizeof(T), '\0');
        std::memcpy(bytes.data(), &value, sizeof(T));
        if (m_bigEndian != (std::endian::native == std::endian::big)) {
            bytes.assign(bytes.rbegin(), bytes.rend());
        }
        return raw(bytes);
    }
    /// Zeros up to a multiple of `alignment`.
    ByteBuilder& align(std::size_t alignment);

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] std::shared_ptr<const ByteSource> source() const { return std::make_shared<MemorySource>(m_bytes); }

private:
    std::string m_bytes;
    bool m_bigEndian;
};

} // namespace vitrine::test
