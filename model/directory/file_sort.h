// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <stop_token>
#include <vector>

namespace vitrine {

/// Puts files into the natural order of their paths. False when it was stopped in between; the files are then as they
/// were.
bool sortByPath(std::vector<FileEntry>& files, const std::stop_token& stop);

} // namespace vitrine
