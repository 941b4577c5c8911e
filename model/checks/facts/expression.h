// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A value of the small language in which the facts speak of tensor shapes. `Error` is the answer to everything that
/// cannot be computed: an unknown key, a division by zero, a number beyond 64 bits.
struct FactValue {
    enum class Type : std::uint8_t { Error, Null, Bool, Integer, Real, Text, List };
    Type type = Type::Error;
    std::int64_t integer = 0; ///< of Bool, 0 or 1
    double real = 0;
    std::string_view text = {}; ///< points into the JSON or the expression that it comes from
    const nlohmann::json* list = nullptr; ///< of List, or null where it is a shape
    std::span<const std::uint64_t> extents = {}; ///< of a List that is a shape

    [[nodiscard]] static FactValue of(std::int64_t number) { return {.type = Type::Integer, .integer = number}; }
    [[nodiscard]] static FactValue of(bool truth) { return {.type = Type::Bool, .integer = truth ? 1 : 0}; }
    [[nodiscard]] static FactValue null() { return {.type = Type::Null}; }
    [[nodiscard]] static FactValue of(std::span<const std::uint64_t> shape)
    {
        return {.type = Type::List, .extents = shape};
    }
    /// The JSON must outlive the value. Objects are errors.
    [[nodiscard]] static FactValue of(const nlohmann::json& json);

    /// Of a list.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] FactValue element(std::size_t place) const;
    [[nodiscard]] bool isError() const { return type == Type::Error; }
    [[nodiscard]] bool isNumber() const { return type == Type::Bool || type == Type::Integer || type == Type::Real; }
    /// As a condition: nothing when it cannot be told.
    [[nodiscard]] std::optional<bool> truth() const;
    /// As a whole number, with a whole real rounded; nothing when it is none.
    [[nodiscard]] std::optional<std::int64_t> wholeNumber() const;
};

/// An expression of the facts, parsed once and evaluated often. Integers, names (dots into nested maps), name[index],
/// + - * / // % **, comparisons, `in`, and or not, null true false, min max ceil(a,b) (quotient rounded up)
/// roundup(a,b) (next multiple) int len sum. Division and remainder round down, as in Python. No loops, no recursion
/// beyond its own parentheses, of which there may be 32.
class Expression
{
public:
    /// Nothing when the text is not of the language.
    [[nodiscard]] static std::optional<Expression> parse(std::string_view text);

    /// The names that occur, each once; the values for evaluate() stand in the same order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// The place of a name in names(), or -1.
    [[nodiscard]] int indexOf(std::string_view name) const;
    /// Whether `null` is mentioned: such a condition speaks of the file and not of the effective value.
    [[nodiscard]] bool mentionsNull() const { return m_mentionsNull; }
    [[nodiscard]] FactValue evaluate(std::span<const FactValue> values) const;

private:
    friend class ExpressionParser;
    enum class Op : std::uint8_t {
        Number,
        Text,
        Name,
        Null,
        True,
        False,
        Add,
        Subtract,
        Multiply,
        Divide,
        FloorDivide,
        Modulo,
        Power,
        Negate,
        Equal,
        Unequal,
        Less,
        Greater,
        LessEqual,
        GreaterEqual,
        In,
        NotIn,
        And,
        Or,
        Not,
        Index,
        Min,
        Max,
        Ceil,
        RoundUp,
        Int,
        Len,
        Sum
    };
    struct Node {
        Op op = Op::Null;
        std::int32_t left = -1; ///< place of the first operand in m_nodes; of a name, its place in m_names
        std::int32_t right = -1;
        std::int64_t number = 0;
    };

    [[nodiscard]] FactValue at(std::int32_t node, std::span<const FactValue> values) const;
    [[nodiscard]] FactValue logic(const Node& node, std::span<const FactValue> values) const;

    std::vector<Node> m_nodes;
    std::vector<std::string> m_names;
    std::vector<std::string> m_texts;
    std::int32_t m_root = -1;
    bool m_mentionsNull = false;
};

} // namespace vitrine
