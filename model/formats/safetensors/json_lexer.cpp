// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/json_lexer.h"

#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace vitrine {

namespace {

enum class Kind : std::uint8_t { Other, Bare, Blank, Quote, Backslash, Control, High };

constexpr std::array<Kind, 256> kinds()
{
    std::array<Kind, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool bare = (i >= '0' && i <= '9') || (i >= 'a' && i <= 'z') || (i >= 'A' && i <= 'Z') || i == '_' || i == '-' || i == '+' || i == '.';
        table[i] = i < 0x20 ? Kind::Control : i >= 0x80 ? Kind::High : bare ? Kind::Bare : Kind::Other;
    }
    for (const char blank : {' ', '\n', '\r', '\t'}) {
        table[static_cast<unsigned char>(blank)] = Kind::Blank;
    }
    table['"'] = Kind::Quote;
    table['\\'] = Kind::Backslash;
    return table;
}

constexpr std::array<Kind, 256> Kinds = kinds();

Kind kindOf(char byte)
{
    return Kinds[static_cast<unsigned char>(byte)];
}

/// Stands in a string for itself, and is ASCII.
bool isPlain(char byte)
{
    return kindOf(byte) <= Kind::Bare || byte == ' ';
}

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/// Numbers and words up to this length lie in the window as a whole; no true one is longer.
constexpr std::size_t BareLimit = 1024;

/// RFC 8259, section 6.
bool isJsonNumber(std::string_view text)
{
    std::size_t i = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t from = i;
        while (i < text.size() && isDigit(text[i])) {
            ++i;
        }
        return i - from;
    };
    const bool zeroFirst = i < text.size() && text[i] == '0';
    const std::size_t whole = digits();
    if (whole == 0 || (zeroFirst && whole > 1)) {
        return false;
    }
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (digits() == 0) {
            return false;
        }
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        i += i < text.size() && (text[i] == '+' || text[i] == '-') ? 1 : 0;
        if (digits() == 0) {
            return false;
        }
    }
    return i == text.size();
}

/// Whether a number, well written, is beyond the largest double. What is too near to zero is not.
bool passesDouble(std::string_view text)
{
    double value = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc::result_out_of_range) {
        return false;
    }
    // Too large and too small give the same answer; the place of the first digit that counts tells them apart.
    const std::size_t exponentAt = std::min(text.find_first_of("eE"), text.size());
    const std::size_t first = text.find_first_of("123456789");
    const std::size_t point = std::min(text.find('.'), exponentAt);
    std::int64_t exponent = 0;
    if (exponentAt < text.size()) {
        const std::size_t from = exponentAt + (text[exponentAt + 1] == '+' ? 2 : 1);
        if (std::from_chars(text.data() + from, text.data() + text.size(), exponent).ec == std::errc::result_out_of_range) {
            return text[from] != '-';
        }
    }
    return static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first) + exponent > 0;
}

/// Four hexadecimal digits at `from`.
std::optional<std::uint32_t> hexFour(std::string_view text, std::size_t from)
{
    if (text.size() < from + 4) {
        return {};
    }
    std::uint32_t value = 0;
    for (const char digit : text.substr(from, 4)) {
        const char lower = static_cast<char>(digit | 0x20);
        if (!isDigit(digit) && (lower < 'a' || lower > 'f')) {
            return {};
        }
        value = value * 16 + static_cast<std::uint32_t>(isDigit(digit) ? digit - '0' : lower - 'a' + 10);
    }
    return value;
}

void appendUtf8(std::string& out, std::uint32_t point)
{
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | ((point >> shift) & 0x3FU)); };
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0U | (point >> 6U));
        tail(0);
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0U | (point >> 12U));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | (point >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

constexpr std::uint32_t Replacement = 0xFFFD;

} // namespace

JsonLexer::JsonLexer(const ByteSource& source, std::uint64_t begin, std::uint64_t end, std::stop_token stop,
    std::uint64_t stringLimit, std::size_t window)
    : m_source(source)
    , m_stop(std::move(stop))
    , m_end(std::min(end, source.size()))
    , m_stringLimit(stringLimit)
    , m_windowOffset(std::min(begin, m_end))
{
    m_window.resize(static_cast<std::size_t>(std::min<std::uint64_t>(std::max(window, 2 * BareLimit), m_end - m_windowOffset)) + 1);
}

bool JsonLexer::refill()
{
    if (m_isExhausted) {
        return false;
    }
    if (m_stop.stop_requested()) {
        m_cancelled = true;
        m_isExhausted = true;
        return false;
    }
    if (m_tokenAt == 0 && m_filled + 1 >= m_window.size()) {
        m_window.resize(2 * m_window.size());
    }
    std::memmove(m_window.data(), m_window.data() + m_tokenAt, m_filled - m_tokenAt);
    m_filled -= m_tokenAt;
    m_at -= m_tokenAt;
    m_windowOffset += m_tokenAt;
    m_tokenAt = 0;
    const std::uint64_t left = m_end - m_windowOffset - m_filled;
    const auto want = static_cast<std::size_t>(std::min<std::uint64_t>(m_window.size() - 1 - m_filled, left));
    const Result<std::size_t> got
        = m_source.read(m_windowOffset + m_filled, std::as_writable_bytes(std::span(m_window)).subspan(m_filled, want));
    if (!got) {
        m_error = got.error();
    }
    const std::size_t count = got.value_or(0);
    m_filled += count;
    m_window[m_filled] = '\0';
    m_isExhausted = count == 0 || count == left;
    return count != 0;
}

JsonLexer::Token JsonLexer::advance()
{
    m_fault = Fault::None;
    m_hasEscapes = false;
    m_isWhole = false;
    for (;;) {
        const char* byte = m_window.data() + m_at;
        while (kindOf(*byte) == Kind::Blank) {
            ++byte;
        }
        m_tokenAt = m_at = static_cast<std::size_t>(byte - m_window.data());
        if (m_filled - m_at > BareLimit) {
            break;
        }
        // Near the end of the window: whatever comes, except a string, then lies in it as a whole.
        if (!refill() && m_at == m_filled) {
            return m_token = Token::End;
        }
        if (kindOf(at(m_at)) != Kind::Blank && (m_isExhausted || m_filled - m_at > BareLimit)) {
            break;
        }
    }
    switch (at(m_at)) {
    case '{':
        ++m_depth;
        return single(Token::ObjectOpen);
    case '[':
        ++m_depth;
        return single(Token::ArrayOpen);
    case '}':
        m_depth -= m_depth == 0 ? 0 : 1;
        return single(Token::ObjectClose);
    case ']':
        m_depth -= m_depth == 0 ? 0 : 1;
        return single(Token::ArrayClose);
    case ':':
        return single(Token::Colon);
    case ',':
        return single(Token::Comma);
    case '"':
        return m_token = string();
    default:
        return kindOf(at(m_at)) == Kind::Bare ? m_token = bare() : single(Token::Stray);
    }
}

JsonLexer::Token JsonLexer::single(Token token)
{
    m_raw = std::string_view(m_window).substr(m_at, 1);
    ++m_at;
    return m_token = token;
}

JsonLexer::Token JsonLexer::string()
{
    bool hasHighBytes = false;
    ++m_at;
    for (;;) {
        const char* byte = m_window.data() + m_at;
        while (isPlain(*byte)) {
            ++byte;
        }
        m_at = static_cast<std::size_t>(byte - m_window.data());
        const Kind kind = kindOf(*byte);
        if (kind == Kind::Quote) {
            break;
        }
        if (m_at == m_filled || (kind == Kind::Backslash && m_at + 1 == m_filled)) {
            if (m_at - m_tokenAt > m_stringLimit) {
                return longString();
            }
            if (!refill()) {
                return endInString(tokenOffset());
            }
        } else if (kind == Kind::Backslash) {
            m_hasEscapes = true;
            m_at += 2;
        } else {
            hasHighBytes = hasHighBytes || kind == Kind::High;
            if (kind != Kind::High) {
                setFault(Fault::ControlCharacter, offset());
            }
            ++m_at;
        }
    }
    m_raw = std::string_view(m_window).substr(m_tokenAt + 1, m_at - m_tokenAt - 1);
    ++m_at;
    if (m_hasEscapes || hasHighBytes) {
        checkString(hasHighBytes);
    }
    return Token::String;
}

JsonLexer::Token JsonLexer::endInString(std::uint64_t start)
{
    m_openString = start;
    m_at = m_tokenAt = m_filled;
    return Token::End;
}

JsonLexer::Token JsonLexer::longString()
{
    const std::uint64_t start = tokenOffset();
    m_hasEscapes = false;
    m_raw = {};
    for (;;) {
        m_tokenAt = m_at;
        const Kind kind = kindOf(at(m_at));
        if (kind == Kind::Quote) {
            break;
        }
        if (m_at == m_filled || (kind == Kind::Backslash && m_at + 1 == m_filled)) {
            if (!refill()) {
                return endInString(start);
            }
        } else {
            m_at += kind == Kind::Backslash ? 2 : 1;
        }
    }
    ++m_at;
    m_fault = Fault::TooLong;
    m_faultOffset = start;
    return Token::String;
}

JsonLexer::Token JsonLexer::bare()
{
    const std::size_t from = m_at;
    // The usual case first: a whole number of few digits.
    std::uint64_t value = 0;
    const char* byte = m_window.data() + from;
    const char* const limit = byte + 19;
    for (; isDigit(*byte) && byte < limit; ++byte) {
        value = value * 10 + static_cast<std::uint64_t>(*byte - '0');
    }
    m_at = static_cast<std::size_t>(byte - m_window.data());
    if (m_at > from && kindOf(at(m_at)) != Kind::Bare && (at(from) != '0' || m_at - from == 1)) {
        m_number = value;
        m_isWhole = true;
        m_raw = std::string_view(m_window).substr(from, m_at - from);
        return Token::Number;
    }
    while (kindOf(at(m_at)) == Kind::Bare && m_at - from < BareLimit) {
        ++m_at;
    }
    m_raw = std::string_view(m_window).substr(from, m_at - from);
    const bool isNumber = isDigit(at(from)) || at(from) == '-' || at(from) == '+' || at(from) == '.';
    if (m_at - from < BareLimit) {
        judgeBare();
        return isNumber ? Token::Number : Token::Word;
    }
    setFault(isNumber ? Fault::BadNumber : Fault::BadWord, tokenOffset());
    m_raw = {};
    while (kindOf(at(m_at)) == Kind::Bare || (m_at == m_filled && refill())) {
        m_at += m_at == m_filled ? 0 : 1;
        m_tokenAt = m_at;
    }
    return isNumber ? Token::Number : Token::Word;
}

void JsonLexer::judgeBare()
{
    const char first = m_raw.front();
    if (!isDigit(first) && first != '-' && first != '+' && first != '.') {
        if (m_raw != "true" && m_raw != "false" && m_raw != "null") {
            setFault(Fault::BadWord, tokenOffset());
        }
        return;
    }
    if (!isJsonNumber(m_raw)) {
        setFault(Fault::BadNumber, tokenOffset());
        return;
    }
    if (passesDouble(m_raw)) {
        setFault(Fault::NumberTooLarge, tokenOffset());
    }
    m_isWhole = true;
    m_number = 0;
    for (const char digit : m_raw) {
        m_isWhole = m_isWhole && isDigit(digit) && !__builtin_mul_overflow(m_number, std::uint64_t{10}, &m_number)
            && !__builtin_add_overflow(m_number, static_cast<std::uint64_t>(digit - '0'), &m_number);
    }
}

void JsonLexer::checkString(bool hasHighBytes)
{
    if (hasHighBytes) {
        const std::size_t sound = wellFormedLength(m_raw);
        if (sound < m_raw.size()) {
            setFault(Fault::InvalidUtf8, tokenOffset() + 1 + sound);
        }
    }
    if (m_hasEscapes) {
        decode();
    }
}

void JsonLexer::decode()
{
    m_decoded.clear();
    for (std::size_t i = 0; i < m_raw.size();) {
        const std::size_t plain = std::min(m_raw.find('\\', i), m_raw.size());
        m_decoded.append(m_raw, i, plain - i);
        i = plain < m_raw.size() ? decodeEscape(plain) : plain;
    }
}

std::size_t JsonLexer::decodeEscape(std::size_t from)
{
    static constexpr std::string_view letters = "\"\\/bfnrt";
    static constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::uint64_t place = tokenOffset() + 1 + from;
    const char letter = m_raw[from + 1];
    if (const std::size_t known = letters.find(letter); known != std::string_view::npos) {
        m_decoded += meanings[known];
        return from + 2;
    }
    const std::optional<std::uint32_t> high = letter == 'u' ? hexFour(m_raw, from + 2) : std::nullopt;
    if (!high) {
        setFault(Fault::BadEscape, place);
        m_decoded += letter;
        return from + 2;
    }
    if (*high < 0xD800 || *high > 0xDFFF) {
        appendUtf8(m_decoded, *high);
        return from + 6;
    }
    const bool another = *high < 0xDC00 && m_raw.substr(std::min(from + 6, m_raw.size())).starts_with("\\u");
    const std::optional<std::uint32_t> low = another ? hexFour(m_raw, from + 8) : std::nullopt;
    if (low && *low >= 0xDC00 && *low <= 0xDFFF) {
        appendUtf8(m_decoded, 0x10000 + ((*high - 0xD800) << 10U) + (*low - 0xDC00));
        return from + 12;
    }
    setFault(Fault::LoneSurrogate, place);
    appendUtf8(m_decoded, Replacement);
    return from + 6;
}

void JsonLexer::setFault(Fault fault, std::uint64_t offset)
{
    if (m_fault == Fault::None || offset < m_faultOffset) {
        m_fault = fault;
        m_faultOffset = offset;
    }
}

} // namespace vitrine
