// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

namespace vitrine {

/// The gravest fault of the weights that a loader would take.
[[nodiscard]] WeightFault weightFault(const ModelDirectory& directory, const TensorStore& tensors, const UnitFacts& facts, const std::vector<ShardSet>& shardSets);

/// How far a file ends before its own header says, in bytes; nothing when it does not.
[[nodiscard]] std::optional<std::uint64_t> missingBytes(const FileEntry& file, const TensorStore& tensors);

} // namespace vitrine
