// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/expression.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace vitrine {
namespace {

constexpr int MaxDepth = 32;
constexpr std::size_t MaxNodes = 1'000;

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

/// Recursive descent, one function for each level of precedence, lowest first.
class ExpressionParser
{
public:
    explicit ExpressionParser(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<Expression> parse()
    {
        m_expression.m_root = disjunction();
        skipSpace();
        if (m_failed || m_at != m_text.size() || m_expression.m_nodes.size() > MaxNodes) {
            return {};
        }
        return std::move(m_expression);
    }

private:
    using Op = Expression::Op;

    std::int32_t fail()
    {
        m_failed = true;
        m_at = m_text.size();
        return -1;
    }

    std::int32_t node(Op op, std::int32_t left = -1, std::int32_t right = -1, std::int64_t number = 0)
    {
        if (m_expression.m_nodes.size() >= MaxNodes) {
            return fail();
        }
        m_expression.m_nodes.push_back({op, left, right, number});
        return std::int32_t(m_expression.m_nodes.size()) - 1;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ') {
            ++m_at;
        }
    }

    bool symbol(std::string_view wanted)
    {
        skipSpace();
        if (!m_text.substr(m_at).starts_with(wanted)) {
            return false;
        }
        m_at += wanted.size();
        return true;
    }

    bool word(std::string_view wanted)
    {
        skipSpace();
        const std::string_view rest = m_text.substr(m_at);
        if (!rest.starts_with(wanted)
            || (rest.size() > wanted.size() && (isNameStart(rest[wanted.size()]) || isDigit(rest[wanted.size()])))) {
            return false;
        }
        m_at += wanted.size();
        return true;
    }

    std::int32_t disjunction()
    {
        if (++m_depth > MaxDepth) {
            return fail();
        }
        std::int32_t left = conjunction();
        while (!m_failed && word("or")) {
            left = node(Op::Or, left, conjunction());
        }
        --m_depth;
        return left;
    }

    std::int32_t conjunction()
    {
        std::int32_t left = negation();
        while (!m_failed && word("and")) {
            left = node(Op::And, left, negation());
        }
        return left;
    }

    std::int32_t negation()
    {
        if (!word("not")) {
            return comparison();
        }
        if (++m_depth > MaxDepth) {
            return fail();
        }
        const std::int32_t operand = negation();
        --m_depth;
        return node(Op::Not, operand);
    }

    std::int32_t comparison()
    {
        const std::int32_t left = sum();
        constexpr std::array symbols{std::pair{"==", Op::Equal},     std::pair{"!=", Op::Unequal},
                                     std::pair{"<=", Op::LessEqual}, std::pair{">=", Op::GreaterEqual},
                                     std::pair{"<", Op::Less},       std::pair{">", Op::Greater}};
        for (const auto& [text, op] : symbols) {
            if (symbol(text)) {
                return node(op, left, sum());
            }
        }
        if (word("in")) {
            return node(Op::In, left, sum());
        }
        const std::size_t before = m_at;
        if (word("not")) {
            if (word("in")) {
                return node(Op::NotIn, left, sum());
            }
            m_at = before;
        }
        return left;
    }

    std::int32_t sum()
    {
        std::int32_t left = product();
        while (!m_failed) {
            if (symbol("+")) {
                left = node(Op::Add, left, product());
            } else if (symbol("-")) {
                left = node(Op::Subtract, left, product());
            } else {
                break;
            }
        }
        return left;
    }

    std::int32_t product()
    {
        std::int32_t left = unary();
        while (!m_failed) {
            if (symbol("//")) {
                left = node(Op::FloorDivide, left, unary());
            } else if (symbol("/")) {
                left = node(Op::Divide, left, unary());
            } else if (symbol("%")) {
                left = node(Op::Modulo, left, unary());
            } else if (!m_text.substr(std::min(m_at + spaces(), m_text.size())).starts_with("**") && symbol("*")) {
                left = node(Op::Multiply, left, unary());
            } else {
                break;
            }
        }
        return left;
    }

    std::size_t spaces() const
    {
        std::size_t count = 0;
        while (m_at + count < m_text.size() && m_text[m_at + count] == ' ') {
            ++count;
        }
        return count;
    }

    std::int32_t unary()
    {
        if (!symbol("-")) {
            return power();
        }
        if (++m_depth > MaxDepth) {
            return fail();
        }
        const std::int32_t operand = unary();
        --m_depth;
        return node(Op::Negate, operand);
    }

    std::int32_t power()
    {
        const std::int32_t base = postfix();
        return !m_failed && symbol("**") ? node(Op::Power, base, postfix()) : base;
    }

    std::int32_t postfix()
    {
        std::int32_t left = primary();
        while (!m_failed && symbol("[")) {
            const std::int32_t index = disjunction();
            if (!symbol("]")) {
                return fail();
            }
            left = node(Op::Index, left, index);
        }
        return left;
    }

    std::int32_t primary()
    {
        skipSpace();
        if (m_at >= m_text.size()) {
            return fail();
        }
        const char c = m_text[m_at];
        if (symbol("(")) {
            const std::int32_t inner = disjunction();
            return symbol(")") ? inner : fail();
        }
        if (isDigit(c)) {
            return number();
        }
        if (c == '\'' || c == '"') {
            return quoted(c);
        }
        if (isNameStart(c)) {
            return name();
        }
        return fail();
    }

    std::int32_t number()
    {
        std::int64_t value = 0;
        const char* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
        if (error != std::errc{}) {
            return fail();
        }
        m_at += std::size_t(end - begin);
        return node(Op::Number, -1, -1, value);
    }

    std::int32_t quoted(char quote)
    {
        const std::size_t end = m_text.find(quote, m_at + 1);
        if (end == std::string_view::npos) {
            return fail();
        }
        m_expression.m_texts.emplace_back(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return node(Op::Text, std::int32_t(m_expression.m_texts.size()) - 1);
    }

    std::int32_t name()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size()
               && (isNameStart(m_text[m_at]) || isDigit(m_text[m_at])
                   || (m_text[m_at] == '.' && m_at + 1 < m_text.size() && isNameStart(m_text[m_at + 1])))) {
            ++m_at;
        }
        const std::string_view text = m_text.substr(begin, m_at - begin);
        if (text == "null") {
            m_expression.m_mentionsNull = true;
            return node(Op::Null);
        }
        if (text == "true" || text == "false") {
            return node(text == "true" ? Op::True : Op::False);
        }
        if (m_at < m_text.size() && m_text[m_at] == '(') {
            return call(text);
        }
        const int known = m_expression.indexOf(text);
        if (known >= 0) {
            return node(Op::Name, known);
        }
        m_expression.m_names.emplace_back(text);
        return node(Op::Name, std::int32_t(m_expression.m_names.size()) - 1);
    }

    std::int32_t call(std::string_view function)
    {
        constexpr std::array functions{std::tuple{"min", Op::Min, 2},   std::tuple{"max", Op::Max, 2},
                                       std::tuple{"ceil", Op::Ceil, 2}, std::tuple{"roundup", Op::RoundUp, 2},
                                       std::tuple{"int", Op::Int, 1},   std::tuple{"len", Op::Len, 1},
                                       std::tuple{"sum", Op::Sum, 1}};
        for (const auto& [text, op, count] : functions) {
            if (function != text) {
                continue;
            }
            ++m_at; // the parenthesis
            const std::int32_t first = disjunction();
            std::int32_t second = -1;
            if (count == 2) {
                if (!symbol(",")) {
                    return fail();
                }
                second = disjunction();
            }
            return symbol(")") ? node(op, first, second) : fail();
        }
        return fail();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
    Expression m_expression;
};

std::optional<Expression> Expression::parse(std::string_view text)
{
    return ExpressionParser(text).parse();
}

} // namespace vitrine
