// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/numpy/python_literal.h"

namespace vitrine {

namespace {

constexpr int DeepestNesting = 64;

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

class Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    {
    }

    PythonLiteralResult parse()
    {
        PythonLiteral literal;
        if (value(literal, 0)) {
            blanks();
            if (m_at == m_text.size()) {
                return {std::move(literal), m_at};
            }
        }
        return {{}, m_at};
    }

private:
    [[nodiscard]] char here() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void blanks()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at])) {
            ++m_at;
        }
    }

    bool word(std::string_view expected)
    {
        if (!m_text.substr(m_at).starts_with(expected)) {
            return false;
        }
        m_at += expected.size();
        return true;
    }

    bool value(PythonLiteral& literal, int depth)
    {
        blanks();
        const std::size_t start = m_at;
        if (depth > DeepestNesting || !anyKind(literal, depth)) {
            return false;
        }
        literal.source = m_text.substr(start, m_at - start);
        return true;
    }

    bool anyKind(PythonLiteral& literal, int depth)
    {
        switch (here()) {
        case '(':
            return sequence(literal, ')', depth);
        case '[':
            return sequence(literal, ']', depth);
        case '{':
            return dictionary(literal, depth);
        case '\'':
        case '"':
            return text(literal);
        case 'u':
        case 'b':
        case 'r':
            ++m_at;
            return (here() == '\'' || here() == '"') && text(literal);
        case 'T':
            literal.kind = PythonLiteral::Kind::Boolean;
            literal.boolean = true;
            return word("True");
        case 'F':
            literal.kind = PythonLiteral::Kind::Boolean;
            return word("False");
        case 'N':
            return word("None");
        default:
            return number(literal);
        }
    }

    bool number(PythonLiteral& literal)
    {
        literal.kind = PythonLiteral::Kind::Number;
        if (here() == '-') {
            literal.fits = false;
            ++m_at;
        }
        if (!isDigit(here())) {
            return false;
        }
        for (; isDigit(here()); ++m_at) {
            const auto digit = static_cast<std::uint64_t>(here() - '0');
            if (__builtin_mul_overflow(literal.number, std::uint64_t{10}, &literal.number) || __builtin_add_overflow(literal.number, digit, &literal.number)) {
                literal.fits = false;
            }
        }
        if (here() == 'L') { // Python 2
            ++m_at;
        }
        return true;
    }

    bool text(PythonLiteral& literal)
    {
        literal.kind = PythonLiteral::Kind::Text;
        const char quote = m_text[m_at++];
        for (; m_at < m_text.size() && m_text[m_at] != quote; ++m_at) {
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
                ++m_at; // what is escaped in the names of fields is shown as its letter
            }
            literal.text += m_text[m_at];
        }
        return m_at < m_text.size() && m_text[m_at++] == quote;
    }

    /// Items up to the closing bracket, with or without a comma behind the last.
    bool sequence(PythonLiteral& literal, char close, int depth)
    {
        literal.kind = PythonLiteral::Kind::Sequence;
        ++m_at;
        for (blanks(); here() != close; blanks()) {
            if (!value(literal.items.emplace_back(), depth + 1) || !comma(close)) {
                return false;
            }
        }
        ++m_at;
        return true;
    }

    bool dictionary(PythonLiteral& literal, int depth)
    {
        literal.kind = PythonLiteral::Kind::Dictionary;
        ++m_at;
        for (blanks(); here() != '}'; blanks()) {
            if (!value(literal.items.emplace_back(), depth + 1)) {
                return false;
            }
            blanks();
            if (!word(":") || !value(literal.items.emplace_back(), depth + 1) || !comma('}')) {
                return false;
            }
        }
        ++m_at;
        return true;
    }

    bool comma(char close)
    {
        blanks();
        return here() == close || word(",");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

const PythonLiteral* PythonLiteral::value(std::string_view key) const
{
    const PythonLiteral* found = nullptr;
    for (std::size_t i = 0; kind == Kind::Dictionary && i + 1 < items.size(); i += 2) {
        if (items[i].kind == Kind::Text && items[i].text == key) {
            found = &items[i + 1]; // the last wins, as in Python
        }
    }
    return found;
}

PythonLiteralResult readPythonLiteral(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace vitrine
