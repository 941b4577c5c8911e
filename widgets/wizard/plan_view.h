// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/content_rows.h"

#include <array>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// What a person says of the terms of a licence, by their code.
using TermAnswers = std::map<std::string, LicenceTerm::State>;

/// The checklist for one purpose, and the licence that it found. Does not depend on the choices.
struct CheckedUnit {
    Checklist checklist;
    std::string licenceName; ///< empty: none, or its terms are not known
    std::string namePrefix; ///< with which the name of a derived model begins
    std::string notice; ///< the sentence that a NOTICE must hold
    std::vector<LicenceTerm> terms; ///< as the folder shows them
};

/// Everything that the pages show, computed together on another thread; immutable.
struct PlanView {
    std::shared_ptr<const CheckedUnit> checked = std::make_shared<CheckedUnit>();
    PackagePlan plan;
    ContentRows rows;
    std::vector<ScrubEdit> offers; ///< home paths that could be taken out of the copies, and tokens that are
    bool holdsRemovableSecrets = false; ///< a token could be taken out of a copy
    std::array<std::uint64_t, std::size_t(Purpose::Count)> purposeBytes{}; ///< what would go in for each purpose
    std::uint64_t largestFile = 0;
};

/// Asks the checks of a unit and, where the purpose is to share, what the licence asks for.
[[nodiscard]] CheckedUnit
checkUnit(const ModelDirectory& directory, std::uint32_t unit, Purpose purpose, const std::stop_token& stop);

/// Plans, and puts the plan into what the pages show. `answers` stand above what the folder shows.
[[nodiscard]] PlanView makePlanView(
    const ModelDirectory& directory, std::uint32_t unit, std::shared_ptr<const CheckedUnit> checked,
    PackageOptions options, const TermAnswers& answers, const std::stop_token& stop);

} // namespace vitrine
