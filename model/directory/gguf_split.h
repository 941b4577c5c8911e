// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The parts of a name like "folder/tiny-00002-of-00003.gguf".
struct GgufPartName {
    std::string stem; ///< "folder/tiny"
    std::uint32_t number = 0; ///< from 1, as the name counts
    std::uint32_t count = 0;
};

/// Nothing when the name does not follow llama.cpp's pattern (`-%05u-of-%05u.gguf`), or the numbers make no sense.
[[nodiscard]] std::optional<GgufPartName> ggufPartName(std::string_view path);
/// The name that part `number` (from 1) of a set has: what a missing part would be called.
[[nodiscard]] std::string ggufPartPath(std::string_view stem, std::uint32_t number, std::uint32_t count);
/// Of a file that was cut by bytes ("model.gguf.part1of2", "model.gguf-split-a"): the name of the whole; else nothing.
[[nodiscard]] std::optional<std::string> ggufBytePartOf(std::string_view path);

/// What the GGUF files of a directory are together.
struct GgufSplitSets {
    std::vector<ShardSet> sets; ///< one for each set of parts, in the order of their first file; single files are in none
    std::vector<Problem> problems; ///< notes: missing part, empty part, counts and numbers that disagree, a tensor in two parts, …
};

/// Joins the parts of split sets, by their names and by their `split.*` keys (GgufDetail of FileEntry::content). Files of
/// other formats are passed over; a file with a part's name and no bytes, or no GGUF inside, counts as a damaged part: it
/// stands in `shards` and is told. `tensors`: the directory's store, with the rows that the entries name.
[[nodiscard]] GgufSplitSets joinGgufSplits(std::span<const FileEntry> files, const TensorStore& tensors);

} // namespace vitrine
