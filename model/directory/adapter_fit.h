// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

namespace vitrine {

/// Holds the rank that adapter_config.json states against the tensors of a LoRA: lora_A is [rank, in], lora_B [out,
/// rank] (peft/tuners/lora/layer.py). Ranks by module (rank_pattern) are allowed for. A difference is the problem
/// "adapter.rank": PEFT makes layers of the stated rank and stops at the shapes.
void tellAdapterRank(const ModelDirectory& directory, const TensorStore& tensors, const Unit& unit, FileIndex config, std::vector<Problem>& problems);

} // namespace vitrine
