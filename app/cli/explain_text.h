// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/explain/explanation.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <vector>

namespace vitrine::cli {

/// A text and what it is said about here: the file names of a role, the sentence of a unit.
struct Told {
    Explanation explanation;
    QString about; ///< one line below the title; empty: nothing
    std::vector<FileIndex> files;
};

/// Everything that is to be explained about an opened directory: its verdict, the parts that are missing, the roles of its
/// files from the most needed to the least, the formats of its weights.
[[nodiscard]] std::vector<Told> explainDirectory(const ModelDirectory& directory);

/// For a terminal, wrapped at 80 cells.
[[nodiscard]] QString explanationText(const std::vector<Told>& told);
/// {"schema":"vitrine.explain/1","explanations":[{"kind","id","title","files":[str],"answers":[{"field","question","text"}]}]}
[[nodiscard]] nlohmann::ordered_json explanationJson(const std::vector<Told>& told, const ModelDirectory* directory = nullptr);

/// The keys of a JSON file with their values and their meaning, one a line; empty when it has none that is known.
[[nodiscard]] QString keyTable(const ModelDirectory& directory, const FileEntry& file);

} // namespace vitrine::cli
