// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/problem.h"
#include "model/directory/role.h"
#include "model/directory/verdict.h"
#include "model/formats/format_reader.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Index into ModelDirectory::files.
using FileIndex = std::uint32_t;
constexpr FileIndex NoFile = std::numeric_limits<FileIndex>::max();

enum class EntryKind : std::uint8_t {
    File,
    Link, ///< a link to a file that may be read: inside the directory, or into the hub cache's own blobs
    BrokenLink,
    LeavingLink, ///< a link that leaves the directory; never followed
    Special, ///< device, pipe, socket
    Unreadable,
};

/// What lies in the place of a file whose content is not here. Such a file keeps the role that its name gives
/// ("weights"), its need is StandsForAMissingFile, and it is not read. Only where the name says nothing, the role is
/// LfsPointer or IncompleteDownload.
enum class Placeholder : std::uint8_t {
    None,
    LfsPointer, ///< a Git LFS pointer: FileEntry::statedSize and statedHash say what it stands for
    AnnexPointer, ///< a git-annex pointer
    WebPage, ///< HTML that a server sent in place of the file
    ErrorMessage, ///< XML or JSON with nothing but an error
    Empty, ///< no bytes at all
    Preallocated, ///< nothing but zeros where a header should be
    LinkText, ///< the text of a link in place of the link: a copy made by a program that does not know links
    PartialDownload, ///< by its name: *.incomplete, *.part, …
};

/// One file of the directory. Folders are not listed; they follow from the paths.
struct FileEntry {
    std::string path; ///< relative, with '/', in the bytes of the file system
    std::uint64_t size = 0; ///< of the content; of a link, of what it leads to
    std::int64_t modified = 0; ///< seconds since 1970
    EntryKind kind = EntryKind::File;
    std::string linkTarget; ///< as the link says; empty for files
    Role role = Role::Other;
    Need need = Need::NotNeeded;
    Placeholder placeholder = Placeholder::None;
    std::uint64_t statedSize = 0; ///< of the file that an LFS pointer stands for; 0: not said
    std::string statedHash; ///< its SHA-256 in hexadecimal digits; empty: not said
    Format format = Format::Unknown;
    std::uint32_t unit = 0; ///< index into ModelDirectory::units; the innermost unit that holds it
    std::uint32_t firstTensor = 0; ///< its rows in ModelDirectory::tensors lie together
    std::uint32_t tensorCount = 0;
    std::shared_ptr<const ModelFile> content; ///< what its reader said (its tensors moved into the directory's store); null: not a weight file
    std::shared_ptr<const nlohmann::json> json; ///< parsed, for JSON files within ReadLimits that a role needs; null otherwise
    std::shared_ptr<const std::string> text; ///< of a model card, and of a file that names the newest checkpoint, the first 64 KiB; null otherwise
};

/// How much of the tensors has one type.
struct DtypeTotal {
    std::string dtype;
    std::uint64_t tensors = 0;
    std::uint64_t parameters = 0;
    std::uint64_t bytes = 0;
};

/// A part that a unit should have: the part chips of the window.
enum class Part : std::uint8_t { Weights, Config, Tokenizer, Processor, Licence, Adapter, BaseModel, Component, AllInOne };
enum class PartState : std::uint8_t { Present, Missing, Damaged, NotVerified, NotNeeded };

struct PartStatus {
    Part part = Part::Weights;
    PartState state = PartState::Present;
    Message title; ///< "Tokenizer"; of a component its name
    std::vector<FileIndex> files; ///< what it consists of
};

/// What an index JSON is.
enum class ShardIndexState : std::uint8_t { None, Sound, Unreadable, Empty, NotJson, NoWeightMap };
/// What metadata.total_size of an index is, held against the bytes of the tensors; NotVerified where shards are missing.
enum class TotalSizeState : std::uint8_t { NotVerified, Absent, Agrees, AgreesAsFraction, Differs, NotANumber };

/// A set of shards that belong together: the files of one index, or of one `-of-` numbering.
struct ShardSet {
    std::string stem; ///< "model", "pytorch_model"; with the folder
    FileIndex index = NoFile; ///< the index JSON, or NoFile
    std::uint32_t stated = 0; ///< how many shards there should be, by the numbering or the index
    std::vector<FileIndex> shards; ///< those that are here
    std::vector<std::string> missing; ///< paths of those that are not
    std::optional<std::uint64_t> totalSize; ///< metadata.total_size of the index, where it is a whole number
    std::vector<std::string> absentTensors; ///< in the map and in no shard; at most 1,000 kept
    std::vector<std::string> unmappedTensors; ///< in a shard and not in the map; at most 1,000 kept
    std::vector<std::string> misplacedTensors; ///< in another shard than the map says; at most 1,000 kept
    std::uint64_t absentCount = 0, unmappedCount = 0, misplacedCount = 0;

    ShardIndexState indexState = ShardIndexState::None;
    TotalSizeState totalSizeState = TotalSizeState::NotVerified;
    std::uint64_t tensorBytes = 0; ///< of the shards that are here, each name once
    std::uint64_t mappedTensors = 0; ///< names in the map
    std::uint64_t missingTensors = 0; ///< in the map, in a shard that is not here or cannot be read
    std::vector<FileIndex> strays; ///< numbered like its shards, and in no index
    std::vector<std::string> leaving; ///< paths of the map that lead out of the folder of the index; never opened
    std::vector<std::string> doubledTensors; ///< in two shards; at most 1,000 kept
    std::vector<std::string> repeatedKeys; ///< named twice by the map; at most 1,000 kept
    std::vector<std::string> valuesNotNames; ///< tensors whose value in the map is no file name; at most 1,000 kept
    std::uint64_t doubledCount = 0, repeatedCount = 0, valuesNotNamesCount = 0;
    bool mixesFamilies = false; ///< the map names shards of two numberings
};

/// One loadable thing inside the directory.
struct Unit {
    std::string path; ///< relative folder, empty for the root; of a single-file model its path
    Message title; ///< "the model at the root", "checkpoint-500"
    Verdict verdict;
    std::string architecture; ///< "LlamaForCausalLM"; empty: not known
    std::string modelType; ///< model_type of config.json, or general.architecture of GGUF; empty: not known
    std::uint64_t parameters = 0; ///< unpacked, shared tensors once, one copy of the weights
    std::uint64_t tensorCount = 0;
    std::uint64_t tensorBytes = 0;
    std::uint64_t residueBytes = 0; ///< optimizer, scheduler, RNG state beside or below
    std::vector<DtypeTotal> dtypes; ///< by bytes, largest first
    std::vector<FileIndex> files; ///< all that belong to it and to no unit inside it
    std::vector<FileIndex> weights; ///< the weight files that the totals count
    std::vector<FileIndex> repeated; ///< weight files of a second copy
    std::vector<ShardSet> shardSets;
    std::vector<PartStatus> parts;
    FileIndex config = NoFile;
    std::vector<std::uint32_t> components; ///< units inside it, of a pipeline
    std::optional<std::uint64_t> step; ///< of a training checkpoint
};

/// What reading took, for the status bar.
struct ReadStatistics {
    std::uint32_t weightFiles = 0;
    std::uint32_t smallFiles = 0;
    std::uint64_t bytesRead = 0;
    double seconds = 0;
};

/// Everything that is known of an opened directory: an immutable snapshot, shared between the window's views.
struct ModelDirectory {
    std::string path; ///< absolute, as it was opened
    bool isSingleFile = false; ///< a file was opened, not a folder; files[0] is it
    std::vector<FileEntry> files; ///< by path, naturally sorted
    /// units[0] is the root, whatever it is. A folder that is nothing itself and wraps exactly one unit (one checkpoint,
    /// one snapshot of the hub's cache) is that unit: units[0].path is then the inner folder.
    std::vector<Unit> units;
    std::shared_ptr<const TensorStore> tensors; ///< of all files; never null
    std::vector<Problem> problems; ///< errors first, then by path and offset
    ReadStatistics statistics;
    bool cancelled = false; ///< what was read is here, and nothing is said about completeness

    [[nodiscard]] const FileEntry* file(std::string_view path) const;
    [[nodiscard]] const Unit& root() const { return units.front(); }
    /// Absolute path of a file, in the bytes of the file system.
    [[nodiscard]] std::string absolute(const FileEntry& file) const;
};

/// The rows of ModelDirectory::tensors that a unit shows: those of its weights, or where it has none, of all its files
/// that hold tensors. Files of optimizer state beside weights are left out; what a weight file holds besides is not.
/// In the order of the store.
[[nodiscard]] std::vector<std::uint32_t> rowsOfUnit(const ModelDirectory& directory, std::size_t unit);

} // namespace vitrine
