// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <cstdint>
#include <string>

namespace vitrine {

/// What a file from before GGUF says beside its tensors.
struct GgmlLegacyDetail final : FormatDetail {
    std::string magic; ///< "ggml", "ggmf", "ggjt", "ggla", "ggsn"
    std::uint32_t version = 0; ///< 0: the format has none
    std::uint64_t tokens = 0; ///< of the vocabulary inside; 0: none, or not found
    std::optional<std::uint32_t> ftype; ///< ggml_ftype + 1,000 x quantisation version
    std::string ftypeName; ///< "Q4_0"

    /// A LoRA adapter, of no use without its base model.
    [[nodiscard]] bool isAdapter() const { return magic == "ggla"; }
    /// A saved session: text that was already read, no weights.
    [[nodiscard]] bool isSession() const { return magic == "ggsn"; }
};

} // namespace vitrine
