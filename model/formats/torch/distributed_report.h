// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"

#include <map>

namespace vitrine {

/// What the metadata file of a distributed checkpoint says of its parts (`.metadata`, `__R.metadata`), beside what its
/// pickle would do.
struct DistributedReport final : PickleReport {
    /// A file that holds parts.
    struct PartFile {
        std::string name; ///< relative to the metadata file
        std::uint64_t neededBytes = 0; ///< the end of its last part
        std::uint64_t size = 0; ///< as it is; 0 when it is not there
        bool isThere = false;
        bool isChecked = false; ///< false: nobody could look
        std::uint64_t parts = 0;
    };
    /// One piece of a tensor.
    struct Piece {
        std::uint32_t row = 0; ///< of the tensor in the file's table
        std::uint32_t file = 0; ///< index into `files`
        std::vector<std::uint64_t> offsets; ///< in the whole tensor, of each dimension
        std::vector<std::uint64_t> sizes;
        std::uint64_t offset = 0; ///< in the file
        std::uint64_t length = 0; ///< of its container there
    };

    std::string version; ///< of the format; empty where it is not stated
    std::uint32_t ranks = 0; ///< processes that wrote it, by the names of the files
    std::vector<PartFile> files;
    std::vector<Piece> pieces;
    std::uint64_t wholeTensors = 0; ///< that lie in one piece
    std::uint64_t cutTensors = 0; ///< that lie in several
    std::uint64_t objects = 0; ///< values that are no tensors
};

} // namespace vitrine
