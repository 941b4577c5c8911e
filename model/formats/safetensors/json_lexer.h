// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Cuts a part of a source into JSON tokens (RFC 8259). Nothing but a window of the text and the token at hand is kept:
/// headers and indexes of a gigabyte take no more memory than small ones. It never fails: what is no token is Stray,
/// what is wrong inside a token is its fault, and the reader of the tokens decides how to go on.
class JsonLexer
{
public:
    enum class Token : std::uint8_t { End, ObjectOpen, ObjectClose, ArrayOpen, ArrayClose, Colon, Comma, String, Number, Word, Stray };
    enum class Fault : std::uint8_t {
        None,
        ControlCharacter, ///< below U+0020, not escaped
        BadEscape,
        LoneSurrogate, ///< \uD800 without its other half; decoded as U+FFFD
        InvalidUtf8, ///< the bytes are kept as they are
        TooLong, ///< of a string: longer than `stringLimit`, its text is left out
        BadNumber, ///< "01", "1.", "+1"
        NumberTooLarge, ///< well written and beyond the largest double: 1e400
        BadWord, ///< neither true nor false nor null: NaN, Infinity, True
    };

    struct FoundFault {
        Fault fault = Fault::None;
        std::uint64_t offset = 0;
    };
    static constexpr std::size_t KeptFaults = 64;

    /// Reads the bytes from `begin` up to `end` of a source, which must outlive the lexer.
    JsonLexer(const ByteSource& source, std::uint64_t begin, std::uint64_t end, std::stop_token stop,
        std::uint64_t stringLimit = 16U << 20U, std::size_t window = 1U << 18U);

    /// Goes to the next token. End comes at the end, when a string has no end, and when reading stopped.
    Token next()
    {
        const Token token = advance();
        if (m_fault != Fault::None && m_faults.size() < KeptFaults) {
            m_faults.push_back({m_fault, m_faultOffset});
        }
        return token;
    }
    [[nodiscard]] Token token() const { return m_token; }

    /// Of the token's first byte, from the start of the source; of End, the end.
    [[nodiscard]] std::uint64_t tokenOffset() const { return m_windowOffset + m_tokenAt; }
    /// Of the byte after the token.
    [[nodiscard]] std::uint64_t offset() const { return m_windowOffset + m_at; }
    /// As it stands there; a string without its quotes. Valid until next().
    [[nodiscard]] std::string_view raw() const { return m_raw; }
    /// A string with its escapes decoded. Valid until next().
    [[nodiscard]] std::string_view text() const { return m_hasEscapes ? std::string_view(m_decoded) : m_raw; }
    /// A number that is written as a plain whole one and fits 64 bits.
    [[nodiscard]] std::optional<std::uint64_t> wholeNumber() const
    {
        return m_isWhole ? std::optional(m_number) : std::nullopt;
    }
    [[nodiscard]] Fault fault() const { return m_fault; }
    [[nodiscard]] std::uint64_t faultOffset() const { return m_faultOffset; }
    /// The faults of all tokens since the last call, at most KeptFaults.
    [[nodiscard]] std::vector<FoundFault> takeFaults() { return std::exchange(m_faults, {}); }
    [[nodiscard]] bool hasFaults() const { return !m_faults.empty(); }
    /// Objects and arrays that are open after this token.
    [[nodiscard]] std::uint32_t depth() const { return m_depth; }
    /// Where a string begins that has no end, once End came of it.
    [[nodiscard]] std::optional<std::uint64_t> openString() const { return m_openString; }

    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    /// Set when the source could not be read to the end.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    [[nodiscard]] char at(std::size_t index) const { return m_window[index]; }
    Token advance();
    /// Reads on, keeping the window from m_tokenAt; false when there is nothing more. Moves m_at and m_tokenAt.
    bool refill();
    Token single(Token token);
    Token string();
    Token endInString(std::uint64_t start);
    /// Skips to the end of a string that is too long to be kept.
    Token longString();
    Token bare();
    void judgeBare();
    void checkString(bool hasHighBytes);
    void decode();
    /// Decodes the escape at `from` of m_raw; the index behind it.
    std::size_t decodeEscape(std::size_t from);
    void setFault(Fault fault, std::uint64_t offset);

    const ByteSource& m_source;
    std::stop_token m_stop;
    std::uint64_t m_end;
    std::uint64_t m_stringLimit;
    std::string m_window; ///< ends with a NUL that is not of the text, so that scans need no other bound
    std::uint64_t m_windowOffset; ///< of its first byte in the source
    std::size_t m_filled = 0; ///< bytes of the text in it
    std::size_t m_at = 0;
    std::size_t m_tokenAt = 0;
    bool m_isExhausted = false;
    bool m_cancelled = false;
    std::optional<Error> m_error;
    std::optional<std::uint64_t> m_openString;

    Token m_token = Token::End;
    std::string_view m_raw;
    std::string m_decoded;
    bool m_hasEscapes = false;
    bool m_isWhole = false;
    std::uint64_t m_number = 0;
    Fault m_fault = Fault::None;
    std::uint64_t m_faultOffset = 0;
    std::vector<FoundFault> m_faults;
    std::uint32_t m_depth = 0;
};

} // namespace vitrine
