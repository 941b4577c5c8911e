// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/directory/role_rules.h"

#include <optional>

namespace vitrine {

/// What a file of weights is by what its reader found, where its name says less: an adapter by the names of its tensors
/// or by what a GGUF says of itself, an importance matrix, a vocabulary without weights.
[[nodiscard]] std::optional<NamedRole> roleByTensors(const FileEntry& file, const ModelFile& content);

} // namespace vitrine
