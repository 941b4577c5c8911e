// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/tokenizer_sets.h"

#include "model/directory/folder_tree.h"
#include "model/directory/json_reading.h"
#include "model/formats/gguf/gguf_detail.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace vitrine {

namespace {

using Names = std::unordered_set<std::string>;

/// Files that belong to a tokenizer and are none by themselves.
bool isBesideATokenizer(std::string_view name)
{
    return name == "tokenizer_config.json" || name == "special_tokens_map.json" || name == "added_tokens.json";
}

/// A tokenizer of a kind that some loader takes, whatever the model type.
bool isWhole(const Names& names)
{
    constexpr const char* Alone[] = {"tokenizer.json", "tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "sentencepiece.model", "spm.model", "vocab.txt",
        "tekken.json", "tiktoken.model", "tokenizer.bin", "vocabulary.json", "vocabulary.txt", "shared_vocabulary.json", "bpe.model", "ice_text.model", "tokens.txt",
        "rwkv_vocab_v20230424.txt"};
    if (std::ranges::any_of(Alone, [&](const char* name) { return names.contains(name); })) {
        return true;
    }
    const bool pairs = (names.contains("vocab.json") && names.contains("merges.txt")) || (names.contains("encoder.json") && names.contains("vocab.bpe"))
        || (names.contains("source.spm") && names.contains("target.spm")) || (names.contains("vocab.txt") && names.contains("bpe.codes"));
    return pairs || std::ranges::any_of(names, [](const std::string& name) { return name.ends_with(".tiktoken") || name.ends_with(".model") || name.starts_with("tokenizer.model.v"); });
}

bool holdsOneOf(const Names& names, const std::vector<std::vector<std::string>>& sets)
{
    return std::ranges::any_of(sets, [&](const std::vector<std::string>& set) {
        return std::ranges::all_of(set, [&](const std::string& name) {
            // "*.tiktoken" and the like
            return name.starts_with('*') ? std::ranges::any_of(names, [&](const std::string& here) { return here.ends_with(std::string_view(name).substr(1)); })
                                         : names.contains(name);
        });
    });
}

/// The tokenizer inside a GGUF file, where the model is one.
PartState insideGguf(const ModelDirectory& directory, const UnitFacts& facts)
{
    for (const FileIndex file : facts.weights.sets.front().files) {
        const auto* detail = dynamic_cast<const GgufDetail*>(directory.files[file].content ? directory.files[file].content->detail.get() : nullptr);
        if (detail != nullptr && detail->tokenizer.isPresent()) {
            return PartState::Present;
        }
    }
    return PartState::Missing;
}

} // namespace

PartState tokenizerState(const ModelDirectory& directory, const UnitFacts& facts)
{
    using Want = ModelNeeds::Want;
    if (facts.isGguf && insideGguf(directory, facts) == PartState::Present) {
        return PartState::Present;
    }
    std::unordered_set<std::string_view> malformed;
    for (const Problem& problem : directory.problems) {
        if (!facts.tokenizerFiles.empty() && problem.code == "json.malformed") {
            malformed.insert(problem.path);
        }
    }
    Names sound;
    Names all;
    bool isBroken = false; // settings that are no JSON stop a loader although it could do without them
    const nlohmann::json* config = nullptr;
    for (const FileIndex index : facts.tokenizerFiles) {
        const FileEntry& file = directory.files[index];
        const std::string name(namePart(file.path));
        all.insert(name);
        const bool isJson = !malformed.contains(file.path);
        isBroken = isBroken || (!isJson && isBesideATokenizer(name));
        if (isJson && file.placeholder == Placeholder::None && (file.kind == EntryKind::File || file.kind == EntryKind::Link)) {
            sound.insert(name);
        }
        config = name == "tokenizer_config.json" && file.json ? file.json.get() : config;
    }
    // A class of its own, or code of its own, reads files of its own: then any whole tokenizer will do.
    const bool ownClass = config != nullptr && (config->contains("auto_map") || stringAt(*config, "tokenizer_class").empty());
    const bool anyKind = facts.needs.tokenizerSets.empty() || ownClass;
    const auto suffices = [&](const Names& names) {
        return holdsOneOf(names, facts.needs.tokenizerSets) || names.contains("tokenizer.json") || names.contains("tekken.json") || (anyKind && isWhole(names))
            || std::ranges::any_of(names, [](const std::string& name) { return name.ends_with(".tiktoken"); });
    };
    if (suffices(sound)) {
        return isBroken ? PartState::Damaged : PartState::Present;
    }
    if (facts.needs.tokenizer == Want::No) {
        return PartState::NotNeeded;
    }
    if (suffices(all)) {
        return PartState::Damaged;
    }
    if (facts.isSelfContained && !facts.isGguf && facts.config == NoFile && all.empty()) {
        return PartState::NotNeeded; // whether a graph reads text is not known, and nothing beside it says so
    }
    const bool half = std::ranges::any_of(all, [](const std::string& name) { return !isBesideATokenizer(name); });
    return facts.needs.tokenizer == Want::Unknown && facts.hasConfig && !half ? PartState::NotVerified : PartState::Missing;
}

} // namespace vitrine
