// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_role.h"

#include <string_view>

namespace vitrine::rolenames {

/// The part that a piece of a name stands for ("q_proj", "attention.output.dense"); Unknown where it stands for none.
/// `piece`: one to three segments, joined with '.', without their numbers.
[[nodiscard]] TensorPart partOf(std::string_view piece);
/// Whether a number behind this segment counts layers ("layers", "h", "blk").
[[nodiscard]] bool countsLayers(std::string_view segment);

} // namespace vitrine::rolenames
