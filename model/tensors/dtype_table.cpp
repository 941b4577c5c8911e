// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/dtype.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// The types of the safetensors format come first (version 0.8.0 of its library, 22 names); then those of other
/// formats; then ggml's block types (ggml 0.21.0; elements and bytes of a block).
constexpr auto Table = std::to_array<Dtype>({
    {"BOOL", DtypeFamily::Integer, 1, 8},
    {"U8", DtypeFamily::Integer, 1, 8},
    {"I8", DtypeFamily::Integer, 1, 8},
    {"U16", DtypeFamily::Integer, 1, 16},
    {"I16", DtypeFamily::Integer, 1, 16},
    {"U32", DtypeFamily::Integer, 1, 32},
    {"I32", DtypeFamily::Integer, 1, 32},
    {"U64", DtypeFamily::Integer, 1, 64},
    {"I64", DtypeFamily::Integer, 1, 64},
    {"F16", DtypeFamily::Float16, 1, 16},
    {"BF16", DtypeFamily::Float16, 1, 16},
    {"F32", DtypeFamily::Float32, 1, 32},
    {"F64", DtypeFamily::Float32, 1, 64},
    {"C64", DtypeFamily::Complex, 1, 64},
    {"F8_E5M2", DtypeFamily::Float8, 1, 8},
    {"F8_E4M3", DtypeFamily::Float8, 1, 8},
    {"F8_E8M0", DtypeFamily::Float8, 1, 8},
    {"F8_E4M3FNUZ", DtypeFamily::Float8, 1, 8},
    {"F8_E5M2FNUZ", DtypeFamily::Float8, 1, 8},
    {"F4", DtypeFamily::Float4, 1, 4},
    {"F6_E2M3", DtypeFamily::Float4, 1, 6},
    {"F6_E3M2", DtypeFamily::Float4, 1, 6},
    {"C128", DtypeFamily::Complex, 1, 128},
    {"C32", DtypeFamily::Complex, 1, 32},
    {"F8_E4M3_IEEE", DtypeFamily::Float8, 1, 8},
    {"F8_E3M4", DtypeFamily::Float8, 1, 8},
    {"F8_E4M3B11FNUZ", DtypeFamily::Float8, 1, 8},
    {"I4", DtypeFamily::Integer, 1, 4},
    {"U4", DtypeFamily::Integer, 1, 4},
    {"I2", DtypeFamily::Integer, 1, 2},
    {"U2", DtypeFamily::Integer, 1, 2},
    {"U1", DtypeFamily::Integer, 1, 1},
    {"U3", DtypeFamily::Integer, 1, 3},
    {"U6", DtypeFamily::Integer, 1, 6},
    {"NF4", DtypeFamily::Float4, 1, 4},
    {"QI8", DtypeFamily::Quantised, 1, 8},
    {"QU8", DtypeFamily::Quantised, 1, 8},
    {"QI32", DtypeFamily::Quantised, 1, 32},
    {"F128", DtypeFamily::Float32, 1, 128},
    {"STRING", DtypeFamily::Text, 1, 0},
    {"OBJECT", DtypeFamily::Text, 1, 0},
    {"STRUCT", DtypeFamily::Unknown, 1, 0},
    {"OPAQUE", DtypeFamily::Unknown, 1, 0},
    {"Q4_0", DtypeFamily::Quantised, 32, 18 * 8},
    {"Q4_1", DtypeFamily::Quantised, 32, 20 * 8},
    {"Q5_0", DtypeFamily::Quantised, 32, 22 * 8},
    {"Q5_1", DtypeFamily::Quantised, 32, 24 * 8},
    {"Q8_0", DtypeFamily::Quantised, 32, 34 * 8},
    {"Q8_1", DtypeFamily::Quantised, 32, 36 * 8},
    {"Q2_K", DtypeFamily::Quantised, 256, 84 * 8},
    {"Q3_K", DtypeFamily::Quantised, 256, 110 * 8},
    {"Q4_K", DtypeFamily::Quantised, 256, 144 * 8},
    {"Q5_K", DtypeFamily::Quantised, 256, 176 * 8},
    {"Q6_K", DtypeFamily::Quantised, 256, 210 * 8},
    {"Q8_K", DtypeFamily::Quantised, 256, 292 * 8},
    {"IQ2_XXS", DtypeFamily::Quantised, 256, 66 * 8},
    {"IQ2_XS", DtypeFamily::Quantised, 256, 74 * 8},
    {"IQ3_XXS", DtypeFamily::Quantised, 256, 98 * 8},
    {"IQ1_S", DtypeFamily::Quantised, 256, 50 * 8},
    {"IQ4_NL", DtypeFamily::Quantised, 32, 18 * 8},
    {"IQ3_S", DtypeFamily::Quantised, 256, 110 * 8},
    {"IQ2_S", DtypeFamily::Quantised, 256, 82 * 8},
    {"IQ4_XS", DtypeFamily::Quantised, 256, 136 * 8},
    {"IQ1_M", DtypeFamily::Quantised, 256, 56 * 8},
    {"TQ1_0", DtypeFamily::Quantised, 256, 54 * 8},
    {"TQ2_0", DtypeFamily::Quantised, 256, 66 * 8},
    {"MXFP4", DtypeFamily::Float4, 32, 17 * 8},
    {"NVFP4", DtypeFamily::Float4, 64, 36 * 8},
    {"Q1_0", DtypeFamily::Quantised, 128, 18 * 8},
    {"Q2_0", DtypeFamily::Quantised, 64, 18 * 8},
});

constexpr std::size_t SafetensorsCount = 22;

/// Numbers in the tensor list of GGUF, as mainline ggml 0.21.0 means them. Removed numbers are absent.
constexpr auto GgmlNumbers = std::to_array<std::pair<std::uint32_t, std::string_view>>({
    {0, "F32"},
    {1, "F16"},
    {2, "Q4_0"},
    {3, "Q4_1"},
    {6, "Q5_0"},
    {7, "Q5_1"},
    {8, "Q8_0"},
    {9, "Q8_1"},
    {10, "Q2_K"},
    {11, "Q3_K"},
    {12, "Q4_K"},
    {13, "Q5_K"},
    {14, "Q6_K"},
    {15, "Q8_K"},
    {16, "IQ2_XXS"},
    {17, "IQ2_XS"},
    {18, "IQ3_XXS"},
    {19, "IQ1_S"},
    {20, "IQ4_NL"},
    {21, "IQ3_S"},
    {22, "IQ2_S"},
    {23, "IQ4_XS"},
    {24, "I8"},
    {25, "I16"},
    {26, "I32"},
    {27, "I64"},
    {28, "F64"},
    {29, "IQ1_M"},
    {30, "BF16"},
    {34, "TQ1_0"},
    {35, "TQ2_0"},
    {39, "MXFP4"},
    {40, "NVFP4"},
    {41, "Q1_0"},
    {42, "Q2_0"},
});

} // namespace

std::span<const Dtype> knownDtypes()
{
    return Table;
}

std::optional<DtypeId> safetensorsDtype(std::string_view name)
{
    const auto end = Table.begin() + SafetensorsCount;
    const auto found = std::ranges::find(Table.begin(), end, name, &Dtype::name);
    return found == end ? std::nullopt : std::optional(static_cast<DtypeId>(found - Table.begin()));
}

std::optional<DtypeId> ggmlDtype(std::uint32_t id)
{
    const auto found = std::ranges::find(GgmlNumbers, id, &std::pair<std::uint32_t, std::string_view>::first);
    return found == GgmlNumbers.end() ? std::nullopt : dtypeByName(found->second);
}

} // namespace vitrine
