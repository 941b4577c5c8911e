// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <string>
#include <vector>

namespace vitrine {

/// Replacements of home paths in the strings of a JSON file and the lines of a model card: "/home/anna/models/base" becomes
/// "models/base". Nothing is done; the edits are shown first. Keys, numbers and the layout of the text stay.
[[nodiscard]] std::vector<ScrubEdit> findScrubEdits(const ModelDirectory& directory, FileIndex file);

/// The text of a file with its edits carried out; everything else is as it was, byte for byte.
[[nodiscard]] Result<std::string> scrubbedText(
    const ModelDirectory& directory, FileIndex file, const std::vector<ScrubEdit>& edits);

} // namespace vitrine
