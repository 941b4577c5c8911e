// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check.h"
#include "model/checks/check_context.h"

namespace vitrine {

/// What fit.layers answers: names and shapes of the tensors against what the config promises.
[[nodiscard]] Answer answerLayers(const CheckContext& context);
/// What fit.quantisation answers: what the config says about quantisation against what the tensors look like.
[[nodiscard]] Answer answerQuantisation(const CheckContext& context);

} // namespace vitrine
