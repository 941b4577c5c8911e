// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/shard_sets.h"

#include "model/directory/index_join.h"
#include "model/directory/shard_families.h"
#include "model/directory/shard_problems.h"

#include <algorithm>
#include <set>
#include <utility>

namespace vitrine {

namespace {

/// Whether a family could be what an index without a readable map stands for: "model.safetensors.index.json" beside
/// "model-00001-of-00003.safetensors", or beside "model.safetensors-00001-of-00003.safetensors".
bool isNamedLike(const ShardFamily& family, const std::string& indexStem)
{
    const std::string_view stem = family.numbering.stem;
    return stem == indexStem || (stem.starts_with(indexStem) && stem.substr(indexStem.size()).starts_with('.'));
}

class Joiner
{
public:
    Joiner(const std::vector<FileEntry>& files, const TensorStore& tensors, const std::stop_token& stop)
        : m_files(files)
        , m_tensors(tensors)
        , m_stop(stop)
        , m_families(shardFamilies(files))
        , m_isNamed(files.size())
        , m_isTaken(m_families.size())
    {
    }

    ShardJoin run(const std::vector<ShardIndex>& indexes, const FileOpener& open)
    {
        joinIndexes(indexes, open);
        for (ShardSet& set : m_join.sets) {
            if (set.indexState != ShardIndexState::Sound) {
                adoptFamily(set);
            }
        }
        for (ShardSet& set : m_join.sets) {
            if (set.indexState == ShardIndexState::Sound) {
                findStrays(set);
            }
        }
        for (std::size_t i = 0; i < m_families.size(); ++i) {
            if (!m_isTaken[i]) {
                m_join.sets.push_back(familySet(m_families[i], m_files, m_tensors, m_stop));
            }
        }
        std::ranges::stable_sort(m_join.sets, {}, &ShardSet::stem);
        for (const ShardSet& set : m_join.sets) {
            tellShardProblems(set, m_files, m_join.problems);
        }
        return std::move(m_join);
    }

private:
    void joinIndexes(const std::vector<ShardIndex>& indexes, const FileOpener& open);
    void adoptFamily(ShardSet& set);
    void findStrays(ShardSet& set);

    const std::vector<FileEntry>& m_files;
    const TensorStore& m_tensors;
    const std::stop_token& m_stop;
    std::vector<ShardFamily> m_families;
    std::vector<bool> m_isNamed; ///< for each file: an index names it
    std::vector<bool> m_isTaken; ///< for each family: it is in a set, or a stray
    ShardJoin m_join;
};

void Joiner::joinIndexes(const std::vector<ShardIndex>& indexes, const FileOpener& open)
{
    FilesByPath byPath;
    if (!indexes.empty()) {
        byPath.reserve(m_files.size());
        for (FileIndex i = 0; i < m_files.size(); ++i) {
            byPath.emplace(m_files[i].path, i);
        }
    }
    for (const ShardIndex& index : indexes) {
        ShardSet set = IndexJoin(m_files, byPath, index, m_tensors, open, m_stop).run();
        for (const FileIndex shard : set.shards) {
            m_isNamed[shard] = true;
        }
        m_join.problems.insert(m_join.problems.end(), index.map.problems().begin(), index.map.problems().end());
        m_join.sets.push_back(std::move(set));
    }
    for (std::size_t i = 0; i < m_families.size(); ++i) {
        m_isTaken[i] = std::ranges::all_of(m_families[i].files, [this](FileIndex file) { return m_isNamed[file]; });
    }
}

/// A broken index keeps its place beside the shards that it should join.
void Joiner::adoptFamily(ShardSet& set)
{
    for (const bool wantWhole : {true, false}) {
        for (std::size_t i = 0; i < m_families.size(); ++i) {
            if (m_isTaken[i] || m_families[i].isComplete() != wantWhole || !isNamedLike(m_families[i], set.stem)) {
                continue;
            }
            ShardSet family = familySet(m_families[i], m_files, m_tensors, m_stop);
            family.index = set.index;
            family.indexState = set.indexState;
            set = std::move(family);
            m_isTaken[i] = true;
            return;
        }
    }
}

void Joiner::findStrays(ShardSet& set)
{
    std::set<std::pair<std::string_view, std::string_view>> numbered;
    const auto note = [&](const std::string& path) {
        if (const std::optional<ShardNumbering> numbering = shardNumbering(path)) {
            numbered.emplace(numbering->stem, numbering->suffix);
        }
    };
    std::ranges::for_each(set.shards, [&](FileIndex shard) { note(m_files[shard].path); });
    std::ranges::for_each(set.missing, note);
    for (std::size_t i = 0; i < m_families.size(); ++i) {
        const ShardFamily& family = m_families[i];
        if (m_isTaken[i] || !numbered.contains({family.numbering.stem, family.numbering.suffix})) {
            continue;
        }
        const auto isStray = [this](FileIndex file) { return !m_isNamed[file]; };
        std::ranges::copy_if(family.files, std::back_inserter(set.strays), isStray);
        // A second whole family is a second copy of the weights and a set of its own.
        m_isTaken[i] = !family.isComplete() || !std::ranges::all_of(family.files, isStray);
    }
}

} // namespace

ShardJoin joinShardSets(const std::vector<FileEntry>& files, const std::vector<ShardIndex>& indexes, const TensorStore& tensors,
    const FileOpener& open, const std::stop_token& stop)
{
    return Joiner(files, tensors, stop).run(indexes, open);
}

} // namespace vitrine
