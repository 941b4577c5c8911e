// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "model/packaging/package_options.h"

#include <expected>
#include <string>
#include <vector>

namespace vitrine::cli {

/// What `pack` was asked for.
struct PackRequest {
    std::string output;
    bool replace = false;
    bool quiet = false; ///< says nothing when all went well
    PackageOptions package;
};

[[nodiscard]] std::vector<Option> packOptionList();
/// The error is a sentence for the person.
[[nodiscard]] std::expected<PackRequest, std::string> packOptions(const Arguments& arguments);

} // namespace vitrine::cli
