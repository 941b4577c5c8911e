// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/unit_facts.h"

namespace vitrine {

/// What a unit is and whether loading has what it needs: the design's words, in the order in which they exclude each
/// other. The sentence is left empty. Collections and pipelines look at the units inside; they are judged afterwards.
[[nodiscard]] Verdict judgedUnit(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts);

/// The part chips of a unit, in the order of the window.
[[nodiscard]] std::vector<PartStatus> unitParts(const ModelDirectory& directory, const UnitDraft& draft, const UnitFacts& facts, VerdictKind kind);

/// Parts that a model of its kind should have and does not, for the sentence: "tokenizer", "config".
[[nodiscard]] std::vector<Message> missingParts(const UnitFacts& facts);
/// Parts that are here, likewise.
[[nodiscard]] std::vector<Message> presentParts(const UnitFacts& facts);

} // namespace vitrine
