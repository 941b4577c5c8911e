// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/safetensors/json_lexer.h"

namespace vitrine {

/// What became of a value that was passed over.
enum class Skipped : std::uint8_t {
    Whole, ///< the last token is the value's last
    TooDeep, ///< whole, but nested deeper than allowed; what lies deeper was not checked
    Broken, ///< the last token may not stand where it stands
};

/// Passes over the value that begins with the current token, without recursion, and checks its grammar. `levels`: how
/// many arrays and objects may be open at once, those around the value included; at most 128.
[[nodiscard]] Skipped skipValue(JsonLexer& lexer, std::uint32_t levels);

/// Whether a token begins a value.
[[nodiscard]] constexpr bool beginsValue(JsonLexer::Token token)
{
    using enum JsonLexer::Token;
    return token == ObjectOpen || token == ArrayOpen || token == String || token == Number || token == Word;
}

/// Calls `member` at the name of each member of the object that begins with the current token; it leaves the last token
/// of the value as the current one, and answers false when it cannot. False when the JSON is broken.
template <typename Member>
[[nodiscard]] bool readMembers(JsonLexer& lexer, Member member)
{
    if (lexer.next() == JsonLexer::Token::ObjectClose) {
        return true;
    }
    for (;;) {
        if (lexer.token() != JsonLexer::Token::String || !member()) {
            return false;
        }
        if (lexer.next() == JsonLexer::Token::ObjectClose) {
            return true;
        }
        if (lexer.token() != JsonLexer::Token::Comma) {
            return false;
        }
        lexer.next();
    }
}

} // namespace vitrine
