// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

namespace vitrine {

/// The one sentence about a unit: begins with what it is, and names first what keeps it from being loaded. `unit` has
/// its verdict, totals and names already; `units` are all of the directory.
[[nodiscard]] Message unitSentence(const ModelDirectory& directory, const Unit& unit, const UnitFacts& facts);

/// The sentence of a folder whose reading was cancelled.
[[nodiscard]] Message cancelledSentence(std::uint64_t read, std::uint64_t total);

} // namespace vitrine
