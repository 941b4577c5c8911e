// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/cursor.h"

#include <optional>
#include <string>

namespace vitrine {

/// A message or a string of a protobuf file: where it begins and where it ends.
struct ProtoSpan {
    std::uint64_t at = 0;
    std::uint64_t end = 0;

    [[nodiscard]] std::uint64_t size() const { return end - at; }
};

/// One field of a message, as the protobuf encoding has it: what stands in a field of bytes is not read with it.
struct ProtoField {
    enum class Wire : std::uint8_t { Varint, Fixed64, Bytes, Fixed32 };

    std::uint32_t number = 0;
    Wire wire = Wire::Varint;
    std::uint64_t value = 0; ///< of all wires but Bytes
    ProtoSpan span; ///< of Bytes

    [[nodiscard]] bool isBytes() const { return wire == Wire::Bytes; }
};

/// Goes through the fields of protobuf messages without a schema (protobuf.dev/programming-guides/encoding). Nothing is
/// believed: a length that passes its message is cut there and told. The data of large fields are passed over.
class ProtoReader
{
public:
    explicit ProtoReader(const ByteSource& source)
        : m_cursor(source, 0, Window)
        , m_size(source.size())
    {
    }

    /// The next field, with `message.at` moved behind it; false at the end of the message and where it is damaged.
    bool next(ProtoSpan& message, ProtoField& field);
    /// The next number of a packed field.
    [[nodiscard]] std::optional<std::uint64_t> varint(ProtoSpan& packed);
    /// The bytes of a field, at most `limit` of them.
    [[nodiscard]] std::string text(const ProtoSpan& span, std::uint64_t limit);

    /// Where the first damage lies.
    [[nodiscard]] const std::optional<std::uint64_t>& faultAt() const { return m_faultAt; }
    /// Whether that is a length that passes the end of the file.
    [[nodiscard]] bool isCut() const { return m_isCut; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    static constexpr std::size_t Window = 1U << 13U;

    void fault(std::uint64_t at) { m_faultAt = m_faultAt.value_or(at); }
    [[nodiscard]] bool content(ProtoSpan& message, std::uint64_t wire, std::uint64_t start, ProtoField& field);
    [[nodiscard]] bool passGroup(ProtoSpan& message);
    [[nodiscard]] std::optional<std::uint64_t> fixed(ProtoSpan& message, std::size_t bytes);

    Cursor m_cursor;
    std::uint64_t m_size;
    bool m_isCut = false;
    std::optional<std::uint64_t> m_faultAt;
    std::uint64_t m_bytesRead = 0;
};

} // namespace vitrine
