// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/facts/expression.h"
#include "model/checks/facts/name_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a directory says about its quantisation, wherever it says it.
struct QuantisationSettings {
    std::string method; ///< quant_method, lower case; "mlx" for MLX's own key; empty: nothing is said
    std::string where; ///< the file that says it
    std::int64_t bits = 0; ///< 0: not said
    std::int64_t group = 0;
    std::int64_t blockRows = 0, blockColumns = 0; ///< of FP8 in blocks
    bool unusualLayout = false; ///< a variant whose shapes the rules do not describe
};

/// Reads the settings out of config.json or one of its relatives.
[[nodiscard]] QuantisationSettings quantisationSettings(const nlohmann::json& config, std::string_view fileName);

/// One way of keeping quantised weights: a row of resources/facts/quantisation.json.
struct QuantisationMethod {
    std::string id;
    std::string title;
    std::vector<std::string> names; ///< what quant_method may say
    std::string carrier; ///< in the place of the weight
    std::vector<std::string> dtypes; ///< of the carrier; empty: any
    std::vector<std::string> needs; ///< companions without which it cannot be read
    std::vector<std::string> optional;
    struct Rule {
        Expression equation;
        std::string what;
    };
    std::vector<Rule> rules;
    std::optional<Expression> out, in; ///< the logical shape
    std::int64_t defaultBits = 0;
    bool sure = false;
};

[[nodiscard]] const std::vector<QuantisationMethod>& quantisationMethods();

/// A quantised weight that was found: its stem ("model.layers.0.mlp.down_proj") and how it is kept.
struct QuantisedWeight {
    std::string stem;
    const QuantisationMethod* method = nullptr;
    std::uint32_t carrier = 0; ///< place in the index
};

struct QuantisationFault {
    std::uint32_t place = 0; ///< in the index
    std::string stem;
    std::string what; ///< companion that is missing, or the equation that fails
    bool missing = false;
};

/// Everything quantised among the tensors of a unit.
struct QuantisationFindings {
    std::vector<QuantisedWeight> weights;
    std::vector<QuantisedWeight> halves; ///< that lack a companion; each is among the faults
    std::vector<QuantisationFault> faults; ///< at most 200
    std::uint64_t faultCount = 0;
    const QuantisationMethod* method = nullptr; ///< the most frequent; null: nothing is quantised
};

[[nodiscard]] QuantisationFindings findQuantisation(const NameIndex& index, const QuantisationSettings& settings);

/// Joins a stem and a suffix: with a dot, except for suffixes that begin with "_".
[[nodiscard]] std::string joined(std::string_view stem, std::string_view suffix);

} // namespace vitrine
