// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace vitrine {

/// What all names of a layer contain: "layers.12." of "model.layers.12.mlp.up_proj.weight". The whole name where it
/// does not hold the number.
[[nodiscard]] std::string_view layerPrefix(std::string_view name, std::uint32_t layer);

} // namespace vitrine
