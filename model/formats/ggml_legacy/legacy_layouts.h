// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/cursor.h"
#include "model/formats/ggml_legacy/legacy_header.h"

namespace vitrine {

/// Tries the headers of the programs that are known under the file's magic: llama.cpp, whisper.cpp (Whisper, Silero VAD,
/// Parakeet), rwkv.cpp, LoRA adapters. The cursor stands behind magic and version. True when one led to a tensor's header
/// or exactly to the end of the file; `header` is then filled.
[[nodiscard]] bool readKnownLayout(Cursor& cursor, LegacyHeader& header, const ReadContext& context, ProblemList& problems);

} // namespace vitrine
