// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/folder_tree.h"
#include "model/directory/model_directory.h"

#include <vector>

namespace vitrine {

/// What lies directly in one folder, and below it.
struct FolderFacts {
    FileIndex config = NoFile; ///< config.json that is a model's or a component's
    FileIndex otherConfig = NoFile; ///< params.json, open_clip_config.json, …: in its place in other layouts
    FileIndex pipelineIndex = NoFile; ///< model_index.json
    FileIndex modules = NoFile; ///< modules.json of sentence-transformers
    bool adapterConfig = false;
    bool weights = false; ///< or an index that names some
    bool adapterWeights = false;
    bool distributed = false;
    bool savedModel = false;
    bool tokenizer = false; ///< a whole one, as far as names tell
    bool processor = false;
    bool resume = false; ///< optimizer, scheduler, RNG state
    bool arrayChunks = false; ///< an array or a group of a zarr store
    bool rawDataOnly = true; ///< no weight file here is of a format that says what it holds
    bool checkpointPieces = false; ///< folders of processes' parts lie in it
    bool weightsBelow = false; ///< here or in a folder inside
    bool stateBelow = false; ///< training state here or in a folder inside

    /// Whether the folder is something by itself.
    [[nodiscard]] bool isSomething() const
    {
        return config != NoFile || otherConfig != NoFile || pipelineIndex != NoFile || modules != NoFile || adapterConfig || weights || adapterWeights
            || distributed || tokenizer;
    }
};

/// By folder of the tree.
[[nodiscard]] std::vector<FolderFacts> folderFacts(const FolderTree& tree, const std::vector<FileEntry>& files);

} // namespace vitrine
