// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/gguf_split.h"

#include "model/formats/gguf/byte_parts.h"
#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/name_set.h"
#include "model/words/text.h"

#include <algorithm>
#include <map>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// Of what is missing or disagrees, so many are named.
constexpr std::size_t Named = 5;
/// Names of missing parts that are kept of one set, and of a directory: a name costs nothing to write, and may say 99,999.
constexpr std::size_t MissingKept = 1000, MissingKeptOfAll = 100'000;

struct Part {
    FileIndex file = NoFile;
    std::uint32_t number = 0; ///< from 1; 0: not known
    const GgufDetail* detail = nullptr; ///< null: no GGUF inside
};

struct PartSet {
    std::string stem;
    std::uint32_t count = 0;
    bool named = true; ///< the file names follow the pattern; otherwise the parts were found by their keys
    std::vector<Part> parts; ///< by number
};

bool isReadable(const FileEntry& file)
{
    return file.kind == EntryKind::File || file.kind == EntryKind::Link;
}

const GgufDetail* detailOf(const FileEntry& file)
{
    return file.content ? dynamic_cast<const GgufDetail*>(file.content->detail.get()) : nullptr;
}

bool hasErrors(const FileEntry& file)
{
    return file.content
        && std::ranges::any_of(file.content->problems, [](const Problem& problem) { return problem.severity == Severity::Error; });
}

std::string_view folderOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash + 1);
}

/// Says what is wrong with one set.
class SetJudge
{
public:
    SetJudge(const PartSet& set, std::span<const FileEntry> files, const TensorStore& tensors, GgufSplitSets& result, std::size_t& missingLeft)
        : m_set(set)
        , m_files(files)
        , m_tensors(tensors)
        , m_result(result)
        , m_missingLeft(missingLeft)
    {
    }

    void judge()
    {
        m_shards.stem = m_set.stem;
        m_shards.stated = m_set.count;
        for (const Part& part : m_set.parts) {
            m_shards.shards.push_back(part.file);
        }
        findMissing();
        if (!m_set.named) {
            tell("gguf.split-names", file(0).path,
                Message(QT_TRANSLATE_NOOP("model", "These files are parts of one set, and their names do not say so. Programs find the parts by names like %1."),
                    {Argument(ggufPartPath("model", 1, m_set.count))}));
        }
        judgeParts();
        judgeKeys();
        judgeRepeats();
        m_result.sets.push_back(std::move(m_shards));
    }

private:
    [[nodiscard]] const FileEntry& file(std::size_t part) const { return m_files[m_set.parts[part].file]; }

    /// A note: that a set is not whole is no fault of a file; the verdict and the checklist judge it.
    void tell(const char* code, const std::string& path, Message message)
    {
        m_result.problems.push_back({Severity::Note, code, path, {}, std::move(message)});
    }

    [[nodiscard]] std::size_t keepable() const { return std::min(MissingKept, m_missingLeft); }

    void findMissing()
    {
        const bool numbered = std::ranges::all_of(m_set.parts, [](const Part& part) { return part.number > 0; });
        const bool twice = std::ranges::adjacent_find(m_set.parts, {}, &Part::number) != m_set.parts.end();
        if (!numbered || twice) {
            return;
        }
        std::vector<Message> named;
        std::uint32_t next = 1;
        const auto missUpTo = [&](std::uint32_t end) {
            for (std::uint32_t number = next; number < end && (m_shards.missing.size() < keepable() || named.size() < Named); ++number) {
                if (m_shards.missing.size() < keepable()) {
                    m_shards.missing.push_back(ggufPartPath(m_set.stem, number, m_set.count));
                }
                if (named.size() < Named) {
                    named.push_back(Message::verbatim(std::to_string(number)));
                }
            }
            next = end + 1;
        };
        for (const Part& part : m_set.parts) {
            missUpTo(part.number);
        }
        missUpTo(m_set.count + 1);
        const std::uint64_t missing = m_set.count - m_set.parts.size();
        if (missing > Named) {
            named.push_back(Message(QT_TRANSLATE_NOOP("model", "%1 more"), {Argument::count(missing - Named)}));
        }
        m_missingLeft -= m_shards.missing.size();
        m_isWhole = missing == 0;
        if (!m_isWhole) {
            const bool first = m_set.parts.front().number != 1;
            tell("gguf.split-missing", file(0).path,
                Message(first ? QT_TRANSLATE_NOOP("model", "Of %1 parts these are missing: %2. The first part holds the metadata and the tokenizer; nothing loads without it. Download what is missing into the same folder.")
                              : QT_TRANSLATE_NOOP("model", "Of %1 parts these are missing: %2. Programs load all parts or none. Download what is missing into the same folder."),
                    {Argument::count(m_set.count), Argument(named)}));
        }
    }

    void judgeParts()
    {
        for (std::size_t i = 0; i < m_set.parts.size(); ++i) {
            if (m_set.parts[i].detail != nullptr && m_set.parts[i].detail->version != 0) {
                continue;
            }
            m_isWhole = false;
            // Its reader has told why, or it was not read, because reading was cancelled or it only stands for a file.
            if (hasErrors(file(i)) || (file(i).content == nullptr && file(i).size > 0)) {
                continue;
            }
            tell("gguf.split-damaged", file(i).path,
                file(i).size == 0
                    ? Message(QT_TRANSLATE_NOOP("model", "Part %1 of %2 is empty (0 bytes). Download it again."),
                          {Argument::count(m_set.parts[i].number), Argument::count(m_set.count)})
                    : Message(QT_TRANSLATE_NOOP("model", "Part %1 of %2 is no GGUF file. Download it again."),
                          {Argument::count(m_set.parts[i].number), Argument::count(m_set.count)}));
        }
    }

    void judgeKeys()
    {
        std::vector<Message> misnumbered, silent;
        std::uint64_t stated = m_set.count, total = 0;
        std::optional<std::uint64_t> statedTensors;
        std::size_t disagreeing = 0;
        for (std::size_t i = 0; i < m_set.parts.size(); ++i) {
            const GgufDetail* detail = m_set.parts[i].detail;
            total += file(i).tensorCount;
            if (detail == nullptr || detail->version == 0) {
                continue;
            }
            const GgufSplitKeys& keys = detail->split;
            if (!keys.number && !keys.count && m_set.count > 1) {
                silent.push_back(Message::verbatim(file(i).path));
            }
            if (keys.count && *keys.count != m_set.count && stated == m_set.count) {
                stated = *keys.count;
                disagreeing = i;
            }
            if (keys.number && *keys.number + 1 != m_set.parts[i].number) {
                misnumbered.push_back(Message::verbatim(file(i).path));
            }
            statedTensors = statedTensors ? statedTensors : keys.tensors;
        }
        tellKeys(misnumbered, silent);
        if (stated != m_set.count) {
            tell("gguf.split-count", file(disagreeing).path,
                Message(QT_TRANSLATE_NOOP("model", "split.count says %1 parts, the file names say %2. llama.cpp refuses the set; parts of two sets may be mixed."),
                    {Argument::count(stated), Argument::count(m_set.count)}));
        }
        if (m_isWhole && statedTensors && *statedTensors != total) {
            tell("gguf.split-tensors", file(0).path,
                Message(QT_TRANSLATE_NOOP("model", "split.tensors.count says %1 tensors, and the parts hold %2. llama.cpp refuses the set."),
                    {Argument::count(*statedTensors), Argument::count(total)}));
        }
    }

    void tellKeys(std::vector<Message>& misnumbered, std::vector<Message>& silent)
    {
        const auto shorten = [](std::vector<Message>& list) {
            list.resize(std::min(list.size(), Named));
            return Argument(list);
        };
        if (!misnumbered.empty()) {
            tell("gguf.split-number", misnumbered.front().utf8(),
                Message(QT_TRANSLATE_NOOP("model", "split.no disagrees with the file name: %1. Parts have each other's names; llama.cpp refuses the set. Give each the number that split.no says, plus 1."),
                    {shorten(misnumbered)}));
        }
        if (!silent.empty()) {
            tell("gguf.split-silent", silent.front().utf8(),
                Message(QT_TRANSLATE_NOOP("model", "Named like a part of a set, yet without split.no and split.count inside: %1. llama.cpp takes such a file for a whole model."),
                    {shorten(silent)}));
        }
    }

    /// A tensor that two parts hold. One that a part holds twice is its reader's to tell.
    void judgeRepeats()
    {
        if (m_set.parts.size() < 2) {
            return;
        }
        std::uint32_t rows = 0;
        for (const Part& part : m_set.parts) {
            rows += m_files[part.file].tensorCount;
        }
        NameSet names(rows);
        std::uint64_t repeated = 0;
        std::string first;
        for (const Part& part : m_set.parts) {
            const std::uint32_t begin = m_files[part.file].firstTensor, end = begin + m_files[part.file].tensorCount;
            for (std::uint32_t row = begin; row < end; ++row) {
                const auto earlier = names.insert(row, [this](std::uint32_t r) { return m_tensors.name(r); });
                if (earlier && (*earlier < begin || *earlier >= end)) {
                    first = repeated++ == 0 ? std::string(m_tensors.name(row)) : first;
                }
            }
        }
        if (repeated > 0) {
            tell("gguf.split-repeat", file(0).path,
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors are in two parts of the set, “%1” first. The parts are not of one set."), repeated,
                    {Argument(shortened(first, 120))}));
        }
    }

    const PartSet& m_set;
    std::span<const FileEntry> m_files;
    const TensorStore& m_tensors;
    GgufSplitSets& m_result;
    std::size_t& m_missingLeft;
    ShardSet m_shards;
    bool m_isWhole = true;
};

/// Sets by name first; then parts whose names say nothing, by folder and stated count.
std::vector<PartSet> setsOf(std::span<const FileEntry> files)
{
    std::vector<PartSet> sets;
    std::map<std::pair<std::string, std::uint32_t>, std::size_t> known;
    const auto setFor = [&](std::string stem, std::uint32_t count, bool named) -> PartSet& {
        const auto [at, isNew] = known.try_emplace({named ? stem : stem + '\0', count}, sets.size());
        if (isNew) {
            sets.push_back({std::move(stem), count, named, {}});
        }
        return sets[at->second];
    };
    for (FileIndex index = 0; index < files.size(); ++index) {
        const FileEntry& file = files[index];
        if (!isReadable(file)) {
            continue;
        }
        const GgufDetail* detail = detailOf(file);
        if (auto name = ggufPartName(file.path)) {
            setFor(std::move(name->stem), name->count, true).parts.push_back({index, name->number, detail});
        } else if (detail != nullptr && detail->split.count.value_or(0) > 1 && *detail->split.count <= UINT16_MAX) {
            const std::uint64_t number = detail->split.number.value_or(UINT32_MAX);
            const std::uint32_t counted = number < *detail->split.count ? static_cast<std::uint32_t>(number + 1) : 0;
            setFor(std::string(folderOf(file.path)) + "model", static_cast<std::uint32_t>(*detail->split.count), false)
                .parts.push_back({index, counted, detail});
        }
    }
    for (PartSet& set : sets) {
        std::ranges::stable_sort(set.parts, {}, &Part::number);
    }
    return sets;
}

/// Files that were cut by bytes: no loader reads the pieces.
void tellBytePieces(std::span<const FileEntry> files, std::vector<Problem>& problems)
{
    std::map<std::string, std::pair<std::string, std::uint64_t>> wholes;
    for (const FileEntry& file : files) {
        if (auto part = bytePartOf(file.path)) {
            auto& [first, count] = wholes[std::move(part->whole)];
            first = count++ == 0 ? file.path : first;
        }
    }
    for (const auto& [whole, pieces] : wholes) {
        problems.push_back({Severity::Note, "gguf.byte-pieces", pieces.first, {},
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%1 was cut by bytes; %n pieces are here. No program loads them: join them with cat, in order, into one file."), pieces.second,
                {Argument(whole)})});
    }
}

} // namespace

GgufSplitSets joinGgufSplits(std::span<const FileEntry> files, const TensorStore& tensors)
{
    GgufSplitSets result;
    std::size_t missingLeft = MissingKeptOfAll;
    for (const PartSet& set : setsOf(files)) {
        SetJudge(set, files, tensors, result, missingLeft).judge();
    }
    tellBytePieces(files, result.problems);
    return result;
}

} // namespace vitrine
