// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"

namespace vitrine {

/// Whether torch.load(weights_only=True) takes the file, and if not what it stumbles over; a whole sentence. A statement of
/// its own, weaker than the verdict.
[[nodiscard]] Message weightsOnlyStatement(const PickleReport& report);

} // namespace vitrine
