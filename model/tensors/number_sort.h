// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace vitrine {

/// Rows of a TensorStore in some order.
using Rows = std::vector<std::uint32_t>;

/// Sorts `rows` by `keys[row]`, stable: rows with the same key keep their order. A radix sort: its time is linear, and
/// bytes of the keys that are the same everywhere cost nothing. False when it was stopped; `rows` is then a permutation
/// in no special order.
bool sortByNumber(Rows& rows, std::span<const std::uint64_t> keys, bool descending, std::stop_token stop);

/// Sorts by a comparison, stable, and looks at `stop` all along (the standard's sorts cannot be stopped).
bool sortByComparison(
    std::span<std::uint32_t> rows, const std::function<bool(std::uint32_t, std::uint32_t)>& less, std::stop_token stop);

} // namespace vitrine
