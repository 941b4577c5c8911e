// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The machine's opcodes for numbers, strings and framing.

#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/pickle/pickle_literals.h"
#include "model/formats/pickle/pickle_machine.h"
#include "model/words/text.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

/// Strings up to here are kept; longer ones stay in the file and are referred to.
constexpr std::uint64_t KeptString = 4096;
/// The largest protocol that Python 3.13 reads.
constexpr std::uint8_t LastProtocol = 5;

bool isAscii(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

} // namespace

/// A little-endian number behind the opcode.
template <typename T>
bool PickleMachine::number(T& value)
{
    const unsigned char* bytes = m_input.take(sizeof(T));
    if (bytes == nullptr) {
        return broken(PickleFault::Truncated);
    }
    std::uint64_t bits = 0;
    for (std::size_t at = sizeof(T); at-- > 0;) {
        bits = (bits << 8U) | bytes[at];
    }
    value = static_cast<T>(bits);
    return true;
}

template bool PickleMachine::number<std::uint8_t>(std::uint8_t&);
template bool PickleMachine::number<std::uint16_t>(std::uint16_t&);
template bool PickleMachine::number<std::uint32_t>(std::uint32_t&);
template bool PickleMachine::number<std::int32_t>(std::int32_t&);
template bool PickleMachine::number<std::uint64_t>(std::uint64_t&);

bool PickleMachine::textLine(std::string_view& text)
{
    return m_input.line(text, m_limits.stringBytes) || broken(PickleFault::Truncated);
}

bool PickleMachine::proto()
{
    std::uint8_t protocol = 0;
    if (!number(protocol)) {
        return false;
    }
    // PROTO may stand anywhere and several times; the last one holds.
    m_protocol = std::min(protocol, LastProtocol);
    return protocol <= LastProtocol || odd(PickleOddity::FutureProtocol);
}

bool PickleMachine::frame()
{
    std::uint64_t size = 0;
    if (!number(size)) {
        return false;
    }
    if (size > m_input.remaining()) {
        // Both unpicklers refuse; what lies in the frame is looked at nevertheless.
        m_frameEnd = 0;
        return odd(PickleOddity::Refused);
    }
    if (m_frameEnd != 0 && m_opcodeStart < m_frameEnd) {
        odd(PickleOddity::FrameMismatch);
    }
    m_frameEnd = m_input.offset() + size;
    return true;
}

bool PickleMachine::none()
{
    return push({});
}

bool PickleMachine::newTrue()
{
    return push(PickleHeap::boolean(true));
}

bool PickleMachine::newFalse()
{
    return push(PickleHeap::boolean(false));
}

/// A line that is a number. The unpickler that is written in C ends it at a zero byte; the other one refuses it there.
bool PickleMachine::numberLine(std::string_view& text)
{
    if (!textLine(text)) {
        return false;
    }
    if (const std::size_t end = text.find('\0'); end != std::string_view::npos) {
        text = text.substr(0, end);
        odd(PickleOddity::Refused);
    }
    return true;
}

bool PickleMachine::intText()
{
    std::string_view line;
    if (!numberLine(line)) {
        return false;
    }
    if (line == "00" || line == "01") {
        return push(PickleHeap::boolean(line == "01"));
    }
    const auto value = parsePickleInteger(line, 0);
    if (!value) {
        return broken(PickleFault::BadLiteral);
    }
    return push(value->isBig ? m_heap.string(PickleKind::BigInt, PickleBytes::NoOffset, line.size(), line, false)
                             : m_heap.integer(value->value));
}

bool PickleMachine::longText()
{
    std::string_view line;
    if (!numberLine(line)) {
        return false;
    }
    if (line.ends_with('L')) {
        line.remove_suffix(1);
    }
    const auto value = parsePickleInteger(line, 0);
    if (!value) {
        return broken(PickleFault::BadLiteral);
    }
    return push(value->isBig ? m_heap.string(PickleKind::BigInt, PickleBytes::NoOffset, line.size(), line, false)
                             : m_heap.integer(value->value));
}

bool PickleMachine::floatText()
{
    std::string_view line;
    if (!numberLine(line)) {
        return false;
    }
    auto value = parsePickleFloat(line);
    if (!value) {
        // The unpickler that is written in Python takes blanks around the number and underscores within; the other does not.
        std::string bare(line);
        std::erase_if(bare, [](char c) { return c == '_' || c == ' ' || (c >= '\t' && c <= '\r'); });
        value = parsePickleFloat(bare);
        odd(PickleOddity::Refused);
    }
    return value ? push(m_heap.floating(*value)) : broken(PickleFault::BadLiteral);
}

bool PickleMachine::stringText()
{
    std::string_view line;
    if (!textLine(line)) {
        return false;
    }
    const auto bytes = parsePickleString(line);
    if (!bytes) {
        return broken(PickleFault::BadLiteral);
    }
    if (isAscii(*bytes)) {
        const PickleValue value = m_heap.text(*bytes);
        noteInner(m_trace, value, *bytes);
        return push(value);
    }
    const PickleValue value = m_heap.string(PickleKind::Text, PickleBytes::NoOffset, bytes->size(), *bytes, true);
    noteInner(m_trace, value, *bytes);
    return push(value) && odd(PickleOddity::NotAscii);
}

bool PickleMachine::unicodeText()
{
    std::string_view line;
    if (!textLine(line)) {
        return false;
    }
    const auto text = parsePickleUnicode(line);
    if (!text) {
        return broken(PickleFault::BadLiteral);
    }
    const PickleValue value = m_heap.text(*text);
    noteInner(m_trace, value, *text);
    return push(value);
}

bool PickleMachine::binInt()
{
    std::int32_t value = 0;
    return number(value) && push(m_heap.integer(value));
}

bool PickleMachine::binInt1()
{
    std::uint8_t value = 0;
    return number(value) && push(m_heap.integer(value));
}

bool PickleMachine::binInt2()
{
    std::uint16_t value = 0;
    return number(value) && push(m_heap.integer(value));
}

bool PickleMachine::binFloat()
{
    std::uint64_t bits = 0;
    // Alone of all numbers a float is big endian.
    return number(bits) && push(m_heap.floating(std::bit_cast<double>(std::byteswap(bits))));
}

bool PickleMachine::longBytes(std::uint64_t size)
{
    const std::uint64_t offset = m_input.offset();
    if (size > KeptString) {
        return m_input.skip(size) ? push(m_heap.string(PickleKind::BigInt, offset, size, {}, true))
                                  : broken(PickleFault::Truncated);
    }
    const unsigned char* bytes = m_input.take(size);
    if (bytes == nullptr) {
        return broken(PickleFault::Truncated);
    }
    const std::string_view view(reinterpret_cast<const char*>(bytes), size);
    const PickleNumber value = pickleLong(view);
    return push(value.isBig ? m_heap.string(PickleKind::BigInt, offset, size, view, true) : m_heap.integer(value.value));
}

bool PickleMachine::long1()
{
    std::uint8_t size = 0;
    return number(size) && longBytes(size);
}

bool PickleMachine::long4()
{
    std::int32_t size = 0;
    if (!number(size)) {
        return false;
    }
    return size < 0 ? broken(PickleFault::BadLiteral) : longBytes(static_cast<std::uint64_t>(size));
}

/// A string whose length stood before it. A declared length is never allocated: long ones are passed over.
bool PickleMachine::counted(PickleKind kind, std::uint64_t size, bool utf8)
{
    const std::uint64_t offset = m_input.offset();
    if (size > m_input.remaining()) {
        return broken(PickleFault::Truncated);
    }
    if (size > KeptString) {
        std::string begin;
        if (const unsigned char* bytes = m_input.take(KeptString)) {
            begin.assign(reinterpret_cast<const char*>(bytes), KeptString);
        }
        m_input.seek(offset + size);
        const PickleValue value = m_heap.string(kind, offset, size, {}, !utf8);
        noteInner(m_trace, value, begin);
        return push(value);
    }
    const unsigned char* bytes = m_input.take(size);
    if (bytes == nullptr) {
        return broken(PickleFault::Truncated);
    }
    const std::string_view view(reinterpret_cast<const char*>(bytes), size);
    const bool ascii = kind != PickleKind::Text || isAscii(view);
    const PickleValue value = m_heap.string(kind, offset, size, view, !utf8);
    noteInner(m_trace, value, view);
    if (!ascii && !utf8) {
        odd(PickleOddity::NotAscii);
    } else if (!ascii && !isValidUtf8(view)) {
        odd(PickleOddity::BadUtf8);
    }
    return push(value);
}

bool PickleMachine::binString()
{
    std::int32_t size = 0;
    if (!number(size)) {
        return false;
    }
    return size < 0 ? broken(PickleFault::BadLiteral) : counted(PickleKind::Text, static_cast<std::uint64_t>(size), false);
}

bool PickleMachine::shortBinString()
{
    std::uint8_t size = 0;
    return number(size) && counted(PickleKind::Text, size, false);
}

bool PickleMachine::binUnicode()
{
    std::uint32_t size = 0;
    return number(size) && counted(PickleKind::Text, size, true);
}

bool PickleMachine::shortBinUnicode()
{
    std::uint8_t size = 0;
    return number(size) && counted(PickleKind::Text, size, true);
}

bool PickleMachine::binUnicode8()
{
    std::uint64_t size = 0;
    return number(size) && counted(PickleKind::Text, size, true);
}

bool PickleMachine::binBytes()
{
    std::uint32_t size = 0;
    return number(size) && counted(PickleKind::Bytes, size, false);
}

bool PickleMachine::shortBinBytes()
{
    std::uint8_t size = 0;
    return number(size) && counted(PickleKind::Bytes, size, false);
}

bool PickleMachine::binBytes8()
{
    std::uint64_t size = 0;
    return number(size) && counted(PickleKind::Bytes, size, false);
}

bool PickleMachine::byteArray8()
{
    std::uint64_t size = 0;
    return number(size) && counted(PickleKind::ByteArray, size, false);
}

bool PickleMachine::nextBuffer()
{
    return push({PickleKind::Buffer, 0}) && odd(PickleOddity::OutOfBand);
}

bool PickleMachine::readonlyBuffer()
{
    return m_stack.size() > fence() || broken(PickleFault::StackUnderflow);
}

} // namespace vitrine
