// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QString>

namespace vitrine::cli {

/// The report of `vitrine-cli info` for a person: the sentence first, then what stands behind it.
[[nodiscard]] QString infoText(const ModelDirectory& directory);

} // namespace vitrine::cli
