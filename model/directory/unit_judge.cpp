// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/unit_judge.h"

#include "model/formats/gguf/gguf_detail.h"

#include <algorithm>

namespace vitrine {

namespace {

using Fault = WeightFault::Kind;
using Want = ModelNeeds::Want;

/// Here, or not wanted; what could not be decided counts for the model.
bool isFine(PartState state)
{
    return state == PartState::Present || state == PartState::NotNeeded || state == PartState::NotVerified;
}

bool hasSoundWeights(const UnitFacts& facts)
{
    return facts.hasWeights && facts.fault.kind == Fault::None;
}

const GgufDetail* ggufDetail(const ModelDirectory& directory, const UnitFacts& facts)
{
    // The first set is the model; what stands beside it, so that it can see or hear, comes after.
    for (const WeightSet& set : facts.weights.sets) {
        for (const FileIndex file : set.files) {
            if (const auto* detail = dynamic_cast<const GgufDetail*>(directory.files[file].content ? directory.files[file].content->detail.get() : nullptr)) {
                return detail;
            }
        }
    }
    return nullptr;
}

/// Architectures of GGUF that do not read text, or leave that to a program beside them.
bool needsNoTokenizer(std::string_view architecture)
{
    constexpr std::string_view Names[] = {"clip", "flux", "sd1", "sd3", "sdxl", "ltxv", "hyvid", "wan", "aura", "cosmos", "hidream", "lumina2", "qwen_image", "wav-tokenizer", "whisper"};
    return architecture.empty() || std::ranges::find(Names, architecture) != std::end(Names);
}

std::string_view ggufArchitecture(const ModelDirectory& directory, const UnitFacts& facts)
{
    for (const WeightSet& set : facts.weights.sets) {
        for (const FileIndex file : set.files) {
            const FileEntry& entry = directory.files[file];
            if (entry.content && !entry.content->architecture.empty()) {
                return entry.content->architecture;
            }
        }
    }
    return {};
}

Verdict verdict(VerdictKind kind, bool loadable, VerdictState state)
{
    Verdict result;
    result.kind = kind;
    result.loadable = loadable;
    result.state = state;
    return result;
}

VerdictState faultState(const UnitFacts& facts, VerdictState otherwise)
{
    return facts.fault.kind == Fault::None || facts.fault.kind == Fault::NoWeights ? otherwise : VerdictState::Failure;
}

Verdict judgedGguf(const ModelDirectory& directory, const UnitFacts& facts)
{
    const GgufDetail* detail = ggufDetail(directory, facts);
    const std::string_view architecture = ggufArchitecture(directory, facts);
    const bool isVocabulary = detail != nullptr && facts.weights.counted.size() == 1 && detail->tensorCount == 0 && facts.fault.kind == Fault::None && detail->tokenizer.isPresent();
    if (isVocabulary) {
        return verdict(VerdictKind::TokenizerOnly, false, VerdictState::Info);
    }
    if (detail != nullptr && (detail->type == "mmproj" || architecture == "clip")) {
        return verdict(VerdictKind::SingleFileModel, false, faultState(facts, VerdictState::Info));
    }
    const bool hasTokenizer = facts.tokenizer == PartState::Present || needsNoTokenizer(architecture);
    if (hasSoundWeights(facts) && detail != nullptr && !hasTokenizer) {
        return verdict(VerdictKind::IncompleteModel, false, VerdictState::Half);
    }
    const bool whole = hasSoundWeights(facts) && detail != nullptr && !architecture.empty();
    if (!whole && facts.fault.kind != Fault::None) {
        return verdict(VerdictKind::IncompleteModel, false, VerdictState::Failure);
    }
    return verdict(VerdictKind::SingleFileModel, whole, whole ? VerdictState::Pass : VerdictState::NotVerified);
}

Verdict judgedAdapter(const ModelDirectory& directory, const UnitFacts& facts)
{
    const bool named = facts.adapterConfig != NoFile && directory.files[facts.adapterConfig].json;
    Verdict result = verdict(VerdictKind::Adapter, facts.hasAdapterWeights && named, VerdictState::Info);
    if (facts.hasState && facts.hasAdapterWeights) {
        result.kind = VerdictKind::TrainingCheckpoint;
    }
    if (!result.loadable) {
        result.state = VerdictState::Half;
    }
    return result;
}

} // namespace

Verdict judgedUnit(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts)
{
    if (facts.pipelineIndex != NoFile) {
        return verdict(VerdictKind::Pipeline, facts.missingComponents.empty(), facts.missingComponents.empty() ? VerdictState::Pass : VerdictState::Half);
    }
    const bool anyWeights = !facts.weights.sets.empty();
    if ((facts.adapterConfig != NoFile || facts.hasAdapterWeights) && !facts.hasWeights) {
        return judgedAdapter(directory, facts);
    }
    if (facts.distributed.isPresent() && !facts.hasWeights) {
        return verdict(VerdictKind::DistributedCheckpoint, false, facts.distributed.isWhole ? VerdictState::Half : VerdictState::Failure);
    }
    const bool hasConfig = facts.hasConfig || facts.isSelfContained;
    const bool loadable = hasSoundWeights(facts) && hasConfig && isFine(facts.tokenizer) && isFine(facts.processor) && facts.missingCode == 0;
    if (anyWeights && (facts.hasState || (facts.distributed.isPresent() && facts.hasWeights))) {
        return verdict(VerdictKind::TrainingCheckpoint, loadable, faultState(facts, VerdictState::Info));
    }
    if (facts.isGguf) {
        return judgedGguf(directory, facts);
    }
    const bool hasTokenizer = facts.tokenizer == PartState::Present;
    if (!anyWeights) {
        if (facts.config != NoFile || facts.fault.kind == Fault::Unfinished) {
            return verdict(VerdictKind::IncompleteModel, false, faultState(facts, VerdictState::Half));
        }
        if (facts.hasState) {
            return verdict(VerdictKind::IncompleteModel, false, VerdictState::Half);
        }
        const bool tokenizer = hasTokenizer || facts.tokenizer == PartState::Damaged;
        return tokenizer ? verdict(VerdictKind::TokenizerOnly, false, VerdictState::Info) : verdict(VerdictKind::NotAModel, false, VerdictState::Grey);
    }
    if (facts.isSelfContained && facts.config == NoFile && !facts.isRead) {
        return verdict(VerdictKind::SingleFileModel, false, faultState(facts, VerdictState::NotVerified));
    }
    if (facts.isSelfContained && facts.config == NoFile) {
        return verdict(loadable || facts.fault.kind == Fault::None ? VerdictKind::SingleFileModel : VerdictKind::IncompleteModel, hasSoundWeights(facts),
            faultState(facts, VerdictState::Pass));
    }
    if (facts.config == NoFile && facts.tokenizerFiles.empty() && facts.processorFiles.empty()) {
        return verdict(VerdictKind::WeightsOnly, false, faultState(facts, VerdictState::Half));
    }
    if (loadable) {
        return verdict(VerdictKind::CompleteModel, true, VerdictState::Pass);
    }
    static_cast<void>(draft);
    return verdict(VerdictKind::IncompleteModel, false, faultState(facts, VerdictState::Half));
}

std::vector<Message> missingParts(const UnitFacts& facts)
{
    std::vector<Message> parts;
    if (!facts.hasWeights && facts.fault.kind == Fault::NoWeights) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "weights"));
    }
    if (facts.isConfigBroken) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "config, which is damaged"));
    } else if (!facts.hasConfig && !facts.isSelfContained) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "config"));
    }
    if (!isFine(facts.tokenizer) && (facts.hasConfig || facts.isSelfContained || facts.needs.tokenizer == Want::Yes || facts.tokenizerFiles.empty())) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "tokenizer"));
    }
    if (!isFine(facts.processor)) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "processor"));
    }
    if (facts.missingCode > 0) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "code"));
    }
    return parts;
}

std::vector<Message> presentParts(const UnitFacts& facts)
{
    std::vector<Message> parts;
    parts.emplace_back(QT_TRANSLATE_NOOP("model", "weights"));
    if (facts.hasConfig) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "config"));
    }
    if (facts.tokenizer == PartState::Present && facts.needs.tokenizer != Want::No) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "tokenizer"));
    }
    if (facts.processor == PartState::Present) {
        parts.emplace_back(QT_TRANSLATE_NOOP("model", "processor"));
    }
    return parts;
}

} // namespace vitrine
