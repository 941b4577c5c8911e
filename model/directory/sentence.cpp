// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/sentence.h"

#include "model/directory/folder_tree.h"
#include "model/directory/json_reading.h"
#include "model/directory/unit_judge.h"
#include "model/formats/gguf/gguf_detail.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;
using Fault = WeightFault::Kind;

/// What people call the model; empty when nothing says it.
std::string displayName(const Unit& unit)
{
    const std::string family = familyName(unit.architecture);
    return family.empty() ? unit.modelType : family;
}

/// Whether English says "an" before a name: "an MT5 model", "an ALBERT model", "a UNet".
bool takesAn(std::string_view name)
{
    constexpr std::string_view Vowels = "aeioAEIO";
    constexpr std::string_view SpokenWithVowel = "FHLMNRSX";
    const bool spelt = name.size() > 1 && !(name[1] >= 'a' && name[1] <= 'z') && SpokenWithVowel.find(name[0]) != std::string_view::npos;
    return !name.empty() && (Vowels.find(name[0]) != std::string_view::npos || spelt);
}

/// The text with "an" where the name wants it; both are whole texts, because other languages translate them whole.
Message withArticle(const char* a, const char* an, const std::string& name, std::vector<Argument> more = {})
{
    std::vector<Argument> arguments{Argument(name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Message(takesAn(name) ? an : a, std::move(arguments));
}

/// "a Llama model", "a model".
Message someModel(const Unit& unit)
{
    const std::string name = displayName(unit);
    return name.empty() ? Message(QT_TRANSLATE_NOOP("model", "a model"))
                        : withArticle(QT_TRANSLATE_NOOP("model", "a %1 model"), QT_TRANSLATE_NOOP("model", "an %1 model"), name);
}

Message completeModel(const Unit& unit)
{
    const std::string name = displayName(unit);
    return name.empty() ? Message(QT_TRANSLATE_NOOP("model", "A complete model")) : Message(QT_TRANSLATE_NOOP("model", "A complete %1 model"), {Argument(name)});
}

Message faultSentence(const ModelDirectory& directory, const WeightFault& fault)
{
    const FileEntry* file = fault.file == NoFile ? nullptr : &directory.files[fault.file];
    const Argument name(file == nullptr ? std::string_view() : namePart(file->path));
    const std::vector<Argument> shards{Argument::count(fault.count), Argument::count(fault.total)};
    switch (fault.kind) {
    case Fault::Truncated:
        return fault.bytes == 0 ? Message(QT_TRANSLATE_NOOP("model", "Damaged: %1 ends before its own header says"), {name})
                                : Message(QT_TRANSLATE_NOOP("model", "Damaged: %1 ends %2 before its own header says"), {name, Argument::bytes(fault.bytes)});
    case Fault::Broken:
        return Message(QT_TRANSLATE_NOOP("model", "Damaged: %1 breaks the rules of its format"), {name});
    case Fault::MissingShards:
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 of %2 shards are missing"), shards);
    case Fault::PointerShards:
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 of %2 shards are only Git LFS pointers"), shards);
    case Fault::Pointer:
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 is only a Git LFS pointer"), {name});
    case Fault::MissingLink:
        if (file != nullptr && file->placeholder == Placeholder::LinkText) {
            return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 is only the text of a link, from a copy that lost its links"), {name});
        }
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 is a link to a file that is not here"), {name});
    case Fault::AbsentTensors:
        return Message::plural(QT_TRANSLATE_NOOP("model", "Not all here: %1 tensors that the index names are in no shard"), fault.count, {Argument::count(fault.count)});
    case Fault::SplitParts:
        return Message(QT_TRANSLATE_NOOP("model", "The parts do not fit: these %1 GGUF files are no set that a program would take"), {Argument::count(fault.total)});
    default:
        break;
    }
    if (file != nullptr && file->placeholder == Placeholder::Empty) {
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 has no bytes"), {name});
    }
    if (file != nullptr && (file->placeholder == Placeholder::WebPage || file->placeholder == Placeholder::ErrorMessage)) {
        return Message(QT_TRANSLATE_NOOP("model", "Not all here: %1 is what a server answered in place of the file"), {name});
    }
    return Message(QT_TRANSLATE_NOOP("model", "Not all here: the download of %1 was not finished"), {name});
}

Message misfitSentence(const Unit& unit, const WeightFault& fault)
{
    const std::vector<Argument> numbers{Argument(someModel(unit)), Argument::count(fault.total), Argument::count(fault.count)};
    return fault.kind == Fault::Layers ? Message(QT_TRANSLATE_NOOP("model", "The parts do not fit: the config of %1 says %2 layers, the weights hold %3"), numbers)
                                       : Message(QT_TRANSLATE_NOOP("model", "The parts do not fit: the config of %1 says a hidden size of %2, the weights have %3"), numbers);
}

Message halfSentence(const Unit& unit, const UnitFacts& facts)
{
    std::vector<Message> missing = missingParts(facts);
    if (missing.empty()) {
        missing.emplace_back(QT_TRANSLATE_NOOP("model", "files"));
    }
    const Argument model(someModel(unit));
    if (unit.residueBytes > 0) {
        return Message(QT_TRANSLATE_NOOP("model", "Half-finished: %1 without its %2, and %3 left from training"),
            {model, Argument(std::move(missing)), Argument::bytes(unit.residueBytes)});
    }
    return Message(QT_TRANSLATE_NOOP("model", "Half-finished: %1 without its %2"), {model, Argument(std::move(missing))});
}

/// "LoRA", as people write the kinds of PEFT.
std::string adapterKind(std::string_view peftType)
{
    constexpr std::pair<std::string_view, std::string_view> Names[] = {{"LORA", "LoRA"}, {"LOHA", "LoHa"}, {"LOKR", "LoKr"}, {"ADALORA", "AdaLoRA"}, {"VBLORA", "VB-LoRA"},
        {"PREFIX_TUNING", "prefix tuning"}, {"PROMPT_TUNING", "prompt tuning"}, {"P_TUNING", "P-tuning"}};
    const auto found = std::ranges::find(Names, peftType, &std::pair<std::string_view, std::string_view>::first);
    return std::string(found == std::end(Names) ? peftType : found->second);
}

Message adapterSentence(const ModelDirectory& directory, const UnitFacts& facts)
{
    const auto json = facts.adapterConfig == NoFile ? nullptr : directory.files[facts.adapterConfig].json;
    const std::string_view base = json ? stringAt(*json, "base_model_name_or_path") : std::string_view();
    std::string kind = json ? adapterKind(stringAt(*json, "peft_type")) : std::string();
    if (json && kind == "LoRA" && json->contains("use_dora") && (*json)["use_dora"] == true) {
        kind = "DoRA";
    }
    const Message adapter = kind.empty() ? Message(QT_TRANSLATE_NOOP("model", "An adapter"))
                                         : withArticle(QT_TRANSLATE_NOOP("model", "A %1 adapter"), QT_TRANSLATE_NOOP("model", "An %1 adapter"), kind);
    if (!facts.hasAdapterWeights) {
        return Message(QT_TRANSLATE_NOOP("model", "Half-finished: the config of an adapter without its weights"));
    }
    if (base.empty()) {
        return Message(QT_TRANSLATE_NOOP("model", "%1 that does not say which model it belongs to"), {Argument(adapter)});
    }
    return Message(QT_TRANSLATE_NOOP("model", "%1 for %2: it needs that model to run"), {Argument(adapter), Argument(base)});
}

Message trainingSentence(const ModelDirectory& directory, const Unit& unit, const UnitFacts& facts)
{
    const bool told = facts.fault.kind != Fault::None && facts.fault.kind != Fault::NoWeights;
    if (told && !facts.hasAdapterWeights) {
        return faultSentence(directory, facts.fault);
    }
    if (facts.hasAdapterWeights && !facts.hasWeights) {
        return unit.step ? Message(QT_TRANSLATE_NOOP("model", "A training checkpoint at step %1: an adapter, and what it takes to go on training"), {Argument::count(*unit.step)})
                         : Message(QT_TRANSLATE_NOOP("model", "A training checkpoint: an adapter, and what it takes to go on training"));
    }
    if (!unit.verdict.loadable) {
        std::vector<Message> missing = missingParts(facts);
        if (!missing.empty()) {
            return Message(QT_TRANSLATE_NOOP("model", "A training checkpoint whose model lacks its %1"), {Argument(std::move(missing))});
        }
    }
    return unit.step ? Message(QT_TRANSLATE_NOOP("model", "A training checkpoint at step %1: the model, and what it takes to go on training"), {Argument::count(*unit.step)})
                     : Message(QT_TRANSLATE_NOOP("model", "A training checkpoint: the model, and what it takes to go on training"));
}

Message distributedSentence(const UnitFacts& facts)
{
    const std::string framework = frameworkName(facts.distributed.framework);
    if (!facts.distributed.isWhole) {
        return withArticle(QT_TRANSLATE_NOOP("model", "Not all here: a %1 checkpoint of which parts are missing, and the only copy of these weights"),
            QT_TRANSLATE_NOOP("model", "Not all here: an %1 checkpoint of which parts are missing, and the only copy of these weights"), framework);
    }
    if (facts.distributed.parts < 2) {
        return withArticle(QT_TRANSLATE_NOOP("model", "A %1 checkpoint: the only copy of these weights, to be merged first"),
            QT_TRANSLATE_NOOP("model", "An %1 checkpoint: the only copy of these weights, to be merged first"), framework);
    }
    return withArticle(QT_TRANSLATE_NOOP("model", "A %1 checkpoint in %2 parts: the only copy of these weights, to be merged first"),
        QT_TRANSLATE_NOOP("model", "An %1 checkpoint in %2 parts: the only copy of these weights, to be merged first"), framework, {Argument::count(facts.distributed.parts)});
}

Message pipelineSentence(const ModelDirectory& directory, const Unit& unit, const UnitFacts& facts)
{
    const std::string name = unit.architecture.ends_with("Pipeline") ? unit.architecture.substr(0, unit.architecture.size() - 8) : unit.architecture;
    const Message pipeline = name.empty() ? Message(QT_TRANSLATE_NOOP("model", "pipeline")) : Message(QT_TRANSLATE_NOOP("model", "%1 pipeline"), {Argument(name)});
    std::vector<Message> broken;
    for (const std::string& component : facts.missingComponents) {
        broken.push_back(Message::verbatim(component));
    }
    for (const std::uint32_t component : unit.components) {
        if (!directory.units[component].verdict.loadable) {
            broken.push_back(Message::verbatim(std::string(namePart(directory.units[component].path))));
        }
    }
    if (!broken.empty()) {
        return Message(QT_TRANSLATE_NOOP("model", "Half-finished: a %1 without its %2"), {Argument(pipeline), Argument(std::move(broken))});
    }
    return Message::plural(QT_TRANSLATE_NOOP("model", "A complete %1: all %2 components are here"), facts.statedComponents, {Argument(pipeline), Argument::count(facts.statedComponents)});
}

Message singleFileSentence(const ModelDirectory& directory, const Unit& unit, const UnitFacts& facts)
{
    if (facts.fault.kind != Fault::None) {
        return faultSentence(directory, facts.fault);
    }
    const FileEntry& file = directory.files[facts.weights.sets.front().files.front()];
    if (!facts.isRead) {
        return Message(QT_TRANSLATE_NOOP("model", "Not verified: a model in one piece, %1, whose inside was not read"), {Argument(namePart(file.path))});
    }
    const Argument format(formatTitle(file.format));
    const auto* detail = dynamic_cast<const GgufDetail*>(file.content ? file.content->detail.get() : nullptr);
    if (detail != nullptr && !unit.verdict.loadable) {
        return detail->type == "mmproj" || unit.modelType == "clip"
            ? Message(QT_TRANSLATE_NOOP("model", "A part that lets a model see or hear: it needs the language model that it was made for"))
            : Message(QT_TRANSLATE_NOOP("model", "A %1 file that does not say which model it holds"), {format});
    }
    const std::string_view quantisation = detail == nullptr ? std::string_view() : std::string_view(detail->fileTypeName);
    if (facts.weights.counted.size() > 1) {
        return Message(QT_TRANSLATE_NOOP("model", "A complete model in %1 %2 files"), {Argument::count(facts.weights.counted.size()), format});
    }
    return quantisation.empty() ? Message(QT_TRANSLATE_NOOP("model", "A complete model in one %1 file"), {format})
                                : Message(QT_TRANSLATE_NOOP("model", "A complete model in one %1 file, %2"), {format, Argument(quantisation)});
}

Message weightsOnlySentence(const ModelDirectory& directory, const UnitFacts& facts)
{
    if (facts.fault.kind != Fault::None) {
        return faultSentence(directory, facts.fault);
    }
    return Message(QT_TRANSLATE_NOOP("model", "Weights only: config and tokenizer are missing"));
}

Message notAModelSentence(const ModelDirectory& directory)
{
    if (directory.isSingleFile) {
        return Message(QT_TRANSLATE_NOOP("model", "Not a model: this file holds no weights, no config and no tokenizer that Vitrine knows"));
    }
    if (directory.files.empty()) {
        return Message(QT_TRANSLATE_NOOP("model", "This folder is empty: a download may not have begun yet"));
    }
    return Message::plural(QT_TRANSLATE_NOOP("model", "Not a model: none of the %1 files here holds weights, a config or a tokenizer that Vitrine knows"), directory.files.size(),
        {Argument::count(directory.files.size())});
}

/// A collection inside a collection is no model itself.
std::uint64_t modelsInside(const ModelDirectory& directory, const Unit& collection)
{
    const std::string prefix = collection.path.empty() ? std::string() : collection.path + '/';
    return static_cast<std::uint64_t>(std::ranges::count_if(directory.units.begin() + 1, directory.units.end(), [&](const Unit& unit) {
        return unit.path.starts_with(prefix) && unit.verdict.kind != VerdictKind::NotAModel && unit.verdict.kind != VerdictKind::Collection;
    }));
}

} // namespace

Message unitSentence(const ModelDirectory& directory, const Unit& unit, const UnitFacts& facts)
{
    const bool told = facts.fault.kind != Fault::None && facts.fault.kind != Fault::NoWeights;
    switch (unit.verdict.kind) {
    case VerdictKind::CompleteModel:
        return Message(QT_TRANSLATE_NOOP("model", "%1: %2 are here and fit together"), {Argument(completeModel(unit)), Argument(presentParts(facts))});
    case VerdictKind::IncompleteModel:
        if (facts.fault.kind == Fault::Layers || facts.fault.kind == Fault::Width) {
            return misfitSentence(unit, facts.fault);
        }
        return told ? faultSentence(directory, facts.fault) : halfSentence(unit, facts);
    case VerdictKind::WeightsOnly:
        return weightsOnlySentence(directory, facts);
    case VerdictKind::Adapter:
        return adapterSentence(directory, facts);
    case VerdictKind::TrainingCheckpoint:
        return trainingSentence(directory, unit, facts);
    case VerdictKind::DistributedCheckpoint:
        return distributedSentence(facts);
    case VerdictKind::Pipeline:
        return pipelineSentence(directory, unit, facts);
    case VerdictKind::SingleFileModel:
        return singleFileSentence(directory, unit, facts);
    case VerdictKind::TokenizerOnly:
        return Message(QT_TRANSLATE_NOOP("model", "A tokenizer without a model"));
    case VerdictKind::Collection:
        return Message::plural(QT_TRANSLATE_NOOP("model", "A folder of %1 models: choose one to look at"), modelsInside(directory, unit), {Argument::count(modelsInside(directory, unit))});
    default:
        return notAModelSentence(directory);
    }
}

Message cancelledSentence(std::uint64_t read, std::uint64_t total)
{
    return Message(QT_TRANSLATE_NOOP("model", "Reading was cancelled after %1 of %2 files: nothing is said about completeness"), {Argument::count(read), Argument::count(total)});
}

} // namespace vitrine
