// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/fit_loaders.h"

#include "model/directory/distributed_parts.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace vitrine {
namespace {

using Argument = Message::Argument;
using Framework = DistributedParts::Framework;

Message merger(Framework framework)
{
    switch (framework) {
    case Framework::DeepSpeed:
    case Framework::DeepSpeedZero3:
    case Framework::DeepSpeedPipeline:
        return Message(QT_TRANSLATE_NOOP(
            "model",
            "The script zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them into one file of "
            "weights."));
    case Framework::Fsdp:
        return Message(QT_TRANSLATE_NOOP("model", "“accelerate merge-weights” merges them into safetensors."));
    case Framework::TorchDcp:
        return Message(QT_TRANSLATE_NOOP(
            "model", "“python -m torch.distributed.checkpoint.format_utils dcp_to_torch” merges them into one file."));
    case Framework::Megatron:
        return Message(QT_TRANSLATE_NOOP(
            "model",
            "The conversion scripts of Megatron-LM or Megatron-Bridge merge them into a Hugging Face directory."));
    default:
        return Message(
            QT_TRANSLATE_NOOP("model", "The framework that wrote them has to load and save them as a whole."));
    }
}

/// Numbers of the files "consolidated.NN.pth", as the first Llama releases were cut for tensor parallelism.
std::set<std::int64_t> consolidatedParts(const CheckContext& context, std::vector<FileIndex>& files)
{
    std::set<std::int64_t> numbers;
    for (const FileIndex index : context.unit().weights) {
        const std::string_view name = lastName(context.file(index).path);
        std::int64_t number = 0;
        if (name.starts_with("consolidated.") && name.size() > 15) {
            const auto [end, error] = std::from_chars(name.data() + 13, name.data() + name.size(), number);
            if (error == std::errc{} && *end == '.') {
                numbers.insert(number);
                files.push_back(index);
            }
        }
    }
    return numbers;
}

/// Faults that the readers found in the files that join the parts.
const Problem* partProblem(const CheckContext& context, const std::vector<FileIndex>& files)
{
    for (const FileIndex index : files) {
        const FileEntry& entry = context.file(index);
        for (const Problem& problem : context.directory().problems) {
            if (problem.severity == Severity::Error && problem.path == entry.path) {
                return &problem;
            }
        }
    }
    return nullptr;
}

} // namespace

Answer answerParallel(const CheckContext& context)
{
    const Unit& unit = context.unit();
    const std::vector<FileIndex> scope(context.scope().begin(), context.scope().end());
    const DistributedParts parts = distributedParts(context.directory().files, scope);
    if (parts.isPresent()) {
        const std::string framework = frameworkName(parts.framework);
        const Problem* problem = partProblem(context, parts.weights);
        const bool isModel = context.is(VerdictKind::DistributedCheckpoint);
        if (!parts.isWhole || problem != nullptr || unit.verdict.state == VerdictState::Failure) {
            std::vector<FileIndex> files = parts.weights;
            files.insert(files.end(), parts.optimizer.begin(), parts.optimizer.end());
            const Message detail = problem != nullptr ? problem->message
                                                      : Message(
                                                          QT_TRANSLATE_NOOP(
                                                              "model",
                                                              "A %1 checkpoint of %2 parts, and not all of them are "
                                                              "here. What the missing ones hold exists nowhere else."),
                                                          {framework, Argument::count(parts.parts)});
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "Parts of the checkpoint are missing or damaged")), detail,
                Message(QT_TRANSLATE_NOOP("model", "Copy the parts of all processes into this folder.")), files);
        }
        if (isModel) {
            return Answer::remark(
                Message::plural(
                    QT_TRANSLATE_N_NOOP("model", "The weights are a distributed checkpoint of %n part(s)"), parts.parts),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "A %1 checkpoint: all of it is here, and it is the only copy of the weights. No loader for "
                        "inference reads it."),
                    {framework}),
                merger(parts.framework), parts.weights);
        }
        return Answer::pass(
            Message(
                QT_TRANSLATE_NOOP("model", "Parts of a %1 checkpoint lie beside weights that are whole."), {framework}),
            parts.weights);
    }
    std::vector<FileIndex> files;
    const auto numbers = consolidatedParts(context, files);
    if (numbers.size() > 1 || (numbers.size() == 1 && *numbers.begin() > 0)) {
        const std::int64_t count = *numbers.rbegin() + 1;
        if (std::int64_t(numbers.size()) < count) {
            return Answer::fault(
                Message::plural(
                    QT_TRANSLATE_N_NOOP("model", "%n part(s) missing"), std::uint64_t(count) - numbers.size()),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "consolidated.NN is cut for tensor parallelism into at least %1 parts; %2 are here."),
                    {Argument::number(count), Argument::count(numbers.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Download the missing parts.")), files);
        }
        return Answer::remark(
            Message(QT_TRANSLATE_NOOP("model", "The weights are cut into %1 parts"), {Argument::number(count)}),
            Message(
                QT_TRANSLATE_NOOP("model", "consolidated.NN: each tensor is cut over %1 files."),
                {Argument::number(count)}),
            Message(QT_TRANSLATE_NOOP("model", "The conversion script of transformers merges them.")), files);
    }
    if (context.isNoModel() || unit.weights.empty()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There are no weights that could be cut.")));
    }
    return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "The weights are not cut for parallel training.")));
}

} // namespace vitrine
