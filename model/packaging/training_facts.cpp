// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>

namespace vitrine {

namespace {

std::string numberText(const nlohmann::json& value)
{
    return value.is_number() ? value.dump() : std::string();
}

/// "learning_rate 2e-05, seed 42": what is there, in a fixed order.
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

/// What a log entry says of the model's quality, and at which step.
std::string metricsOf(const nlohmann::json& entry, std::span<const std::string_view> beginnings)
{
    Settings metrics;
    for (const auto& [key, value] : entry.items()) {
        const bool isWanted = std::ranges::any_of(beginnings, [&](std::string_view beginning) { return key.starts_with(beginning); });
        const bool isMetric = isWanted && !key.ends_with("_per_second") && !key.ends_with("_runtime");
        metrics.add(key.c_str(), isMetric ? numberText(value) : std::string());
    }
    if (!metrics.text().empty()) {
        metrics.add("at step", numberText(entry.value("step", nlohmann::json())));
    }
    return metrics.text();
}

void fromTrainerState(const FileEntry& file, FactCollector& facts)
{
    const nlohmann::json& state = *file.json;
    Settings settings;
    settings.add("global_step", numberText(state.value("global_step", nlohmann::json())));
    settings.add("epoch", numberText(state.value("epoch", nlohmann::json())));
    settings.add("train_batch_size", numberText(state.value("train_batch_size", nlohmann::json())));
    facts.found("hyperparameters", settings.text(), file.path);
    const nlohmann::json history = state.value("log_history", nlohmann::json::array());
    if (!history.is_array()) {
        return;
    }
    // The last evaluation, else the last loss of the training.
    static constexpr std::string_view evaluation[] = {"eval_"};
    static constexpr std::string_view training[] = {"loss", "train_loss"};
    for (const std::span<const std::string_view> wanted : {std::span<const std::string_view>(evaluation), std::span<const std::string_view>(training)}) {
        for (auto entry = history.rbegin(); entry != history.rend(); ++entry) {
            const std::string metrics = entry->is_object() ? metricsOf(*entry, wanted) : std::string();
            if (!metrics.empty()) {
                facts.found("metrics", metrics, file.path, "log_history");
                return;
            }
        }
    }
}

/// Members of an enumeration are listed as the call that makes them: "transformers.trainer_utils.SchedulerType('linear',)".
std::string plainValue(const std::string& text)
{
    const std::size_t open = text.find("('");
    constexpr std::string_view close = "',)";
    return open == std::string::npos || !text.ends_with(close) ? text : text.substr(open + 2, text.size() - open - 2 - close.size());
}

/// A value of the training arguments as their reader lists it; empty when it is absent, unset, or too long to be one.
std::string argument(const FileEntry& file, std::string_view key)
{
    for (const OtherValue& value : file.content->others) {
        const std::size_t dot = value.name.rfind('.');
        if (std::string_view(value.name).substr(dot == std::string::npos ? 0 : dot + 1) == key) {
            static constexpr std::string_view unset[] = {"-1", "None", "False", "false"};
            const std::string plain = plainValue(value.text);
            return plain.size() < 64 && std::ranges::find(unset, plain) == std::end(unset) ? plain : std::string();
        }
    }
    return {};
}

/// The settings of the training that people ask for, out of training_args.bin, under the names that they have there.
void fromTrainingArguments(const FileEntry& file, FactCollector& facts)
{
    static constexpr const char* wanted[] = {"learning_rate", "num_train_epochs", "max_steps", "per_device_train_batch_size",
        "gradient_accumulation_steps", "warmup_steps", "warmup_ratio", "weight_decay", "lr_scheduler_type", "optim", "bf16", "fp16", "seed"};
    // A number of steps takes the place of the number of epochs, which then says nothing.
    const bool countsSteps = !argument(file, "max_steps").empty();
    Settings settings;
    for (const char* key : wanted) {
        if (!(countsSteps && std::string_view(key) == "num_train_epochs")) {
            settings.add(key, argument(file, key));
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
