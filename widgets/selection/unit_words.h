// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QString>

namespace vitrine {

/// How a unit is called where it is chosen or spoken of: "the model at the root", "checkpoint-500"; the root of a
/// collection is no model, but the whole folder.
[[nodiscard]] QString unitWords(const ModelDirectory& directory, std::uint32_t unit);

} // namespace vitrine
