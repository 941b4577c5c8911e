// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/shard_problems.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::size_t CitedNames = 3;
constexpr std::size_t CitedName = 120;

/// The first of `names`, and how many more there are: `total` in all, of which `names` may hold only the first.
Argument cited(const std::vector<std::string>& names, std::uint64_t total)
{
    std::vector<Message> list;
    for (std::size_t i = 0; i < std::min(names.size(), CitedNames); ++i) {
        list.push_back(Message::verbatim(shortened(names[i], CitedName)));
    }
    if (total > list.size()) {
        list.push_back(Message(QT_TRANSLATE_NOOP("model", "%1 more"), {Argument::count(total - list.size())}));
    }
    return list;
}

class Teller
{
public:
    Teller(const ShardSet& set, const std::vector<FileEntry>& files, std::vector<Problem>& problems)
        : m_set(set)
        , m_files(files)
        , m_problems(problems)
        , m_path(set.index != NoFile ? files[set.index].path : std::string())
    {
    }

    void shards();
    void map();
    void totalSize();

private:
    void say(const char* code, const char* text, std::vector<Argument> arguments) { sayOf(m_path, code, text, std::move(arguments)); }
    void sayOf(const std::string& path, const char* code, const char* text, std::vector<Argument> arguments)
    {
        m_problems.push_back({Severity::Note, code, path, {}, Message(text, std::move(arguments))});
    }
    /// A fault of some tensors: %1 how many, %2 the first of them.
    void sayNames(const char* code, std::uint64_t count, const std::vector<std::string>& names, const char* text)
    {
        if (count != 0) {
            say(code, text, {Argument::count(count), cited(names, count)});
        }
    }

    const ShardSet& m_set;
    const std::vector<FileEntry>& m_files;
    std::vector<Problem>& m_problems;
    std::string m_path;
};

void Teller::shards()
{
    if (!m_set.missing.empty()) {
        say("shards.missing", QT_TRANSLATE_NOOP("model", "Missing: %3 of %1 shards of %2 (%4). Download or copy them into the folder."),
            {Argument::count(m_set.stated), Argument(m_set.stem), Argument::count(m_set.stated - std::min<std::size_t>(m_set.stated, m_set.shards.size())), cited(m_set.missing, m_set.missing.size())});
    }
    if (m_set.index == NoFile) {
        say("shards.index_missing",
            QT_TRANSLATE_NOOP("model", "The shards of %1 have no index, and loaders do not find them without one. Get the index JSON, or write it anew from the shards."), {m_set.stem});
    }
    for (const FileIndex stray : m_set.strays) {
        sayOf(m_files[stray].path, "shards.stray", QT_TRANSLATE_NOOP("model", "This file is numbered like a shard of %1, and the index does not name it: loaders pass over it."), {m_set.stem});
    }
    if (!m_set.leaving.empty()) {
        say("shards.leaves_directory", QT_TRANSLATE_NOOP("model", "The index names files outside of its folder: %1. Vitrine does not open them; a loader may."), {cited(m_set.leaving, m_set.leaving.size())});
    }
    if (m_set.mixesFamilies) {
        say("shards.mixed_families", QT_TRANSLATE_NOOP("model", "The index names shards of two numberings; two sets of weights were mixed. Write the index anew from one of them."), {});
    }
}

void Teller::map()
{
    sayNames("shards.absent_tensors", m_set.absentCount, m_set.absentTensors,
        QT_TRANSLATE_NOOP("model", "The index names tensors that are not in their shard nor in another one: %2. Tensors: %1."));
    sayNames("shards.unmapped_tensors", m_set.unmappedCount, m_set.unmappedTensors,
        QT_TRANSLATE_NOOP("model", "Tensors of the shards are not in the index, and loaders may pass over them: %2. Tensors: %1."));
    sayNames("shards.misplaced_tensors", m_set.misplacedCount, m_set.misplacedTensors,
        QT_TRANSLATE_NOOP("model", "Tensors lie in another shard than the index says: %2. Tensors: %1."));
    // Two numberings in one map are two copies of the weights: each tensor lies in two shards because of that.
    sayNames("shards.doubled_tensors", m_set.mixesFamilies ? 0 : m_set.doubledCount, m_set.doubledTensors,
        QT_TRANSLATE_NOOP("model", "Tensors lie in two shards; which one a loader takes is not sure: %2. Tensors: %1."));
    sayNames("shards.repeated_names", m_set.repeatedCount, m_set.repeatedKeys,
        QT_TRANSLATE_NOOP("model", "The index names tensors twice; loaders take the last entry: %2. Tensors: %1."));
    sayNames("shards.not_a_file_name", m_set.valuesNotNamesCount, m_set.valuesNotNames,
        QT_TRANSLATE_NOOP("model", "The index gives tensors something that is no file name: %2. Tensors: %1."));
}

void Teller::totalSize()
{
    switch (m_set.totalSizeState) {
    case TotalSizeState::Absent:
        say("shards.total_size", QT_TRANSLATE_NOOP("model", "The index does not state total_size, so loaders cannot tell how much memory the weights take: the shards hold %1 bytes."),
            {Argument::count(m_set.tensorBytes)});
        break;
    case TotalSizeState::AgreesAsFraction:
        say("shards.total_size", QT_TRANSLATE_NOOP("model", "total_size of the index is written as a fraction. Its value is right; strict readers want a whole number."), {});
        break;
    case TotalSizeState::Differs:
        say("shards.total_size", QT_TRANSLATE_NOOP("model", "total_size of the index is %1, and the shards hold %2 bytes of tensors."),
            {m_set.totalSize ? Argument::count(*m_set.totalSize) : Argument(QT_TRANSLATE_NOOP("model", "another number")), Argument::count(m_set.tensorBytes)});
        break;
    case TotalSizeState::NotANumber:
        say("shards.total_size", QT_TRANSLATE_NOOP("model", "total_size of the index is not a number; the shards hold %1 bytes of tensors."), {Argument::count(m_set.tensorBytes)});
        break;
    default:
        break;
    }
}

} // namespace

void tellShardProblems(const ShardSet& set, const std::vector<FileEntry>& files, std::vector<Problem>& problems)
{
    Teller teller(set, files, problems);
    teller.shards();
    if (set.indexState == ShardIndexState::Sound) {
        teller.map();
        teller.totalSize();
    } else if (set.doubledCount != 0) {
        teller.map();
    }
}

} // namespace vitrine
