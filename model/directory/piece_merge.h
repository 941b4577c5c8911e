// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <memory>
#include <vector>

namespace vitrine {

/// Whether a safetensors file holds pieces of tensors, by its own words: torch's HuggingFaceStorageWriter puts
/// DCP_SHARDING_INFO into `__metadata__`, {"name": {"saved_offsets": [5, 0]}, …}
/// (torch/distributed/checkpoint/hf_storage.py). Where all pieces begin at zero, the tensors are whole and the file is
/// an ordinary one.
[[nodiscard]] bool holdsPieces(const ModelFile& content);

/// Puts the tensors of such files together, folder by folder, before the tables of all files are joined: the first file
/// that names a tensor lists it with its shape as a whole, without a place of its own; what the other files hold stays
/// listed as a copy, with the place of the piece in the whole. Pieces that leave a gap are told.
void mergePieces(const std::vector<FileEntry>& files, std::vector<std::unique_ptr<ModelFile>>& contents, std::vector<Problem>& problems);

} // namespace vitrine
