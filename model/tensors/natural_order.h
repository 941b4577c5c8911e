// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/number_sort.h"
#include "model/tensors/tensor_store.h"

#include <optional>
#include <stop_token>

namespace vitrine {

/// All rows of a store in the natural order of their names (see naturalCompare), equal names by row. About a third of a
/// second for a million names: they share few pieces of text, so that nearly every name fits into one 64-bit number
/// whose order is its own. Nothing when it was stopped.
[[nodiscard]] std::optional<Rows> naturalOrder(const TensorStore& store, std::stop_token stop = {});

} // namespace vitrine
