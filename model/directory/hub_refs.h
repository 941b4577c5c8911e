// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Whether a file may be one of the hub's cache that hold nothing but a revision: "refs/main", "…/refs/pr/3".
[[nodiscard]] bool isHubRef(std::string_view path, std::uint64_t size);

/// Warns of names of the hub's cache that stand for a revision whose snapshot is not here: a loader that asks for such
/// a name without a network finds nothing. Texts of the refs must have been read.
void tellDanglingRefs(const std::vector<FileEntry>& files, std::vector<Problem>& problems);

} // namespace vitrine
