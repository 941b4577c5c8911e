// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// Places (JSON pointers) in a config.json whose values the tensors of its unit bear out: as many layers, as wide, as
/// many heads, this type. Where a value cannot be held against anything, or does not fit, nothing is said; the
/// checklist tells what does not fit. Sorted.
[[nodiscard]] std::vector<std::string>
configAgreement(const ModelDirectory& directory, FileIndex config, const std::stop_token& stop);

} // namespace vitrine
