// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_order.h"

namespace vitrine {

/// A number of each row that rows can be sorted by.
enum class SortKey : std::uint8_t { Dtype, Elements, Rank, FirstExtent, Bytes, Parameters, Offset, File, Layer, Role };

/// What a column is sorted by, from the least important key to the most important.
[[nodiscard]] std::span<const SortKey> sortKeys(TensorColumn column);
/// One key for each row of the store; nothing when it was stopped.
[[nodiscard]] std::optional<std::vector<std::uint64_t>>
keysOf(const TensorStore& store, SortKey key, const std::stop_token& stop);

} // namespace vitrine
