// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/finding.h"
#include "widgets/theme/theme.h"

#include <array>

namespace vitrine {

[[nodiscard]] constexpr StatusColor statusColor(CheckStatus status)
{
    constexpr std::array colors{
        StatusColor::Pass, StatusColor::Warning, StatusColor::Failure, StatusColor::NotVerified,
        StatusColor::NotApplicable};
    return colors[std::size_t(status)];
}

/// Statuses in the order in which they are counted: what weighs most stands first.
constexpr std::array CountedStatuses{
    CheckStatus::Failure, CheckStatus::Warning, CheckStatus::NotVerified, CheckStatus::Pass,
    CheckStatus::NotApplicable};

[[nodiscard]] constexpr bool isFault(CheckStatus status)
{
    return status == CheckStatus::Failure || status == CheckStatus::Warning || status == CheckStatus::NotVerified;
}

} // namespace vitrine
