// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <vector>

namespace vitrine {

/// What stands in the way of a plan whose files are chosen: findings of the checklist that block or warn and are about
/// what goes in, names and links that would not arrive, weights that would stay behind, and what the chosen form cannot do. Waived ones no longer block.
[[nodiscard]] std::vector<PlanIssue> findPlanIssues(const ModelDirectory& directory, const PackagePlan& plan);

} // namespace vitrine
