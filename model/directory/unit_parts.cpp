// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/json_reading.h"
#include "model/directory/unit_judge.h"

#include <algorithm>

namespace vitrine {

namespace {

PartStatus status(Part part, PartState state, Message title, std::vector<FileIndex> files = {})
{
    return {part, state, std::move(title), std::move(files)};
}

/// A card whose front matter names a licence: "license: apache-2.0" between the lines of three dashes.
bool namesLicence(const std::string& card)
{
    const std::string_view text = card;
    if (!text.starts_with("---")) {
        return false;
    }
    const std::string_view front = text.substr(0, text.find("\n---", 3));
    const std::size_t key = front.find("\nlicense:");
    return key != std::string_view::npos && front.find_first_not_of(" \t", key + 9) != std::string_view::npos && front[front.find_first_not_of(" \t", key + 9)] != '\n';
}

PartStatus licencePart(const ModelDirectory& directory, const UnitDraft& draft)
{
    PartStatus part = status(Part::Licence, PartState::Missing, Message(QT_TRANSLATE_NOOP("model", "Licence")));
    for (const FileIndex file : draft.files) {
        const FileEntry& entry = directory.files[file];
        const bool text = entry.role == Role::Licence && entry.placeholder == Placeholder::None;
        if (text || (entry.role == Role::ModelCard && entry.text && namesLicence(*entry.text))) {
            part.state = PartState::Present;
            part.files.push_back(file);
        }
    }
    return part;
}

PartState weightsState(const UnitFacts& facts)
{
    switch (facts.fault.kind) {
    case WeightFault::Kind::None:
        return PartState::Present;
    case WeightFault::Kind::Truncated:
    case WeightFault::Kind::Broken:
    case WeightFault::Kind::AbsentTensors:
    case WeightFault::Kind::Layers:
    case WeightFault::Kind::Width:
        return PartState::Damaged;
    default:
        return PartState::Missing;
    }
}

std::vector<PartStatus> adapterParts(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts)
{
    PartStatus adapter = status(Part::Adapter, facts.hasAdapterWeights ? PartState::Present : PartState::Missing, Message(QT_TRANSLATE_NOOP("model", "Adapter")));
    for (const FileIndex file : draft.files) {
        if (directory.files[file].role == Role::AdapterWeights) {
            adapter.files.push_back(file);
        }
    }
    const bool hasConfig = facts.adapterConfig != NoFile;
    PartStatus config = status(Part::Config, hasConfig ? PartState::Present : PartState::Missing, Message(QT_TRANSLATE_NOOP("model", "Config")));
    PartStatus base = status(Part::BaseModel, PartState::Missing, Message(QT_TRANSLATE_NOOP("model", "Base model")));
    if (hasConfig) {
        config.files = {facts.adapterConfig};
        config.state = directory.files[facts.adapterConfig].json ? PartState::Present : PartState::Damaged;
        const auto& json = directory.files[facts.adapterConfig].json;
        base.state = json && !stringAt(*json, "base_model_name_or_path").empty() ? PartState::Present : PartState::Missing;
    }
    return {adapter, config, base, licencePart(directory, draft)};
}

std::vector<PartStatus> modelParts(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts)
{
    PartStatus weights = status(Part::Weights, weightsState(facts), Message(QT_TRANSLATE_NOOP("model", "Weights")), facts.weights.counted);
    if (facts.distributed.isPresent() && !facts.hasWeights) {
        weights.files = facts.distributed.weights;
        weights.state = facts.distributed.isWhole ? PartState::Present : PartState::Missing;
    }
    PartStatus config = status(Part::Config, facts.isConfigBroken ? PartState::Damaged : facts.hasConfig ? PartState::Present : PartState::Missing,
        Message(QT_TRANSLATE_NOOP("model", "Config")));
    if (facts.config != NoFile) {
        config.files = {facts.config};
    } else if (facts.isSelfContained) {
        config.state = PartState::NotNeeded;
    }
    std::vector<PartStatus> parts{weights, config};
    if (facts.tokenizer != PartState::NotNeeded) {
        parts.push_back(status(Part::Tokenizer, facts.tokenizer, Message(QT_TRANSLATE_NOOP("model", "Tokenizer")), facts.tokenizerFiles));
    }
    if (facts.processor != PartState::NotNeeded) {
        parts.push_back(status(Part::Processor, facts.processor, Message(QT_TRANSLATE_NOOP("model", "Processor")), facts.processorFiles));
    }
    parts.push_back(licencePart(directory, draft));
    return parts;
}

std::vector<PartStatus> pipelineParts(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts)
{
    std::vector<PartStatus> parts;
    for (const std::string& name : facts.missingComponents) {
        parts.push_back(status(Part::Component, PartState::Missing, Message::verbatim(name)));
    }
    parts.push_back(licencePart(directory, draft));
    return parts;
}

} // namespace

std::vector<PartStatus> unitParts(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts, VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::NotAModel:
    case VerdictKind::Collection:
        return {};
    case VerdictKind::Pipeline:
        return pipelineParts(directory, draft, facts);
    case VerdictKind::TokenizerOnly:
        return {status(Part::Tokenizer, facts.tokenizer, Message(QT_TRANSLATE_NOOP("model", "Tokenizer")), facts.tokenizerFiles)};
    case VerdictKind::SingleFileModel:
        return {status(Part::AllInOne, weightsState(facts), Message(QT_TRANSLATE_NOOP("model", "All in one file")), facts.weights.counted), licencePart(directory, draft)};
    case VerdictKind::Adapter:
        return adapterParts(directory, draft, facts);
    default:
        return facts.hasAdapterWeights && !facts.hasWeights ? adapterParts(directory, draft, facts) : modelParts(directory, draft, facts);
    }
}

} // namespace vitrine
