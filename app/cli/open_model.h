// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"
#include "model/directory/model_directory.h"

#include <expected>
#include <memory>

namespace vitrine::cli {

/// Opens the one PATH that a command was given; says what is wrong on stderr and gives the exit code.
[[nodiscard]] std::expected<std::shared_ptr<const ModelDirectory>, int> openModel(const Arguments& arguments, Console& console);

/// Problems that are errors, one a line, to stderr.
void reportErrors(const ModelDirectory& directory, Console& console);

} // namespace vitrine::cli
