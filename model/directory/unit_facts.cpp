// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/unit_facts.h"

#include "model/directory/config_fit.h"
#include "model/directory/folder_tree.h"
#include "model/directory/json_reading.h"
#include "model/directory/natural_order.h"
#include "model/directory/self_contained.h"
#include "model/directory/tokenizer_sets.h"
#include "model/directory/weight_faults.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine {

namespace {

/// Like carriesItsConfig(), by name, for what no reader has taken.
bool isSelfContainedName(std::string_view name)
{
    return name.ends_with(".onnx") || name.ends_with(".tflite") || name.ends_with(".keras") || name.ends_with(".h5") || name.ends_with(".hdf5") || name == "saved_model.pb" || name.ends_with(".llamafile");
}

bool isConfigName(std::string_view name)
{
    constexpr std::string_view Names[] = {"config.json", "params.json", "open_clip_config.json", "mlc-chat-config.json", "model_config.json", "config.yaml", "hyperparams.yaml"};
    return std::ranges::find(Names, name) != std::end(Names);
}

class Gathering
{
public:
    Gathering(const ModelDirectory& directory, const UnitDraft& draft)
        : m_directory(directory)
        , m_draft(draft)
    {
    }

    void run(UnitFacts& facts);

private:
    [[nodiscard]] const FileEntry& entry(FileIndex file) const { return m_directory.files[file]; }
    [[nodiscard]] bool isCopy(FileIndex file) const { return std::ranges::binary_search(m_draft.copies, file); }
    void takeFile(FileIndex file, UnitFacts& facts);
    void takeConfig(FileIndex file, UnitFacts& facts);
    void judgeConfig(UnitFacts& facts) const;
    void judgeCode(UnitFacts& facts) const;
    void judgePipeline(UnitFacts& facts) const;

    const ModelDirectory& m_directory;
    const UnitDraft& m_draft;
};

void Gathering::takeConfig(FileIndex file, UnitFacts& facts)
{
    const std::string_view name = namePart(entry(file).path);
    if (name == "model_index.json") {
        facts.pipelineIndex = facts.pipelineIndex == NoFile ? file : facts.pipelineIndex;
    }
    if (!isConfigName(name) || isCopy(file)) {
        return;
    }
    // The config of the unit's own folder, and config.json before what stands in its place in other layouts.
    const auto worth = [&](FileIndex index) {
        const bool own = folderPart(entry(index).path) == m_draft.path || m_directory.isSingleFile;
        const bool named = entry(index).json && (entry(index).json->contains("model_type") || entry(index).json->contains("architectures"));
        return (own ? 4 : 0) + (namePart(entry(index).path) == "config.json" ? 2 : 0) + (named ? 1 : 0);
    };
    if (facts.config == NoFile || worth(file) > worth(facts.config)) {
        facts.config = file;
    }
}

void Gathering::takeFile(FileIndex file, UnitFacts& facts)
{
    switch (entry(file).role) {
    case Role::Config:
        takeConfig(file, facts);
        break;
    case Role::AdapterConfig:
        facts.adapterConfig = facts.adapterConfig == NoFile ? file : facts.adapterConfig;
        break;
    case Role::AdapterWeights:
        facts.hasAdapterWeights = facts.hasAdapterWeights || !isCopy(file);
        break;
    case Role::Tokenizer:
        if (!isCopy(file)) {
            facts.tokenizerFiles.push_back(file);
        }
        break;
    case Role::Processor:
        if (!isCopy(file)) {
            facts.processorFiles.push_back(file);
        }
        break;
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
        facts.hasState = true;
        break;
    default:
        break;
    }
}

void Gathering::judgeConfig(UnitFacts& facts) const
{
    if (facts.config == NoFile) {
        return;
    }
    const FileEntry& file = entry(facts.config);
    const bool isJson = file.path.ends_with(".json");
    const bool sound = file.placeholder == Placeholder::None && (!isJson || (file.json && file.json->is_object()));
    facts.hasConfig = sound;
    facts.isConfigBroken = !sound;
    if (sound && isJson) {
        facts.needs = modelNeeds(*file.json);
    }
}

/// auto_map of transformers: {"AutoModel": "modeling_x.XModel"}, or "org/repo--modeling_x.XModel" for code that lies
/// elsewhere. A type that the library knows loads without it.
void Gathering::judgeCode(UnitFacts& facts) const
{
    if (!facts.hasConfig || facts.needs.isKnownType || !entry(facts.config).json || !entry(facts.config).json->is_object()) {
        return;
    }
    const auto map = entry(facts.config).json->find("auto_map");
    if (map == entry(facts.config).json->end() || !map->is_object()) {
        return;
    }
    std::unordered_set<std::string> here;
    for (const FileIndex file : m_draft.files) {
        here.insert(std::string(namePart(entry(file).path)));
    }
    std::unordered_set<std::string> missing;
    for (const auto& item : map->items()) {
        const nlohmann::json& value = item.value().is_array() && !item.value().empty() ? item.value().front() : item.value();
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        const std::string module = text.substr(0, text.find('.')) + ".py";
        if (!text.empty() && text.find("--") == std::string::npos && !here.contains(module)) {
            missing.insert(module);
        }
    }
    facts.missingCode = missing.size();
}

/// Whether the folder of a component holds what its class is made of, where that is neither weights nor a config.json: a
/// scheduler is its config, a tokenizer its vocabulary.
bool holds(const std::vector<FileEntry>& files, const std::string& folder, std::string_view className)
{
    const bool isTokenizer = className.find("Tokenizer") != std::string_view::npos;
    if (!isTokenizer && className.find("Scheduler") == std::string_view::npos) {
        return true;
    }
    for (auto file = std::ranges::lower_bound(files, folder, naturalLess, &FileEntry::path); file != files.end() && file->path.starts_with(folder); ++file) {
        const std::string_view name = namePart(file->path);
        const bool isPart = isTokenizer ? file->role == Role::Tokenizer && name != "tokenizer_config.json" && name != "special_tokens_map.json" && name != "added_tokens.json"
                                        : name.ends_with(".json");
        if (isPart && file->placeholder == Placeholder::None) {
            return true;
        }
    }
    return false;
}

/// Which folders model_index.json names: [library, class], where null stands for a component that is left out.
void Gathering::judgePipeline(UnitFacts& facts) const
{
    if (facts.pipelineIndex == NoFile || !entry(facts.pipelineIndex).json || !entry(facts.pipelineIndex).json->is_object()) {
        return;
    }
    std::unordered_set<std::string> folders;
    const std::string prefix = m_draft.path.empty() ? std::string() : m_draft.path + '/';
    const std::vector<FileEntry>& files = m_directory.files;
    for (auto file = std::ranges::lower_bound(files, prefix, naturalLess, &FileEntry::path); file != files.end() && file->path.starts_with(prefix); ++file) {
        const std::size_t slash = file->path.find('/', prefix.size());
        if (slash != std::string::npos) {
            folders.insert(file->path.substr(prefix.size(), slash - prefix.size()));
        }
    }
    for (const auto& item : entry(facts.pipelineIndex).json->items()) {
        const nlohmann::json& value = item.value();
        const bool named = value.is_array() && value.size() >= 2 && value[0].is_string() && value[1].is_string();
        if (!named) {
            continue;
        }
        ++facts.statedComponents;
        if (!folders.contains(item.key()) || !holds(files, prefix + item.key() + '/', value[1].get_ref<const std::string&>())) {
            facts.missingComponents.push_back(item.key());
        }
    }
}

void Gathering::run(UnitFacts& facts)
{
    for (const FileIndex file : m_draft.files) {
        takeFile(file, facts);
    }
    judgeConfig(facts);
    judgeCode(facts);
    judgePipeline(facts);
}

/// Whether a file of weights holds the state of the training as well: Lightning's .ckpt does.
bool holdsState(const ModelDirectory& directory, const TensorStore& tensors, const std::vector<FileIndex>& weights)
{
    return std::ranges::any_of(weights, [&](FileIndex file) {
        const FileEntry& entry = directory.files[file];
        if (entry.format == Format::Safetensors || entry.format == Format::Gguf) {
            return false;
        }
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            if (has(tensors.flags(row), TensorFlag::State)) {
                return true;
            }
        }
        return false;
    });
}

PartState processorState(const ModelDirectory& directory, const UnitFacts& facts)
{
    if (facts.needs.processor != ModelNeeds::Want::Yes) {
        return facts.processorFiles.empty() ? PartState::NotNeeded : PartState::Present;
    }
    const auto isSound = [&](FileIndex index) {
        const FileEntry& file = directory.files[index];
        const bool here = file.kind == EntryKind::File || file.kind == EntryKind::Link;
        return here && file.placeholder == Placeholder::None && (!file.path.ends_with(".json") || file.json);
    };
    if (facts.processorFiles.empty()) {
        return PartState::Missing;
    }
    return std::ranges::any_of(facts.processorFiles, isSound) ? PartState::Present : PartState::Damaged;
}

} // namespace

UnitFacts gatherFacts(const ModelDirectory& directory, const TensorStore& tensors, const UnitDraft& draft, const std::vector<ShardSet>& shardSets,
    const std::vector<std::uint32_t>& unitSets)
{
    UnitFacts facts;
    Gathering(directory, draft).run(facts);
    facts.distributed = distributedParts(directory.files, draft.files);
    facts.weights = chooseWeights(directory, tensors, draft, shardSets, unitSets, facts.distributed.weights);
    facts.hasState = facts.hasState || holdsState(directory, tensors, facts.weights.counted);
    for (const FileIndex file : facts.weights.counted) {
        const FileEntry& entry = directory.files[file];
        facts.hasWeights = facts.hasWeights || (entry.placeholder == Placeholder::None && (entry.kind == EntryKind::File || entry.kind == EntryKind::Link));
    }
    if (!facts.weights.sets.empty() && !facts.weights.sets.front().files.empty()) {
        const FileEntry& first = directory.files[facts.weights.sets.front().files.front()];
        facts.isGguf = first.format == Format::Gguf || first.path.ends_with(".gguf");
        facts.isRead = first.content != nullptr;
        facts.isSelfContained = carriesItsConfig(first.format) || facts.isGguf || isSelfContainedName(namePart(first.path));
    }
    if (draft.isComponent) {
        facts.needs.tokenizer = ModelNeeds::Want::No; // the pipeline has folders for what its components read
        facts.needs.processor = ModelNeeds::Want::No;
    }
    facts.processor = processorState(directory, facts);
    facts.tokenizer = tokenizerState(directory, facts);
    facts.fault = weightFault(directory, tensors, facts, shardSets);
    if (facts.fault.kind == WeightFault::Kind::None) {
        facts.fault = configMisfit(directory, tensors, facts);
    }
    if (facts.fault.kind == WeightFault::Kind::NoWeights) {
        const auto begun = std::ranges::find_if(draft.files, [&](FileIndex file) { return directory.files[file].placeholder == Placeholder::PartialDownload; });
        if (begun != draft.files.end()) {
            facts.fault = {WeightFault::Kind::Unfinished, *begun, 0, 0, 0};
        }
    }
    return facts;
}

} // namespace vitrine
