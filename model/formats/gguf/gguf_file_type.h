// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace vitrine {

/// `general.file_type`: the mix that was aimed at when the file was quantised. It is not the type of its tensors.
struct GgufFileType {
    std::string_view name; ///< "Q4_K_M"; empty: nobody knows the number
    std::string_view program; ///< whose number it is: "llama.cpp", "ik_llama.cpp"
    bool guessed = false; ///< 1024 was added: a loader guessed it from the tensors
    bool removed = false; ///< programs of today refuse it
};

[[nodiscard]] GgufFileType ggufFileType(std::uint32_t number);
/// The other list of numbers, `ggml_ftype` of whisper.cpp and of the files before GGUF, where 1,000 × the quantisation
/// version is added. Empty: nobody knows the number.
[[nodiscard]] std::string_view ggmlFtypeName(std::uint32_t number);

} // namespace vitrine
