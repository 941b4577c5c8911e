// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/split_faults.h"

#include <algorithm>
#include <cmath>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

class WeightsMap final : public Check
{
public:
    WeightsMap()
        : Check(
            {"weights.map",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Weight map"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        Tally tally;
        for (const ShardSet& set : context.unit().shardSets) {
            if (set.index != NoFile && set.indexState == ShardIndexState::Sound && !isLeftBehind(context, set)) {
                tally.add(context, set);
            }
        }
        if (tally.indexes.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no weight map.")));
        }
        if (tally.isPartial) {
            return Answer::notVerified(
                {},
                Message(QT_TRANSLATE_NOOP(
                    "model", "Shards are missing or damaged, so the map cannot be held against all of them.")),
                {}, tally.indexes);
        }
        if (auto answer = wrong(tally)) {
            return std::move(*answer);
        }
        if (auto answer = loose(tally)) {
            return std::move(*answer);
        }
        return Answer::pass(
            Message(QT_TRANSLATE_NOOP("model", "Each tensor is in the shard that the index names.")), tally.indexes);
    }

private:
    /// What all weight maps of the unit come to.
    struct Tally {
        std::vector<FileIndex> indexes;
        std::vector<std::string> wrongNames, unmappedNames, doubledNames, repeatedNames;
        std::uint64_t wrong = 0, unmapped = 0, doubled = 0, repeated = 0;
        bool isPartial = false;
        bool mixesFamilies = false;

        void add(const CheckContext& context, const ShardSet& set)
        {
            // Tensors of a shard that is not here, or cannot be read, are counted with the shards.
            isPartial = isPartial || !set.missing.empty() || std::ranges::any_of(set.shards, [&](FileIndex index) {
                            return !context.isWhole(index) || isDamaged(context, index);
                        });
            indexes.push_back(set.index);
            mixesFamilies = mixesFamilies || set.mixesFamilies;
            wrong += set.absentCount + set.misplacedCount + set.valuesNotNamesCount;
            unmapped += set.unmappedCount;
            doubled += set.mixesFamilies ? 0 : set.doubledCount;
            repeated += set.repeatedCount;
            const auto some = [](std::vector<std::string>& names, const std::vector<std::string>& more) {
                names.insert(
                    names.end(), more.begin(), more.begin() + std::ptrdiff_t(std::min<std::size_t>(4, more.size())));
            };
            some(wrongNames, set.absentTensors);
            some(wrongNames, set.misplacedTensors);
            some(wrongNames, set.valuesNotNames);
            some(unmappedNames, set.unmappedTensors);
            some(doubledNames, set.doubledTensors);
            some(repeatedNames, set.repeatedKeys);
        }
    };

    /// What stops loading, or brings up another model.
    static std::optional<Answer> wrong(const Tally& tally)
    {
        if (tally.mixesFamilies) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The index mixes two sets of shards")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "It names shards of two numberings; what a loader puts together of them is not one model.")),
                Message(QT_TRANSLATE_NOOP(
                    "model", "Fetch the index and its shards from one place, or save the model again.")),
                tally.indexes);
        }
        if (tally.wrong == 0) {
            return {};
        }
        return Answer::fault(
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) are not where the index says"), tally.wrong),
            Message(
                QT_TRANSLATE_NOOP(
                    "model",
                    "Named by the index and not in the shard that it names: %1. In a shard and not in the index: "
                    "%2. For example %3."),
                {Argument::count(tally.wrong), Argument::count(tally.unmapped),
                 listed(tally.wrongNames, tally.wrongNames.size(), 4)}),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "The index belongs to other shards. Fetch both from the same place, or save the model again.")),
            tally.indexes);
    }

    /// What loads, and not the way one means.
    static std::optional<Answer> loose(const Tally& tally)
    {
        if (tally.unmapped > 0) {
            return Answer::remark(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) are not in the index"), tally.unmapped),
                Message(
                    QT_TRANSLATE_NOOP("model", "Loaders that go by the index leave them out: %1."),
                    {listed(tally.unmappedNames, tally.unmapped, 4)}),
                Message(QT_TRANSLATE_NOOP("model", "Save the model again so that the index names every tensor.")),
                tally.indexes);
        }
        if (tally.doubled > 0) {
            return Answer::remark(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) are in two shards"), tally.doubled),
                Message(
                    QT_TRANSLATE_NOOP("model", "Which of the two a loader takes is not sure: %1."),
                    {listed(tally.doubledNames, tally.doubled, 4)}),
                Message(QT_TRANSLATE_NOOP("model", "Save the model again so that each tensor is in one shard.")),
                tally.indexes);
        }
        if (tally.repeated > 0) {
            return Answer::remark(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "The index names %n tensor(s) twice"), tally.repeated),
                Message(
                    QT_TRANSLATE_NOOP("model", "Most loaders take the last entry, strict ones stop: %1."),
                    {listed(tally.repeatedNames, tally.repeated, 4)}),
                Message(QT_TRANSLATE_NOOP("model", "Save the model again, or take the second entry out.")),
                tally.indexes);
        }
        return {};
    }

    static bool isDamaged(const CheckContext& context, FileIndex index)
    {
        const auto& content = context.file(index).content;
        return content == nullptr || std::ranges::any_of(content->problems, [](const Problem& problem) {
                   return problem.severity == Severity::Error;
               });
    }
};

class TotalSize final : public Check
{
public:
    TotalSize()
        : Check(
            {"weights.total_size",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Total size in the index"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        Answer worst
            = Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no index that could state it.")));
        for (const ShardSet& set : context.unit().shardSets) {
            if (set.index == NoFile || set.indexState != ShardIndexState::Sound || isLeftBehind(context, set)) {
                continue;
            }
            Answer answer = ask(context, set);
            if (answer.kind != Answer::Kind::Pass || worst.kind == Answer::Kind::NotApplicable) {
                worst = std::move(answer);
            }
        }
        return worst;
    }

private:
    static Answer ask(const CheckContext& context, const ShardSet& set)
    {
        const nlohmann::json* index = context.json(set.index);
        const nlohmann::json* stated = nullptr;
        if (index != nullptr && index->is_object() && index->contains("metadata") && (*index)["metadata"].is_object()
            && (*index)["metadata"].contains("total_size")) {
            stated = &(*index)["metadata"]["total_size"];
        }
        const bool whole = set.missing.empty() && std::ranges::all_of(set.shards, [&](FileIndex file) {
                               return context.isWhole(file) && context.file(file).tensorCount > 0;
                           });
        if (!set.totalSize && (stated == nullptr || !stated->is_number())) {
            if (index == nullptr) {
                return Answer::notVerified(
                    {}, Message(QT_TRANSLATE_NOOP("model", "The index was not kept as a whole.")), {}, {set.index});
            }
            return Answer::remark(
                Message(QT_TRANSLATE_NOOP("model", "The index states no total size")),
                Message(QT_TRANSLATE_NOOP("model", "metadata.total_size is absent. Some readers stop at that.")),
                Message(QT_TRANSLATE_NOOP("model", "Add it: the sum of the bytes of all tensors.")), {set.index});
        }
        std::uint64_t told = set.totalSize.value_or(0);
        if (!set.totalSize && stated != nullptr) {
            const double number = stated->get<double>();
            if (number < 0 || number > 9e15 || number != double(std::uint64_t(number))) {
                return Answer::remark(
                    Message(QT_TRANSLATE_NOOP("model", "The total size is no whole number")),
                    Message(QT_TRANSLATE_NOOP("model", "metadata.total_size is %1."), {stated->dump()}),
                    Message(QT_TRANSLATE_NOOP("model", "Write the sum of the bytes of all tensors.")), {set.index});
            }
            told = std::uint64_t(number);
        }
        if (!whole) {
            return Answer::notVerified(
                {},
                Message(
                    QT_TRANSLATE_NOOP("model", "Not all shards could be read, so their bytes cannot be summed up.")),
                {}, {set.index});
        }
        return compare(context, set, told);
    }

    /// metadata.total_parameters, where it is far from what is there. Buffers and tied weights may be counted or not, and
    /// packed weights either way, so that small differences mean nothing.
    static std::optional<Answer> otherParameters(const CheckContext& context, const ShardSet& set)
    {
        const nlohmann::json* index = context.json(set.index);
        const bool hasMetadata = index != nullptr && index->is_object() && index->contains("metadata");
        if (!hasMetadata || context.quantisation().method != nullptr) {
            return {};
        }
        const auto stated = keyNumber((*index)["metadata"], "total_parameters");
        const auto held = double(context.unit().parameters);
        if (!stated || held == 0 || std::abs(double(*stated) - held) <= held / 20) {
            return {};
        }
        return Answer::remark(
            Message(QT_TRANSLATE_NOOP("model", "The index states another number of parameters")),
            Message(
                QT_TRANSLATE_NOOP("model", "metadata.total_parameters is %1; the tensors have %2."),
                {Argument::number(*stated), Argument::count(context.unit().parameters)}),
            Message(QT_TRANSLATE_NOOP("model", "Correct the number; hubs show it as the size of the model.")),
            {set.index});
    }

    static Answer compare(const CheckContext& context, const ShardSet& set, std::uint64_t told)
    {
        const TensorStore& store = *context.directory().tensors;
        std::uint64_t bytes = 0;
        std::uint64_t aliases = 0;
        for (const FileIndex index : set.shards) {
            const FileEntry& entry = context.file(index);
            for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
                (has(store.flags(row), TensorFlag::Alias) ? aliases : bytes) += store.bytes(row);
            }
        }
        // Tied weights are written once and may be counted once or twice.
        if (told == bytes || told == bytes + aliases) {
            if (auto other = otherParameters(context, set)) {
                return std::move(*other);
            }
            return Answer::pass(
                Message(
                    QT_TRANSLATE_NOOP("model", "The index states %1, and so much is there."), {Argument::bytes(told)}),
                {set.index});
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The index states another total size")),
            Message(
                QT_TRANSLATE_NOOP("model", "metadata.total_size is %1 bytes; the tensors have %2 bytes."),
                {Argument::count(told), Argument::count(bytes)}),
            Message(QT_TRANSLATE_NOOP(
                "model", "If tensors were left out on purpose, correct the number; if not, fetch the shards again.")),
            {set.index});
    }
};

} // namespace

void addWeightMapChecks(CheckList& list)
{
    list.push_back(std::make_unique<WeightsMap>());
    list.push_back(std::make_unique<TotalSize>());
}

} // namespace vitrine
