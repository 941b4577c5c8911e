// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

namespace vitrine {

/// Holds the config of a decoder-only language model against its weights, as far as that is cheap and beyond doubt: each
/// layer is there, and the embedding is as wide as the model. Other kinds are left to the checklist.
[[nodiscard]] WeightFault configMisfit(const ModelDirectory& directory, const TensorStore& tensors, const UnitFacts& facts);

} // namespace vitrine
