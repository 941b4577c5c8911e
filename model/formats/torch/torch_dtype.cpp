// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_dtype.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using enum DtypeFamily;

constexpr auto Types = std::to_array<TorchDtype>({
    {"float32", "FloatStorage", "F32", Float32, 4, 1},
    {"float16", "HalfStorage", "F16", Float16, 2, 1},
    {"bfloat16", "BFloat16Storage", "BF16", Float16, 2, 1},
    {"int64", "LongStorage", "I64", Integer, 8, 1},
    {"uint8", "ByteStorage", "U8", Integer, 1, 1},
    {"float64", "DoubleStorage", "F64", Float32, 8, 1},
    {"int32", "IntStorage", "I32", Integer, 4, 1},
    {"int16", "ShortStorage", "I16", Integer, 2, 1},
    {"int8", "CharStorage", "I8", Integer, 1, 1},
    {"bool", "BoolStorage", "BOOL", Integer, 1, 1},
    {"complex64", "ComplexFloatStorage", "C64", Complex, 8, 1},
    {"complex128", "ComplexDoubleStorage", "C128", Complex, 16, 1},
    {"complex32", "ComplexHalfStorage", "C32", Complex, 4, 1},
    {"quint8", "QUInt8Storage", "QU8", Quantised, 1, 1},
    {"qint8", "QInt8Storage", "QI8", Quantised, 1, 1},
    {"qint32", "QInt32Storage", "QI32", Quantised, 4, 1},
    {"quint4x2", "QUInt4x2Storage", "QU4X2", Quantised, 1, 1, 2},
    {"quint2x4", "QUInt2x4Storage", "QU2X4", Quantised, 1, 1, 4},
    {"uint16", "", "U16", Integer, 2, 1},
    {"uint32", "", "U32", Integer, 4, 1},
    {"uint64", "", "U64", Integer, 8, 1},
    {"float8_e4m3fn", "", "F8_E4M3", Float8, 1, 1},
    {"float8_e5m2", "", "F8_E5M2", Float8, 1, 1},
    {"float8_e4m3fnuz", "", "F8_E4M3FNUZ", Float8, 1, 1},
    {"float8_e5m2fnuz", "", "F8_E5M2FNUZ", Float8, 1, 1},
    {"float8_e8m0fnu", "", "F8_E8M0", Float8, 1, 1},
    {"float4_e2m1fn_x2", "", "F4", Float4, 1, 2},
    {"bits8", "", "BITS8", Unknown, 1, 1},
    {"bits16", "", "BITS16", Unknown, 2, 1},
    {"bits1x8", "", "BITS1X8", Unknown, 1, 1},
    {"bits2x4", "", "BITS2X4", Unknown, 1, 1},
    {"bits4x2", "", "BITS4X2", Unknown, 1, 1},
    {"uint1", "", "UINT1", Integer, 1, 1},
    {"uint2", "", "UINT2", Integer, 1, 1},
    {"uint3", "", "UINT3", Integer, 1, 1},
    {"uint4", "", "UINT4", Integer, 1, 1},
    {"uint5", "", "UINT5", Integer, 1, 1},
    {"uint6", "", "UINT6", Integer, 1, 1},
    {"uint7", "", "UINT7", Integer, 1, 1},
    {"int1", "", "INT1", Integer, 1, 1},
    {"int2", "", "INT2", Integer, 1, 1},
    {"int3", "", "INT3", Integer, 1, 1},
    {"int4", "", "INT4", Integer, 1, 1},
    {"int5", "", "INT5", Integer, 1, 1},
    {"int6", "", "INT6", Integer, 1, 1},
    {"int7", "", "INT7", Integer, 1, 1},
});

/// In the order of the schema's numbers, from 1.
constexpr auto ExportNumbers = std::to_array<std::string_view>({"uint8", "int8", "int16", "int32", "int64", "float16", "float32",
    "float64", "complex32", "complex64", "complex128", "bool", "bfloat16"});

const TorchDtype* find(std::string_view what, std::string_view TorchDtype::*column)
{
    const auto found = std::ranges::find(Types, what, column);
    return found == Types.end() || what.empty() ? nullptr : &*found;
}

} // namespace

const TorchDtype* torchDtype(std::string_view name)
{
    constexpr std::string_view Module = "torch.";
    if (name.starts_with(Module)) {
        name.remove_prefix(Module.size());
    }
    return find(name, &TorchDtype::torchName);
}

const TorchDtype* torchDtypeOfClass(std::string_view className)
{
    constexpr std::string_view Tensor = "Tensor";
    if (className == "UntypedStorage" || className == "UntypedTensor") {
        return torchDtype("uint8");
    }
    if (className.ends_with(Tensor)) {
        return find(std::string(className.substr(0, className.size() - Tensor.size())) + "Storage", &TorchDtype::storageClass);
    }
    return find(className, &TorchDtype::storageClass);
}

const TorchDtype* torchDtypeOfExport(std::int64_t number)
{
    // Types that came later have numbers of their own, with a gap before them.
    constexpr std::int64_t FirstLater = 28;
    constexpr auto Later = std::to_array<std::string_view>({"uint16", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz",
        "float8_e5m2fnuz", "float8_e8m0fnu", "uint32", "uint64"});
    if (number >= FirstLater && static_cast<std::uint64_t>(number - FirstLater) < Later.size()) {
        return torchDtype(Later[static_cast<std::size_t>(number - FirstLater)]);
    }
    return number >= 1 && static_cast<std::uint64_t>(number) <= ExportNumbers.size()
        ? torchDtype(ExportNumbers[static_cast<std::size_t>(number - 1)])
        : nullptr;
}

DtypeId dtypeIn(TensorStore& store, const TorchDtype& dtype)
{
    const auto known = dtypeByName(dtype.name);
    return known ? *known : store.ownDtype(dtype.name, dtype.family, 1, 8U * dtype.elementBytes);
}

} // namespace vitrine
