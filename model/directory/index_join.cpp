// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/index_join.h"

#include "model/directory/shard_numbering.h"
#include "model/tensors/name_hash.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

/// "sub/" of "sub/model.safetensors.index.json".
std::string_view folderOf(std::string_view path)
{
    return path.substr(0, path.rfind('/') + 1);
}

/// "sub/model" of "sub/model.safetensors.index.json".
std::string stemOf(const std::string& path)
{
    std::string stem = path.substr(0, path.rfind(".index"));
    const std::size_t dot = stem.rfind('.');
    const std::size_t slash = stem.rfind('/');
    if (dot != std::string::npos && (slash == std::string::npos || dot > slash + 1)) {
        stem.resize(dot);
    }
    return stem;
}

} // namespace

bool leavesFolder(std::string_view path)
{
    const bool drive = path.size() >= 2 && path[1] == ':';
    if (path.starts_with('/') || path.starts_with('\\') || drive || path.find('\0') != std::string_view::npos) {
        return true;
    }
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of("/\\"), path.size());
        if (path.substr(0, end) == "..") {
            return true;
        }
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return false;
}

bool isUnreadableShard(const FileEntry& file)
{
    if (file.kind == EntryKind::BrokenLink || !file.content || file.content->format == Format::Unknown) {
        return true;
    }
    return file.tensorCount == 0 && std::ranges::any_of(file.content->problems, [](const Problem& problem) { return problem.severity == Severity::Error; });
}

IndexJoin::IndexJoin(const std::vector<FileEntry>& files, const FilesByPath& byPath, const ShardIndex& index, const TensorStore& tensors,
    const FileOpener& open, const std::stop_token& stop)
    : m_files(files)
    , m_byPath(byPath)
    , m_index(index)
    , m_tensors(tensors)
    , m_open(open)
    , m_stop(stop)
{
}

ShardSet IndexJoin::run()
{
    const WeightMap& map = m_index.map;
    m_set.index = m_index.file;
    m_set.indexState = map.state();
    m_set.stem = stemOf(m_files[m_index.file].path);
    m_set.mappedTensors = map.size();
    if (map.state() != ShardIndexState::Sound) {
        return std::move(m_set);
    }
    resolveFiles();
    m_found.resize(map.table().size());
    for (std::uint32_t number = 0; number < m_shards.size() && !m_stop.stop_requested(); ++number) {
        joinShard(number);
    }
    judgeStrangers();
    findAbsent();
    readRepeatedKeys();
    judgeTotalSize();
    findFamilies();
    return std::move(m_set);
}

void IndexJoin::resolveFiles()
{
    const std::string folder(folderOf(m_files[m_index.file].path));
    for (std::string_view name : m_index.map.files()) {
        m_shards.push_back(NoFile);
        if (leavesFolder(name)) {
            m_set.leaving.emplace_back(name);
            m_isPartial = true;
            continue;
        }
        while (name.starts_with("./")) {
            name.remove_prefix(2);
        }
        std::string path = folder + std::string(name);
        const auto found = m_byPath.find(path);
        ++m_set.stated;
        if (found == m_byPath.end() || m_files[found->second].kind == EntryKind::BrokenLink) {
            m_set.missing.push_back(std::move(path));
            m_isPartial = true;
        } else {
            m_shards.back() = found->second;
            m_set.shards.push_back(found->second);
            m_isPartial = m_isPartial || isUnreadableShard(m_files[found->second]);
        }
    }
    std::ranges::sort(m_set.shards);
    m_set.shards.erase(std::ranges::unique(m_set.shards).begin(), m_set.shards.end());
    std::ranges::sort(m_set.missing);
}

void IndexJoin::joinShard(std::uint32_t number)
{
    if (m_shards[number] == NoFile) {
        return;
    }
    const FileEntry& file = m_files[m_shards[number]];
    const WeightMap& map = m_index.map;
    const std::uint32_t end = file.firstTensor + file.tensorCount;
    std::array<std::uint64_t, 32> hashes{}; ///< of the rows ahead
    const auto fetch = [&](std::uint32_t row) {
        if (row < end) {
            hashes[row % hashes.size()] = nameHash(m_tensors.name(row));
            __builtin_prefetch(map.wanted(hashes[row % hashes.size()]));
        }
    };
    for (std::uint32_t row = file.firstTensor; row < std::min<std::uint64_t>(end, file.firstTensor + hashes.size()); ++row) {
        fetch(row);
    }
    for (std::uint32_t row = file.firstTensor; row < end; ++row) {
        const WeightMap::Slot* slot = map.find(hashes[row % hashes.size()]);
        fetch(row + static_cast<std::uint32_t>(hashes.size()));
        if (slot == nullptr) {
            keep(m_set.unmappedTensors, m_set.unmappedCount, row);
            addBytes(row);
            continue;
        }
        const auto at = static_cast<std::uint32_t>(slot - map.table().data());
        if (slot->file != number && slot->file != WeightMap::NoName) {
            m_strangers.push_back({row, at});
            continue;
        }
        if ((m_found[at] & InItsShard) == 0) {
            addBytes(row);
        }
        m_found[at] |= InItsShard;
    }
}

void IndexJoin::judgeStrangers()
{
    for (const Stranger& stranger : m_strangers) {
        std::uint8_t& found = m_found[stranger.slot];
        if (m_index.map.table()[stranger.slot].isRepeated != 0) {
            // The map itself names two places; that is told, and which one is meant nobody knows.
            if (found == 0) {
                addBytes(stranger.row);
            }
        } else if (found != 0) {
            keep(m_set.doubledTensors, m_set.doubledCount, stranger.row);
        } else {
            keep(m_set.misplacedTensors, m_set.misplacedCount, stranger.row);
            addBytes(stranger.row);
        }
        found |= Elsewhere;
    }
}

void IndexJoin::findAbsent()
{
    const std::vector<WeightMap::Slot>& table = m_index.map.table();
    std::vector<std::uint32_t> absent;
    std::vector<std::uint32_t> notNames;
    for (std::size_t at = 0; at < table.size(); ++at) {
        const WeightMap::Slot& slot = table[at];
        if (slot.hash == 0) {
            continue;
        }
        if (slot.file == WeightMap::NoName) {
            notNames.push_back(slot.position);
        } else if (m_found[at] == 0) {
            const FileIndex shard = m_shards[slot.file];
            if (shard == NoFile || isUnreadableShard(m_files[shard])) {
                ++m_set.missingTensors;
            } else {
                absent.push_back(slot.position);
            }
        }
    }
    const auto read = [this](std::vector<std::uint32_t>& positions, std::vector<std::string>& names, std::uint64_t& count) {
        count = positions.size();
        std::ranges::sort(positions);
        positions.resize(std::min(positions.size(), WeightMap::MostKept));
        const auto source = positions.empty() ? Result<std::unique_ptr<ByteSource>>() : m_open(m_files[m_index.file]);
        for (const std::uint32_t position : positions) {
            if (source && *source) {
                names.push_back(WeightMap::nameAt(**source, position));
            }
        }
    };
    read(absent, m_set.absentTensors, m_set.absentCount);
    read(notNames, m_set.valuesNotNames, m_set.valuesNotNamesCount);
}

void IndexJoin::readRepeatedKeys()
{
    m_set.repeatedCount = m_index.map.repeatedCount();
    if (m_set.repeatedCount == 0) {
        return;
    }
    const auto source = m_open(m_files[m_index.file]);
    for (const std::uint32_t position : m_index.map.repeated()) {
        if (source) {
            m_set.repeatedKeys.push_back(WeightMap::nameAt(**source, position));
        }
    }
}

void IndexJoin::judgeTotalSize()
{
    const std::string_view text = m_index.map.totalSizeText();
    if (text.empty()) {
        m_set.totalSizeState = TotalSizeState::Absent;
        return;
    }
    std::uint64_t whole = 0;
    const char* const end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end) {
        m_set.totalSize = whole;
        // Writers of PyTorch shards count tied weights once or twice.
        const bool agrees = whole == m_set.tensorBytes || whole == m_set.tensorBytes + m_aliasBytes;
        m_set.totalSizeState = agrees ? TotalSizeState::Agrees : m_isPartial ? TotalSizeState::NotVerified : TotalSizeState::Differs;
        return;
    }
    double number = 0;
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end) {
        m_set.totalSizeState = TotalSizeState::NotANumber;
    } else if (number == static_cast<double>(m_set.tensorBytes)) {
        m_set.totalSizeState = TotalSizeState::AgreesAsFraction;
    } else {
        m_set.totalSizeState = m_isPartial ? TotalSizeState::NotVerified : TotalSizeState::Differs;
    }
}

void IndexJoin::findFamilies()
{
    std::optional<ShardNumbering> first;
    for (const std::string& name : m_index.map.files()) {
        const std::optional<ShardNumbering> numbering = shardNumbering(name);
        if (numbering && !first) {
            first = numbering;
        }
        m_set.mixesFamilies = m_set.mixesFamilies || (numbering && !numbering->isSameFamily(*first));
    }
}

void IndexJoin::keep(std::vector<std::string>& names, std::uint64_t& count, std::uint32_t row)
{
    if (++count <= WeightMap::MostKept) {
        names.emplace_back(m_tensors.name(row));
    }
}

void IndexJoin::addBytes(std::uint32_t row)
{
    (has(m_tensors.flags(row), TensorFlag::Alias) ? m_aliasBytes : m_set.tensorBytes) += m_tensors.bytes(row);
}

} // namespace vitrine
