// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/unit_finder.h"

#include "model/directory/folder_facts.h"
#include "model/directory/gguf_split.h"
#include "model/directory/glob.h"
#include "model/directory/json_reading.h"
#include "model/directory/natural_order.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

/// What a folder is to the unit that it lies in.
enum class Belonging : std::uint8_t {
    Part, ///< its files are files of the unit
    Copy, ///< likewise, and its weights are a second form of the unit's
    Own, ///< a unit by itself
    Component, ///< a unit by itself, named by the pipeline that it lies in
};

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

bool matchesOneOf(std::string_view name, std::initializer_list<std::string_view> patterns)
{
    return std::ranges::any_of(patterns, [&](std::string_view pattern) { return globMatches(pattern, name); });
}

/// Folders in which libraries keep the same weights in another form (facts on file roles, "parents").
bool isCopyFolder(std::string_view name)
{
    return isOneOf(name, {"original", "metal", "onnx", "openvino", "coreml", "tflite", "tf", "flax", "jax", "rust", "saved_model"})
        || matchesOneOf(name, {"*.mlpackage", "*.mlmodelc"});
}

/// Folders that are pieces of a checkpoint or of a format, whatever they hold.
bool isPieceFolder(std::string_view name)
{
    return isOneOf(name, {"variables", "assets", "assets.extra", "array_metadatas", "optimizer", "d"})
        || matchesOneOf(name, {"mp_rank_[0-9]*", "pytorch_model_fsdp_[0-9]*", "optimizer_[0-9]*", "ocdbt.process_*"});
}

/// Folders of which a training run writes one for each time it is saved.
bool isCheckpointFolder(std::string_view name)
{
    return matchesOneOf(name, {"checkpoint-[0-9]*", "tmp-checkpoint-[0-9]*", "checkpoint_[0-9]*", "epoch_[0-9]*", "epoch-[0-9]*", "step_[0-9]*", "step-[0-9]*"});
}

/// Folders of processes' parts that lie in the checkpoint they belong to.
bool isStepFolder(std::string_view name)
{
    return matchesOneOf(name, {"global_step[0-9]*", "iter_[0-9]*"});
}

class UnitFinder
{
public:
    UnitFinder(const std::vector<FileEntry>& files, const std::vector<ShardSet>& ggufSets)
        : m_files(files)
        , m_tree(files)
        , m_facts(folderFacts(m_tree, files))
    {
        for (const ShardSet& set : ggufSets) {
            if (!set.shards.empty()) {
                m_ggufSets.emplace(set.shards.front(), &set);
                m_ggufParts.insert(set.shards.begin() + 1, set.shards.end());
            }
        }
    }

    std::vector<UnitDraft> run();

private:
    struct Task {
        std::uint32_t folder;
        std::uint32_t unit;
        bool isCopy;
    };

    [[nodiscard]] Belonging belonging(std::uint32_t folder, std::uint32_t unit);
    [[nodiscard]] bool isNamedComponent(std::uint32_t folder) const;
    [[nodiscard]] bool isNamedModule(std::uint32_t folder);
    [[nodiscard]] std::uint32_t currentStep(const FolderTree::Folder& outer) const;
    [[nodiscard]] bool isCurrentStep(std::uint32_t folder);
    void separateGguf(std::uint32_t unit);
    void fold();
    void order();

    const std::vector<FileEntry>& m_files;
    FolderTree m_tree;
    std::vector<FolderFacts> m_facts;
    std::unordered_map<FileIndex, const ShardSet*> m_ggufSets; ///< by the first part that is here
    std::unordered_set<FileIndex> m_ggufParts; ///< all other parts
    std::unordered_map<std::uint32_t, std::uint32_t> m_currentSteps; ///< by the folder that holds them
    std::unordered_map<std::uint32_t, std::unordered_set<std::string_view>> m_modules; ///< by the folder of modules.json
    std::vector<UnitDraft> m_units;
    std::vector<std::uint32_t> m_unitFolder; ///< by unit
};

std::vector<UnitDraft> UnitFinder::run()
{
    m_units.emplace_back();
    m_unitFolder.push_back(0);
    std::vector<Task> tasks{{0, 0, false}};
    while (!tasks.empty()) {
        const Task task = tasks.back();
        tasks.pop_back();
        const FolderTree::Folder& folder = m_tree.folder(task.folder);
        UnitDraft& unit = m_units[task.unit];
        unit.files.insert(unit.files.end(), folder.files.begin(), folder.files.end());
        if (task.isCopy) {
            unit.copies.insert(unit.copies.end(), folder.files.begin(), folder.files.end());
        }
        for (const std::uint32_t child : folder.children) {
            const Belonging kind = task.isCopy ? Belonging::Copy : belonging(child, task.unit);
            if (kind == Belonging::Part || kind == Belonging::Copy) {
                tasks.push_back({child, task.unit, kind == Belonging::Copy});
                continue;
            }
            UnitDraft inner;
            inner.path = m_tree.folder(child).path;
            inner.parent = task.unit;
            inner.isComponent = kind == Belonging::Component;
            tasks.push_back({child, static_cast<std::uint32_t>(m_units.size()), false});
            m_units.push_back(std::move(inner));
            m_unitFolder.push_back(child);
        }
    }
    const auto found = static_cast<std::uint32_t>(m_units.size());
    for (std::uint32_t i = 0; i < found; ++i) {
        separateGguf(i);
    }
    fold();
    order();
    return std::move(m_units);
}

Belonging UnitFinder::belonging(std::uint32_t index, std::uint32_t unit)
{
    const FolderTree::Folder& folder = m_tree.folder(index);
    const FolderFacts& facts = m_facts[index];
    const FolderFacts& outer = m_facts[folder.parent];
    const FolderFacts& whole = m_facts[m_unitFolder[unit]];
    if (isNamedComponent(index)) {
        const bool isLoadable = facts.config != NoFile || facts.weightsBelow;
        return isLoadable ? Belonging::Component : Belonging::Part;
    }
    if (isNamedModule(index) || isPieceFolder(folder.name) || facts.arrayChunks || folder.name == "blobs") {
        return Belonging::Part;
    }
    if (isCopyFolder(folder.name) && facts.weightsBelow && (whole.config != NoFile || whole.weights || whole.savedModel)) {
        return Belonging::Copy;
    }
    if (facts.weights && facts.rawDataOnly && facts.config == NoFile && (outer.weights || outer.distributed) && !isCheckpointFolder(folder.name)) {
        return Belonging::Part; // the data of a graph or of a store that lies beside it
    }
    if (facts.distributed && outer.distributed && !facts.weights) {
        return Belonging::Part;
    }
    if (isStepFolder(folder.name)) {
        return isCurrentStep(index) ? Belonging::Part : Belonging::Own;
    }
    if (isCheckpointFolder(folder.name) && (facts.weightsBelow || facts.stateBelow)) {
        return Belonging::Own;
    }
    if (facts.checkpointPieces || facts.pipelineIndex != NoFile || facts.adapterConfig || facts.adapterWeights || facts.savedModel) {
        return Belonging::Own;
    }
    if (facts.weights || facts.distributed || facts.config != NoFile || facts.modules != NoFile) {
        return Belonging::Own;
    }
    // A tokenizer alone is a unit where it is not the tokenizer of what it lies in.
    if (facts.tokenizer && !outer.isSomething() && !whole.isSomething()) {
        return Belonging::Own;
    }
    return Belonging::Part;
}

/// model_index.json of diffusers: {"vae": ["diffusers", "AutoencoderKL"], …}; keys are folders.
bool UnitFinder::isNamedComponent(std::uint32_t index) const
{
    const FolderTree::Folder& folder = m_tree.folder(index);
    const FileIndex pipeline = m_facts[folder.parent].pipelineIndex;
    if (pipeline == NoFile || !m_files[pipeline].json || !m_files[pipeline].json->is_object()) {
        return false;
    }
    const auto named = m_files[pipeline].json->find(std::string(folder.name));
    return named != m_files[pipeline].json->end() && named->is_array();
}

/// modules.json of sentence-transformers: [{"path": "1_Pooling", …}, …].
bool UnitFinder::isNamedModule(std::uint32_t index)
{
    const FolderTree::Folder& folder = m_tree.folder(index);
    const FileIndex modules = m_facts[folder.parent].modules;
    if (modules == NoFile || !m_files[modules].json || !m_files[modules].json->is_array()) {
        return false;
    }
    const auto [named, isNew] = m_modules.try_emplace(folder.parent);
    if (isNew) {
        for (const nlohmann::json& module : *m_files[modules].json) {
            named->second.insert(stringAt(module, "path"));
        }
    }
    return named->second.contains(folder.name);
}

/// Of several global_stepN or iter_N beside each other, the one that `latest` names is the state of the folder; where
/// nothing names one, the last.
std::uint32_t UnitFinder::currentStep(const FolderTree::Folder& outer) const
{
    std::uint32_t current = 0;
    std::string_view said;
    for (const FileIndex file : outer.files) {
        const std::string_view name = namePart(m_files[file].path);
        if (m_files[file].text && (name == "latest" || name == "latest_checkpointed_iteration.txt")) {
            const std::string_view text = *m_files[file].text;
            said = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
        }
    }
    for (const std::uint32_t child : outer.children) {
        const std::string_view name = m_tree.folder(child).name;
        if (!isStepFolder(name)) {
            continue;
        }
        // Megatron's file says "10" for iter_0000010.
        const bool byNumber = !said.empty() && name.starts_with("iter_") && name.ends_with(said)
            && name.substr(5, name.size() - 5 - std::min(said.size(), name.size() - 5)).find_first_not_of('0') == std::string_view::npos;
        if (!said.empty() && (name == said || byNumber)) {
            return child;
        }
        current = current == 0 || naturalLess(m_tree.folder(current).name, name) ? child : current;
    }
    return current;
}

bool UnitFinder::isCurrentStep(std::uint32_t index)
{
    const std::uint32_t outer = m_tree.folder(index).parent;
    const auto known = m_currentSteps.find(outer);
    const std::uint32_t current = known != m_currentSteps.end() ? known->second : currentStep(m_tree.folder(outer));
    m_currentSteps.emplace(outer, current);
    return index == current;
}

/// Each GGUF model is a unit, unless it is the only weights of its folder and so is what the folder is.
void UnitFinder::separateGguf(std::uint32_t unit)
{
    std::vector<UnitDraft> found;
    bool otherWeights = false;
    const auto isModel = [&](FileIndex index) {
        const FileEntry& file = m_files[index];
        const std::string_view name = namePart(file.path);
        const bool gguf = file.format == Format::Gguf || name.ends_with(".gguf") || ggufBytePartOf(file.path);
        return gguf && file.role == Role::Weights && name.find("mmproj") == std::string_view::npos;
    };
    for (const FileIndex file : m_units[unit].files) {
        if (const auto whole = ggufBytePartOf(m_files[file].path)) {
            const auto known = std::ranges::find(found, *whole, &UnitDraft::path);
            if (known != found.end()) {
                known->files.push_back(file);
                continue;
            }
            UnitDraft draft;
            draft.path = *whole;
            draft.files = {file};
            found.push_back(std::move(draft));
        } else if (isModel(file) && !m_ggufParts.contains(file)) {
            const auto set = m_ggufSets.find(file);
            UnitDraft draft;
            draft.path = m_files[file].path;
            draft.files = set == m_ggufSets.end() ? std::vector<FileIndex>{file} : set->second->shards;
            found.push_back(std::move(draft));
        } else if (!isModel(file) && (m_files[file].role == Role::WeightsIndex || (m_files[file].role == Role::Weights && !m_files[file].path.ends_with(".gguf") && m_files[file].format != Format::Gguf))) {
            otherWeights = true;
        }
    }
    if (found.empty() || (found.size() == 1 && !otherWeights)) {
        return;
    }
    std::unordered_set<FileIndex> taken;
    for (UnitDraft& draft : found) {
        draft.parent = unit;
        draft.isSingleFile = true;
        taken.insert(draft.files.begin(), draft.files.end());
        m_units.push_back(std::move(draft));
        m_unitFolder.push_back(m_unitFolder[unit]);
    }
    UnitDraft& rest = m_units[unit];
    std::erase_if(rest.files, [&](FileIndex file) { return taken.contains(file); });
    rest.isGgufCollection = !otherWeights;
}

/// A folder that is nothing itself and holds exactly one unit is that unit.
void UnitFinder::fold()
{
    const auto isInside = [](const UnitDraft& unit) { return unit.parent == 0; };
    while (!m_units[0].isGgufCollection && std::ranges::count_if(m_units, isInside) == 1) {
        const bool something = std::ranges::any_of(m_units[0].files, [&](FileIndex file) {
            const Role role = m_files[file].role;
            const bool isBlob = m_files[file].path.find("blobs/") != std::string::npos;
            return !isBlob && (role == Role::Weights || role == Role::AdapterWeights || role == Role::DistributedWeights || role == Role::AdapterConfig);
        });
        if (something || m_facts[m_unitFolder[0]].isSomething()) {
            return;
        }
        const auto inner = static_cast<std::uint32_t>(std::ranges::find_if(m_units, isInside) - m_units.begin());
        UnitDraft folded = std::move(m_units[inner]);
        folded.files.insert(folded.files.end(), m_units[0].files.begin(), m_units[0].files.end());
        folded.parent = UnitDraft::None;
        m_unitFolder[0] = m_unitFolder[inner];
        m_units[0] = std::move(folded);
        m_units.erase(m_units.begin() + inner);
        m_unitFolder.erase(m_unitFolder.begin() + inner);
        for (UnitDraft& unit : m_units) {
            if (unit.parent != UnitDraft::None) {
                unit.parent = unit.parent == inner ? 0 : unit.parent - (unit.parent > inner ? 1 : 0);
            }
        }
    }
}

/// The root first, then by path; numbers of parents follow.
void UnitFinder::order()
{
    std::vector<std::uint32_t> order(m_units.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::sort(order.begin() + 1, order.end(), [&](std::uint32_t a, std::uint32_t b) { return naturalLess(m_units[a].path, m_units[b].path); });
    std::vector<std::uint32_t> place(order.size());
    std::vector<UnitDraft> sorted;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
        sorted.push_back(std::move(m_units[order[i]]));
    }
    for (UnitDraft& unit : sorted) {
        unit.parent = unit.parent == UnitDraft::None ? unit.parent : place[unit.parent];
        std::ranges::sort(unit.files);
        std::ranges::sort(unit.copies);
    }
    m_units = std::move(sorted);
}

} // namespace

std::vector<UnitDraft> findUnits(const std::vector<FileEntry>& files, const std::vector<ShardSet>& ggufSets)
{
    return UnitFinder(files, ggufSets).run();
}

} // namespace vitrine
