// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/only_copy.h"

#include <algorithm>

namespace vitrine {

bool mayBeTheOnlyCopy(const ModelDirectory& directory, Role role)
{
    if (role != Role::DistributedWeights && role != Role::OptimizerState && role != Role::TrainerState) {
        return false;
    }
    return std::ranges::none_of(directory.files, [](const FileEntry& file) { return file.role == Role::Weights && file.kind != EntryKind::BrokenLink; });
}

} // namespace vitrine
