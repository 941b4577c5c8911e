// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/torch/torch_content.h"
#include "model/formats/torch/zip_storages.h"

namespace vitrine {

/// Adds the weights and constants of a torch.export archive (PT2): raw bytes in entries, described by JSON
/// (torch/export/pt2_archive, torch 2.13). Does nothing where there are none.
void readExportedTensors(
    const std::shared_ptr<const ZipIndex>& index, const std::string& top, TorchContent& content, ProblemList& problems);

} // namespace vitrine
