// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/folder_facts.h"

#include "model/directory/glob.h"

#include <algorithm>

namespace vitrine {

namespace {

/// A config that says what model it is for; one that could not be parsed is taken for such.
bool isModelConfig(const FileEntry& file)
{
    if (!file.json || !file.json->is_object()) {
        return true;
    }
    constexpr const char* Keys[] = {"model_type", "architectures", "_class_name", "hidden_size", "d_model", "n_embd", "num_hidden_layers", "text_config",
        "vision_config", "quantization_config", "torch_dtype", "dtype", "transformers_version"};
    return std::ranges::any_of(Keys, [&](const char* key) { return file.json->contains(key); });
}

/// Names of files that are a tokenizer without anything beside them.
bool isWholeTokenizer(std::string_view name)
{
    constexpr std::string_view Names[] = {"tokenizer.json", "tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "spm.model", "vocab.txt", "vocab.json",
        "tekken.json", "tiktoken.model"};
    return std::ranges::find(Names, name) != std::end(Names) || name.ends_with(".tiktoken") || name.ends_with(".spm") || name.starts_with("tokenizer.model");
}

void takeConfig(const FileEntry& file, FileIndex index, std::string_view name, FolderFacts& facts)
{
    if (name == "config.json") {
        facts.config = isModelConfig(file) ? index : facts.config;
    } else if (name == "model_index.json" || name == "modular_model_index.json") {
        facts.pipelineIndex = index;
    } else if (name == "modules.json") {
        facts.modules = index;
    } else if (name == "params.json" || name == "open_clip_config.json" || name == "mlc-chat-config.json" || name == "model_config.json" || name == "config.yaml"
        || name == "hyperparams.yaml") {
        facts.otherConfig = index;
    }
}

void takeFile(const FileEntry& file, FileIndex index, FolderFacts& facts)
{
    const std::string_view name = namePart(file.path);
    switch (file.role) {
    case Role::Config:
        takeConfig(file, index, name, facts);
        break;
    case Role::Weights:
        facts.weights = true;
        facts.savedModel = facts.savedModel || name == "saved_model.pb" || name == "saved_model.pbtxt";
        facts.arrayChunks = facts.arrayChunks || name == ".zarray" || name == ".zgroup" || name == ".zattrs" || name == "zarr.json";
        facts.rawDataOnly = facts.rawDataOnly && file.format == Format::Unknown && file.placeholder == Placeholder::None && !name.ends_with(".onnx");
        break;
    case Role::WeightsIndex:
        facts.weights = facts.weights || name.ends_with(".json");
        break;
    case Role::AdapterWeights:
        facts.adapterWeights = true;
        break;
    case Role::AdapterConfig:
        facts.adapterConfig = true;
        break;
    case Role::DistributedWeights:
        facts.distributed = true;
        break;
    case Role::Tokenizer:
        facts.tokenizer = facts.tokenizer || isWholeTokenizer(name) || name.ends_with(".model");
        break;
    case Role::Processor:
        facts.processor = true;
        break;
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
        facts.resume = true;
        break;
    default:
        break;
    }
}

/// Whether a folder is a piece of the checkpoint that it lies in, by the names that frameworks give.
bool isPieceOfCheckpoint(std::string_view name)
{
    constexpr std::string_view Patterns[] = {"global_step[0-9]*", "iter_[0-9]*", "mp_rank_[0-9]*", "pytorch_model_fsdp_[0-9]*"};
    return std::ranges::any_of(Patterns, [&](std::string_view pattern) { return globMatches(pattern, name); });
}

} // namespace

std::vector<FolderFacts> folderFacts(const FolderTree& tree, const std::vector<FileEntry>& files)
{
    std::vector<FolderFacts> all(tree.folders().size());
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        for (const FileIndex file : tree.folder(i).files) {
            takeFile(files[file], file, all[i]);
        }
    }
    // A folder comes after its parent: from the last to the first, what lies below is known when it is asked for.
    for (auto i = static_cast<std::uint32_t>(all.size()); i-- > 0;) {
        FolderFacts& here = all[i];
        here.weightsBelow = here.weightsBelow || here.weights || here.adapterWeights || here.distributed;
        here.stateBelow = here.stateBelow || here.resume || here.distributed;
        if (i > 0) {
            FolderFacts& parent = all[tree.folder(i).parent];
            parent.weightsBelow = parent.weightsBelow || here.weightsBelow;
            parent.stateBelow = parent.stateBelow || here.stateBelow;
            parent.checkpointPieces = parent.checkpointPieces || (here.stateBelow || here.weightsBelow ? isPieceOfCheckpoint(tree.folder(i).name) : false);
        }
    }
    return all;
}

} // namespace vitrine
