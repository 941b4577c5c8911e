// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"

#include <memory>
#include <stop_token>
#include <string>

namespace vitrine {

/// What the checklist says of a package's content.
struct PackageChecks {
    std::shared_ptr<const ModelDirectory> directory; ///< what findings' files refer to; of an archive its paths are of no use
    Checklist checklist;
};

/// Asks the checklist of a package, for the purpose that its own note names (else to deploy), without unpacking it: of an
/// archive only small files, and of large ones the parts that their reader looks at, are laid out in a temporary folder
/// in which everything else is a hole. Unsupported when that is not possible: a large file of a compressed archive that
/// is not read from front to back, or more small files than are reasonable. Hashes nothing; see verifyPackage().
[[nodiscard]] Result<PackageChecks> checkPackage(const std::string& path, const std::stop_token& stop = {});

} // namespace vitrine
