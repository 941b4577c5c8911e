// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_types.h"

#include "model/formats/gguf/ggml_types.h"

namespace vitrine {

namespace {

/// rwkv.cpp numbers its types apart; 4 to 6 are its removed ones. The value is ggml's number.
std::optional<std::uint32_t> fromRwkv(std::uint32_t id)
{
    constexpr std::uint32_t firstShifted = 7, lastShifted = 9;
    if (id <= 3) {
        return id;
    }
    return id >= firstShifted && id <= lastShifted ? std::optional(id - 1) : std::nullopt;
}

/// Blocks of 32 whose scales were F32 until May 2023.
std::optional<LegacyType> withFloatScales(std::uint32_t id)
{
    switch (id) {
    case 2:
        return LegacyType{"Q4_0", 32, 20};
    case 3:
        return LegacyType{"Q4_1", 32, 24};
    case 8:
        return LegacyType{"Q8_0", 32, 36};
    default:
        return {};
    }
}

} // namespace

std::optional<LegacyType> legacyType(std::uint32_t id, LegacyTypes types)
{
    if (types.rwkv) {
        const auto mapped = fromRwkv(id);
        if (!mapped) {
            return {};
        }
        id = *mapped;
    }
    if (id == 4) {
        return LegacyType{"Q4_2", 16, 10};
    }
    if (id == 5) {
        return LegacyType{"Q4_3", 16, 12};
    }
    if (!types.halfScales) {
        if (const auto old = withFloatScales(id)) {
            return old;
        }
    }
    const auto known = mainlineGgmlType(id);
    if (!known) {
        return {};
    }
    const Dtype& dtype = knownDtypes()[*known];
    return LegacyType{dtype.name, dtype.blockElements, dtype.blockBits / 8};
}

} // namespace vitrine
