// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"

#include <QString>

#include <string>

namespace vitrine::cli {

/// Schema "vitrine.pack/1".
[[nodiscard]] std::string packJson(const ModelDirectory& directory, const PackagePlan& plan, const WrittenPackage& written);
[[nodiscard]] QString packText(const PackagePlan& plan, const WrittenPackage& written);
/// Schema "vitrine.verify/1".
[[nodiscard]] std::string verifyJson(const Verification& verification);
[[nodiscard]] QString verifyText(const Verification& verification);

} // namespace vitrine::cli
