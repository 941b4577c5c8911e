// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/split_faults.h"

#include <algorithm>

namespace vitrine {

std::vector<Evidence>
directoryFindings(const CheckContext& context, std::initializer_list<std::string_view> codes)
{
    std::vector<Evidence> found;
    for (const Problem& problem : context.directory().problems) {
        const bool wanted = std::ranges::any_of(
            codes, [&](std::string_view code) { return std::string_view(problem.code).starts_with(code); });
        if (!wanted) {
            continue;
        }
        const FileIndex file = context.fileAt(problem.path);
        if (file != NoFile) {
            found.push_back({file, problem.offset, problem.code, problem.message});
        }
    }
    return found;
}

bool isLeftBehind(const CheckContext& context, const ShardSet& set)
{
    if (!set.shards.empty() || set.index == NoFile || context.unit().weights.empty()) {
        return false;
    }
    const std::string_view name = lastName(context.file(set.index).path);
    return name.find(".safetensors.index") == std::string_view::npos
        && std::ranges::all_of(context.unit().weights, [&](FileIndex index) {
               return context.file(index).format == Format::Safetensors;
           });
}

std::vector<Evidence> splitFaults(const CheckContext& context)
{
    // Missing parts have an answer of their own, and a tensor in two parts breaks a rule of the format.
    std::vector<Evidence> faults = directoryFindings(
        context,
        {"gguf.split-damaged", "gguf.split-count", "gguf.split-number", "gguf.split-tensors", "gguf.split-silent",
         "gguf.split-names", "gguf.byte-pieces"});
    // An empty part is an unfinished download, and a first piece is told by its length.
    const bool firstPiece = std::ranges::any_of(context.unit().weights, [&](FileIndex index) {
        const auto& content = context.file(index).content;
        return content != nullptr && std::ranges::find(content->problems, "gguf.piece", &Problem::code) != content->problems.end();
    });
    std::erase_if(faults, [&](const Evidence& one) {
        return (one.place == "gguf.split-damaged" && context.file(one.file).size == 0)
            || (one.place == "gguf.byte-pieces" && firstPiece);
    });
    return faults;
}

} // namespace vitrine
