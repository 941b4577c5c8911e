// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"

#include <algorithm>
#include <set>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

Message noModel()
{
    return Message(QT_TRANSLATE_NOOP("model", "This is a folder of several models, or none; ask about one of them."));
}

/// Components of a pipeline that are missing or have no weights, by name.
std::vector<std::string> missingComponents(const CheckContext& context)
{
    std::vector<std::string> names;
    for (const PartStatus& status : context.unit().parts) {
        if (status.part == Part::Component
            && (status.state == PartState::Missing || status.state == PartState::Damaged)) {
            names.push_back(status.title.utf8());
        }
    }
    return names;
}

class WeightsPresent final : public Check
{
public:
    WeightsPresent()
        : Check(
            {"weights.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Weights"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isNoModel()) {
            return Answer::notApplicable(noModel());
        }
        if (context.is(VerdictKind::TokenizerOnly)) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "This is a tokenizer without a model.")));
        }
        if (const auto names = missingComponents(context); !names.empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "Missing components: %1"), {listed(names, names.size(), 3)}),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "The list of components names %1, of which the folder or the weights are not here."),
                    {listed(names, names.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Fetch the folders again from where the pipeline comes from.")));
        }
        std::vector<FileIndex> placeholders;
        std::vector<FileIndex> whole;
        for (const FileIndex index : context.unit().weights) {
            (context.isWhole(index) ? whole : placeholders).push_back(index);
        }
        if (!whole.empty() && context.unit().tensorCount == 0 && context.tensorsAreKnown()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The weight files hold no tensors")),
                Message::plural(
                    QT_TRANSLATE_N_NOOP(
                        "model", "%n weight file(s) can be read, and there is nothing in them: saving went wrong."),
                    whole.size()),
                Message(QT_TRANSLATE_NOOP(
                    "model", "Save the weights again; an adapter must be saved with its own parameters.")),
                whole);
        }
        if (!whole.empty()) {
            return Answer::pass(
                Message::plural(
                    QT_TRANSLATE_N_NOOP("model", "%n weight file(s), %1."), whole.size(),
                    {Argument::bytes(context.unit().tensorBytes)}),
                whole);
        }
        if (context.isPipeline() && !context.unit().components.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "All components are here.")));
        }
        if (placeholders.empty()) {
            placeholders = standIns(context);
        }
        if (!placeholders.empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The weights are not here")),
                Message::plural(
                    QT_TRANSLATE_N_NOOP(
                        "model", "%n file(s) only stand for weights: pointers, empty files or parts of downloads."),
                    placeholders.size()),
                Message(QT_TRANSLATE_NOOP("model", "Download the weights themselves.")), placeholders);
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "No weights")),
            Message(QT_TRANSLATE_NOOP("model", "No file of weights was found.")),
            Message(QT_TRANSLATE_NOOP("model", "Put the weight files into this folder.")));
    }

private:
    static std::vector<FileIndex> standIns(const CheckContext& context)
    {
        std::vector<FileIndex> list;
        for (const FileIndex index : context.unit().files) {
            const FileEntry& entry = context.file(index);
            if (entry.placeholder != Placeholder::None
                && (entry.role == Role::Weights || entry.role == Role::AdapterWeights
                    || entry.role == Role::DistributedWeights)) {
                list.push_back(index);
            }
        }
        return list;
    }
};

/// Sets of more than one shard, or that say of themselves that they are more.
bool isSplit(const ShardSet& set)
{
    return set.stated > 1 || set.shards.size() > 1 || set.index != NoFile;
}

bool isGgufSet(const CheckContext& context, const ShardSet& set)
{
    return !set.shards.empty() && context.file(set.shards.front()).format == Format::Gguf;
}

class WeightsIndex final : public Check
{
public:
    WeightsIndex()
        : Check(
            {"weights.index",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Weights index"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        bool asked = false;
        std::vector<FileIndex> indexes;
        for (const ShardSet& set : context.unit().shardSets) {
            if (!isSplit(set) || isGgufSet(context, set)) {
                continue;
            }
            asked = true;
            if (set.index != NoFile) {
                indexes.push_back(set.index);
                continue;
            }
            if (context.isDistributed()
                || context.file(set.shards.empty() ? 0 : set.shards.front()).role == Role::DistributedWeights) {
                return Answer::notApplicable(Message(
                    QT_TRANSLATE_NOOP("model", "Distributed checkpoints have their own way of joining their parts.")));
            }
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The index of %1 is missing"), {set.stem}),
                Message(
                    QT_TRANSLATE_NOOP("model", "%1 is split into %2 files and no index says which tensor is where."),
                    {set.stem, Argument::count(std::max<std::uint64_t>(set.stated, set.shards.size()))}),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "Fetch the file %1 from where the model comes from, or save the model again."),
                    {indexName(context, set)}),
                set.shards);
        }
        if (!asked) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The weights are not split.")));
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "Each split set has its index.")), indexes);
    }

private:
    static std::string indexName(const CheckContext& context, const ShardSet& set)
    {
        const bool torch = !set.shards.empty() && context.file(set.shards.front()).path.ends_with(".bin");
        return set.stem + (torch ? ".bin.index.json" : ".safetensors.index.json");
    }
};

class WeightsShards final : public Check
{
public:
    WeightsShards()
        : Check(
            {"weights.shards",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Shards"),
             {W::Blocks, W::Blocks, W::Blocks},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<std::string> missing;
        std::vector<FileIndex> present;
        std::uint64_t stated = 0;
        bool asked = false;
        for (const ShardSet& set : context.unit().shardSets) {
            if (!isSplit(set)) {
                continue;
            }
            asked = true;
            stated += std::max<std::uint64_t>(set.stated, set.shards.size() + set.missing.size());
            missing.insert(missing.end(), set.missing.begin(), set.missing.end());
            present.insert(present.end(), set.shards.begin(), set.shards.end());
        }
        if (!missing.empty()) {
            std::vector<std::string> names;
            for (const std::string& path : missing) {
                names.emplace_back(lastName(path));
            }
            return Answer::fault(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n shard(s) missing"), missing.size()),
                Message(
                    QT_TRANSLATE_NOOP("model", "%1 of %2 shards are not here: %3."),
                    {Argument::count(missing.size()), Argument::count(stated), listed(names, names.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Download the missing files again.")), present);
        }
        if (auto stray = strays(context); !stray.empty()) {
            std::vector<std::string> names;
            for (const FileIndex index : stray) {
                names.emplace_back(context.file(index).path);
            }
            return Answer::remark(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n stray shard(s)"), stray.size()),
                Message(
                    QT_TRANSLATE_NOOP("model", "%1 lies beside the set and belongs to no set that is used."),
                    {listed(names, names.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Move it away: some loaders read every file that they find.")),
                stray);
        }
        if (!asked) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The weights are not split.")));
        }
        return Answer::pass(
            Message(QT_TRANSLATE_NOOP("model", "All %1 shards are here."), {Argument::count(stated)}), present);
    }

private:
    /// Files with the numbering of a shard that no index and no complete numbering uses.
    static std::vector<FileIndex> strays(const CheckContext& context)
    {
        std::vector<FileIndex> list;
        for (const FileIndex index : context.unit().repeated) {
            const std::string_view name = lastName(context.file(index).path);
            const std::size_t of = name.find("-of-");
            if (of == std::string_view::npos) {
                continue;
            }
            const std::string_view tail = name.substr(of, 9);
            const auto family = std::ranges::count_if(context.unit().repeated, [&](FileIndex other) {
                return lastName(context.file(other).path).find(tail) != std::string_view::npos;
            });
            const std::uint64_t stated = std::strtoull(std::string(tail.substr(4)).c_str(), nullptr, 10);
            if (std::uint64_t(family) < stated) {
                list.push_back(index);
            }
        }
        return list;
    }
};

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
        std::uint64_t absent = 0;
        std::uint64_t unmapped = 0;
        std::uint64_t misplaced = 0;
        std::vector<std::string> examples;
        std::vector<FileIndex> files;
        bool asked = false;
        bool partial = false;
        for (const ShardSet& set : context.unit().shardSets) {
            if (set.index == NoFile) {
                continue;
            }
            asked = true;
            // Tensors of a shard that is not here, or cannot be read, are counted with the shards.
            if (!set.missing.empty() || std::ranges::any_of(set.shards, [&](FileIndex index) {
                    return !context.isWhole(index) || isDamaged(context, index);
                })) {
                partial = true;
            }
            files.push_back(set.index);
            absent += set.absentCount;
            unmapped += set.unmappedCount;
            misplaced += set.misplacedCount;
            for (const auto* list : {&set.absentTensors, &set.misplacedTensors, &set.unmappedTensors}) {
                examples.insert(
                    examples.end(), list->begin(),
                    list->begin() + std::ptrdiff_t(std::min<std::size_t>(3, list->size())));
            }
        }
        if (!asked) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no weight map.")));
        }
        if (absent + misplaced > 0 && !partial) {
            return Answer::fault(
                Message::plural(
                    QT_TRANSLATE_N_NOOP("model", "%n tensor(s) are not where the index says"), absent + misplaced),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "Named by the index and not in the shard that it names: %1. In a shard and not in the index: "
                        "%2. For example %3."),
                    {Argument::count(absent + misplaced), Argument::count(unmapped),
                     listed(examples, examples.size(), 4)}),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "The index belongs to other shards. Fetch both from the same place, or save the model again.")),
                files);
        }
        if (partial) {
            return Answer::notVerified(
                {},
                Message(QT_TRANSLATE_NOOP(
                    "model", "Shards are missing or damaged, so the map cannot be held against all of them.")),
                {}, files);
        }
        if (unmapped > 0) {
            return Answer::remark(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) are not in the index"), unmapped),
                Message(
                    QT_TRANSLATE_NOOP("model", "Loaders that go by the index leave them out: %1."),
                    {listed(examples, unmapped, 4)}),
                Message(QT_TRANSLATE_NOOP("model", "Save the model again so that the index names every tensor.")),
                files);
        }
        return Answer::pass(
            Message(QT_TRANSLATE_NOOP("model", "Each tensor is in the shard that the index names.")), files);
    }

private:
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
            if (set.index == NoFile) {
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

class OneSet final : public Check
{
public:
    OneSet()
        : Check(
            {"weights.one_set",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "One set of weights"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.unit().weights.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There are no weights.")));
        }
        std::uint64_t bytes = 0;
        std::vector<std::string> names;
        std::vector<FileIndex> repeated;
        for (const FileIndex index : context.unit().repeated) {
            // A pointer repeats nothing, and neither does a list of contents.
            if (!context.isWhole(index)
                || (context.file(index).tensorCount == 0 && context.file(index).size < 100'000)) {
                continue;
            }
            bytes += context.file(index).size;
            names.push_back(context.file(index).path);
            repeated.push_back(index);
        }
        if (repeated.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "There is one set of weights.")), context.unit().weights);
        }
        std::vector<std::string> used;
        for (const FileIndex index : context.unit().weights) {
            used.push_back(context.file(index).path);
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The weights are here twice: %1 more"), {Argument::bytes(bytes)}),
            Message(
                QT_TRANSLATE_NOOP("model", "Loaders take %1. The same weights are repeated in %2."),
                {listed(used, used.size(), 3), listed(names, names.size(), 4)}),
            Message(QT_TRANSLATE_NOOP("model", "Leave the second set out, unless someone needs it in that form.")),
            repeated);
    }
};

} // namespace

void addWeightsChecks(CheckList& list)
{
    list.push_back(std::make_unique<WeightsPresent>());
    list.push_back(std::make_unique<WeightsIndex>());
    list.push_back(std::make_unique<WeightsShards>());
    list.push_back(std::make_unique<WeightsMap>());
    list.push_back(std::make_unique<TotalSize>());
    list.push_back(std::make_unique<OneSet>());
}

} // namespace vitrine
