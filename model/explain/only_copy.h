// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

namespace vitrine {

/// Whether files of this role, which people delete as leftovers of training, may hold the only copy of the model here:
/// there are no ordinary weights in the directory. Nothing may then suggest deleting them.
[[nodiscard]] bool mayBeTheOnlyCopy(const ModelDirectory& directory, Role role);

} // namespace vitrine
