// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"
#include "model/directory/model_directory.h"

#include <expected>
#include <memory>
#include <stop_token>

namespace vitrine::cli {

/// Opens the one PATH that a command was given; says what is wrong on stderr and gives the exit code. So it does when it
/// was stopped: what was read by then is not the whole.
[[nodiscard]] std::expected<std::shared_ptr<const ModelDirectory>, int> openModel(
    const Arguments& arguments, Console& console, const std::stop_token& stop = {});

/// Problems that are errors, one a line, to stderr.
void reportErrors(const ModelDirectory& directory, Console& console);

} // namespace vitrine::cli
