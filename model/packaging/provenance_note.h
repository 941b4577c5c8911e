// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <string>

namespace vitrine {

/// PROVENANCE.md: one page for people, in the language of the options. What it is, where it comes from, how it was
/// trained, what was left out and why, licence, findings, how to verify, how to load. Each fact is marked as found in a
/// file, given, or computed.
[[nodiscard]] std::string provenanceNote(const ModelDirectory& directory, const PackagePlan& plan);

} // namespace vitrine
