// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_order.h"

namespace vitrine {

/// Sums over rows in any order. Of a second copy of the weights (Copy) nothing is counted unless `countCopies`.
[[nodiscard]] TensorTotals
tensorTotals(const TensorStore& store, std::span<const std::uint32_t> rows, bool countCopies);
[[nodiscard]] TensorTotals tensorTotals(const TensorStore& store, const RowSet& rows, bool countCopies);

} // namespace vitrine
