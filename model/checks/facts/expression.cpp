// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/expression.h"

#include <algorithm>
#include <cmath>

namespace vitrine {
namespace {

using Type = FactValue::Type;

FactValue error()
{
    return {};
}

FactValue real(double number)
{
    return std::isfinite(number) ? FactValue{.type = Type::Real, .real = number} : error();
}

double asReal(const FactValue& value)
{
    return value.type == Type::Real ? value.real : double(value.integer);
}

std::int64_t floorDivision(std::int64_t a, std::int64_t b)
{
    const std::int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// Whether the division of whole numbers is defined.
bool divisible(std::int64_t a, std::int64_t b)
{
    return b != 0 && !(a == INT64_MIN && b == -1);
}

FactValue power(std::int64_t base, std::int64_t exponent)
{
    if (exponent < 0 || exponent > 62) {
        return error();
    }
    std::int64_t result = 1;
    for (std::int64_t i = 0; i < exponent; ++i) {
        if (__builtin_mul_overflow(result, base, &result)) {
            return error();
        }
    }
    return FactValue::of(result);
}

bool sameValue(const FactValue& a, const FactValue& b)
{
    if (a.isNumber() && b.isNumber()) {
        return a.type == Type::Real || b.type == Type::Real ? asReal(a) == asReal(b) : a.integer == b.integer;
    }
    if (a.type != b.type) {
        return false;
    }
    if (a.type == Type::List && a.size() == b.size()) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (!sameValue(a.element(i), b.element(i))) {
                return false;
            }
        }
        return true;
    }
    return a.type == Type::Null || (a.type == Type::Text && a.text == b.text);
}

FactValue contains(const FactValue& list, const FactValue& item)
{
    if (list.type == Type::Null) {
        return FactValue::of(false);
    }
    if (list.type == Type::Text && item.type == Type::Text) {
        return FactValue::of(list.text.find(item.text) != std::string_view::npos); // "p2c|c2p"
    }
    if (list.type != Type::List) {
        return error();
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (sameValue(list.element(i), item)) {
            return FactValue::of(true);
        }
    }
    return FactValue::of(false);
}

FactValue element(const FactValue& list, const FactValue& index)
{
    const auto at = index.wholeNumber();
    if (list.type != Type::List || !at) {
        return error();
    }
    const auto size = std::int64_t(list.size());
    const std::int64_t place = *at < 0 ? size + *at : *at;
    return place < 0 || place >= size ? error() : list.element(std::size_t(place));
}

FactValue total(const FactValue& list)
{
    if (list.type != Type::List) {
        return error();
    }
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto number = list.element(i).wholeNumber();
        if (!number || __builtin_add_overflow(sum, *number, &sum)) {
            return error();
        }
    }
    return FactValue::of(sum);
}

} // namespace

FactValue FactValue::of(const nlohmann::json& json)
{
    switch (json.type()) {
    case nlohmann::json::value_t::null:
        return null();
    case nlohmann::json::value_t::boolean:
        return of(json.get<bool>());
    case nlohmann::json::value_t::number_integer:
        return of(json.get<std::int64_t>());
    case nlohmann::json::value_t::number_unsigned: {
        const auto number = json.get<std::uint64_t>();
        return number > std::uint64_t(INT64_MAX) ? FactValue{} : of(std::int64_t(number));
    }
    case nlohmann::json::value_t::number_float:
        return {.type = Type::Real, .real = json.get<double>()};
    case nlohmann::json::value_t::string:
        return {.type = Type::Text, .text = json.get_ref<const std::string&>()};
    case nlohmann::json::value_t::array:
        return {.type = Type::List, .list = &json};
    default:
        return {};
    }
}

std::size_t FactValue::size() const
{
    return list != nullptr ? list->size() : extents.size();
}

FactValue FactValue::element(std::size_t place) const
{
    if (list != nullptr) {
        return of((*list)[place]);
    }
    return extents[place] > std::uint64_t(INT64_MAX) ? FactValue{} : of(std::int64_t(extents[place]));
}

std::optional<bool> FactValue::truth() const
{
    switch (type) {
    case Type::Error:
        return {};
    case Type::Null:
        return false;
    case Type::Bool:
    case Type::Integer:
        return integer != 0;
    case Type::Real:
        return real != 0;
    case Type::Text:
        return !text.empty();
    case Type::List:
        return size() > 0;
    }
    return {};
}

std::optional<std::int64_t> FactValue::wholeNumber() const
{
    if (type == Type::Bool || type == Type::Integer) {
        return integer;
    }
    if (type == Type::Real && real == std::floor(real) && std::abs(real) < 9e15) {
        return std::int64_t(real);
    }
    return {};
}

int Expression::indexOf(std::string_view name) const
{
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? -1 : int(found - m_names.begin());
}

FactValue Expression::evaluate(std::span<const FactValue> values) const
{
    return values.size() < m_names.size() ? error() : at(m_root, values);
}

FactValue Expression::logic(const Node& node, std::span<const FactValue> values) const
{
    const auto left = at(node.left, values).truth();
    if (node.op == Op::Not) {
        return left ? FactValue::of(!*left) : error();
    }
    if (!left) {
        return error();
    }
    if (*left == (node.op == Op::Or)) {
        return FactValue::of(*left);
    }
    const auto right = at(node.right, values).truth();
    return right ? FactValue::of(*right) : error();
}

namespace {

enum class Arithmetic : std::uint8_t { Add, Subtract, Multiply, FloorDivide, Modulo, Power, Min, Max, Ceil, RoundUp };

FactValue integers(Arithmetic op, std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    switch (op) {
    case Arithmetic::Add:
        return __builtin_add_overflow(a, b, &result) ? error() : FactValue::of(result);
    case Arithmetic::Subtract:
        return __builtin_sub_overflow(a, b, &result) ? error() : FactValue::of(result);
    case Arithmetic::Multiply:
        return __builtin_mul_overflow(a, b, &result) ? error() : FactValue::of(result);
    case Arithmetic::FloorDivide:
        return divisible(a, b) ? FactValue::of(floorDivision(a, b)) : error();
    case Arithmetic::Modulo:
        return divisible(a, b) ? FactValue::of(a - floorDivision(a, b) * b) : error();
    case Arithmetic::Power:
        return power(a, b);
    case Arithmetic::Min:
        return FactValue::of(std::min(a, b));
    case Arithmetic::Max:
        return FactValue::of(std::max(a, b));
    case Arithmetic::Ceil:
        return divisible(a, b) && a != INT64_MIN ? FactValue::of(-floorDivision(-a, b)) : error();
    case Arithmetic::RoundUp:
        if (!divisible(a, b) || a == INT64_MIN || __builtin_mul_overflow(-floorDivision(-a, b), b, &result)) {
            return error();
        }
        return FactValue::of(result);
    }
    return error();
}

FactValue reals(Arithmetic op, double a, double b)
{
    switch (op) {
    case Arithmetic::Add:
        return real(a + b);
    case Arithmetic::Subtract:
        return real(a - b);
    case Arithmetic::Multiply:
        return real(a * b);
    case Arithmetic::FloorDivide:
        return b == 0 ? error() : real(std::floor(a / b));
    case Arithmetic::Min:
        return real(std::min(a, b));
    case Arithmetic::Max:
        return real(std::max(a, b));
    default:
        return error();
    }
}

FactValue arithmetic(Arithmetic op, const FactValue& a, const FactValue& b)
{
    if (!a.isNumber() || !b.isNumber()) {
        return error();
    }
    if (a.type == Type::Real || b.type == Type::Real) {
        return reals(op, asReal(a), asReal(b));
    }
    return integers(op, a.integer, b.integer);
}

FactValue truncated(const FactValue& value)
{
    if (!value.isNumber()) {
        return error();
    }
    const double number = asReal(value);
    return value.type != Type::Real ? FactValue::of(value.integer)
        : std::abs(number) < 9e15   ? FactValue::of(std::int64_t(number))
                                    : error();
}

FactValue length(const FactValue& value)
{
    return value.type == Type::List ? FactValue::of(std::int64_t(value.size())) : error();
}

} // namespace

FactValue Expression::at(std::int32_t place, std::span<const FactValue> values) const
{
    if (place < 0) {
        return error();
    }
    const Node& node = m_nodes[std::size_t(place)];
    const auto left = [&] { return at(node.left, values); };
    const auto right = [&] { return at(node.right, values); };
    const auto compared = [&](auto compare) {
        const FactValue a = left();
        const FactValue b = right();
        return a.isNumber() && b.isNumber() ? FactValue::of(bool(compare(asReal(a), asReal(b)))) : error();
    };
    const auto equality = [&](bool wanted) {
        const FactValue a = left();
        const FactValue b = right();
        return a.isError() || b.isError() ? error() : FactValue::of(sameValue(a, b) == wanted);
    };
    switch (node.op) {
    case Op::Number:
        return FactValue::of(node.number);
    case Op::Text:
        return {.type = Type::Text, .text = m_texts[std::size_t(node.left)]};
    case Op::Name:
        return values[std::size_t(node.left)];
    case Op::Null:
        return FactValue::null();
    case Op::True:
    case Op::False:
        return FactValue::of(node.op == Op::True);
    case Op::Add:
        return arithmetic(Arithmetic::Add, left(), right());
    case Op::Subtract:
        return arithmetic(Arithmetic::Subtract, left(), right());
    case Op::Multiply:
        return arithmetic(Arithmetic::Multiply, left(), right());
    case Op::Divide: {
        const FactValue a = left();
        const FactValue b = right();
        return a.isNumber() && b.isNumber() && asReal(b) != 0 ? real(asReal(a) / asReal(b)) : error();
    }
    case Op::FloorDivide:
        return arithmetic(Arithmetic::FloorDivide, left(), right());
    case Op::Modulo:
        return arithmetic(Arithmetic::Modulo, left(), right());
    case Op::Power:
        return arithmetic(Arithmetic::Power, left(), right());
    case Op::Negate:
        return arithmetic(Arithmetic::Subtract, FactValue::of(std::int64_t(0)), left());
    case Op::Equal:
        return equality(true);
    case Op::Unequal:
        return equality(false);
    case Op::Less:
        return compared(std::less<>{});
    case Op::Greater:
        return compared(std::greater<>{});
    case Op::LessEqual:
        return compared(std::less_equal<>{});
    case Op::GreaterEqual:
        return compared(std::greater_equal<>{});
    case Op::In:
        return contains(right(), left());
    case Op::NotIn: {
        const auto truth = contains(right(), left()).truth();
        return truth ? FactValue::of(!*truth) : error();
    }
    case Op::And:
    case Op::Or:
    case Op::Not:
        return logic(node, values);
    case Op::Index:
        return element(left(), right());
    case Op::Min:
        return arithmetic(Arithmetic::Min, left(), right());
    case Op::Max:
        return arithmetic(Arithmetic::Max, left(), right());
    case Op::Ceil:
        return arithmetic(Arithmetic::Ceil, left(), right());
    case Op::RoundUp:
        return arithmetic(Arithmetic::RoundUp, left(), right());
    case Op::Int:
        return truncated(left());
    case Op::Len:
        return length(left());
    case Op::Sum:
        return total(left());
    }
    return error();
}

} // namespace vitrine
