// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/ggml_types.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::string_view Ik = "ik_llama.cpp";
constexpr std::string_view BitNet = "BitNet";
constexpr std::string_view Prism = "PrismML";
constexpr std::string_view Turbo = "TurboQuant";
constexpr std::string_view Rocm = "ROCmFP";
constexpr std::string_view Early = "";

/// Sorted by number. Sizes of ik_llama.cpp are those of its source of August 2026; where a fork's sizes are not
/// confirmed they are left out.
constexpr auto Others = std::to_array<OtherGgmlType>({
    {4, "Q4_2", Early, 16, 10},
    {5, "Q4_3", Early, 16, 12},
    {31, "Q4_0_4_4", Early, 32, 18},
    {32, "Q4_0_4_8", Early, 32, 18},
    {33, "Q4_0_8_8", Early, 32, 18},
    {36, "I2_S", BitNet, 4, 1, 0, 32},
    {36, "IQ4_NL_4_4", Early, 32, 18},
    {37, "I8_S", BitNet},
    {37, "IQ4_NL_4_8", Early, 32, 18},
    {38, "TL1", BitNet},
    {38, "IQ4_NL_8_8", Early, 32, 18},
    {39, "TL2", BitNet},
    {40, "I2_SR", BitNet},
    {41, "Q1_0_G128", Ik, 128, 18},
    {42, "Q2_0", Prism, 128, 34},
    {43, "Q2_0", Prism, 128, 34},
    {44, "TQ3_1S", Turbo, 32, 16},
    {45, "TQ3_1S", Turbo, 32, 16},
    {45, "TQ4_1S", Turbo, 32, 20},
    {46, "TQ4_1S", Turbo, 32, 20},
    {47, "TURBO4_0", Turbo},
    {97, "Q8_0_X4", Ik, 32, 34},
    {98, "Q8_1_X4", Ik, 32, 36},
    {99, "Q8_2_X4", Ik, 32, 36},
    {100, "Q4_0_ROCMFP4", Rocm},
    {101, "ROCMFP", Rocm},
    {102, "ROCMFP", Rocm},
    {103, "ROCMFP", Rocm},
    {104, "ROCMFP", Rocm},
    {105, "TURBO3_0", Rocm},
    {106, "TURBO4_0", Rocm},
    {107, "ROCMFP", Rocm},
    {133, "Q6_0", Ik, 32, 26},
    {134, "IQ1_BN", Ik, 64, 13, 2},
    {135, "IQ2_BN", Ik, 64, 16, 4},
    {136, "Q8_K64", Ik, 64, 68},
    {137, "IQ2_K", Ik, 256, 76},
    {138, "IQ3_K", Ik, 256, 110},
    {139, "IQ4_K", Ik, 256, 144},
    {140, "IQ5_K", Ik, 256, 176},
    {141, "IQ6_K", Ik, 256, 212},
    {142, "PQ2_0", Prism, 128, 34},
    {142, "IQ2_TN", Ik},
    {143, "PTQ1_0", Prism, 128, 28},
    {143, "IQ1_TN", Ik},
    {144, "IQ4_KS", Ik, 256, 136, 4},
    {145, "IQ2_KS", Ik, 256, 70, 2},
    {146, "IQ4_KSS", Ik, 256, 128, 4},
    {147, "Q8_K16", Ik, 64, 64, 20},
    {148, "Q8_K32", Ik, 256, 296},
    {149, "Q8_KR8", Ik, 256, 296},
    {150, "Q8_K128", Ik, 128, 140},
    {151, "Q8_KV", Ik, 32, 32, 8},
    {152, "IQ5_KS", Ik, 256, 168, 4},
    {153, "IQ2_KT", Ik, 256, 68, 4},
    {154, "IQ3_KT", Ik, 256, 100, 4},
    {155, "IQ4_KT", Ik, 256, 128, 4},
    {156, "IQ3_KS", Ik, 256, 102, 2},
    {157, "IQ2_KL", Ik, 256, 86, 2},
    {158, "IQ1_KT", Ik, 256, 56, 4},
    {202, "Q4_0_R8", Ik, 32, 18},
    {206, "Q5_0_R4", Ik, 32, 22},
    {208, "Q8_0_R8", Ik, 32, 34},
    {210, "Q2_K_R4", Ik, 256, 84},
    {211, "Q3_K_R4", Ik, 256, 110},
    {212, "Q4_K_R4", Ik, 256, 144},
    {213, "Q5_K_R4", Ik, 256, 176},
    {214, "Q6_K_R4", Ik, 256, 210},
    {216, "IQ2_XXS_R4", Ik, 256, 66},
    {217, "IQ2_XS_R4", Ik, 256, 74},
    {218, "IQ3_XXS_R4", Ik, 256, 98},
    {219, "IQ1_S_R4", Ik, 32, 6, 2},
    {220, "IQ4_NL_R4", Ik, 32, 18},
    {221, "IQ3_S_R4", Ik, 256, 110},
    {222, "IQ2_S_R4", Ik, 256, 82},
    {223, "IQ4_XS_R8", Ik, 256, 136},
    {229, "IQ1_M_R4", Ik, 32, 7, 2},
    {230, "BF16_R16", Ik, 1, 2},
    {233, "Q6_0_R4", Ik, 32, 26},
    {335, "IQ2_BN_R4", Ik, 64, 16, 4},
    {337, "IQ2_K_R4", Ik, 256, 76},
    {338, "IQ3_K_R4", Ik, 256, 110},
    {339, "IQ4_K_R4", Ik, 256, 144},
    {340, "IQ5_K_R4", Ik, 256, 176},
    {344, "IQ4_KS_R4", Ik, 256, 136, 4},
    {352, "IQ5_KS_R4", Ik, 256, 168, 4},
    {353, "MXFP4_R8", Ik, 32, 17},
    {397, "Q8_K_R16", Ik, 256, 258},
    {398, "Q8_KV_R8", Ik, 32, 32, 4},
    {399, "Q8_K_R8", Ik, 256, 258},
});
static_assert(std::ranges::is_sorted(Others, {}, &OtherGgmlType::id));

/// One above the largest number of mainline ggml 0.21.0.
constexpr std::uint32_t MainlineEnd = 43;

} // namespace

std::optional<std::uint64_t> OtherGgmlType::bytes(std::uint64_t elements, std::uint64_t rowLength) const
{
    if (block == 0 || rowLength == 0 || elements % block != 0 || elements % rowLength != 0 || (rowLength % block != 0 && rowBytes != 0)) {
        return {};
    }
    std::uint64_t blocks = 0, rows = 0, sum = 0;
    if (__builtin_mul_overflow(elements / block, std::uint64_t{blockBytes}, &blocks)
        || __builtin_mul_overflow(elements / rowLength, std::uint64_t{rowBytes}, &rows) || __builtin_add_overflow(blocks, rows, &sum)
        || __builtin_add_overflow(sum, std::uint64_t{tensorBytes}, &sum)) {
        return {};
    }
    return sum;
}

std::optional<DtypeId> mainlineGgmlType(std::uint32_t id)
{
    static const auto table = [] {
        std::array<std::optional<DtypeId>, MainlineEnd> ids;
        for (std::uint32_t i = 0; i < MainlineEnd; ++i) {
            ids[i] = ggmlDtype(i);
        }
        return ids;
    }();
    return id < MainlineEnd ? table[id] : ggmlDtype(id);
}

bool ggmlIdIsShared(std::uint32_t id)
{
    constexpr std::uint32_t firstShared = 39;
    return id >= firstShared && id < MainlineEnd;
}

std::span<const OtherGgmlType> otherGgmlTypes(std::uint32_t id)
{
    const auto range = std::ranges::equal_range(Others, id, {}, &OtherGgmlType::id);
    return {range.begin(), range.end()};
}

std::string_view ggmlTypeInstead(std::uint32_t id)
{
    switch (id) {
    case 4:
    case 5:
    case 31:
    case 32:
    case 33:
        return "Q4_0";
    case 36:
    case 37:
    case 38:
        return "IQ4_NL";
    default:
        return {};
    }
}

} // namespace vitrine
