// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

#include <stop_token>

namespace vitrine {

/// Marks the rows of a unit: what belongs to a second copy, to the training, to the packing of a quantised weight; and
/// corrects the parameters of packed rows.
void markRows(const ModelDirectory& directory, TensorStore& tensors, const UnitDraft& draft, const UnitFacts& facts, const std::vector<ShardSet>& shardSets,
    const std::stop_token& stop);

/// Writes the numbers of a unit: parameters, tensors, bytes, types. Shared tensors once, one copy of the weights.
void countTotals(const ModelDirectory& directory, const TensorStore& tensors, Unit& unit);

/// Adds the numbers of a component to those of its pipeline.
void addTotals(const Unit& component, Unit& pipeline);

} // namespace vitrine
