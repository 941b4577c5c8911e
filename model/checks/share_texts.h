// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check_context.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A text that goes along when a directory is passed on: a file, or a value of a weight file's metadata.
struct ScannedText {
    FileIndex file = NoFile;
    std::string_view content;
    std::optional<std::uint64_t> offset; ///< of its first byte in the file; nothing where the text was put together
    std::string place; ///< the key of the metadata; empty: the file itself
};

/// Whether a file only holds the words of a vocabulary: what looks like a path or a token there belongs to nobody.
[[nodiscard]] bool isVocabulary(const FileEntry& entry);

/// Calls `take` for every text that packaging would pass on: text files, JSON, notebooks; metadata of safetensors, GGUF
/// and others; readable strings of training arguments and states, which are pickles. Vocabularies and merge rules are
/// passed over, and so are the bytes of tensors. False when something had to be left out for its length.
bool eachText(const CheckContext& context, const std::function<void(const ScannedText&)>& take);

} // namespace vitrine
