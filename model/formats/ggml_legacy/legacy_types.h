// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/dtype.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// Which sizes the quantised blocks of a file have, and which list its type numbers come from.
struct LegacyTypes {
    bool halfScales = false; ///< scales of Q4_0, Q4_1 and Q8_0 are F16 (from ggjt 3 and quantisation version 2 on), not F32
    bool rwkv = false; ///< rwkv.cpp's numbers: 7 Q5_0, 8 Q5_1, 9 Q8_0
};

struct LegacyType {
    std::string_view name; ///< as in GGUF
    std::uint32_t block = 1; ///< elements
    std::uint32_t bytes = 0; ///< of a block
};

/// Nothing when the number is not known.
[[nodiscard]] std::optional<LegacyType> legacyType(std::uint32_t id, LegacyTypes types);

} // namespace vitrine
