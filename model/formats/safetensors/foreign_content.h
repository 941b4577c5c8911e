// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine {

/// What a file is that bears the name of a weight file and is something else.
struct ForeignContent {
    std::string_view code; ///< "content.html", "content.lfs_pointer", …
    Message message; ///< what it is, and what to do
};

/// Tells from the first bytes (up to 4,096) what stands in the place of a safetensors file: a web page, a Git LFS
/// pointer, the answer of a server, an archive, a file of another format. Nothing when they are none of these.
[[nodiscard]] std::optional<ForeignContent> foreignContent(std::string_view head);

/// Adds an error where a file is named .safetensors and another reader read it without complaint: no loader that goes
/// by the name will take it.
void tellMisnamed(std::string_view path, std::span<const std::byte> head, ModelFile& content);

} // namespace vitrine
