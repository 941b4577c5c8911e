// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/sort_keys.h"

#include "model/tensors/tensor_role.h"

#include <algorithm>
#include <map>

namespace vitrine {

namespace {

constexpr std::uint32_t Interval = 1U << 14U; ///< rows between two looks at the stop token
constexpr std::uint64_t Last = ~std::uint64_t(0); ///< what has no value comes last

/// For each type of a store its place in the alphabet.
std::map<DtypeId, std::uint64_t> dtypePlaces(const TensorStore& store)
{
    std::map<DtypeId, std::uint64_t> places;
    for (std::uint32_t row = 0; row < store.size(); ++row) {
        places.try_emplace(store.dtypeId(row), 0);
    }
    std::vector<DtypeId> ids;
    for (const auto& [id, place] : places) {
        ids.push_back(id);
    }
    std::ranges::sort(ids, {}, [&store](DtypeId id) { return store.dtype(id).name; });
    for (std::size_t i = 0; i < ids.size(); ++i) {
        places[ids[i]] = i;
    }
    return places;
}

std::uint64_t keyOf(const TensorStore& store, SortKey key, std::uint32_t row)
{
    switch (key) {
    case SortKey::Elements:
        return elementCount(store.shape(row)).value_or(Last);
    case SortKey::Rank:
        return store.shape(row).size();
    case SortKey::FirstExtent:
        return store.shape(row).empty() ? 0 : store.shape(row).front();
    case SortKey::Bytes:
        return store.bytes(row);
    case SortKey::Parameters:
        return store.parameters(row);
    case SortKey::Offset:
        return store.offset(row);
    case SortKey::File:
        return store.file(row);
    case SortKey::Layer:
        return tensorRole(store.name(row)).layer.value_or(~0U);
    case SortKey::Role: {
        const TensorPart part = tensorRole(store.name(row)).part;
        return part == TensorPart::Unknown ? Last : static_cast<std::uint64_t>(part);
    }
    case SortKey::Dtype:
        break;
    }
    return 0;
}

} // namespace

std::span<const SortKey> sortKeys(TensorColumn column)
{
    static constexpr std::array dtype{SortKey::Dtype};
    static constexpr std::array shape{SortKey::FirstExtent, SortKey::Rank, SortKey::Elements};
    static constexpr std::array bytes{SortKey::Bytes};
    static constexpr std::array parameters{SortKey::Parameters};
    static constexpr std::array offset{SortKey::Offset};
    static constexpr std::array file{SortKey::File};
    static constexpr std::array layer{SortKey::Layer};
    static constexpr std::array role{SortKey::Role};
    switch (column) {
    case TensorColumn::Dtype:
        return dtype;
    case TensorColumn::Shape:
        return shape;
    case TensorColumn::Bytes:
        return bytes;
    case TensorColumn::Parameters:
        return parameters;
    case TensorColumn::Offset:
        return offset;
    case TensorColumn::Shard:
    case TensorColumn::File:
        return file;
    case TensorColumn::Layer:
        return layer;
    case TensorColumn::Role:
        return role;
    case TensorColumn::Name:
    case TensorColumn::Count:
        break;
    }
    return {};
}

std::optional<std::vector<std::uint64_t>> keysOf(const TensorStore& store, SortKey key, const std::stop_token& stop)
{
    std::vector<std::uint64_t> keys(store.size());
    const std::map<DtypeId, std::uint64_t> places
        = key == SortKey::Dtype ? dtypePlaces(store) : std::map<DtypeId, std::uint64_t>{};
    for (std::uint32_t row = 0; row < store.size(); ++row) {
        if (row % Interval == 0 && stop.stop_requested()) {
            return std::nullopt;
        }
        keys[row] = key == SortKey::Dtype ? places.at(store.dtypeId(row)) : keyOf(store, key, row);
    }
    return keys;
}

} // namespace vitrine
