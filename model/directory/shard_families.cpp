// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/shard_families.h"

#include "model/directory/index_join.h"
#include "model/tensors/name_hash.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace vitrine {

namespace {

constexpr std::size_t MostKept = WeightMap::MostKept;
/// Missing shards that are named; a lone "-00001-of-99999" must not yield a hundred thousand paths.
constexpr std::size_t MostMissing = 1000;

std::string shardPath(const ShardFamily& family, std::uint32_t number)
{
    std::string digits = std::to_string(number);
    digits.insert(0, 5 - std::min<std::size_t>(5, digits.size()), '0');
    return std::string(family.numbering.stem) + '-' + digits + "-of-" + std::string(family.numbering.total) + std::string(family.numbering.suffix);
}

void findMissing(const ShardFamily& family, ShardSet& set)
{
    std::uint32_t number = family.firstNumber();
    const std::uint32_t end = number + set.stated;
    auto here = family.numbers.begin();
    for (; number < end && set.missing.size() < MostMissing; ++number) {
        while (here != family.numbers.end() && *here < number) {
            ++here;
        }
        if (here == family.numbers.end() || *here != number) {
            set.missing.push_back(shardPath(family, number));
        }
    }
}

/// Adds up the bytes, each name once, and keeps names that lie in two shards.
void findDoubled(const std::vector<FileEntry>& files, const TensorStore& tensors, const std::stop_token& stop, ShardSet& set)
{
    std::size_t rows = 0;
    for (const FileIndex file : set.shards) {
        rows += files[file].tensorCount;
    }
    struct Slot {
        std::uint64_t hash = 0;
        FileIndex file = NoFile;
    };
    std::vector<Slot> table(std::bit_ceil(rows * 3 / 2 + 1));
    for (const FileIndex file : set.shards) {
        if (stop.stop_requested()) {
            return;
        }
        for (std::uint32_t row = files[file].firstTensor; row < files[file].firstTensor + files[file].tensorCount; ++row) {
            const std::uint64_t hash = nameHash(tensors.name(row));
            std::size_t at = hash & (table.size() - 1);
            while (table[at].hash != 0 && table[at].hash != hash) {
                at = (at + 1) & (table.size() - 1);
            }
            if (table[at].hash == 0) {
                table[at] = {hash, file};
                set.tensorBytes += has(tensors.flags(row), TensorFlag::Alias) ? 0 : tensors.bytes(row);
            } else if (table[at].file != file && ++set.doubledCount <= MostKept) {
                set.doubledTensors.emplace_back(tensors.name(row));
            }
        }
    }
}

} // namespace

std::uint32_t ShardFamily::stated() const
{
    const bool oneMore = firstNumber() == 0 && numbers.back() == numbering.count;
    return numbering.count + (oneMore ? 1 : 0);
}

std::vector<ShardFamily> shardFamilies(const std::vector<FileEntry>& files)
{
    std::vector<ShardFamily> families;
    std::map<std::tuple<std::string_view, std::string_view, std::string_view>, std::size_t> known;
    for (FileIndex i = 0; i < files.size(); ++i) {
        const std::optional<ShardNumbering> numbering = shardNumbering(files[i].path);
        if (!numbering) {
            continue;
        }
        const auto [found, isNew] = known.try_emplace({numbering->stem, numbering->suffix, numbering->total}, families.size());
        if (isNew) {
            families.push_back({*numbering, {}, {}});
        }
        ShardFamily& family = families[found->second];
        // Files come sorted, but not by number where the digits differ in length.
        const auto place = std::ranges::upper_bound(family.numbers, numbering->number);
        family.files.insert(family.files.begin() + (place - family.numbers.begin()), i);
        family.numbers.insert(place, numbering->number);
    }
    return families;
}

ShardSet familySet(const ShardFamily& family, const std::vector<FileEntry>& files, const TensorStore& tensors, const std::stop_token& stop)
{
    ShardSet set;
    set.stem = family.numbering.stem;
    set.stated = family.stated();
    for (const FileIndex file : family.files) {
        if (files[file].kind != EntryKind::BrokenLink) {
            set.shards.push_back(file);
        } else {
            set.missing.push_back(files[file].path);
        }
    }
    findMissing(family, set);
    std::ranges::sort(set.missing);
    findDoubled(files, tensors, stop, set);
    return set;
}

} // namespace vitrine
