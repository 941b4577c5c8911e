// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

namespace vitrine {

/// What was read of a directory and how long it took; said in the window's status bar and below `info`.
[[nodiscard]] Message readingSummary(const ReadStatistics& read);

} // namespace vitrine
