// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/unit_totals.h"

#include "model/directory/quantised_groups.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

bool isStateRole(Role role)
{
    switch (role) {
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
    case Role::ScalerState:
    case Role::TrainerState:
    case Role::TrainingArguments:
    case Role::CalibrationData:
        return true;
    default:
        return false;
    }
}

void flagFile(const FileEntry& file, TensorStore& tensors, TensorFlag flag)
{
    for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
        tensors.addFlags(row, flag);
    }
}

std::vector<RowRange> rangesOf(const ModelDirectory& directory, const std::vector<FileIndex>& files)
{
    std::vector<RowRange> ranges;
    for (const FileIndex file : files) {
        const FileEntry& entry = directory.files[file];
        if (entry.tensorCount > 0) {
            ranges.push_back({entry.firstTensor, entry.tensorCount});
        }
    }
    return ranges;
}

/// A tensor that stands in two shards counts where it stands first.
void markDoubled(const ModelDirectory& directory, TensorStore& tensors, const ShardSet& set)
{
    if (set.doubledCount == 0) {
        return;
    }
    std::unordered_set<std::string_view> seen;
    for (const FileIndex file : set.shards) {
        const FileEntry& entry = directory.files[file];
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            if (!seen.insert(tensors.name(row)).second) {
                tensors.addFlags(row, TensorFlag::Copy);
            }
        }
    }
}

/// hf_quant_config.json and quantize_config.json say what config.json does not.
const nlohmann::json* configOf(const ModelDirectory& directory, const UnitFacts& facts)
{
    return facts.config != NoFile && directory.files[facts.config].json ? directory.files[facts.config].json.get() : nullptr;
}

void sortDtypes(std::vector<DtypeTotal>& dtypes)
{
    std::ranges::sort(dtypes, [](const DtypeTotal& a, const DtypeTotal& b) { return a.bytes != b.bytes ? a.bytes > b.bytes : a.dtype < b.dtype; });
}

} // namespace

void markRows(const ModelDirectory& directory, TensorStore& tensors, const UnitDraft& draft, const UnitFacts& facts, const std::vector<ShardSet>& shardSets,
    const std::stop_token& stop)
{
    for (const FileIndex file : draft.files) {
        const FileEntry& entry = directory.files[file];
        const bool holdsWeights = std::ranges::binary_search(facts.distributed.weights, file);
        if (entry.tensorCount > 0 && isStateRole(entry.role) && !holdsWeights) {
            flagFile(entry, tensors, TensorFlag::State);
        }
    }
    for (const FileIndex file : facts.weights.repeated) {
        flagFile(directory.files[file], tensors, TensorFlag::Copy);
    }
    for (const std::uint32_t set : facts.weights.shardSets) {
        markDoubled(directory, tensors, shardSets[set]);
    }
    countQuantised(tensors, rangesOf(directory, facts.weights.counted), configOf(directory, facts), stop);
    countQuantised(tensors, rangesOf(directory, facts.weights.repeated), configOf(directory, facts), stop);
}

void countTotals(const ModelDirectory& directory, const TensorStore& tensors, Unit& unit)
{
    std::unordered_map<DtypeId, DtypeTotal> dtypes;
    for (const FileIndex file : unit.weights) {
        const FileEntry& entry = directory.files[file];
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            const TensorFlag flags = tensors.flags(row);
            if (has(flags, TensorFlag::State | TensorFlag::Copy)) {
                continue;
            }
            DtypeTotal& total = dtypes[tensors.dtypeId(row)];
            ++total.tensors;
            if (!has(flags, TensorFlag::Alias)) {
                total.parameters += tensors.parameters(row);
                total.bytes += tensors.bytes(row);
            }
        }
    }
    for (auto& [id, total] : dtypes) {
        total.dtype = tensors.dtype(id).name;
        unit.tensorCount += total.tensors;
        unit.parameters += total.parameters;
        unit.tensorBytes += total.bytes;
        unit.dtypes.push_back(total);
    }
    sortDtypes(unit.dtypes);
}

void addTotals(const Unit& component, Unit& pipeline)
{
    pipeline.parameters += component.parameters;
    pipeline.tensorCount += component.tensorCount;
    pipeline.tensorBytes += component.tensorBytes;
    for (const DtypeTotal& total : component.dtypes) {
        const auto same = std::ranges::find(pipeline.dtypes, total.dtype, &DtypeTotal::dtype);
        if (same == pipeline.dtypes.end()) {
            pipeline.dtypes.push_back(total);
        } else {
            same->tensors += total.tensors;
            same->parameters += total.parameters;
            same->bytes += total.bytes;
        }
    }
    sortDtypes(pipeline.dtypes);
}

} // namespace vitrine
