// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/onnx_type.h"

#include <array>

namespace vitrine {

namespace {

/// By number, from 1 on.
constexpr std::array<OnnxType, 28> Types{{{"F32", 32}, {"U8", 8}, {"I8", 8}, {"U16", 16}, {"I16", 16}, {"I32", 32}, {"I64", 64}, {"STRING", 0}, {"BOOL", 8},
    {"F16", 16}, {"F64", 64}, {"U32", 32}, {"U64", 64}, {"C64", 64}, {"C128", 128}, {"BF16", 16}, {"F8_E4M3", 8}, {"F8_E4M3FNUZ", 8}, {"F8_E5M2", 8},
    {"F8_E5M2FNUZ", 8}, {"U4", 4}, {"I4", 4}, {"F4", 4}, {"F8_E8M0", 8}, {"U2", 2}, {"I2", 2}, {"F6_E2M3", 6}, {"F6_E3M2", 6}}};

} // namespace

OnnxType onnxType(std::int64_t number)
{
    return number >= 1 && number <= static_cast<std::int64_t>(Types.size()) ? Types[static_cast<std::size_t>(number - 1)] : OnnxType();
}

DtypeId onnxDtype(TensorStore& tensors, std::int64_t number)
{
    const OnnxType type = onnxType(number);
    if (type.name.empty()) {
        return tensors.ownDtype("ONNX_" + std::to_string(number));
    }
    if (const auto known = dtypeByName(type.name)) {
        return *known;
    }
    return tensors.ownDtype(type.name, type.bits == 0 ? DtypeFamily::Text : DtypeFamily::Unknown, 1, type.bits);
}

} // namespace vitrine
