// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

namespace vitrine {

/// What a step selects, so that the widget that it points at shows what it speaks of.
enum class TourPick : std::uint8_t { Nothing, Weights, Config, Tokenizer, Tensor, OptimizerState, MissingLicence, HomePath };

/// One step of the tour of the practice folder.
struct TourStep {
    /// Stable: the place where the tour was left, and the id of the step's text (ExplainKind::Tour).
    const char* id;
    /// Widgets to point at, the first that is there and shown wins. Each is a path of object names or class names:
    /// "toolbar/PrimaryButton".
    const char* targets[3];
    TourPick pick;
};

[[nodiscard]] std::span<const TourStep> tourSteps();

} // namespace vitrine
