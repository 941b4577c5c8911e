// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/snapshot_builder.h"

#include "model/bytes/file_source.h"
#include "model/directory/gguf_split.h"
#include "model/directory/hub_refs.h"
#include "model/directory/placeholder_problems.h"
#include "model/directory/distributed_notes.h"
#include "model/directory/natural_order.h"
#include "model/directory/piece_merge.h"
#include "model/directory/sentence.h"
#include "model/directory/unit_builder.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_set>

namespace vitrine {

namespace {

bool isGgufFile(const FileEntry& file)
{
    return file.format == Format::Gguf || file.path.ends_with(".gguf");
}

std::shared_ptr<ModelDirectory> emptyDirectory(const ScanResult& scan)
{
    auto directory = std::make_shared<ModelDirectory>();
    directory->path = scan.path;
    directory->isSingleFile = scan.isSingleFile;
    directory->cancelled = scan.cancelled;
    return directory;
}

/// Moves the tensors of all files into one store, in the order of the files, and leaves the contents without them.
TensorStore joinedTensors(std::vector<FileEntry>& files, std::vector<std::unique_ptr<ModelFile>>& contents, std::vector<Problem>& problems)
{
    TensorStore all;
    std::size_t rows = 0;
    std::size_t nameBytes = 0;
    for (const auto& content : contents) {
        if (content) {
            rows += content->tensors.size();
            nameBytes += content->tensors.nameBytes();
        }
    }
    all.reserve(rows, nameBytes);
    for (FileIndex i = 0; i < files.size(); ++i) {
        if (!contents[i]) {
            continue;
        }
        FileEntry& file = files[i];
        file.firstTensor = all.size();
        if (all.append(contents[i]->tensors, i)) {
            file.tensorCount = contents[i]->tensors.size();
        } else {
            problems.push_back({Severity::Error, "open.limit", file.path, {},
                Message(QT_TRANSLATE_NOOP("model", "The tensors of %1 are not shown: this folder holds more names than fit. Open the file by itself."), {Message::Argument(file.path)})});
        }
        contents[i]->tensors = TensorStore();
        std::ranges::copy(contents[i]->problems, std::back_inserter(problems));
        file.content = std::move(contents[i]);
    }
    return all;
}

void sortProblems(std::vector<Problem>& problems)
{
    std::ranges::stable_sort(problems, [](const Problem& a, const Problem& b) {
        if (a.severity != b.severity) {
            return a.severity > b.severity;
        }
        if (a.path != b.path) {
            return naturalLess(a.path, b.path);
        }
        return a.offset.value_or(0) < b.offset.value_or(0);
    });
}

/// A folder of a million broken links has one fault a million times: what nobody reads is only counted.
void boundProblems(std::vector<Problem>& problems)
{
    constexpr std::uint64_t KeptOfEachCode = 10'000;
    if (problems.size() <= KeptOfEachCode) {
        return;
    }
    std::map<std::string, std::uint64_t, std::less<>> counts;
    std::erase_if(problems, [&](const Problem& problem) { return ++counts[problem.code] > KeptOfEachCode; });
    for (const auto& [code, count] : counts) {
        if (count > KeptOfEachCode) {
            problems.push_back({Severity::Note, code, {}, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 more of this kind are in the folder."), {Message::Argument::count(count - KeptOfEachCode)})});
        }
    }
}

/// A shard that ends too early is a fault of the set: the verdict says so first, and the checklist how grave it is. The
/// list of problems notes it, as it does a shard that is missing.
void noteTruncatedShards(ModelDirectory& directory)
{
    std::unordered_set<std::string_view> shards;
    for (const Unit& unit : directory.units) {
        for (const ShardSet& set : unit.shardSets) {
            for (const FileIndex file : set.shards) {
                shards.insert(directory.files[file].path);
            }
        }
    }
    for (Problem& problem : directory.problems) {
        if (problem.code.ends_with(".truncated") && shards.contains(problem.path)) {
            problem.severity = Severity::Note;
        }
    }
}

FileOpener fileOpener(const ModelDirectory& directory)
{
    return [&directory](const FileEntry& file) -> Result<std::unique_ptr<ByteSource>> {
        auto source = FileSource::open(directory.absolute(file));
        if (!source) {
            return std::unexpected(source.error());
        }
        return std::unique_ptr<ByteSource>(std::move(*source));
    };
}

} // namespace

std::shared_ptr<const ModelDirectory> scannedSnapshot(const ScanResult& scan)
{
    auto directory = emptyDirectory(scan);
    directory->files = scan.files;
    directory->problems = scan.problems;
    directory->tensors = std::make_shared<TensorStore>();
    Unit root;
    root.title = unitTitle({});
    for (FileIndex i = 0; i < directory->files.size(); ++i) {
        root.files.push_back(i);
    }
    directory->units.push_back(std::move(root));
    return directory;
}

std::shared_ptr<ModelDirectory> builtSnapshot(ScanResult scan, FileReadings readings, const OpenOptions& options)
{
    auto directory = emptyDirectory(scan);
    directory->cancelled = scan.cancelled || readings.cancelled;
    directory->files = std::move(scan.files);
    directory->problems = std::move(scan.problems);
    directory->statistics = readings.statistics;
    std::ranges::move(readings.problems, std::back_inserter(directory->problems));
    tellPlaceholders(directory->files, directory->isSingleFile, directory->problems);
    tellDanglingRefs(directory->files, directory->problems);
    mergePieces(directory->files, readings.contents, directory->problems);
    TensorStore tensors = joinedTensors(directory->files, readings.contents, directory->problems);
    ShardJoin shards = joinShardSets(directory->files, readings.indexes, tensors, fileOpener(*directory), options.stop);
    readings.indexes.clear();
    GgufSplitSets splits = options.stop.stop_requested() ? GgufSplitSets() : joinGgufSplits(directory->files, tensors);
    std::ranges::move(shards.problems, std::back_inserter(directory->problems));
    std::ranges::move(splits.problems, std::back_inserter(directory->problems));

    // Sets of GGUF files are joined by what their own keys say.
    std::erase_if(shards.sets, [&](const ShardSet& set) { return !set.shards.empty() && isGgufFile(directory->files[set.shards.front()]); });
    buildUnits(*directory, tensors, std::move(shards.sets), splits.sets, options.stop);
    noteTruncatedShards(*directory);
    directory->cancelled = directory->cancelled || options.stop.stop_requested();
    if (directory->cancelled) {
        const auto read = std::ranges::count_if(directory->files, [](const FileEntry& file) { return file.content != nullptr; });
        for (Unit& unit : directory->units) {
            unit.verdict.loadable = false;
            unit.verdict.state = VerdictState::NotVerified;
            unit.verdict.sentence = cancelledSentence(static_cast<std::uint64_t>(read), directory->files.size());
        }
    }
    directory->tensors = std::make_shared<const TensorStore>(std::move(tensors));
    for (const Unit& unit : directory->units) {
        tellDistributed(*directory, unit, distributedParts(directory->files, unit.files), directory->problems);
    }
    sortProblems(directory->problems);
    boundProblems(directory->problems);
    return directory;
}

} // namespace vitrine
