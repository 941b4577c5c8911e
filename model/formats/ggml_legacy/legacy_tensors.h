// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/cursor.h"
#include "model/formats/ggml_legacy/legacy_header.h"
#include "model/tensors/tensor_store.h"

namespace vitrine {

/// A tensor's header as it stands in front of its data.
struct LegacyTensor {
    std::uint32_t type = 0;
    std::vector<std::uint64_t> dims; ///< innermost first, as stored
    std::string name;
    std::uint64_t elements = 0;
    std::optional<std::uint64_t> bytes; ///< nothing: the type is not known, or its blocks are not whole
    std::uint64_t dataAt = 0;
};

/// The tensor whose header the cursor stands at, moved behind it; nothing when what stands there cannot be one. Whether
/// its data are in the file is not looked at.
[[nodiscard]] std::optional<LegacyTensor> legacyTensorAt(Cursor& cursor, const LegacyHeader& header);

/// Fills the table from header.tensorsAt to the end of the file. False when it was cancelled.
[[nodiscard]] bool readLegacyTensors(
    const ByteSource& source, const LegacyHeader& header, const ReadContext& context, ProblemList& problems, ModelFile& file);

} // namespace vitrine
