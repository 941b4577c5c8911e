// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/name_index.h"
#include "model/checks/facts/quantisation_facts.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// A tensor that the config promises and that is not there.
struct MissingTensor {
    std::string name;
    std::int64_t layer = -1; ///< value of its outermost counter; -1: it has none
    std::string layerPrefix; ///< "model.layers.17."
    std::string rest; ///< "mlp.down_proj.weight"
};

struct MisshapenTensor {
    std::uint32_t row = 0; ///< in the store
    std::vector<std::int64_t> expected;
    bool onlyVocabulary = false; ///< only the number of tokens differs
};

/// A layer of which nothing at all is there.
struct MissingLayer {
    std::int64_t layer = 0;
    std::string prefix; ///< "model.layers.17."
};

/// Tensors of a unit held against what its config promises.
struct TensorComparison {
    enum class State : std::uint8_t {
        Done,
        NoRules, ///< nobody has worked out this model type
        OtherNames, ///< the names are of another kind than the rules know
        Undecided, ///< a key of the config has no value that can be computed with
        TooMany, ///< the config promises more layers than could be
        Cancelled,
    };
    State state = State::NoRules;
    std::string modelType; ///< as the config has it
    std::string className; ///< of the rules
    bool knowsHead = true;
    bool verified = true; ///< the rules were run by their makers
    std::uint64_t expected = 0;
    std::uint64_t matched = 0;
    std::vector<MissingTensor> missing; ///< at most 1,000; those of missing layers are not among them
    std::uint64_t missingCount = 0;
    std::vector<MissingLayer> missingLayers; ///< at most 1,000
    std::vector<MisshapenTensor> misshapen; ///< at most 1,000
    std::uint64_t misshapenCount = 0;
    std::vector<std::uint32_t> extra; ///< rows that nothing explains; at most 1,000
    std::uint64_t extraCount = 0;
    std::vector<std::int64_t> extraLayers; ///< layers beyond the number that the config states; at most 1,000
    std::optional<std::int64_t> layers; ///< that the config states
    bool tied = false;
    bool tiesKnown = false;
    std::vector<std::string> tiedAbsent; ///< output tensors that are absent although nothing is tied
    std::string undecided; ///< the key that could not be computed with
};

/// Compares. `quantised`: what findQuantisation() found among the same tensors.
[[nodiscard]] TensorComparison compareTensors(
    const nlohmann::json& config, const NameIndex& index, const QuantisationFindings& quantised,
    std::stop_token stop = {});

} // namespace vitrine
