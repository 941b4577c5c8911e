// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::test {

/// Puts protobuf messages together by hand.
class ProtoBuilder
{
public:
    ProtoBuilder& number(std::uint32_t field, std::uint64_t value)
    {
        m_bytes += varint(std::uint64_t{field} << 3U) + varint(value);
        return *this;
    }
    ProtoBuilder& bytes(std::uint32_t field, std::string_view content)
    {
        m_bytes += varint(std::uint64_t{field} << 3U | 2U) + varint(content.size()) + std::string(content);
        return *this;
    }
    ProtoBuilder& message(std::uint32_t field, const ProtoBuilder& inner) { return bytes(field, inner.m_bytes); }
    ProtoBuilder& raw(std::string_view content)
    {
        m_bytes += content;
        return *this;
    }
    [[nodiscard]] const std::string& text() const { return m_bytes; }

    [[nodiscard]] static std::string varint(std::uint64_t value)
    {
        std::string text;
        for (; value >= 0x80U; value >>= 7U) {
            text += static_cast<char>((value & 0x7FU) | 0x80U);
        }
        return text + static_cast<char>(value);
    }

private:
    std::string m_bytes;
};

} // namespace vitrine::test
