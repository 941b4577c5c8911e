// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/facts/architecture_rules.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// One tensor that a config promises. Views are valid only during the visit.
struct ExpectedTensor {
    std::string name;
    std::string_view pattern; ///< counters written as "#"
    std::vector<std::int64_t> shape;
    bool inLayer = false; ///< has a counter
    std::int64_t layer = 0; ///< value of the outermost counter
    std::string_view layerPrefix; ///< of the name, up to the outermost counter and its dot
    std::string_view count; ///< the formula that says how many of its outermost counter there are
    bool countsTokens = false; ///< its first extent is the size of the vocabulary
    bool optional = false; ///< nobody has run this line
};

/// Goes through all tensors that a set of rules promises for a config. Bounded: a config that promises far more than
/// the files hold ends it.
class ExpectedTensors
{
public:
    enum class End : std::uint8_t { Done, Undecided, TooMany, Stopped };

    /// `present`: how many tensors there are.
    ExpectedTensors(const ArchitectureRules& rules, const EffectiveConfig& config, std::size_t present);

    /// Calls `take` for each tensor, until it answers false.
    End visit(const std::function<bool(const ExpectedTensor&)>& take, const std::stop_token& stop);
    /// The names of the first tensor of each line, for finding out which names a file uses.
    [[nodiscard]] std::vector<std::string> samples();
    /// After Undecided: the expression that has no value.
    [[nodiscard]] const std::string& undecided() const { return m_undecided; }

private:
    const ArchitectureRules& m_rules;
    const EffectiveConfig& m_config;
    std::uint64_t m_limit;
    std::string m_undecided;
};

} // namespace vitrine
