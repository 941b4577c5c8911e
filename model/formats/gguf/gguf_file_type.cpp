// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_file_type.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::uint32_t Guessed = 1024;

/// llama.cpp's numbers from 0 to 41.
constexpr auto Mainline = std::to_array<std::string_view>({"F32", "F16", "Q4_0", "Q4_1", "Q4_1_SOME_F16", "Q4_2", "Q4_3", "Q8_0",
    "Q5_0", "Q5_1", "Q2_K", "Q3_K_S", "Q3_K_M", "Q3_K_L", "Q4_K_S", "Q4_K_M", "Q5_K_S", "Q5_K_M", "Q6_K", "IQ2_XXS", "IQ2_XS",
    "Q2_K_S", "IQ3_XS", "IQ3_XXS", "IQ1_S", "IQ4_NL", "IQ3_S", "IQ3_M", "IQ2_S", "IQ2_M", "IQ4_XS", "IQ1_M", "BF16", "Q4_0_4_4",
    "Q4_0_4_8", "Q4_0_8_8", "TQ1_0", "TQ2_0", "MXFP4_MOE", "NVFP4", "Q1_0", "Q2_0"});

constexpr auto Removed = std::to_array<std::uint32_t>({4, 5, 6, 33, 34, 35});

/// Numbers of ik_llama.cpp beyond the mainline's.
constexpr auto Ik = std::to_array<std::pair<std::uint32_t, std::string_view>>({
    {135, "Q6_0"},
    {136, "IQ1_BN"},
    {137, "IQ2_BN"},
    {138, "IQ2_K"},
    {139, "IQ3_K"},
    {140, "IQ4_K"},
    {141, "IQ5_K"},
    {142, "IQ6_K"},
    {145, "IQ4_KS"},
    {146, "IQ3_KL"},
    {147, "IQ2_KS"},
    {148, "IQ4_KSS"},
    {149, "Q8_KV"},
    {150, "IQ5_KS"},
    {151, "IQ2_KT"},
    {152, "IQ3_KT"},
    {153, "IQ4_KT"},
    {154, "IQ3_KS"},
    {155, "IQ2_KL"},
    {156, "IQ1_KT"},
});

constexpr std::uint32_t PrismPq2 = 128;

/// ggml_ftype; 5 and 6 were removed with Q4_2 and Q4_3.
constexpr auto Ftypes = std::to_array<std::string_view>({"F32", "F16", "Q4_0", "Q4_1", "Q4_1_SOME_F16", "Q4_2", "Q4_3", "Q8_0",
    "Q5_0", "Q5_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ2_XXS", "IQ2_XS", "IQ3_XXS", "IQ1_S", "IQ4_NL", "IQ3_S", "IQ2_S",
    "IQ4_XS", "IQ1_M", "BF16", "MXFP4", "NVFP4", "Q1_0", "Q2_0"});

} // namespace

GgufFileType ggufFileType(std::uint32_t number)
{
    GgufFileType type;
    if (number >= Guessed && number < 2 * Guessed) {
        type.guessed = true;
        number -= Guessed;
    }
    if (number < Mainline.size()) {
        type.name = Mainline[number];
        type.program = "llama.cpp";
        type.removed = std::ranges::contains(Removed, number);
        return type;
    }
    const auto found = std::ranges::find(Ik, number, &std::pair<std::uint32_t, std::string_view>::first);
    if (found != Ik.end()) {
        type.name = found->second;
        type.program = "ik_llama.cpp";
    } else if (number == PrismPq2) {
        type.name = "PQ2_0";
        type.program = "PrismML";
    }
    return type;
}

std::string_view ggmlFtypeName(std::uint32_t number)
{
    number %= 1000;
    return number < Ftypes.size() ? Ftypes[number] : std::string_view();
}

} // namespace vitrine
