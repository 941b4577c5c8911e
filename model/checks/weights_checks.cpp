// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/split_faults.h"

#include <algorithm>
#include <cstdlib>
#include <map>

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
                        "model", "The list of components names %1, of which the folder, or what belongs into it, is not here or damaged."),
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
        if (auto incomplete = withoutData(context)) {
            return std::move(*incomplete);
        }
        if (auto incomplete = withoutModules(context)) {
            return std::move(*incomplete);
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
    /// An ONNX model whose data lie in a file that is not here.
    static std::optional<Answer> withoutData(const CheckContext& context)
    {
        for (const FileIndex index : context.unit().weights) {
            const auto& content = context.file(index).content;
            if (content == nullptr) {
                continue;
            }
            const auto found = std::ranges::find(content->problems, "onnx.external-missing", &Problem::code);
            if (found != content->problems.end()) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The data of the weights are missing")), found->message,
                    Message(QT_TRANSLATE_NOOP("model", "Put the file with the data beside the model, under its old name.")),
                    {index});
            }
        }
        return {};
    }

    /// sentence-transformers: a dense layer that modules.json names has weights of its own.
    static std::optional<Answer> withoutModules(const CheckContext& context)
    {
        std::vector<std::string> missing;
        for (const SentenceModule& module : context.sentenceModules()) {
            const bool here = context.hasWhole(module.folder + "/model.safetensors")
                || context.hasWhole(module.folder + "/pytorch_model.bin");
            if (module.type.ends_with(".Dense") && !here) {
                missing.push_back(module.folder);
            }
        }
        if (missing.empty()) {
            return {};
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "Weights of a module are missing: %1"), {listed(missing, missing.size(), 3)}),
            Message(
                QT_TRANSLATE_NOOP(
                    "model", "modules.json names %1, and no weights lie there. sentence-transformers stops at that."),
                {listed(missing, missing.size())}),
            Message(QT_TRANSLATE_NOOP("model", "Fetch the folder from where the model comes from.")),
            {context.find("modules.json")});
    }

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

/// Files with the numbering of a shard that no index and no complete numbering uses.
std::vector<FileIndex> strayShards(const CheckContext& context)
{
    std::vector<FileIndex> candidates = context.unit().repeated;
    for (const ShardSet& set : context.unit().shardSets) {
        candidates.insert(candidates.end(), set.strays.begin(), set.strays.end());
    }
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    // "-of-00009": how many it says, and how many there are.
    const auto family = [&](FileIndex index) {
        const std::string_view name = lastName(context.file(index).path);
        const std::size_t of = name.find("-of-");
        return of == std::string_view::npos ? std::string_view() : name.substr(of, 9);
    };
    std::map<std::string_view, std::uint64_t> members;
    for (const FileIndex index : candidates) {
        ++members[family(index)];
    }
    // A family that is whole is a second set.
    std::erase_if(candidates, [&](FileIndex index) {
        const std::string_view name = family(index);
        return name.empty() || members[name] >= std::strtoull(std::string(name.substr(4)).c_str(), nullptr, 10);
    });
    return candidates;
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
            if (!isSplit(set) || isGgufSet(context, set) || isLeftBehind(context, set)) {
                continue;
            }
            asked = true;
            if (set.index != NoFile) {
                if (auto broken = brokenIndex(context, set)) {
                    return std::move(*broken);
                }
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
    /// What keeps an index that is here from being one; null where it can be read.
    static const char* faultOfIndex(const CheckContext& context, const ShardSet& set)
    {
        if (!context.isWhole(set.index)) {
            return QT_TRANSLATE_NOOP("model", "%1 only stands for the file.");
        }
        switch (set.indexState) {
        case ShardIndexState::Unreadable:
            return QT_TRANSLATE_NOOP("model", "%1 cannot be read.");
        case ShardIndexState::Empty:
            return QT_TRANSLATE_NOOP("model", "%1 is empty.");
        case ShardIndexState::NotJson:
            return QT_TRANSLATE_NOOP("model", "%1 is no valid JSON: it may be cut off, or hold something else.");
        case ShardIndexState::NoWeightMap:
            return QT_TRANSLATE_NOOP("model", "%1 has no weight_map.");
        default:
            return nullptr;
        }
    }

    static std::optional<Answer> brokenIndex(const CheckContext& context, const ShardSet& set)
    {
        const char* why = faultOfIndex(context, set);
        if (why == nullptr) {
            return {};
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The weights index cannot be used")),
            Message(
                QT_TRANSLATE_NOOP("model", "%1 Without it no loader knows which tensor is in which shard."),
                {Message(why, {context.file(set.index).path})}),
            Message(QT_TRANSLATE_NOOP(
                "model", "Fetch the index again from where the model comes from, or save the model again.")),
            {set.index});
    }

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
            if (!isSplit(set) || isLeftBehind(context, set)) {
                continue;
            }
            asked = true;
            stated += std::max<std::uint64_t>(set.stated, set.shards.size() + set.missing.size());
            missing.insert(missing.end(), set.missing.begin(), set.missing.end());
            present.insert(present.end(), set.shards.begin(), set.shards.end());
        }
        if (auto joined = joinedParts(context)) {
            return std::move(*joined);
        }
        if (!missing.empty()) {
            std::vector<std::string> names;
            for (const std::string& path : missing) {
                names.emplace_back(lastName(path));
            }
            return Answer::fault(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n shard(s) missing"), missing.size()),
                Message(
                    QT_TRANSLATE_NOOP("model", "Missing: %1 of %2 shards (%3)."),
                    {Argument::count(missing.size()), Argument::count(stated), listed(names, names.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Download the missing files again.")), present);
        }
        if (auto faults = splitFaults(context); !faults.empty()) {
            std::vector<FileIndex> files;
            for (const Evidence& one : faults) {
                files.push_back(one.file);
            }
            const Message first = faults.front().text;
            return Answer::fault(
                       Message(QT_TRANSLATE_NOOP("model", "The parts are no set that a program would take")), first,
                       Message(QT_TRANSLATE_NOOP(
                           "model",
                           "Fetch all parts again from one place, under the names that they have there; or join or "
                           "rename them as it says here.")),
                       std::move(files))
                .with(std::move(faults));
        }
        if (auto stray = strayShards(context); !stray.empty()) {
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
    /// Parts of a GGUF set that were joined with cat: the others are in the file, and no program sees them there.
    static std::optional<Answer> joinedParts(const CheckContext& context)
    {
        for (const FileIndex index : context.unit().weights) {
            const auto& content = context.file(index).content;
            if (content == nullptr || context.file(index).format != Format::Gguf) {
                continue;
            }
            // Whole files that were joined break a rule of the format, and are told there.
            const auto found = std::ranges::find_if(content->problems, [](const Problem& one) {
                return one.code == "gguf.joined" && one.severity == Severity::Note;
            });
            if (found != content->problems.end()) {
                return Answer::fault(
                           Message(QT_TRANSLATE_NOOP("model", "The parts were joined into one file")), found->message,
                           Message(QT_TRANSLATE_NOOP(
                               "model",
                               "Fetch the parts again and leave them apart; “llama-gguf-split --merge” makes one file "
                               "of them.")),
                           {index})
                    .with({{index, found->offset, found->code, found->message}});
            }
        }
        return {};
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
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
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
        const std::vector<FileIndex> strays = strayShards(context);
        for (const FileIndex index : context.unit().repeated) {
            // A pointer repeats nothing, and neither does a list of contents; a stray shard is told with the shards.
            if (!context.isWhole(index) || std::ranges::find(strays, index) != strays.end()
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
    addWeightMapChecks(list);
    list.push_back(std::make_unique<OneSet>());
}

} // namespace vitrine
