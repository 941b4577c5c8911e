// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/distributed_parts.h"

#include "model/directory/folder_tree.h"
#include "model/directory/glob.h"

#include <algorithm>
#include <charconv>
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
    bool perRank = false; ///< each process has model states of its own: ZeRO-3
    bool pipeline = false; ///< a file for each layer
    bool fsdpFolder = false;
};

void takeDeepSpeed(std::string_view name, FileIndex index, Names& names)
{
    const auto rank = numberAfter(name, "zero_pp_rank_");
    if (name.ends_with("model_states.pt")) {
        names.modelStates.push_back(index);
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

/// torch's HuggingFaceStorageWriter says in every file where its pieces begin: {"name": {"saved_offsets": [5, 0]}, …}.
/// Where all begin at zero, the tensors are whole and the files are ordinary ones.
bool holdsPieces(const FileEntry& file)
{
    if (!file.content || file.format != Format::Safetensors) {
        return false;
    }
    const auto info = std::ranges::find(file.content->metadata, "DCP_SHARDING_INFO", &MetadataEntry::key);
    if (info == file.content->metadata.end() || !info->value.is_string()) {
        return false;
    }
    constexpr std::string_view Key = "\"saved_offsets\": [";
    std::string_view text = info->value.get_ref<const std::string&>();
    for (std::size_t at = text.find(Key); at != std::string_view::npos; at = text.find(Key)) {
        text.remove_prefix(at + Key.size());
        if (text.substr(0, text.find(']')).find_first_of("123456789") != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// What the same writer calls the files of one process.
bool isPieceName(std::string_view name)
{
    return globMatches("shard-[0-9]*-model-[0-9]*-of-[0-9]*.safetensors", name);
}

void take(const FileEntry& file, FileIndex index, Names& names)
{
    const std::string_view name = namePart(file.path);
    const std::string_view folder = namePart(folderPart(file.path));
    const bool optimizerFolder = globMatches("optimizer_[0-9]*", folder) || folder == "optimizer";
    takeDeepSpeed(name, index, names);
    if (name.ends_with(".distcp") && !optimizerFolder) {
        names.distcp.push_back(index);
        names.fsdpFolder = names.fsdpFolder || folder.starts_with("pytorch_model_fsdp_");
    } else if ((name == ".metadata" || globMatches("__[0-9]*.metadata", name)) && !optimizerFolder) {
        names.metadata.push_back(index);
    } else if (name.ends_with(".pt") && folder.starts_with("mp_rank_") && (name.starts_with("model_optim_rng") || name == "model_rng.pt")) {
        names.megatron.push_back(index);
    } else if (file.role == Role::DistributedWeights && (name == "_METADATA" || name.ends_with(".ocdbt") || file.path.find("ocdbt.process_") != std::string::npos)) {
        names.orbax.push_back(index);
    } else if (isPieceName(name) || holdsPieces(file)) {
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
        const auto ranks = names.modelRanks.empty() ? 0 : *names.modelRanks.rbegin() + 1;
        parts.isWhole = names.modelRanks.size() == ranks && names.optimRanks == names.modelRanks;
        if (parts.isWhole) {
            joinLists(parts.weights, names.optimStates);
            parts.optimizer.clear();
        }
    } else if (!names.optimRanks.empty()) {
        parts.isWhole = names.optimRanks.size() == *names.optimRanks.rbegin() + 1U && !names.modelStates.empty();
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
        joinLists(parts.weights, names.metadata);
        return parts;
    }
    if (!names.megatron.empty()) {
        return simple(Framework::Megatron, names.megatron);
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
    return names.pieces.empty() ? DistributedParts() : simple(Framework::TorchDcp, names.pieces);
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
