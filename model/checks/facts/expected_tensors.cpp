// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/expected_tensors.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using nlohmann::json;

constexpr std::size_t MaxCounters = 4;

/// An expression with the values of the config filled in, once, and places for the counters.
class Bound
{
public:
    Bound() = default;
    Bound(Expression expression, const EffectiveConfig& config, const std::vector<std::string>& counters)
        : m_expression(std::move(expression))
    {
        for (const std::string& name : m_expression->names()) {
            const auto counter = std::ranges::find(counters, name);
            m_counter.push_back(counter == counters.end() ? -1 : int(counter - counters.begin()));
            const bool isCounter = counter != counters.end();
            m_values.push_back(
                isCounter                          ? FactValue::of(std::int64_t(0))
                    : m_expression->mentionsNull() ? config.inFile(name)
                                                   : config.value(name));
            m_depth = isCounter ? std::max(m_depth, m_counter.back() + 1) : m_depth;
        }
    }

    /// How many counters, outermost first, must be known.
    [[nodiscard]] int depth() const { return m_depth; }

    FactValue evaluate(const std::array<std::int64_t, MaxCounters>& counters)
    {
        if (m_depth == 0 && m_known) {
            return m_cached;
        }
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            if (m_counter[i] >= 0) {
                m_values[i] = FactValue::of(counters[std::size_t(m_counter[i])]);
            }
        }
        m_cached = m_expression->evaluate(m_values);
        m_known = true;
        return m_cached;
    }

private:
    std::optional<Expression> m_expression;
    std::vector<FactValue> m_values;
    std::vector<int> m_counter;
    FactValue m_cached;
    int m_depth = 0;
    bool m_known = false;
};

/// A line of the rules: a name with counters, its shape, its condition.
struct Line {
    std::vector<std::string> pieces; ///< of the name, between the counters
    std::vector<int> pieceCounters; ///< the counter after each piece but the last
    std::string pattern;
    std::vector<Bound> shape;
    std::optional<Bound> when;
    bool countsTokens = false;
    bool optional = false;
};

/// A group: its counters with how many values each takes, and its lines.
struct Group {
    std::vector<std::string> counters;
    std::vector<Bound> counts;
    std::vector<std::string> formulas; ///< of counts
    std::vector<Line> lines;
};

bool cut(Line& line, std::string_view name, const std::vector<std::string>& counters)
{
    std::string piece;
    while (!name.empty()) {
        const std::size_t open = name.find('{');
        if (open == std::string_view::npos) {
            break;
        }
        const std::size_t close = name.find('}', open);
        if (close == std::string_view::npos) {
            return false;
        }
        const auto counter = std::ranges::find(counters, name.substr(open + 1, close - open - 1));
        if (counter == counters.end()) {
            return false;
        }
        line.pieces.emplace_back(name.substr(0, open));
        line.pieceCounters.push_back(int(counter - counters.begin()));
        line.pattern += name.substr(0, open);
        line.pattern += '#';
        name = name.substr(close + 1);
    }
    line.pieces.emplace_back(name);
    line.pattern += name;
    return true;
}

std::optional<Bound>
boundTo(std::string_view text, const EffectiveConfig& config, const std::vector<std::string>& counters)
{
    auto expression = Expression::parse(text);
    return expression ? std::optional(Bound(std::move(*expression), config, counters)) : std::nullopt;
}

/// The counters of a group in the order in which its names have them.
std::vector<std::string> counterOrder(std::string_view prefix, const json& counts, const json& lines)
{
    std::vector<std::string> order;
    const auto scan = [&](std::string_view text) {
        for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
            const std::size_t close = text.find('}', open);
            std::string name(text.substr(open + 1, close == std::string_view::npos ? 0 : close - open - 1));
            if (counts.contains(name) && std::ranges::find(order, name) == order.end()) {
                order.push_back(std::move(name));
            }
        }
    };
    scan(prefix);
    for (const json& line : lines) {
        scan(line[0].get_ref<const std::string&>());
    }
    return order;
}

std::optional<Group> readGroup(const json& row, const EffectiveConfig& config, const std::string& vocabulary)
{
    Group group;
    const auto& prefix = row[0].get_ref<const std::string&>();
    if (row[1].is_object()) {
        group.counters = counterOrder(prefix, row[1], row[2]);
        if (group.counters.size() > MaxCounters) {
            return {};
        }
        for (const std::string& counter : group.counters) {
            const json& count = row[1][counter];
            group.formulas.push_back(count.is_string() ? count.get<std::string>() : count.dump());
            auto bound = boundTo(group.formulas.back(), config, group.counters);
            if (!bound) {
                return {};
            }
            group.counts.push_back(std::move(*bound));
        }
    }
    for (const json& entry : row[2]) {
        Line line;
        if (!cut(line, prefix + entry[0].get_ref<const std::string&>(), group.counters)) {
            return {};
        }
        std::string_view shape = entry[1].get_ref<const std::string&>();
        line.countsTokens = !vocabulary.empty() && shape.substr(0, shape.find(';')) == vocabulary;
        while (!shape.empty()) {
            const std::size_t end = shape.find(';');
            auto bound = boundTo(shape.substr(0, end), config, group.counters);
            if (!bound) {
                return {};
            }
            line.shape.push_back(std::move(*bound));
            shape = end == std::string_view::npos ? std::string_view() : shape.substr(end + 1);
        }
        if (entry.size() > 2 && !entry[2].get_ref<const std::string&>().empty()) {
            line.when = boundTo(entry[2].get_ref<const std::string&>(), config, group.counters);
            if (!line.when) {
                return {};
            }
        }
        line.optional = entry.size() > 3;
        group.lines.push_back(std::move(line));
    }
    return group;
}

/// Walks through the values of the counters of one line.
class Walk
{
public:
    Walk(
        Group& group, Line& line, const std::function<bool(const ExpectedTensor&)>& take, const std::stop_token& stop,
        std::uint64_t& left, bool firstOnly)
        : m_group(group)
        , m_line(line)
        , m_take(take)
        , m_stop(stop)
        , m_left(left)
        , m_firstOnly(firstOnly)
    {
    }

    ExpectedTensors::End run() { return descend(0); }

private:
    using End = ExpectedTensors::End;

    End descend(int depth)
    {
        if (m_line.when && m_line.when->depth() == depth) {
            const auto truth = m_line.when->evaluate(m_counters).truth();
            if (!truth) {
                return End::Undecided;
            }
            if (!*truth) {
                return End::Done;
            }
        }
        const auto level = std::size_t(depth);
        if (level >= m_group.counters.size() || level >= MaxCounters) {
            return deliver();
        }
        const auto count = m_group.counts[level].evaluate(m_counters).wholeNumber();
        if (!count) {
            return End::Undecided;
        }
        for (std::int64_t i = 0; i < *count; ++i) {
            m_counters[level] = i;
            const End end = descend(depth + 1);
            if (end != End::Done || (m_firstOnly && m_emitted)) {
                return end;
            }
            // Conditions that are never true must not keep it here for ever.
            if (m_left == 0) {
                return End::TooMany;
            }
            --m_left;
        }
        return End::Done;
    }

    End deliver()
    {
        if (m_left == 0) {
            return End::TooMany;
        }
        --m_left;
        if (m_stop.stop_requested()) {
            return End::Stopped;
        }
        ExpectedTensor tensor;
        std::size_t prefix = 0;
        for (std::size_t i = 0; i < m_line.pieces.size(); ++i) {
            tensor.name += m_line.pieces[i];
            if (i < m_line.pieceCounters.size()) {
                tensor.name += std::to_string(m_counters[std::size_t(m_line.pieceCounters[i])]);
                prefix = i == 0 ? tensor.name.size() : prefix;
            }
        }
        for (Bound& extent : m_line.shape) {
            const auto number = extent.evaluate(m_counters).wholeNumber();
            if (!number) {
                return End::Undecided;
            }
            tensor.shape.push_back(*number);
        }
        tensor.pattern = m_line.pattern;
        tensor.inLayer = !m_line.pieceCounters.empty();
        tensor.layer = tensor.inLayer ? m_counters[std::size_t(m_line.pieceCounters[0])] : 0;
        tensor.layerPrefix = std::string_view(tensor.name).substr(0, std::min(prefix + 1, tensor.name.size()));
        if (tensor.inLayer) {
            tensor.count = m_group.formulas[std::size_t(m_line.pieceCounters[0])];
        }
        tensor.countsTokens = m_line.countsTokens;
        tensor.optional = m_line.optional;
        m_emitted = true;
        return m_take(tensor) ? End::Done : End::Stopped;
    }

    Group& m_group;
    Line& m_line;
    const std::function<bool(const ExpectedTensor&)>& m_take;
    const std::stop_token& m_stop;
    std::uint64_t& m_left;
    bool m_firstOnly;
    bool m_emitted = false;
    std::array<std::int64_t, MaxCounters> m_counters{};
};

} // namespace

ExpectedTensors::ExpectedTensors(const ArchitectureRules& rules, const EffectiveConfig& config, std::size_t present)
    : m_rules(rules)
    , m_config(config)
    , m_limit(std::max<std::uint64_t>(200'000, std::uint64_t(present) * 8))
{
}

ExpectedTensors::End
ExpectedTensors::visit(const std::function<bool(const ExpectedTensor&)>& take, const std::stop_token& stop)
{
    std::uint64_t left = m_limit;
    const std::string vocabulary = m_rules.key("vocab");
    for (const json* row : m_rules.groups()) {
        auto group = readGroup(*row, m_config, vocabulary);
        if (!group) {
            m_undecided = (*row)[0].get<std::string>();
            return End::Undecided;
        }
        for (Line& line : group->lines) {
            const End end = Walk(*group, line, take, stop, left, false).run();
            if (end != End::Done) {
                m_undecided = line.pattern;
                return end;
            }
        }
    }
    return End::Done;
}

std::vector<std::string> ExpectedTensors::samples()
{
    std::vector<std::string> names;
    const auto take = [&names](const ExpectedTensor& tensor) {
        names.push_back(tensor.name);
        return true;
    };
    std::uint64_t left = m_limit;
    const std::function<bool(const ExpectedTensor&)> visitor = take;
    const std::stop_token never;
    for (const json* row : m_rules.groups()) {
        auto group = readGroup(*row, m_config, {});
        if (!group) {
            continue;
        }
        for (Line& line : group->lines) {
            static_cast<void>(Walk(*group, line, visitor, never, left, true).run());
        }
    }
    return names;
}

} // namespace vitrine
