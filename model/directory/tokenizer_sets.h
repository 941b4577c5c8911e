// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

namespace vitrine {

/// Whether the tokenizer files of a unit are a whole tokenizer of a kind that its model type takes.
[[nodiscard]] PartState tokenizerState(const ModelDirectory& directory, const UnitFacts& facts);

} // namespace vitrine
