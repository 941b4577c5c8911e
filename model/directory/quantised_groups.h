// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace vitrine {

/// Rows of a store that lie together.
struct RowRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

/// Recognises the groups of tensors that stand for one quantised weight (GPTQ, AWQ, bitsandbytes, MXFP4, NVFP4,
/// compressed-tensors, FP8, MLX, HQQ, …) and corrects the rows: the packed one gets the parameters of the weight that it
/// stands for, its companions are marked as overhead with none. `config`: config.json of the unit, or null. Layouts and
/// formulas are those of the facts on quantisation (2026-11-30). Does nothing, quickly, where no packed type occurs.
void countQuantised(TensorStore& tensors, std::span<const RowRange> rows, const nlohmann::json* config, const std::stop_token& stop = {});

} // namespace vitrine
