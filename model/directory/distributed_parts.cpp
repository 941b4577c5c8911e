// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/distributed_parts.h"

#include "model/directory/folder_tree.h"
#include "model/directory/glob.h"
#include "model/directory/piece_merge.h"
#include "model/formats/torch/distributed_report.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>

namespace vitrine {

namespace {

using Framework = DistributedParts::Framework;

/// The number that follows `key` in a name: rank 3 of "zero_pp_rank_3_mp_rank_00_model_states.pt".
std::optional<std::uint32_t> numberAfter(std::string_view name, std::string_view key)
{
    const std::size_t start = name.find(key);
    if (start == std::string_view::npos) {
        return {};
    }
    std::uint32_t number = 0;
    const char* end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data() + start + key.size(), end, number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

constexpr std::uint32_t MostRanks = 1'000'000;

/// A count that the file's own values state under one of these names; 0: none.
std::uint32_t statedCount(const FileEntry& file, std::string_view name)
{
    if (!file.content) {
        return 0;
    }
    const auto other = std::ranges::find(file.content->others, name, &OtherValue::name);
    std::uint32_t count = 0;
    if (other != file.content->others.end()) {
        std::from_chars(other->text.data(), other->text.data() + other->text.size(), count);
    }
    return count <= MostRanks ? count : 0;
}

/// Fills in how many processes there were, and which of them are not among `here`.
void takeRanks(DistributedParts& parts, const std::set<std::uint32_t>& here, std::uint32_t stated)
{
    constexpr std::size_t MostNamed = 1'000;
    const std::uint32_t counted = here.empty() ? 0 : std::min(*here.rbegin(), MostRanks) + 1;
    parts.ranks = std::max(counted, stated);
    for (std::uint32_t rank = 0; rank < parts.ranks && parts.missingRanks.size() < MostNamed; ++rank) {
        if (!here.contains(rank)) {
            parts.missingRanks.push_back(rank);
        }
    }
}

/// What the names of one unit's files say, collected.
struct Names {
    std::vector<FileIndex> modelStates; ///< DeepSpeed: *_model_states.pt
    std::vector<FileIndex> optimStates; ///< DeepSpeed: *_optim_states.pt
    std::vector<FileIndex> distcp; ///< PyTorch: *.distcp
    std::vector<FileIndex> metadata; ///< PyTorch: .metadata
    std::vector<FileIndex> megatron; ///< mp_rank_NN/model_optim_rng.pt
    std::vector<FileIndex> orbax; ///< OCDBT or _METADATA
    std::vector<FileIndex> pieces; ///< safetensors files that hold pieces of tensors
    std::set<std::uint32_t> modelRanks;
    std::set<std::uint32_t> optimRanks;
    std::uint32_t statedRanks = 0; ///< DeepSpeed: dp_world_size
    std::set<std::uint32_t> tensorRanks; ///< Megatron
    std::set<std::uint32_t> pipelineRanks;
    std::set<std::pair<std::uint32_t, std::uint32_t>> megatronRanks; ///< pipeline, tensor
    std::uint32_t statedTensor = 0;
    std::uint32_t statedPipeline = 0;
    bool perRank = false; ///< each process has model states of its own: ZeRO-3
    bool pipeline = false; ///< a file for each layer
    bool fsdpFolder = false;
};

void takeDeepSpeed(const FileEntry& file, std::string_view name, FileIndex index, Names& names)
{
    const auto rank = numberAfter(name, "zero_pp_rank_");
    if (name.ends_with("model_states.pt")) {
        names.modelStates.push_back(index);
        names.statedRanks = std::max(names.statedRanks, statedCount(file, "dp_world_size"));
        names.pipeline = names.pipeline || name.starts_with("layer_");
        if (rank) {
            names.perRank = true;
            names.modelRanks.insert(*rank);
        }
    } else if (name.ends_with("_optim_states.pt")) {
        names.optimStates.push_back(index);
        if (rank) {
            names.optimRanks.insert(*rank);
        }
    }
}

/// mp_rank_TT, and with pipeline parallelism mp_rank_TT_PPP; the arguments in the file say how many there are.
void takeMegatron(const FileEntry& file, std::string_view folder, FileIndex index, Names& names)
{
    names.megatron.push_back(index);
    constexpr std::string_view Key = "mp_rank_";
    const auto tensor = numberAfter(folder, Key);
    if (!tensor || *tensor > MostRanks) {
        return;
    }
    const std::size_t second = folder.find('_', Key.size());
    const std::uint32_t pipeline
        = std::min(second == std::string_view::npos ? 0U : numberAfter(folder.substr(second), "_").value_or(0U), MostRanks);
    names.tensorRanks.insert(*tensor);
    names.pipelineRanks.insert(pipeline);
    names.megatronRanks.emplace(pipeline, *tensor);
    names.statedTensor = std::max(names.statedTensor, statedCount(file, "args.tensor_model_parallel_size"));
    names.statedPipeline = std::max(names.statedPipeline, statedCount(file, "args.pipeline_model_parallel_size"));
}

/// What torch's HuggingFaceStorageWriter calls the files of one process.
bool isPieceName(std::string_view name)
{
    return globMatches("shard-[0-9]*-model-[0-9]*-of-[0-9]*.safetensors", name);
}

void take(const FileEntry& file, FileIndex index, Names& names)
{
    const std::string_view name = namePart(file.path);
    const std::string_view folder = namePart(folderPart(file.path));
    const bool optimizerFolder = globMatches("optimizer_[0-9]*", folder) || folder == "optimizer";
    takeDeepSpeed(file, name, index, names);
    if (name.ends_with(".distcp") && !optimizerFolder) {
        names.distcp.push_back(index);
        names.fsdpFolder = names.fsdpFolder || folder.starts_with("pytorch_model_fsdp_");
    } else if ((name == ".metadata" || globMatches("__[0-9]*.metadata", name)) && !optimizerFolder) {
        names.metadata.push_back(index);
    } else if (name.ends_with(".pt") && folder.starts_with("mp_rank_") && (name.starts_with("model_optim_rng") || name == "model_rng.pt")) {
        takeMegatron(file, folder, index, names);
    } else if (file.role == Role::DistributedWeights && (name == "_METADATA" || name.ends_with(".ocdbt") || file.path.find("ocdbt.process_") != std::string::npos)) {
        names.orbax.push_back(index);
    } else if (isPieceName(name) || (file.content && holdsPieces(*file.content))) {
        names.pieces.push_back(index);
    }
}

void joinLists(std::vector<FileIndex>& to, const std::vector<FileIndex>& from)
{
    to.insert(to.end(), from.begin(), from.end());
    std::ranges::sort(to);
}

DistributedParts deepSpeed(const Names& names)
{
    DistributedParts parts;
    parts.framework = names.perRank ? Framework::DeepSpeedZero3 : names.pipeline ? Framework::DeepSpeedPipeline : Framework::DeepSpeed;
    parts.weights = names.modelStates;
    parts.optimizer = names.optimStates;
    parts.parts = static_cast<std::uint32_t>(names.modelStates.size());
    if (names.perRank) {
        // The weights are cut over the optimizer files: one is missing, and none of them can be put together.
        std::set<std::uint32_t> both;
        std::ranges::set_intersection(names.modelRanks, names.optimRanks, std::inserter(both, both.end()));
        takeRanks(parts, both, std::max(names.statedRanks, *names.modelRanks.rbegin() + 1));
        parts.isWhole = parts.missingRanks.empty();
        if (parts.isWhole) {
            joinLists(parts.weights, names.optimStates);
            parts.optimizer.clear();
        }
    } else if (!names.optimRanks.empty()) {
        takeRanks(parts, names.optimRanks, names.statedRanks);
        parts.isWhole = parts.missingRanks.empty() && !names.modelStates.empty();
        parts.parts = static_cast<std::uint32_t>(std::max(names.modelStates.size(), names.optimStates.size()));
    }
    return parts;
}

DistributedParts simple(Framework framework, const std::vector<FileIndex>& weights)
{
    DistributedParts parts;
    parts.framework = framework;
    parts.weights = weights;
    parts.parts = static_cast<std::uint32_t>(weights.size());
    return parts;
}

DistributedParts megatron(const Names& names)
{
    DistributedParts parts = simple(Framework::Megatron, names.megatron);
    const std::uint32_t tensors = std::max(names.statedTensor, names.tensorRanks.empty() ? 0 : *names.tensorRanks.rbegin() + 1);
    const std::uint32_t stages = std::max(names.statedPipeline, names.pipelineRanks.empty() ? 0 : *names.pipelineRanks.rbegin() + 1);
    std::set<std::uint32_t> here;
    for (const auto& [stage, tensor] : names.megatronRanks) {
        here.insert(stage * tensors + tensor);
    }
    takeRanks(parts, here, tensors <= MostRanks / std::max(stages, 1U) ? tensors * stages : 0);
    parts.isWhole = parts.missingRanks.empty();
    return parts;
}

/// What the metadata file says of the parts' files, where there is one.
void takeMetadata(const std::vector<FileEntry>& files, const std::vector<FileIndex>& metadata, DistributedParts& parts)
{
    for (const FileIndex index : metadata) {
        const auto* report = files[index].content ? dynamic_cast<const DistributedReport*>(files[index].content->detail.get()) : nullptr;
        if (report != nullptr) {
            parts.ranks = std::max(parts.ranks, report->ranks);
        }
    }
}

} // namespace

DistributedParts distributedParts(const std::vector<FileEntry>& files, std::span<const FileIndex> unit)
{
    Names names;
    for (const FileIndex index : unit) {
        take(files[index], index, names);
    }
    if (!names.modelStates.empty() || !names.optimStates.empty()) {
        return deepSpeed(names);
    }
    if (!names.distcp.empty() || !names.metadata.empty()) {
        DistributedParts parts = simple(names.fsdpFolder ? Framework::Fsdp : Framework::TorchDcp, names.distcp);
        parts.isWhole = !names.metadata.empty() && !names.distcp.empty();
        takeMetadata(files, names.metadata, parts);
        joinLists(parts.weights, names.metadata);
        return parts;
    }
    if (!names.megatron.empty()) {
        return megatron(names);
    }
    if (!names.orbax.empty()) {
        DistributedParts parts = simple(Framework::Orbax, names.orbax);
        for (const FileIndex index : unit) {
            const Role role = files[index].role;
            if (role == Role::Weights || (role == Role::DistributedWeights && std::ranges::find(names.orbax, index) == names.orbax.end())) {
                parts.weights.push_back(index); // arrays of a folder each
            }
        }
        std::ranges::sort(parts.weights);
        return parts;
    }
    if (names.pieces.empty()) {
        return {};
    }
    DistributedParts parts = simple(Framework::TorchDcp, names.pieces);
    parts.arePieces = true;
    parts.ranks = parts.parts;
    return parts;
}

std::string frameworkName(Framework framework)
{
    switch (framework) {
    case Framework::DeepSpeed:
    case Framework::DeepSpeedPipeline:
        return "DeepSpeed";
    case Framework::DeepSpeedZero3:
        return "DeepSpeed ZeRO-3";
    case Framework::TorchDcp:
        return "PyTorch DCP";
    case Framework::Fsdp:
        return "FSDP";
    case Framework::Megatron:
        return "Megatron";
    case Framework::Orbax:
        return "Orbax";
    case Framework::None:
        break;
    }
    return {};
}

} // namespace vitrine
