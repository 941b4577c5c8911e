// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"

#include <span>
#include <string_view>

namespace vitrine {

/// Names of one module, separated by single spaces; "*" stands for all of them.
struct PickleNames {
    std::string_view module;
    std::string_view names;
};

/// Modules that can harm, with all that lies below them, separated by single spaces.
struct PickleModules {
    PickleDeed deed;
    std::string_view modules;
};

/// Single names that can harm in a module that does not as a whole.
struct PickleBadNames {
    PickleDeed deed;
    std::string_view module;
    std::string_view names;
};

/// What the restricted loader of torch 2.13 takes.
[[nodiscard]] std::span<const PickleNames> weightsOnlyNames();
/// Plain data of Python and NumPy, beside the names above.
[[nodiscard]] std::span<const PickleNames> plainDataNames();
/// What usual training programs and libraries write; see PickleReport::RulesVersion.
[[nodiscard]] std::span<const PickleNames> knownNames();
/// Packages whose classes (names that begin with a capital letter) usual programs write.
[[nodiscard]] std::span<const std::string_view> knownPackages();
[[nodiscard]] std::span<const PickleModules> dangerousModules();
[[nodiscard]] std::span<const PickleBadNames> dangerousNames();

} // namespace vitrine
