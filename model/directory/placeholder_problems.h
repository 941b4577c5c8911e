// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <vector>

namespace vitrine {

/// Tells what stands in the place of files. Where one file was opened alone that is the error; in a directory it is a
/// note, as the sentence and the checklist judge what the model lacks by it.
void tellPlaceholders(const std::vector<FileEntry>& files, bool openedAlone, std::vector<Problem>& problems);

} // namespace vitrine
