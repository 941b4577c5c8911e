// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <string_view>
#include <vector>

namespace vitrine {

constexpr std::string_view NamesCheck = "share.names";
constexpr std::string_view LinksCheck = "sound.links";

/// Whether a person allowed what this check says.
[[nodiscard]] bool isWaived(const PackagePlan& plan, std::string_view check);

/// What the list of files itself says: names that another system refuses or takes for one, files that would go in and
/// cannot be read, weights that would stay behind, names that Vitrine writes itself.
void addContentIssues(const ModelDirectory& directory, const PackagePlan& plan, std::vector<PlanIssue>& issues);

} // namespace vitrine
