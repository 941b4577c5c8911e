// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/json_reading.h"

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

/// Goes through what stands outside of strings. `take` gets each place, and says how many characters it took, at least
/// one; zero ends it.
template <typename Take>
void eachOutsideStrings(std::string_view text, Take take)
{
    bool inString = false;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (inString || c == '"') {
            i += inString && c == '\\' ? 2 : 1;
            inString = inString ? c != '"' : true;
        } else if (const std::size_t taken = take(i); taken > 0) {
            i += taken;
        } else {
            return;
        }
    }
}

/// Held against the text before parsing: values nested a million deep are cheap to write and dear to copy.
bool isNestedDeeperThan(std::string_view text, std::uint32_t limit)
{
    std::uint32_t depth = 0;
    eachOutsideStrings(text, [&](std::size_t at) -> std::size_t {
        const char c = text[at];
        depth += c == '[' || c == '{' ? 1 : 0;
        depth -= (c == ']' || c == '}') && depth > 0 ? 1 : 0;
        return depth > limit ? 0 : 1;
    });
    return depth > limit;
}

/// The text with null in place of Python's NaN, Infinity and -Infinity; empty when there are none outside of strings.
std::string withoutPythonNumbers(std::string_view text)
{
    constexpr std::string_view Words[] = {"NaN", "Infinity", "-Infinity"};
    std::string result;
    std::size_t copied = 0;
    eachOutsideStrings(text, [&](std::size_t at) -> std::size_t {
        const auto word = std::ranges::find_if(Words, [&](std::string_view one) { return text.substr(at).starts_with(one); });
        if (word == std::end(Words)) {
            return 1;
        }
        result.append(text, copied, at - copied).append("null");
        copied = at + word->size();
        return word->size();
    });
    return copied == 0 ? std::string() : result.append(text, copied);
}

} // namespace

nlohmann::json parsedJson(std::string_view text, std::uint32_t nesting)
{
    if (isNestedDeeperThan(text, nesting)) {
        return nlohmann::json(nlohmann::json::value_t::discarded);
    }
    nlohmann::json value = nlohmann::json::parse(text, nullptr, false);
    if (value.is_discarded()) {
        if (const std::string plain = withoutPythonNumbers(text); !plain.empty()) {
            value = nlohmann::json::parse(plain, nullptr, false);
        }
    }
    return value;
}

std::optional<NamedRole> roleOfJson(const nlohmann::json& json)
{
    if (!json.is_object()) {
        return {};
    }
    const auto holds = [&](const char* key) { return json.contains(key); };
    if (holds("weight_map")) {
        return NamedRole{Role::WeightsIndex, Need::RequiredToLoad};
    }
    if (holds("peft_type") || (holds("lora_alpha") && holds("target_modules"))) {
        return NamedRole{Role::AdapterConfig, Need::RequiredToLoad};
    }
    if (holds("log_history") && holds("global_step")) {
        return NamedRole{Role::TrainerState, Need::ResumeOnly};
    }
    if (holds("model") && holds("added_tokens") && holds("pre_tokenizer")) {
        return NamedRole{Role::Tokenizer, Need::RequiredToLoad};
    }
    if (holds("image_processor_type") || holds("feature_extractor_type")) {
        return NamedRole{Role::Processor, Need::RequiredToLoad};
    }
    if (holds("model_type") || holds("architectures") || holds("_class_name")) {
        return NamedRole{Role::Config, Need::RequiredToLoad};
    }
    if (holds("tokenizer_class")) {
        return NamedRole{Role::Tokenizer, Need::NeededForSomeUses};
    }
    return {};
}

std::string_view stringAt(const nlohmann::json& json, const char* key)
{
    if (!json.is_object()) {
        return {};
    }
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? std::string_view(found->get_ref<const std::string&>()) : std::string_view();
}

std::string_view firstStringAt(const nlohmann::json& json, const char* key)
{
    if (!json.is_object()) {
        return {};
    }
    const auto found = json.find(key);
    const bool usable = found != json.end() && found->is_array() && !found->empty() && found->front().is_string();
    return usable ? std::string_view(found->front().get_ref<const std::string&>()) : std::string_view();
}

std::optional<std::uint64_t> countAt(const nlohmann::json& json, const char* key)
{
    if (!json.is_object()) {
        return {};
    }
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_integer() || (found->is_number_integer() && !found->is_number_unsigned() && found->get<std::int64_t>() < 0)) {
        return {};
    }
    return found->get<std::uint64_t>();
}

} // namespace vitrine
