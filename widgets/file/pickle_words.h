// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"
#include "widgets/theme/theme.h"

#include <QString>

namespace vitrine {

/// The headline over what a pickle would do.
[[nodiscard]] QString pickleHeadline(PickleVerdict verdict);
/// What a person can do about it; empty: nothing needs to be done.
[[nodiscard]] QString pickleAdvice(PickleVerdict verdict);
[[nodiscard]] StatusColor pickleStatus(PickleVerdict verdict);
[[nodiscard]] StatusColor pickleStatus(PickleRisk risk);

} // namespace vitrine
