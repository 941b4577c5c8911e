// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/facts/expression.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine {

/// The rules of one class of a model type, as resources/facts/architectures.json has them.
class ArchitectureRules
{
public:
    /// The rules for a config.json: by model_type and architectures; of several the class that the config names, else
    /// the one that is no other's head. Nothing when the model type has no rules.
    [[nodiscard]] static std::optional<ArchitectureRules> forConfig(const nlohmann::json& config);
    /// Whether a model type has rules, by itself or by another's name.
    [[nodiscard]] static bool knows(std::string_view modelType);

    [[nodiscard]] const nlohmann::json& set() const { return *m_set; }
    /// False when the config names a class without rules: then only the layers can be compared.
    [[nodiscard]] bool knowsHead() const { return m_knowsHead; }
    /// False where nobody has run the rules.
    [[nodiscard]] bool isVerified() const;
    [[nodiscard]] std::string_view className() const;
    [[nodiscard]] std::string basePrefix() const { return m_set->value("p", std::string()); }
    /// The name of a key by its use: "layers", "hidden", "vocab"; empty when the model has none.
    [[nodiscard]] std::string key(std::string_view use) const;
    /// The groups of tensors, those that several sets share included.
    [[nodiscard]] std::vector<const nlohmann::json*> groups() const;

private:
    const nlohmann::json* m_set = nullptr;
    bool m_knowsHead = true;
};

/// What config.json means for a set of rules: missing keys take their defaults, null keys their formulas, old names
/// count. Values point into the config and the facts, which must outlive it.
class EffectiveConfig
{
public:
    EffectiveConfig(const nlohmann::json& config, const nlohmann::json& set)
        : m_config(config)
        , m_set(set)
    {
    }

    /// The value that loading works with.
    [[nodiscard]] FactValue value(const std::string& name) const;
    /// The value as the file has it; what is missing takes its default, and null stays null.
    [[nodiscard]] FactValue inFile(const std::string& name) const;
    [[nodiscard]] std::optional<std::int64_t> number(const std::string& name) const
    {
        return value(name).wholeNumber();
    }
    /// An expression in the keys of the config alone.
    [[nodiscard]] FactValue evaluate(std::string_view expression) const;
    /// The key in the file itself, through dots and old names; null when it is absent.
    [[nodiscard]] const nlohmann::json* find(const std::string& name) const;

private:
    [[nodiscard]] FactValue computed(const std::string& name) const;

    const nlohmann::json& m_config;
    const nlohmann::json& m_set;
    mutable std::unordered_map<std::string, FactValue> m_values;
    mutable int m_depth = 0;
};

} // namespace vitrine
