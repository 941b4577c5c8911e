// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/architecture_rules.h"

#include "model/checks/facts/fact_file.h"

#include <algorithm>

namespace vitrine {
namespace {

using nlohmann::json;

std::string_view text(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? std::string_view(found->get_ref<const std::string&>())
                                                       : std::string_view();
}

const json& list(const char* key)
{
    static const json none = json::array();
    const json& all = factFile(FactFile::Architectures);
    const auto found = all.find(key);
    return found != all.end() && found->is_array() ? *found : none;
}

/// Whether `word` stands in a list with commas: "qwq, qwen1.5, qwen2.5 (dense)".
bool isListed(std::string_view words, std::string_view word)
{
    while (!words.empty()) {
        const std::size_t comma = words.find(',');
        std::string_view item = words.substr(0, comma);
        item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
        item = item.substr(0, item.find_first_of(" ("));
        if (item == word) {
            return true;
        }
        words = comma == std::string_view::npos ? std::string_view() : words.substr(comma + 1);
    }
    return false;
}

std::string_view ruleName(std::string_view modelType)
{
    for (const json& set : list("sets")) {
        if (text(set, "m") == modelType) {
            return modelType;
        }
    }
    for (const json& row : list("same_names_as")) {
        if (isListed(row[0].get_ref<const std::string&>(), modelType)) {
            return row[1].get_ref<const std::string&>();
        }
    }
    return {};
}

bool names(const json& config, std::string_view className)
{
    const auto found = config.find("architectures");
    return found != config.end() && found->is_array() && std::ranges::any_of(*found, [&](const json& one) {
               return one.is_string() && one.get_ref<const std::string&>() == className;
           });
}

} // namespace

bool ArchitectureRules::knows(std::string_view modelType)
{
    return !modelType.empty() && !ruleName(modelType).empty();
}

std::optional<ArchitectureRules> ArchitectureRules::forConfig(const json& config)
{
    if (!config.is_object()) {
        return {};
    }
    const std::string_view modelType = text(config, "model_type");
    const std::string_view wanted = modelType.empty() ? std::string_view() : ruleName(modelType);
    ArchitectureRules rules;
    const json* base = nullptr;
    bool named = false;
    for (const json& set : list("sets")) {
        const std::string_view className = text(set, "c");
        const bool byClass = names(config, className);
        if (text(set, "m") == wanted && byClass) {
            rules.m_set = &set;
            named = true;
            break;
        }
        if (text(set, "m") == wanted && (base == nullptr || base->contains("head_of")) && !wanted.empty()) {
            base = &set;
        }
        if (byClass && rules.m_set == nullptr && wanted.empty()
            && (modelType.starts_with(text(set, "m")) || modelType.empty())) {
            rules.m_set = &set;
        }
    }
    if (!named && base != nullptr && rules.m_set == nullptr) {
        rules.m_set = base;
        rules.m_knowsHead = !config.contains("architectures");
    }
    return rules.m_set != nullptr ? std::optional(rules) : std::nullopt;
}

bool ArchitectureRules::isVerified() const
{
    const auto found = m_set->find("verified");
    return found != m_set->end() && found->is_array() && found->size() == 2 && (*found)[0] == (*found)[1];
}

std::string_view ArchitectureRules::className() const
{
    return text(*m_set, "c");
}

std::string ArchitectureRules::key(std::string_view use) const
{
    const auto keys = m_set->find("k");
    return keys != m_set->end() ? keys->value(std::string(use), std::string()) : std::string();
}

std::vector<const json*> ArchitectureRules::groups() const
{
    std::vector<const json*> all;
    const json& shared = list("groups");
    const auto own = m_set->find("t");
    if (own == m_set->end()) {
        return all;
    }
    for (const json& group : *own) {
        if (group.is_number_unsigned() && group.get<std::size_t>() < shared.size()) {
            all.push_back(&shared[group.get<std::size_t>()]);
        } else if (group.is_array()) {
            all.push_back(&group);
        }
    }
    return all;
}

const json* EffectiveConfig::find(const std::string& name) const
{
    const auto lookUp = [this](std::string_view path) -> const json* {
        const json* here = &m_config;
        while (!path.empty()) {
            const std::size_t dot = path.find('.');
            if (!here->is_object()) {
                return nullptr;
            }
            const auto found = here->find(path.substr(0, dot));
            if (found == here->end()) {
                // A part that is saved alone has its keys at the top.
                const bool isPart = here == &m_config && dot != std::string_view::npos
                    && path.substr(0, dot).ends_with("text_config");
                if (!isPart) {
                    return nullptr;
                }
            } else {
                here = &*found;
            }
            path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
        }
        return here;
    };
    if (const json* found = lookUp(name)) {
        return found;
    }
    const auto aliases = m_set.find("a");
    if (aliases != m_set.end()) {
        for (const auto& [older, key] : aliases->items()) {
            if (key.is_string() && key.get_ref<const std::string&>() == name) {
                return lookUp(older);
            }
        }
    }
    return nullptr;
}

FactValue EffectiveConfig::inFile(const std::string& name) const
{
    if (name == "num_labels" && find(name) == nullptr) {
        const json* labels = find("id2label");
        return FactValue::of(std::int64_t(labels != nullptr && labels->is_object() ? labels->size() : 2));
    }
    if (const json* found = find(name)) {
        return FactValue::of(*found);
    }
    const auto defaults = m_set.find("d");
    if (defaults != m_set.end()) {
        const auto found = defaults->find(name);
        if (found != defaults->end()) {
            return FactValue::of(*found);
        }
    }
    const auto tie = m_set.find("tie");
    if (tie != m_set.end() && tie->is_array() && tie->size() == 3 && (*tie)[0] == name) {
        return FactValue::of((*tie)[1]);
    }
    return {};
}

FactValue EffectiveConfig::computed(const std::string& name) const
{
    const FactValue raw = inFile(name);
    if (raw.type != FactValue::Type::Null) {
        return raw;
    }
    const auto formulas = m_set.find("n");
    if (formulas == m_set.end()) {
        return raw;
    }
    const auto found = formulas->find(name);
    return found != formulas->end() && found->is_string() ? evaluate(found->get_ref<const std::string&>()) : raw;
}

FactValue EffectiveConfig::value(const std::string& name) const
{
    const auto known = m_values.find(name);
    if (known != m_values.end()) {
        return known->second;
    }
    if (m_depth > 8) {
        return {}; // a formula that comes back to itself
    }
    ++m_depth;
    const FactValue result = computed(name);
    --m_depth;
    return m_values.emplace(name, result).first->second;
}

FactValue EffectiveConfig::evaluate(std::string_view text) const
{
    const auto expression = Expression::parse(text);
    if (!expression) {
        return {};
    }
    std::vector<FactValue> values;
    for (const std::string& name : expression->names()) {
        values.push_back(expression->mentionsNull() ? inFile(name) : value(name));
    }
    const FactValue result = expression->evaluate(values);
    // A text would point into the expression, which ends here.
    return result.type == FactValue::Type::Text ? FactValue{} : result;
}

} // namespace vitrine
