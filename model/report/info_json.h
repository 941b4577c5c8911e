// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <string>

namespace vitrine {

/// The answer of `vitrine-cli info --json`: schema "vitrine.info/1". Valid UTF-8 whatever the files hold.
[[nodiscard]] std::string infoJson(const ModelDirectory& directory);

} // namespace vitrine
