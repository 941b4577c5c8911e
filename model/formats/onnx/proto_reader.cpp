// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/proto_reader.h"

#include <algorithm>

namespace vitrine {

std::optional<std::uint64_t> ProtoReader::varint(ProtoSpan& packed)
{
    constexpr unsigned MostBytes = 10;
    m_cursor.seek(packed.at);
    std::uint64_t value = 0;
    for (unsigned at = 0; at < MostBytes && packed.at < packed.end; ++at) {
        const auto byte = m_cursor.number<std::uint8_t>();
        if (m_cursor.failed()) {
            break;
        }
        ++packed.at;
        ++m_bytesRead;
        value |= std::uint64_t{byte & 0x7FU} << (7 * at); // bits beyond 64 fall off, as they do in protobuf's own readers
        if ((byte & 0x80U) == 0) {
            return value;
        }
    }
    fault(packed.at);
    return {};
}

std::optional<std::uint64_t> ProtoReader::fixed(ProtoSpan& message, std::size_t bytes)
{
    if (message.size() < bytes) {
        fault(message.at);
        return {};
    }
    m_cursor.seek(message.at);
    const std::uint64_t value = bytes == sizeof(std::uint32_t) ? m_cursor.number<std::uint32_t>() : m_cursor.number<std::uint64_t>();
    message.at += bytes;
    m_bytesRead += bytes;
    return m_cursor.failed() ? std::nullopt : std::optional(value);
}

/// Groups, protobuf's form of messages before there were lengths, are passed over with all that lies in them.
bool ProtoReader::passGroup(ProtoSpan& message)
{
    constexpr std::uint64_t MostOpen = 100;
    for (std::uint64_t open = 1; open > 0;) {
        const std::uint64_t start = message.at;
        const auto tag = message.at < message.end ? varint(message) : std::nullopt;
        const std::uint64_t wire = tag ? *tag & 7U : 7U;
        std::uint64_t length = 0;
        if (wire == 0 || wire == 2) {
            const auto value = varint(message);
            length = value && wire == 2 ? *value : 0;
        } else if (wire == 1 || wire == 5) {
            length = wire == 1 ? 8 : 4;
        }
        open += wire == 3 ? 1 : 0;
        open -= wire == 4 ? 1 : 0;
        if (wire > 5 || open > MostOpen || length > message.size()) {
            fault(start);
            return false;
        }
        message.at += length;
    }
    return true;
}

bool ProtoReader::next(ProtoSpan& message, ProtoField& field)
{
    constexpr std::uint64_t GroupBegins = 3;
    while (message.at < message.end) {
        const std::uint64_t start = message.at;
        const auto tag = varint(message);
        if (!tag || *tag >> 3U == 0 || *tag >> 35U != 0) {
            fault(start);
            return false;
        }
        if ((*tag & 7U) != GroupBegins) {
            field.number = static_cast<std::uint32_t>(*tag >> 3U);
            return content(message, *tag & 7U, start, field);
        }
        if (!passGroup(message)) {
            return false;
        }
    }
    return false;
}

/// What stands behind the number of a field.
bool ProtoReader::content(ProtoSpan& message, std::uint64_t wire, std::uint64_t start, ProtoField& field)
{
    std::optional<std::uint64_t> value;
    switch (wire) {
    case 0:
        field.wire = ProtoField::Wire::Varint;
        value = varint(message);
        break;
    case 1:
        field.wire = ProtoField::Wire::Fixed64;
        value = fixed(message, sizeof(std::uint64_t));
        break;
    case 5:
        field.wire = ProtoField::Wire::Fixed32;
        value = fixed(message, sizeof(std::uint32_t));
        break;
    case 2: {
        field.wire = ProtoField::Wire::Bytes;
        const auto length = varint(message);
        if (!length) {
            return false;
        }
        if (*length > message.size()) {
            m_isCut = m_isCut || (!m_faultAt && message.end == m_size);
            fault(start);
        }
        field.span = {message.at, message.at + std::min(*length, message.size())};
        message.at = field.span.end;
        return true;
    }
    default: // the end of a group that never began, and what is no wire type
        fault(start);
        return false;
    }
    field.value = value.value_or(0);
    return value.has_value();
}

std::string ProtoReader::text(const ProtoSpan& span, std::uint64_t limit)
{
    const std::uint64_t count = std::min(span.size(), limit);
    m_cursor.seek(span.at);
    std::string text = m_cursor.text(count, limit);
    m_bytesRead += text.size();
    return text;
}

} // namespace vitrine
