// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <vector>

namespace vitrine {

/// What is wrong with a set as a whole, in words. All of it is told as notes: each fact is the subject of a check of its
/// own ("weights.shards", "weights.map", …), and the checklist says how grave it is.
void tellShardProblems(const ShardSet& set, const std::vector<FileEntry>& files, std::vector<Problem>& problems);

} // namespace vitrine
