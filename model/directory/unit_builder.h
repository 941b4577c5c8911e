// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <stop_token>
#include <vector>

namespace vitrine {

/// Finds and judges the units of a directory whose files are read and joined: writes ModelDirectory::units, the units,
/// roles and needs of the files, and what rows of `tensors` are (copies, state, overhead, parameters of packed weights).
void buildUnits(ModelDirectory& directory, TensorStore& tensors, std::vector<ShardSet> sets, const std::vector<ShardSet>& ggufSets,
    const std::stop_token& stop);

/// "the model at the root", "checkpoint-500", "org/name, revision 0123456".
[[nodiscard]] Message unitTitle(const std::string& path);

} // namespace vitrine
