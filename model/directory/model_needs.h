// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What loading a model of some type wants beside weights and config.
struct ModelNeeds {
    enum class Want : std::uint8_t { No, Yes, Unknown };

    Want tokenizer = Want::Unknown;
    Want processor = Want::No;
    /// Sets of file names each of which is a whole tokenizer for this type; empty: any whole tokenizer will do.
    std::vector<std::vector<std::string>> tokenizerSets;
    bool isKnownType = false; ///< the type stands in the facts
};

/// By model_type, architectures and the parts of config.json. Facts: resources/facts/tokenizers.json, processors.tsv.
[[nodiscard]] ModelNeeds modelNeeds(const nlohmann::json& config);

/// "Llama" of "LlamaForCausalLM": the family in a class name of transformers.
[[nodiscard]] std::string familyName(std::string_view architecture);

} // namespace vitrine
