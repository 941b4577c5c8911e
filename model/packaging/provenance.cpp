// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance.h"

#include "model/packaging/provenance_sources.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

struct Row {
    std::string_view key;
    const char* title;
};

constexpr Row Rows[] = {
    {"name", QT_TRANSLATE_NOOP("model", "Name")},
    {"version", QT_TRANSLATE_NOOP("model", "Version")},
    {"base_model", QT_TRANSLATE_NOOP("model", "Base model")},
    {"base_revision", QT_TRANSLATE_NOOP("model", "Revision of the base model")},
    {"data", QT_TRANSLATE_NOOP("model", "Training data")},
    {"data_version", QT_TRANSLATE_NOOP("model", "Version of the data")},
    {"repository", QT_TRANSLATE_NOOP("model", "Repository")},
    {"commit", QT_TRANSLATE_NOOP("model", "Commit")},
    {"hyperparameters", QT_TRANSLATE_NOOP("model", "Hyperparameters")},
    {"adapter", QT_TRANSLATE_NOOP("model", "Adapter")},
    {"precision", QT_TRANSLATE_NOOP("model", "Precision")},
    {"frameworks", QT_TRANSLATE_NOOP("model", "Frameworks")},
    {"metrics", QT_TRANSLATE_NOOP("model", "Metrics")},
    {"licence", QT_TRANSLATE_NOOP("model", "Licence")},
    {"language", QT_TRANSLATE_NOOP("model", "Language of the model")},
    {"contact", QT_TRANSLATE_NOOP("model", "Contact")},
};

} // namespace

const ProvenanceFact* Provenance::fact(std::string_view key) const
{
    const auto found = std::ranges::find(facts, key, &ProvenanceFact::key);
    return found == facts.end() ? nullptr : &*found;
}

const std::vector<std::string_view>& provenanceKeys()
{
    static const std::vector<std::string_view> keys = [] {
        std::vector<std::string_view> all;
        for (const Row& row : Rows) {
            all.push_back(row.key);
        }
        return all;
    }();
    return keys;
}

Message provenanceKeyTitle(std::string_view key)
{
    const auto found = std::ranges::find(Rows, key, &Row::key);
    return found == std::end(Rows) ? Message::verbatim(std::string(key)) : Message(found->title);
}

Provenance gatherProvenance(
    const ModelDirectory& directory, std::uint32_t unit, const std::map<std::string, std::string>& given)
{
    FactCollector facts;
    const Unit& shown = directory.units[unit];
    collectRepositoryFacts(directory, shown, facts);
    collectTrainingFacts(directory, shown, facts);
    collectModelFacts(directory, shown, facts);
    for (const auto& [key, value] : given) {
        facts.given(key, value);
    }
    return std::move(facts).take();
}

} // namespace vitrine
