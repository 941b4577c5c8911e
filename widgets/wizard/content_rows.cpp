// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/content_rows.h"

#include "model/directory/glob.h"
#include "model/directory/natural_order.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace vitrine {

namespace {

constexpr std::size_t MostRows = 2000;
constexpr std::size_t MostOfAFolder = 8; ///< more files of one folder that stay out are one row

using Rows = std::map<std::string, ContentRow>; // by path

class RowBuilder
{
public:
    RowBuilder(const ModelDirectory& directory, const PackagePlan& plan)
        : m_directory(directory)
        , m_unit(directory.units[plan.unit])
        , m_isByFolder(plan.files.size() + plan.leftOut.size() > MostRows)
    {
        collectSets(m_unit);
        for (const std::uint32_t component : m_unit.components) {
            collectSets(directory.units[component]);
        }
        std::map<std::string, std::size_t> outside;
        for (const LeftOutFile& file : plan.leftOut) {
            ++outside[topFolder(pathOf(file.source))];
        }
        for (const auto& [folder, files] : outside) {
            m_isFolded[folder] = !folder.empty() && files > MostOfAFolder;
        }
    }

    [[nodiscard]] bool isByFolder() const { return m_isByFolder; }

    void add(Rows& rows, FileIndex index, std::uint64_t size, const Message& reason, bool goesIn)
    {
        const FileEntry& file = m_directory.files[index];
        const std::string path = pathOf(index);
        std::string key = path;
        auto kind = ContentRow::Kind::File;
        const std::string folder = topFolder(path);
        const auto set = m_setOf.find(index);
        if (!folder.empty() && (m_isByFolder || (!goesIn && m_isFolded[folder]))) {
            kind = ContentRow::Kind::Folder;
            key = folder + '/';
        } else if (set != m_setOf.end()) {
            kind = ContentRow::Kind::Shards;
            key = set->second;
        } else if (m_isByFolder && rows.size() >= MostRows) {
            return; // the group's title counts it all the same
        }
        const bool canChange = (file.kind == EntryKind::File || file.kind == EntryKind::Link)
            && file.role != Role::Secret && file.need != Need::MustNotBeShared;
        ContentRow& row = rows[key];
        if (row.files == 0) {
            row = {kind, key, {}, file.role, file.need, reason, {}, 0, 0};
            if (kind == ContentRow::Kind::Folder) {
                row.patterns = {exactPattern(folder) + "/**"};
            }
        }
        row.size += size;
        ++row.files;
        if (canChange && kind != ContentRow::Kind::Folder) {
            row.patterns.push_back(exactPattern(path));
        }
    }

private:
    [[nodiscard]] std::string pathOf(FileIndex index) const
    {
        const std::string& path = m_directory.files[index].path;
        const std::string prefix = m_unit.path + '/';
        return !m_unit.path.empty() && path.starts_with(prefix) ? path.substr(prefix.size()) : path;
    }
    [[nodiscard]] static std::string topFolder(const std::string& path)
    {
        const std::size_t slash = path.find('/');
        return slash == std::string::npos ? std::string() : path.substr(0, slash);
    }
    void collectSets(const Unit& unit)
    {
        for (const ShardSet& set : unit.shardSets) {
            for (const FileIndex shard : set.shards) {
                if (set.shards.size() > 1) {
                    m_setOf.emplace(shard, set.stem);
                }
            }
        }
    }

    const ModelDirectory& m_directory;
    const Unit& m_unit;
    bool m_isByFolder;
    std::unordered_map<FileIndex, std::string> m_setOf;
    std::map<std::string, bool> m_isFolded;
};

/// The check that asks for a part, where a file from elsewhere can settle it.
std::string_view checkOf(Part part)
{
    switch (part) {
    case Part::Config:
        return "config.present";
    case Part::Tokenizer:
        return "tokenizer.present";
    case Part::Processor:
        return "processor.present";
    case Part::Licence:
        return "licence.present";
    default:
        return {};
    }
}

void addMissing(const ModelDirectory& directory, const PackagePlan& plan, std::vector<ContentRow>& rows)
{
    for (const PartStatus& part : directory.units[plan.unit].parts) {
        const std::string_view check = checkOf(part.part);
        const bool isAdded = !check.empty()
            && std::ranges::any_of(plan.options.added, [&](const AddedFile& file) { return file.settles == check; });
        if (part.state == PartState::Missing && !isAdded) {
            ContentRow row;
            row.kind = ContentRow::Kind::Missing;
            row.title = part.title;
            row.need = Need::StandsForAMissingFile;
            rows.push_back(std::move(row));
        }
    }
}

std::vector<ContentRow> values(Rows&& rows)
{
    std::vector<ContentRow> all;
    all.reserve(rows.size());
    for (auto& [path, row] : rows) {
        all.push_back(std::move(row));
    }
    return all;
}

} // namespace

std::string exactPattern(const std::string& path)
{
    return '/' + exactGlob(path);
}

ContentRows contentRows(const ModelDirectory& directory, const PackagePlan& plan)
{
    RowBuilder builder(directory, plan);
    Rows inside, outside;
    std::vector<ContentRow> added;
    for (const PlannedFile& file : plan.files) {
        if (file.source != NoFile) {
            builder.add(inside, file.source, file.size, file.reason, true);
        } else {
            const bool isMade = file.convertedFrom != NoFile;
            added.push_back(
                {ContentRow::Kind::Added,
                 file.name,
                 {},
                 isMade ? Role::Weights : Role::Other,
                 isMade ? Need::RequiredToLoad : Need::HelpsPeople,
                 file.reason,
                 {},
                 file.size,
                 1});
        }
    }
    for (const LeftOutFile& file : plan.leftOut) {
        builder.add(outside, file.source, file.size, file.reason, false);
    }
    ContentRows result;
    result.isByFolder = builder.isByFolder();
    result.inside = values(std::move(inside));
    result.inside.insert(
        result.inside.end(), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
    std::ranges::stable_sort(result.inside, [](const ContentRow& a, const ContentRow& b) {
        return a.need != b.need ? a.need < b.need : naturalOrder(a.name, b.name) < 0;
    });
    addMissing(directory, plan, result.inside);
    result.outside = values(std::move(outside));
    std::ranges::stable_sort(result.outside, [](const ContentRow& a, const ContentRow& b) { return a.size > b.size; });
    return result;
}

} // namespace vitrine
