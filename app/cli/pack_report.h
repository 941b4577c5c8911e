// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_checks.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"

#include <QString>

#include <string>

namespace vitrine::cli {

/// Schema "vitrine.pack/1".
[[nodiscard]] std::string packJson(const ModelDirectory& directory, const PackagePlan& plan, const WrittenPackage& written);
/// The same schema for a package that was not written: "blocked" says why.
[[nodiscard]] std::string blockedJson(const PackagePlan& plan, const std::string& output);
[[nodiscard]] QString packText(const PackagePlan& plan, const WrittenPackage& written);
/// Schema "vitrine.verify/1". `checks`: null where the checklist was not asked.
[[nodiscard]] std::string verifyJson(const Verification& verification, const PackageChecks* checks);
[[nodiscard]] QString verifyText(const Verification& verification, const PackageChecks* checks);

} // namespace vitrine::cli
