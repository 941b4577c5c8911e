// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"
#include "model/packaging/package_sink.h"

#include <span>
#include <string>

namespace vitrine {

/// provenance.json: an in-toto Statement v1 with SLSA provenance v1 as its predicate. Unsigned: no build level above 0
/// is claimed.
[[nodiscard]] std::string provenanceJson(const ModelDirectory& directory, const PackagePlan& plan, std::span<const FileSums> sums);

} // namespace vitrine
