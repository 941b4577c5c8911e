// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check.h"
#include "model/checks/check_context.h"

namespace vitrine {

/// What fit.loaders answers: which programs take this as it is.
[[nodiscard]] Answer answerLoaders(const CheckContext& context);
/// What fit.parallel answers: weights that were cut for parallel training, and what merges them.
[[nodiscard]] Answer answerParallel(const CheckContext& context);
/// What fit.versions answers: keys of the config that belong to another version of the library than it names.
[[nodiscard]] Answer answerVersions(const CheckContext& context);

} // namespace vitrine
