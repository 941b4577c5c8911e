// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/model_needs.h"

#include "model/directory/facts.h"
#include "model/directory/json_reading.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine {

namespace {

using Want = ModelNeeds::Want;

/// A line of processors.tsv.
struct Taking {
    bool isListed = false;
    std::string_view tokenizer; ///< "yes", "no" or "ctc"
};

Taking takingOf(std::string_view modelType)
{
    static const std::unordered_map<std::string_view, std::string_view> all = [] {
        std::unordered_map<std::string_view, std::string_view> map;
        facts::eachLine(facts::Processors, [&](const std::vector<std::string_view>& fields) {
            if (fields.size() >= 3) {
                map.emplace(fields[0], fields[2]);
            }
        });
        return map;
    }();
    const auto found = all.find(modelType);
    return found == all.end() ? Taking{} : Taking{true, found->second};
}

const nlohmann::json& tokenizerFacts()
{
    static const nlohmann::json facts = nlohmann::json::parse(facts::Tokenizers, nullptr, false);
    return facts;
}

/// "vocab.json+merges.txt", "tokenizer.model (SentencePiece)": the names, without the remark.
std::vector<std::string> namesOf(std::string_view set)
{
    set = set.substr(0, set.find(" ("));
    std::vector<std::string> names;
    while (true) {
        const std::size_t plus = set.find('+');
        names.emplace_back(set.substr(0, plus));
        if (plus == std::string_view::npos) {
            return names;
        }
        set.remove_prefix(plus + 1);
    }
}

void takeTokenizerSets(std::string_view modelType, ModelNeeds& needs)
{
    const nlohmann::json& facts = tokenizerFacts();
    if (!facts.is_object()) {
        return;
    }
    const std::string key(modelType);
    for (const char* part : {"measured", "by_class"}) {
        const auto group = facts.find(part);
        needs.isKnownType = needs.isKnownType || (group != facts.end() && group->contains(key));
    }
    const auto measured = facts.find("measured");
    if (measured == facts.end() || !measured->contains(key)) {
        return;
    }
    const nlohmann::json& entry = (*measured)[key];
    if (const auto sets = entry.find("sets"); entry.is_object() && sets != entry.end() && sets->is_array()) {
        for (const nlohmann::json& set : *sets) {
            if (set.is_string()) {
                needs.tokenizerSets.push_back(namesOf(set.get_ref<const std::string&>()));
            }
        }
    }
}

/// A config that holds the config of a part that sees or hears.
bool holdsSensePart(const nlohmann::json& config)
{
    return std::ranges::any_of(std::to_array({"vision_config", "audio_config", "image_token_id", "vision_tower", "mm_vision_tower"}),
        [&](const char* key) { return config.contains(key); });
}

/// A config that speaks of text, in whatever part: "text_config", "language_config", "llm_config", "vocab_size".
bool holdsTextPart(const nlohmann::json& config)
{
    return std::ranges::any_of(config.items(), [](const auto& item) {
        const std::string& key = item.key();
        return key == "vocab_size" || key.starts_with("text") || key.starts_with("llm") || key.starts_with("language") || key.starts_with("lm_")
            || key == "image_token_id" || key == "image_token_index" || key == "mm_vision_tower" || key == "bos_token_id" || key == "thinker_config";
    });
}

} // namespace

ModelNeeds modelNeeds(const nlohmann::json& config)
{
    ModelNeeds needs;
    if (!config.is_object()) {
        return needs;
    }
    const std::string_view type = stringAt(config, "model_type");
    const std::string_view architecture = firstStringAt(config, "architectures");
    const Taking taking = takingOf(type);
    takeTokenizerSets(type, needs);
    needs.isKnownType = needs.isKnownType || taking.isListed;
    if (taking.isListed) {
        needs.processor = Want::Yes;
        const bool ctc = taking.tokenizer == "ctc" && architecture.ends_with("ForCTC");
        needs.tokenizer = taking.tokenizer == "yes" || ctc ? Want::Yes : Want::No;
    } else if (holdsSensePart(config)) {
        needs.processor = Want::Yes;
        needs.tokenizer = holdsTextPart(config) ? Want::Yes : Want::Unknown;
    } else if (needs.isKnownType || config.contains("vocab_size")) {
        needs.tokenizer = Want::Yes;
    } else if (config.contains("_class_name")) {
        needs.tokenizer = Want::No; // a component of diffusers
    }
    // Heads that see images whatever the type is called.
    if (!taking.isListed && (architecture.ends_with("ForImageClassification") || architecture.ends_with("ForObjectDetection"))) {
        needs.processor = Want::Yes;
        needs.tokenizer = Want::No;
    }
    return needs;
}

std::string familyName(std::string_view architecture)
{
    for (const std::string_view mark : {"For", "LMHead", "Model", "DoubleHeads", "PreTrained"}) {
        const std::size_t at = architecture.find(mark);
        if (at != std::string_view::npos && at > 0) {
            architecture = architecture.substr(0, at);
        }
    }
    return std::string(architecture);
}

} // namespace vitrine
