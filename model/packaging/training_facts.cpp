// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

std::string numberText(const nlohmann::json& value)
{
    return value.is_number() ? value.dump() : std::string();
}

/// "learning_rate 2e-05, epochs 3": what is there, in a fixed order.
class Settings
{
public:
    void add(const char* name, std::string value)
    {
        if (!value.empty()) {
            m_text += (m_text.empty() ? "" : ", ") + std::string(name) + ' ' + value;
        }
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

void fromTrainerState(const FileEntry& file, FactCollector& facts)
{
    const nlohmann::json& state = *file.json;
    Settings settings;
    settings.add("steps", numberText(state.value("global_step", nlohmann::json())));
    settings.add("epochs", numberText(state.value("epoch", nlohmann::json())));
    settings.add("batch_size", numberText(state.value("train_batch_size", nlohmann::json())));
    facts.found("hyperparameters", settings.text(), file.path);
    const nlohmann::json history = state.value("log_history", nlohmann::json::array());
    if (!history.is_array()) {
        return;
    }
    // The last evaluation, else the last loss of the training.
    for (const char* wanted : {"eval_", "loss"}) {
        for (auto entry = history.rbegin(); entry != history.rend(); ++entry) {
            if (!entry->is_object()) {
                continue;
            }
            Settings metrics;
            for (const auto& [key, value] : entry->items()) {
                const bool isMetric = key.starts_with(wanted) && !key.ends_with("_per_second") && !key.ends_with("_runtime");
                metrics.add(key.c_str(), isMetric ? numberText(value) : std::string());
            }
            if (!metrics.text().empty()) {
                facts.found("metrics", metrics.text(), file.path);
                return;
            }
        }
    }
}

/// The settings of the training that people ask for, out of training_args.bin as its reader lists them.
void fromTrainingArguments(const FileEntry& file, FactCollector& facts)
{
    static constexpr std::pair<const char*, const char*> wanted[] = {{"learning_rate", "learning_rate"},
        {"num_train_epochs", "epochs"}, {"max_steps", "max_steps"}, {"per_device_train_batch_size", "batch_size"},
        {"gradient_accumulation_steps", "gradient_accumulation"}, {"warmup_steps", "warmup_steps"},
        {"weight_decay", "weight_decay"}, {"lr_scheduler_type", "schedule"}, {"optim", "optimizer"}, {"seed", "seed"}};
    Settings settings;
    for (const auto& [key, name] : wanted) {
        for (const OtherValue& value : file.content->others) {
            const std::size_t dot = value.name.rfind('.');
            if (value.name.substr(dot == std::string::npos ? 0 : dot + 1) == key && value.text.size() < 64 && value.text != "-1") {
                settings.add(name, value.text);
                break;
            }
        }
    }
    facts.found("hyperparameters", settings.text(), file.path);
}

} // namespace

void collectTrainingFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts)
{
    // The arguments say more than the state, so they are asked first.
    for (const FileIndex index : unit.files) {
        const FileEntry& file = directory.files[index];
        if (file.role == Role::TrainingArguments && file.content) {
            fromTrainingArguments(file, facts);
        }
    }
    for (const FileIndex index : unit.files) {
        const FileEntry& file = directory.files[index];
        if (file.role == Role::TrainerState && file.json && file.json->is_object()) {
            fromTrainerState(file, facts);
        }
    }
}

} // namespace vitrine
