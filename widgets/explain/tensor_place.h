// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_role.h"
#include "widgets/explain/explain_page.h"

#include <string_view>

namespace vitrine {

/// A tensor's name cut at its layer: "model.layers." + 12 + ".self_attn.q_proj.weight".
struct LayerName {
    std::string_view before; ///< up to the number; the whole name where there is no layer
    std::string_view behind; ///< what follows the number and its separator
    bool hasLayer = false;
};

[[nodiscard]] LayerName layerName(std::string_view name, const TensorRole& role);

/// Where a tensor stands in the row of layers: which layer of how many, or before or behind them. Looks through the names
/// of all tensors for the last layer of the same row (a few milliseconds for a million). Nothing where there is no row.
[[nodiscard]] std::optional<LayerPlace> tensorPlace(const TensorStore& tensors, std::uint32_t row, const TensorRole& role);

} // namespace vitrine
