// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_sources.h"

#include "model/checks/licence/model_card.h"
#include "model/directory/json_reading.h"
#include "model/packaging/home_paths.h"

#include <algorithm>
#include <cctype>

namespace vitrine {

namespace {

std::string joined(const std::vector<std::string>& values)
{
    std::string text;
    for (const std::string& value : values) {
        text += (text.empty() ? "" : ", ") + value;
    }
    return text;
}

/// `_name_or_path` is what the model was loaded from. Where something was trained that is the base; else it may be the
/// model's own name, and says nothing.
void fromConfig(const FileEntry& file, bool wasTrained, FactCollector& facts)
{
    const nlohmann::json& config = *file.json;
    if (wasTrained) {
        facts.found("base_model", std::string(stringAt(config, "_name_or_path")), file.path, "_name_or_path");
    }
    for (const char* key : {"dtype", "torch_dtype"}) {
        facts.found("precision", std::string(stringAt(config, key)), file.path, key);
    }
    if (const std::string_view version = stringAt(config, "transformers_version"); !version.empty()) {
        facts.found("frameworks", "transformers " + std::string(version), file.path, "transformers_version");
    }
}

void fromAdapter(const FileEntry& file, FactCollector& facts)
{
    const nlohmann::json& config = *file.json;
    facts.found("base_model", std::string(stringAt(config, "base_model_name_or_path")), file.path, "base_model_name_or_path");
    facts.found("base_revision", std::string(stringAt(config, "revision")), file.path, "revision");
    if (const std::string_view version = stringAt(config, "peft_version"); !version.empty()) {
        facts.found("frameworks", "peft " + std::string(version), file.path, "peft_version");
    }
    const std::string_view type = stringAt(config, "peft_type");
    const auto rank = countAt(config, "r");
    const auto alpha = countAt(config, "lora_alpha");
    if (!type.empty()) {
        facts.found("adapter", std::string(type) + (rank ? ", rank " + std::to_string(*rank) : "")
                + (alpha ? ", alpha " + std::to_string(*alpha) : ""),
            file.path);
    }
}

void fromCard(const FileEntry& file, FactCollector& facts)
{
    const ModelCard card = ModelCard::parse(*file.text);
    facts.found("base_model", joined(card.values("base_model")), file.path, "base_model");
    facts.found("data", joined(card.values("datasets")), file.path, "datasets");
    const std::string licence = card.value("license");
    facts.found("licence", licence == "other" && card.has("license_name") ? card.value("license_name") : licence, file.path, "license");
    facts.found("language", joined(card.values("language")), file.path, "language");
}

/// GGUF keys of the model's own origin: gguf specification, "General metadata" and "Source metadata".
void fromMetadata(const FileEntry& file, FactCollector& facts)
{
    static constexpr std::pair<std::string_view, std::string_view> keys[] = {
        {"general.base_model.0.repo_url", "base_model"}, {"general.base_model.0.name", "base_model"},
        {"general.base_model.0.version", "base_revision"}, {"general.license", "licence"}, {"general.repo_url", "repository"},
        {"general.source.repo_url", "repository"}, {"base_model", "base_model"}, {"ss_base_model_version", "base_model"}};
    for (const MetadataEntry& entry : file.content->metadata) {
        for (const auto& [key, fact] : keys) {
            if (entry.key == key && entry.value.is_string()) {
                facts.found(fact, entry.value.get<std::string>(), file.path, entry.key);
            }
        }
    }
}

} // namespace

bool isLocalPath(std::string_view text)
{
    const bool isDrive = text.size() > 2 && std::isalpha(static_cast<unsigned char>(text[0])) != 0 && text[1] == ':'
        && (text[2] == '\\' || text[2] == '/');
    return isDrive || text.starts_with('/') || text.starts_with('~') || text.starts_with("./") || text.starts_with("../")
        || text.starts_with("\\\\") || text.starts_with("file:");
}

void FactCollector::add(ProvenanceFact fact)
{
    if (!fact.value.empty() && m_provenance.fact(fact.key) == nullptr) {
        m_provenance.facts.push_back(std::move(fact));
    }
}

void FactCollector::found(std::string_view key, std::string value, const std::string& file, std::string_view place)
{
    if (!isLocalPath(value) && withoutHomes(value) == value) {
        add({std::string(key), std::move(value), FactSource::Found, file, {}, std::string(place)});
    }
}

void FactCollector::computed(std::string_view key, std::string value)
{
    add({std::string(key), std::move(value), FactSource::Computed, {}, {}, {}});
}

void FactCollector::given(std::string_view key, std::string value)
{
    const auto known = std::ranges::find(m_provenance.facts, key, &ProvenanceFact::key);
    if (known == m_provenance.facts.end()) {
        add({std::string(key), std::move(value), FactSource::Given, {}, {}, {}});
        return;
    }
    if (known->value != value) {
        known->found = std::exchange(known->value, std::move(value));
        known->source = FactSource::Given;
    }
}

Provenance FactCollector::take() &&
{
    const auto& keys = provenanceKeys();
    std::ranges::stable_sort(m_provenance.facts, [&](const ProvenanceFact& a, const ProvenanceFact& b) {
        const auto place = [&](const ProvenanceFact& fact) { return std::ranges::find(keys, fact.key) - keys.begin(); };
        return std::pair(place(a), std::string_view(a.key)) < std::pair(place(b), std::string_view(b.key));
    });
    return std::move(m_provenance);
}

void collectModelFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts)
{
    const auto each = [&](Role role, auto has, auto take) {
        for (const FileIndex index : unit.files) {
            const FileEntry& file = directory.files[index];
            if (file.role == role && has(file)) {
                take(file, facts);
            }
        }
    };
    const auto hasJson = [](const FileEntry& file) { return file.json && file.json->is_object(); };
    // What names the base most surely comes first: the adapter must, the card says so on purpose, the config may be stale.
    each(Role::AdapterConfig, hasJson, fromAdapter);
    each(Role::ModelCard, [](const FileEntry& file) { return file.text != nullptr; }, fromCard);
    if (unit.config != NoFile && hasJson(directory.files[unit.config])) {
        const bool wasTrained = std::ranges::any_of(unit.files, [&](FileIndex index) {
            const Role role = directory.files[index].role;
            return role == Role::TrainerState || role == Role::TrainingArguments || role == Role::OptimizerState;
        });
        fromConfig(directory.files[unit.config], wasTrained, facts);
    }
    // Which library the card names comes last: it gives no version.
    each(Role::ModelCard, [](const FileEntry& file) { return file.text != nullptr; }, [](const FileEntry& file, FactCollector& all) {
        all.found("frameworks", ModelCard::parse(*file.text).value("library_name"), file.path, "library_name");
    });
    for (const FileIndex index : unit.weights) {
        if (directory.files[index].content) {
            fromMetadata(directory.files[index], facts);
        }
    }
    if (!unit.dtypes.empty()) {
        facts.computed("precision", unit.dtypes.front().dtype);
    }
}

} // namespace vitrine
