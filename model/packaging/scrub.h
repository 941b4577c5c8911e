// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// What is to be taken out of a file.
struct ScrubScope {
    bool paths = true; ///< home paths: "/home/anna/models/base" becomes "models/base"
    bool secrets = false; ///< tokens: "hf_…" becomes "removed"
};

/// The files in which the checklist found what looks like a secret; of these alone one asks for tokens.
[[nodiscard]] std::set<FileIndex> filesWithSecrets(const Checklist& checklist);

/// Replacements in the strings of a JSON file and the lines of a model card. Nothing is done; the edits are shown first.
/// Keys, numbers and the layout of the text stay. Vocabularies are passed over: what looks like a path there is a token.
[[nodiscard]] std::vector<ScrubEdit> findScrubEdits(const ModelDirectory& directory, FileIndex file, const ScrubScope& scope);

/// The text of a file with its edits carried out; everything else is as it was, byte for byte.
[[nodiscard]] Result<std::string> scrubbedText(
    const ModelDirectory& directory, FileIndex file, const std::vector<ScrubEdit>& edits);

} // namespace vitrine
