// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_tree_builder.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace vitrine {

namespace {

constexpr std::int32_t FolderOrder = 1000; ///< in a role group, folders follow the roles
constexpr std::int32_t PlainFolder = 0; ///< in a plain folder they come first
constexpr std::int32_t PlainFile = 1;
/// Parents before children make a chain as deep as the path; deeper ones are shown in one row.
constexpr int DeepestFolder = 64;

bool isInside(std::string_view path, std::string_view folder)
{
    return folder.empty() || (path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/');
}

std::string_view folderOf(std::string_view path)
{
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

std::string_view nameOf(std::string_view path)
{
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

Need needOfPart(Part part)
{
    return part == Part::Licence ? Need::MustBePassedOn : Need::RequiredToLoad;
}

} // namespace

FilesTreeBuilder::FilesTreeBuilder(
    std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, TreeMode mode, std::stop_token stop)
    : m_tree(std::make_shared<FilesTree>())
    , m_directory(*directory)
    , m_stop(std::move(stop))
    , m_needGroups(static_cast<std::size_t>(Need::Count), FilesTree::NoNode)
{
    m_tree->m_directory = std::move(directory);
    m_tree->m_unit = unit;
    m_tree->m_mode = mode;
    m_tree->m_nodeOfFile.assign(m_directory.files.size(), FilesTree::NoNode);
    m_tree->m_nodes.emplace_back().kind = Kind::Root;
}

std::shared_ptr<const FilesTree> FilesTreeBuilder::build()
{
    m_isRepeated.assign(m_directory.files.size(), false);
    for (const FileIndex file : m_directory.units[m_tree->m_unit].repeated) {
        m_isRepeated[file] = true;
    }
    placeUnits();
    if (m_tree->m_mode == TreeMode::Folders) {
        addFolders();
    } else {
        addNeeds();
    }
    if (m_stop.stop_requested()) {
        return nullptr;
    }
    addComposition();
    finish();
    return m_tree;
}

/// A checkpoint of the training below a model is its residue; a component of a pipeline is a part of it.
void FilesTreeBuilder::placeUnits()
{
    const Unit& shown = m_directory.units[m_tree->m_unit];
    m_place.assign(m_directory.units.size(), Place::Elsewhere);
    m_place[m_tree->m_unit] = Place::Shown;
    for (const std::uint32_t component : shown.components) {
        m_place[component] = Place::Component;
    }
    if (shown.verdict.kind == VerdictKind::Collection || shown.verdict.kind == VerdictKind::NotAModel) {
        return;
    }
    for (std::size_t i = 0; i < m_directory.units.size(); ++i) {
        const Unit& unit = m_directory.units[i];
        if (m_place[i] == Place::Elsewhere && unit.verdict.kind == VerdictKind::TrainingCheckpoint
            && isInside(unit.path, shown.path)) {
            m_place[i] = Place::Residue;
        }
    }
}

void FilesTreeBuilder::addFolders()
{
    const auto root = add(FilesTree::Root, {.kind = Kind::Folder, .name = std::string(nameOf(m_directory.path))});
    for (FileIndex file = 0; file < m_directory.files.size(); ++file) {
        if ((file & 1023U) == 0 && m_stop.stop_requested()) {
            return;
        }
        const std::string_view path = m_directory.files[file].path;
        const auto parent = folder(root, folderOf(path), Need::NotNeeded, PlainFolder);
        addFile(parent, file, std::string(nameOf(path)), PlainFile);
    }
}

void FilesTreeBuilder::addNeeds()
{
    const Unit& shown = m_directory.units[m_tree->m_unit];
    addSets(m_tree->m_unit, shown.path, false);
    addFilesOfUnit();
    addMissingParts();
    for (std::uint32_t unit = 0; unit < m_directory.units.size(); ++unit) {
        if (m_place[unit] == Place::Component) {
            addPlainUnit(needGroup(Need::RequiredToLoad), unit, Need::RequiredToLoad);
        } else if (m_place[unit] == Place::Residue) {
            addPlainUnit(needGroup(Need::ResumeOnly), unit, Need::ResumeOnly);
        }
    }
    addOtherUnits();
}

void FilesTreeBuilder::addFilesOfUnit()
{
    const Unit& shown = m_directory.units[m_tree->m_unit];
    constexpr auto needs = static_cast<std::size_t>(Need::Count);
    constexpr auto roles = static_cast<std::size_t>(Role::Count);
    std::array<std::array<std::uint32_t, roles>, needs> counts{};
    std::array<std::array<std::uint32_t, roles>, needs> groups{};
    const auto isTop = [&](FileIndex file) { return relative(file, shown.path).find('/') == std::string_view::npos; };
    for (const FileIndex file : shown.files) {
        const FileEntry& entry = m_directory.files[file];
        if (!isTaken(file) && isTop(file)) {
            ++counts[static_cast<std::size_t>(entry.need)][static_cast<std::size_t>(entry.role)];
        }
    }
    for (const FileIndex file : shown.files) {
        if (isTaken(file)) {
            continue;
        }
        const FileEntry& entry = m_directory.files[file];
        const std::string_view path = relative(file, shown.path);
        std::uint32_t parent = needGroup(entry.need);
        auto order = static_cast<std::int32_t>(entry.role);
        if (!isTop(file)) {
            parent = folder(parent, folderOf(path), entry.need, FolderOrder);
            order = PlainFile;
        } else if (counts[static_cast<std::size_t>(entry.need)][static_cast<std::size_t>(entry.role)] > 1) {
            auto& group = groups[static_cast<std::size_t>(entry.need)][static_cast<std::size_t>(entry.role)];
            if (group == 0) {
                group = add(parent, {.kind = Kind::Role, .role = entry.role, .need = entry.need, .order = order});
            }
            parent = group;
        }
        addFile(parent, file, std::string(nameOf(path)), order);
    }
}

void FilesTreeBuilder::addSets(std::uint32_t unit, std::string_view base, bool again)
{
    const auto& sets = m_directory.units[unit].shardSets;
    for (std::uint32_t i = 0; i < sets.size(); ++i) {
        const ShardSet& shards = sets[i];
        if (shards.shards.size() + shards.missing.size() < 2) {
            continue;
        }
        const FileEntry* first = shards.shards.empty() ? nullptr : &m_directory.files[shards.shards.front()];
        const std::string_view firstPath
            = first != nullptr ? std::string_view(first->path) : std::string_view(shards.missing.front());
        std::string_view inside = folderOf(firstPath);
        if (inside == base || !isInside(inside, base)) {
            inside = {};
        } else if (!base.empty()) {
            inside.remove_prefix(base.size() + 1);
        }
        // Pointers stand for shards, and the set is needed all the same.
        const bool isPointer = first == nullptr || first->need == Need::StandsForAMissingFile;
        const Need need = isPointer ? Need::RequiredToLoad : first->need;
        const auto parent = folder(needGroup(need), inside, need, FolderOrder);
        const bool repeated = again || (first != nullptr && m_isRepeated[shards.shards.front()]);
        const Role role = first != nullptr ? first->role : Role::Weights;
        addShards(
            add(parent,
                {.kind = Kind::Set,
                 .role = role,
                 .need = need,
                 .repeated = repeated,
                 .detail = i,
                 .name = shards.stem}),
            shards);
    }
}

/// Those that are here and those that are missing, in the order of their names.
void FilesTreeBuilder::addShards(std::uint32_t set, const ShardSet& shards)
{
    const FilesNode parent = m_tree->m_nodes[set];
    std::vector<std::string> missing = shards.missing;
    std::ranges::sort(missing);
    auto next = missing.begin();
    const auto addMissing = [&] {
        add(set,
            {.kind = Kind::MissingShard,
             .role = parent.role,
             .need = Need::StandsForAMissingFile,
             .name = std::string(nameOf(*next))});
        ++next;
    };
    for (const FileIndex file : shards.shards) {
        if (isTaken(file)) {
            continue; // an index may name a file twice, and two sets the same file
        }
        while (next != missing.end() && *next < m_directory.files[file].path) {
            addMissing();
        }
        addFile(set, file, std::string(nameOf(m_directory.files[file].path)), 0);
    }
    while (next != missing.end()) {
        addMissing();
    }
}

void FilesTreeBuilder::addMissingParts()
{
    const auto& parts = m_directory.units[m_tree->m_unit].parts;
    // Of a split set each missing shard has a row already.
    const bool hasSet
        = std::ranges::any_of(m_tree->m_nodes, [](const FilesNode& node) { return node.kind == Kind::MissingShard; });
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
        if (parts[i].state == PartState::Missing && !(parts[i].part == Part::Weights && hasSet)) {
            const Need need = needOfPart(parts[i].part);
            add(needGroup(need),
                {.kind = Kind::MissingPart,
                 .need = Need::StandsForAMissingFile,
                 .detail = i,
                 .order = FolderOrder / 2});
        }
    }
}

/// A unit as one row with its files below.
void FilesTreeBuilder::addPlainUnit(std::uint32_t parent, std::uint32_t index, Need need)
{
    const Unit& unit = m_directory.units[index];
    FilesNode row{.kind = Kind::Unit, .need = need, .detail = index, .order = FolderOrder, .name = unit.path};
    if (unit.files.size() == 1 && m_directory.files[unit.files.front()].path == unit.path
        && !isTaken(unit.files.front())) {
        const FileIndex file = unit.files.front();
        row.file = file;
        row.role = m_directory.files[file].role;
        row.size = m_directory.files[file].size;
        row.fileCount = 1;
        m_tree->m_nodeOfFile[file] = add(parent, std::move(row));
        return;
    }
    const auto node = add(parent, std::move(row));
    for (std::uint32_t i = 0; i < unit.shardSets.size(); ++i) {
        const ShardSet& shards = unit.shardSets[i];
        if (shards.shards.size() + shards.missing.size() > 1) {
            const Role role = shards.shards.empty() ? Role::Weights : m_directory.files[shards.shards.front()].role;
            addShards(
                add(node,
                    {.kind = Kind::Set,
                     .role = role,
                     .need = need,
                     .repeated = need == Need::ResumeOnly,
                     .detail = i,
                     .order = PlainFile,
                     .name = shards.stem}),
                shards);
        }
    }
    for (const FileIndex file : unit.files) {
        if (!isTaken(file)) {
            const std::string_view path = relative(file, unit.path);
            addFile(folder(node, folderOf(path), need, PlainFolder), file, std::string(nameOf(path)), PlainFile);
        }
    }
}

void FilesTreeBuilder::addOtherUnits()
{
    std::uint32_t group = FilesTree::NoNode;
    for (std::uint32_t unit = 0; unit < m_directory.units.size(); ++unit) {
        if ((unit & 63U) == 0 && m_stop.stop_requested()) {
            return;
        }
        if (m_place[unit] != Place::Elsewhere
            || (m_directory.units[unit].files.empty()
                && m_directory.units[unit].verdict.kind == VerdictKind::NotAModel)) {
            continue;
        }
        if (group == FilesTree::NoNode) {
            group = add(FilesTree::Root, {.kind = Kind::OtherUnits, .order = FolderOrder});
        }
        addPlainUnit(group, unit, Need::NotNeeded);
    }
}

void FilesTreeBuilder::addComposition()
{
    std::array<std::uint64_t, static_cast<std::size_t>(Need::Count)> needs{};
    std::uint64_t repeated = 0;
    std::uint64_t elsewhere = 0;
    for (std::size_t i = 0; i < m_directory.files.size(); ++i) {
        const FileEntry& file = m_directory.files[i];
        const Place place = file.unit < m_place.size() ? m_place[file.unit] : Place::Elsewhere;
        const bool isWeight = file.role == Role::Weights || file.role == Role::AdapterWeights;
        if (place == Place::Elsewhere) {
            elsewhere += file.size;
        } else if (m_isRepeated[i] || (place == Place::Residue && isWeight)) {
            repeated += file.size;
        } else {
            needs[static_cast<std::size_t>(place == Place::Residue ? Need::ResumeOnly : file.need)] += file.size;
        }
    }
    for (std::size_t i = 0; i < needs.size(); ++i) {
        if (needs[i] > 0) {
            m_tree->m_composition.push_back({CompositionSegment::Kind::Need, static_cast<Need>(i), needs[i]});
        }
    }
    if (repeated > 0) {
        m_tree->m_composition.push_back({CompositionSegment::Kind::Repeated, Need::NotNeeded, repeated});
    }
    if (elsewhere > 0) {
        m_tree->m_composition.push_back({CompositionSegment::Kind::OtherUnit, Need::NotNeeded, elsewhere});
    }
}

/// Sums upwards, then the children of each row side by side.
void FilesTreeBuilder::finish()
{
    auto& nodes = m_tree->m_nodes;
    const auto count = nodes.size();
    for (std::size_t i = count - 1; i > 0; --i) {
        FilesNode& parent = nodes[nodes[i].parent];
        parent.size += nodes[i].size;
        parent.fileCount += nodes[i].fileCount;
    }
    auto& first = m_tree->m_firstChild;
    first.assign(count + 1, 0);
    for (std::size_t i = 1; i < count; ++i) {
        ++first[nodes[i].parent + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    m_tree->m_children.resize(count - 1);
    m_tree->m_row.assign(count, 0);
    std::vector<std::uint32_t> at(first.begin(), first.end() - 1);
    for (std::uint32_t i = 1; i < count; ++i) {
        m_tree->m_children[at[nodes[i].parent]++] = i;
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto begin = m_tree->m_children.begin() + first[i];
        const auto end = m_tree->m_children.begin() + first[i + 1];
        std::stable_sort(begin, end, [&](std::uint32_t a, std::uint32_t b) { return nodes[a].order < nodes[b].order; });
        for (auto child = begin; child != end; ++child) {
            m_tree->m_row[*child] = static_cast<std::uint32_t>(child - begin);
        }
        const Kind kind = nodes[i].kind;
        if (kind != Kind::Root && kind != Kind::Need && kind != Kind::OtherUnits) {
            m_tree->m_largest = std::max(m_tree->m_largest, nodes[i].size);
        }
    }
}

std::uint32_t FilesTreeBuilder::add(std::uint32_t parent, FilesNode node)
{
    node.parent = parent;
    m_tree->m_nodes.push_back(std::move(node));
    return static_cast<std::uint32_t>(m_tree->m_nodes.size() - 1);
}

std::uint32_t FilesTreeBuilder::addFile(std::uint32_t parent, FileIndex file, std::string name, std::int32_t order)
{
    const FileEntry& entry = m_directory.files[file];
    const auto id = add(
        parent,
        {.role = entry.role,
         .need = entry.need,
         .repeated = m_isRepeated[file],
         .file = file,
         .fileCount = 1,
         .size = entry.size,
         .order = order,
         .name = std::move(name)});
    m_tree->m_nodeOfFile[file] = id;
    return id;
}

std::uint32_t FilesTreeBuilder::needGroup(Need need)
{
    auto& group = m_needGroups[static_cast<std::size_t>(need)];
    if (group == FilesTree::NoNode) {
        group = add(FilesTree::Root, {.kind = Kind::Need, .need = need, .order = static_cast<std::int32_t>(need)});
    }
    return group;
}

std::uint32_t FilesTreeBuilder::folder(std::uint32_t parent, std::string_view path, Need need, std::int32_t order)
{
    if (path.empty()) {
        return parent;
    }
    const std::string key = std::to_string(parent) + '/' + std::string(path);
    if (const auto found = m_folders.find(key); found != m_folders.end()) {
        return found->second;
    }
    std::uint32_t above = parent;
    std::string_view name = path;
    if (m_tree->m_mode == TreeMode::Folders && std::ranges::count(path, '/') < DeepestFolder) {
        above = folder(parent, folderOf(path), need, order);
        name = nameOf(path);
    }
    const auto id = add(above, {.kind = Kind::Folder, .need = need, .order = order, .name = std::string(name)});
    m_folders.emplace(key, id);
    return id;
}

std::string_view FilesTreeBuilder::relative(FileIndex file, std::string_view base) const
{
    std::string_view path = m_directory.files[file].path;
    if (path == base) {
        return nameOf(path); // a unit that is one file
    }
    if (!base.empty() && isInside(path, base)) {
        path.remove_prefix(base.size() + 1);
    }
    return path;
}

} // namespace vitrine
