// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/distributed_notes.h"

#include "model/directory/folder_tree.h"
#include "model/formats/torch/distributed_report.h"

#include <charconv>
#include <set>

namespace vitrine {

namespace {

using Argument = Message::Argument;
using Framework = DistributedParts::Framework;

/// Tensors in one piece and in several, by the metadata file.
struct Cut {
    std::uint64_t whole = 0;
    std::uint64_t cut = 0;
};

Cut cutOf(const ModelDirectory& directory, const DistributedParts& parts)
{
    Cut cut;
    for (const FileIndex index : parts.weights) {
        const FileEntry& file = directory.files[index];
        if (const auto* report = file.content ? dynamic_cast<const DistributedReport*>(file.content->detail.get()) : nullptr) {
            cut.whole += report->wholeTensors;
            cut.cut += report->cutTensors;
        } else if (parts.arePieces) {
            for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
                const bool isCut = directory.tensors->detail(row) != nullptr;
                cut.cut += isCut && !has(directory.tensors->flags(row), TensorFlag::Copy) ? 1 : 0;
                cut.whole += isCut ? 0 : 1;
            }
        }
    }
    return cut;
}

Message mergeNote(const ModelDirectory& directory, const DistributedParts& parts)
{
    const Argument ranks = Argument::count(parts.ranks);
    const Cut cut = cutOf(directory, parts);
    const std::vector<Argument> counts{ranks, Argument::count(cut.cut), Argument::count(cut.whole)};
    switch (parts.framework) {
    case Framework::DeepSpeedZero3:
        return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with DeepSpeed ZeRO-3: each tensor is cut over the optim_states files of all of them, and only shapes stand in the model_states files. zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them: “python zero_to_fp32.py . OUTPUT”."), {ranks});
    case Framework::DeepSpeed:
        return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with DeepSpeed ZeRO-1 or ZeRO-2: the weights are whole in the model_states file, the optimizer’s copy in full precision is cut over the optim_states files. zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them: “python zero_to_fp32.py . OUTPUT”."), {ranks});
    case Framework::DeepSpeedPipeline:
        return Message(QT_TRANSLATE_NOOP("model", "Written by DeepSpeed with pipeline parallelism: each layer is whole, in a file of its own (layer_NN-model_NN-model_states.pt). “ds_to_universal.py” of DeepSpeed, or the conversion script of the training code, joins them; zero_to_fp32.py does not."));
    case Framework::Fsdp:
        return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with FSDP: %2 tensors are cut over their files, %3 lie in one piece. “accelerate merge-weights FOLDER OUTPUT” merges them into safetensors."), counts);
    case Framework::TorchDcp:
        if (parts.arePieces) {
            return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with PyTorch’s distributed checkpoints: %2 tensors are cut over their safetensors files, %3 lie in one piece. consolidate_safetensors_files() of torch.distributed.checkpoint merges them; a loader that takes the files for ordinary shards gets wrong shapes."), counts);
        }
        return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with PyTorch’s distributed checkpoints: %2 tensors are cut over their files, %3 lie in one piece. “python -m torch.distributed.checkpoint.format_utils dcp_to_torch FOLDER OUTPUT” merges them into one file."), counts);
    case Framework::Megatron:
        return Message(QT_TRANSLATE_NOOP("model", "Written by %1 processes with Megatron: the matrices of each layer are cut over the mp_rank folders, norms are whole in each. “tools/checkpoint/convert.py” of Megatron-LM merges them."), {ranks});
    case Framework::Orbax:
        return Message(QT_TRANSLATE_NOOP("model", "Written by Orbax: arrays lie in pieces in its store. The checkpointer of Orbax puts them together when it restores them."));
    case Framework::None:
        break;
    }
    return {};
}

/// "1, 3, 5 to 7"
std::string numbers(const std::vector<std::uint32_t>& sorted)
{
    constexpr std::size_t Most = 20;
    std::string text;
    std::size_t shown = 0;
    for (std::size_t at = 0; at < sorted.size(); ++shown) {
        std::size_t end = at + 1;
        while (end < sorted.size() && sorted[end] == sorted[end - 1] + 1) {
            ++end;
        }
        if (shown == Most) {
            return text + ", …";
        }
        text += (text.empty() ? "" : ", ") + std::to_string(sorted[at]);
        text += end - at > 1 ? (end - at > 2 ? "–" : ", ") + std::to_string(sorted[end - 1]) : std::string();
        at = end;
    }
    return text;
}

std::string placeOf(const Unit& unit, const ModelDirectory& directory, const std::vector<FileIndex>& files)
{
    return files.empty() ? unit.path : directory.files[files.front()].path;
}

/// consolidated.NN.pth, as Meta's releases are cut for tensor parallelism; empty when there is one, which is whole.
std::set<std::uint32_t> consolidatedParts(const ModelDirectory& directory, const Unit& unit, FileIndex& first)
{
    constexpr std::string_view Key = "consolidated.";
    std::set<std::uint32_t> parts;
    for (const FileIndex index : unit.weights) {
        const std::string_view name = namePart(directory.files[index].path);
        std::uint32_t number = 0;
        if (name.starts_with(Key) && name.ends_with(".pth")) {
            const auto [end, error] = std::from_chars(name.data() + Key.size(), name.data() + name.size(), number);
            if (error == std::errc() && *end == '.' && number < 100'000) {
                first = parts.empty() ? index : first;
                parts.insert(number);
            }
        }
    }
    return parts.size() == 1 && *parts.begin() == 0 ? std::set<std::uint32_t>() : parts;
}

void tellConsolidated(const ModelDirectory& directory, const Unit& unit, std::vector<Problem>& problems)
{
    FileIndex first = NoFile;
    const auto parts = consolidatedParts(directory, unit, first);
    if (parts.empty()) {
        return;
    }
    std::vector<std::uint32_t> missing;
    for (std::uint32_t part = 0; part < *parts.rbegin(); ++part) {
        if (!parts.contains(part)) {
            missing.push_back(part);
        }
    }
    const std::string& path = directory.files[first].path;
    problems.push_back({Severity::Note, "distributed.merge", path, {},
        Message(QT_TRANSLATE_NOOP("model", "Cut for tensor parallelism into %1 parts, as Meta publishes Llama: the matrices of each layer are cut over the parts, norms are whole in each. “convert_llama_weights_to_hf.py” of transformers merges them."),
            {Argument::count(std::uint64_t{*parts.rbegin()} + 1)})});
    if (!missing.empty()) {
        problems.push_back({Severity::Error, "distributed.ranks-missing", path, {},
            Message(QT_TRANSLATE_NOOP("model", "Of the %1 parts consolidated.NN.pth these are missing: %2. Without them no tensor is whole. Download them."),
                {Argument::count(std::uint64_t{*parts.rbegin()} + 1), Argument(numbers(missing))})});
    }
}

} // namespace

void tellDistributed(const ModelDirectory& directory, const Unit& unit, const DistributedParts& parts, std::vector<Problem>& problems)
{
    if (!parts.isPresent()) {
        tellConsolidated(directory, unit, problems);
        return;
    }
    const std::string path = placeOf(unit, directory, parts.weights.empty() ? parts.optimizer : parts.weights);
    problems.push_back({Severity::Note, "distributed.merge", path, {}, mergeNote(directory, parts)});
    if (!parts.missingRanks.empty()) {
        problems.push_back({Severity::Error, "distributed.ranks-missing", path, {},
            Message(QT_TRANSLATE_NOOP("model", "Of the %1 processes that wrote the checkpoint, files of these are missing: %2. What they hold exists nowhere else here. Copy the files of all processes into this folder."),
                {Argument::count(parts.ranks), Argument(numbers(parts.missingRanks))})});
    }
}

} // namespace vitrine
