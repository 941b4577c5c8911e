// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/folder_tree.h"
#include "model/directory/model_directory.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// One unit as it is found, before it is judged.
struct UnitDraft {
    static constexpr std::uint32_t None = 0xFFFF'FFFFU;

    std::string path; ///< folder, or of a single file its path
    std::uint32_t parent = None; ///< the unit that holds it
    bool isComponent = false; ///< of the pipeline `parent`
    bool isSingleFile = false; ///< one GGUF file, or the parts of one
    bool isGgufCollection = false; ///< several GGUF models lie here and nothing else does
    std::vector<FileIndex> files; ///< all that belong to it and to no unit inside it
    std::vector<FileIndex> copies; ///< those of `files` that lie in a folder for a second form of the weights
};

/// Which loadable things a directory holds, and which file belongs to which. The first draft is the root; a draft comes
/// after the one that holds it. Folders are told apart by what lies in them, and by names that libraries prescribe.
[[nodiscard]] std::vector<UnitDraft> findUnits(const std::vector<FileEntry>& files, const std::vector<ShardSet>& ggufSets);

} // namespace vitrine
