// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_role.h"

#include <string_view>

namespace vitrine {

/// The id of the text (ExplainKind::TensorPart) on what people get wrong about a part of a model; empty where nothing
/// has been written. What the part does is told by tensorPartExplanation().
[[nodiscard]] std::string_view partId(TensorPart part);

} // namespace vitrine
