// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A piece of a file that was cut by bytes, which no loader can read before the pieces are joined.
struct BytePart {
    std::string whole; ///< name of the whole file
    std::uint32_t number = 0; ///< from 1; of lettered pieces a is 1
    std::uint32_t count = 0; ///< 0: the name does not say
};

/// "model.gguf.part1of2", "model.gguf-split-a", "model.gguf.00001": nothing for other names.
[[nodiscard]] std::optional<BytePart> bytePartOf(std::string_view path);

} // namespace vitrine
