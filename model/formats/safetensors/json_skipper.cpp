// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/json_skipper.h"

#include <algorithm>
#include <bitset>

namespace vitrine {

namespace {

using Token = JsonLexer::Token;

/// What may come next inside the innermost open array or object.
enum class State : std::uint8_t { FirstItem, Item, FirstName, Name, Colon, Value, AfterValue };

constexpr std::uint32_t MostLevels = 128;

class Skipper
{
public:
    Skipper(JsonLexer& lexer, std::uint32_t levels)
        : m_lexer(lexer)
        , m_outside(lexer.depth() - 1)
        , m_levels(std::min(levels, MostLevels))
    {
    }

    Skipped run()
    {
        bool tooDeep = false;
        open();
        while (m_lexer.depth() > m_outside) {
            if (m_lexer.depth() > m_levels) {
                tooDeep = true;
                if (!passDepths()) {
                    return Skipped::Broken;
                }
                continue;
            }
            if (!accept(m_lexer.next())) {
                return Skipped::Broken;
            }
        }
        return tooDeep ? Skipped::TooDeep : Skipped::Whole;
    }

private:
    void open()
    {
        const bool object = m_lexer.token() == Token::ObjectOpen;
        m_isObject.set(std::min(m_lexer.depth(), MostLevels + 1), object);
        m_state = object ? State::FirstName : State::FirstItem;
    }

    /// Leaves what lies deeper than checked; false at the end of the text.
    bool passDepths()
    {
        while (m_lexer.depth() > m_levels) {
            if (m_lexer.next() == Token::End) {
                return false;
            }
        }
        m_state = State::AfterValue;
        return true;
    }

    bool accept(Token token)
    {
        const bool object = m_isObject[m_lexer.depth() + (token == Token::ObjectClose || token == Token::ArrayClose ? 1 : 0)];
        switch (m_state) {
        case State::FirstName:
        case State::Name:
            if (token == Token::String) {
                m_state = State::Colon;
                return true;
            }
            return m_state == State::FirstName && token == Token::ObjectClose && close();
        case State::Colon:
            m_state = State::Value;
            return token == Token::Colon;
        case State::FirstItem:
            if (token == Token::ArrayClose) {
                return close();
            }
            [[fallthrough]];
        case State::Item:
        case State::Value:
            return value(token);
        case State::AfterValue:
            if (token == Token::Comma) {
                m_state = object ? State::Name : State::Item;
                return true;
            }
            return token == (object ? Token::ObjectClose : Token::ArrayClose) && close();
        }
        return false;
    }

    bool value(Token token)
    {
        if (!beginsValue(token)) {
            return false;
        }
        m_state = State::AfterValue;
        if (token == Token::ObjectOpen || token == Token::ArrayOpen) {
            open();
        }
        return true;
    }

    bool close()
    {
        m_state = State::AfterValue;
        return true;
    }

    JsonLexer& m_lexer;
    std::uint32_t m_outside;
    std::uint32_t m_levels;
    State m_state = State::FirstItem;
    std::bitset<MostLevels + 2> m_isObject;
};

} // namespace

Skipped skipValue(JsonLexer& lexer, std::uint32_t levels)
{
    switch (lexer.token()) {
    case Token::String:
    case Token::Number:
    case Token::Word:
        return Skipped::Whole;
    case Token::ObjectOpen:
    case Token::ArrayOpen:
        return Skipper(lexer, levels).run();
    default:
        return Skipped::Broken;
    }
}

} // namespace vitrine
