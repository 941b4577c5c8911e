// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/ggml_legacy/legacy_types.h"
#include "model/formats/problem_list.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// The formats before GGUF, by their magic. It is a little-endian number, so its letters stand reversed in the file.
enum class LegacyMagic : std::uint8_t {
    Ggml, ///< "lmgg": no version; every program has a header of its own behind it
    Ggmf, ///< "fmgg": with a version
    Ggjt, ///< "tjgg": with a version, data aligned to 32
    Ggla, ///< "algg": a LoRA adapter
    Ggsn, ///< "nsgg": a saved session of llama.cpp, no model
};

[[nodiscard]] std::optional<LegacyMagic> legacyMagic(std::string_view firstBytes);
[[nodiscard]] std::string_view legacyMagicName(LegacyMagic magic);

/// What stands in front of the tensors.
struct LegacyHeader {
    LegacyMagic magic = LegacyMagic::Ggml;
    std::uint32_t version = 0; ///< 0: the format has none
    std::string architecture; ///< "llama", "whisper", "silero-vad", "parakeet", "rwkv"; empty: not known
    std::vector<std::pair<std::string_view, std::uint32_t>> numbers; ///< hyperparameters in the order of the file
    std::string model; ///< the file's own name of the model, where it has one
    std::uint64_t tokens = 0;
    std::vector<std::string> firstTokens; ///< at most 16
    std::optional<std::uint32_t> ftype; ///< ggml_ftype, + 1,000 x quantisation version
    LegacyTypes types;
    std::uint64_t tensorsAt = 0; ///< where the first tensor's header begins; 0: not found

    [[nodiscard]] bool isAligned() const { return magic == LegacyMagic::Ggjt || magic == LegacyMagic::Ggla; }
};

/// Reads magic and version, then what follows by the layouts that are known, whichever leads to a tensor or to the end of
/// the file; where none does, a chain of tensors is searched for. Nothing when the version is unknown, which is told.
[[nodiscard]] std::optional<LegacyHeader> readLegacyHeader(const ByteSource& source, const ReadContext& context, ProblemList& problems);

} // namespace vitrine
