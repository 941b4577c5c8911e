// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// What a name of the form STEM-00001-of-00003SUFFIX says. Views into the path that was read.
struct ShardNumbering {
    std::string_view stem; ///< with the folder; "model", or "model.safetensors" of older writers
    std::string_view suffix; ///< ".safetensors", ".fp16.safetensors", or empty
    std::string_view total; ///< its digits, as "000163" and "00163" are two numberings
    std::uint32_t number = 0; ///< mostly from 1, in some sets from 0
    std::uint32_t count = 0;

    [[nodiscard]] bool isSameFamily(const ShardNumbering& other) const { return isBeside(other) && total == other.total; }
    /// Numbers the same thing, maybe in another number of parts.
    [[nodiscard]] bool isBeside(const ShardNumbering& other) const { return stem == other.stem && suffix == other.suffix; }
};

/// Nothing when the name is not numbered, or is not one of a weight file. GGUF files number their parts by rules of their
/// own and are left to gguf_split.h.
[[nodiscard]] std::optional<ShardNumbering> shardNumbering(std::string_view path);

} // namespace vitrine
