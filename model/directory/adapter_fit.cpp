// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/adapter_fit.h"

#include "model/directory/json_reading.h"
#include "model/words/text.h"

#include <set>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// Ranks that the config allows; empty when it is none of a LoRA, or says too little.
std::set<std::uint64_t> statedRanks(const nlohmann::json& config)
{
    const std::string_view kind = stringAt(config, "peft_type");
    const auto rank = countAt(config, "r");
    // Matrices of experts are stacked: as many ranks as there are experts.
    const auto stacked = config.find("target_parameters");
    const bool isStacked = stacked != config.end() && stacked->is_array() && !stacked->empty();
    if ((kind != "LORA" && !kind.empty()) || !rank || *rank == 0 || isStacked) {
        return {};
    }
    std::set<std::uint64_t> ranks{*rank};
    if (const auto pattern = config.find("rank_pattern"); pattern != config.end() && pattern->is_object()) {
        for (const nlohmann::json& other : *pattern) {
            if (other.is_number_unsigned()) {
                ranks.insert(other.get<std::uint64_t>());
            }
        }
    }
    return ranks;
}

/// The rank of one matrix, by its name; nothing for other tensors.
std::optional<std::uint64_t> rankOf(std::string_view name, std::span<const std::uint64_t> shape)
{
    if (shape.size() < 2) {
        return {};
    }
    if (name.find(".lora_A.") != std::string_view::npos || name.find(".lora_embedding_A") != std::string_view::npos) {
        return shape[0];
    }
    if (name.find(".lora_B.") != std::string_view::npos || name.find(".lora_embedding_B") != std::string_view::npos) {
        return shape[1];
    }
    return {};
}

} // namespace

void tellAdapterRank(const ModelDirectory& directory, const TensorStore& tensors, const Unit& unit, FileIndex config, std::vector<Problem>& problems)
{
    if (config == NoFile || !directory.files[config].json || !directory.files[config].json->is_object()) {
        return;
    }
    const auto stated = statedRanks(*directory.files[config].json);
    for (const FileIndex index : unit.files) {
        const FileEntry& file = directory.files[index];
        for (std::uint32_t row = file.firstTensor; file.role == Role::AdapterWeights && !stated.empty() && row < file.firstTensor + file.tensorCount; ++row) {
            const auto rank = rankOf(tensors.name(row), tensors.shape(row));
            if (rank && !stated.contains(*rank)) {
                problems.push_back({Severity::Warning, "adapter.rank", directory.files[config].path, {},
                    Message(QT_TRANSLATE_NOOP("model", "%1 states the rank %2, and the tensor %3 has the rank %4: PEFT will refuse the weights. One of the two files belongs to another adapter."),
                        {Argument(directory.files[config].path), Argument::count(*stated.begin()), Argument(displayUtf8(shortened(tensors.name(row), 200))), Argument::count(*rank)})});
                return;
            }
        }
    }
}

} // namespace vitrine
