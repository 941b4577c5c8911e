// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/onnx_tensor.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::uint64_t MostName = 1U << 16U;
constexpr std::size_t MostEntries = 64;

/// StringStringEntryProto: key 1, value 2.
std::pair<std::string, std::string> readEntry(ProtoReader& reader, ProtoSpan message)
{
    std::pair<std::string, std::string> entry;
    ProtoField field;
    while (reader.next(message, field)) {
        if (field.isBytes() && (field.number == 1 || field.number == 2)) {
            (field.number == 1 ? entry.first : entry.second) = reader.text(field.span, MostName);
        }
    }
    return entry;
}

/// Numbers come one by one or packed, also mixed.
void takeDims(ProtoReader& reader, const ProtoField& field, std::uint32_t most, std::vector<std::int64_t>& dims)
{
    if (!field.isBytes()) {
        dims.push_back(static_cast<std::int64_t>(field.value));
        return;
    }
    ProtoSpan packed = field.span;
    while (packed.at < packed.end && dims.size() <= most) {
        const auto dim = reader.varint(packed);
        if (!dim) {
            return;
        }
        dims.push_back(static_cast<std::int64_t>(*dim));
    }
}

} // namespace

std::optional<std::uint64_t> OnnxTensor::elements() const
{
    std::uint64_t product = 1;
    bool isEmpty = false;
    for (const std::int64_t dim : dims) {
        if (dim < 0) {
            return {};
        }
        isEmpty = isEmpty || dim == 0;
    }
    for (const std::int64_t dim : dims) {
        if (!isEmpty && __builtin_mul_overflow(product, static_cast<std::uint64_t>(dim), &product)) {
            return {};
        }
    }
    return isEmpty ? 0 : product;
}

const std::string* OnnxTensor::externalValue(std::string_view key) const
{
    const auto found = std::ranges::find(external, key, &std::pair<std::string, std::string>::first);
    return found == external.end() ? nullptr : &found->second;
}

OnnxTensor readOnnxTensor(ProtoReader& reader, ProtoSpan message, std::uint32_t mostDims)
{
    enum : std::uint32_t { Dims = 1, DataType = 2, FloatData = 4, Int64Data = 7, Name = 8, RawData = 9, DoubleData = 10, UInt64Data = 11, ExternalData = 13, DataLocation = 14 };
    OnnxTensor tensor;
    ProtoField field;
    while (reader.next(message, field)) {
        switch (field.number) {
        case Dims:
            if (tensor.dims.size() <= mostDims) {
                takeDims(reader, field, mostDims, tensor.dims);
            }
            break;
        case DataType:
            tensor.type = static_cast<std::int64_t>(field.value);
            break;
        case Name:
            tensor.name = field.isBytes() ? reader.text(field.span, MostName) : std::string();
            break;
        case RawData:
            if (field.isBytes()) {
                tensor.raw = field.span;
            }
            break;
        case ExternalData:
            if (field.isBytes() && tensor.external.size() < MostEntries) {
                tensor.external.push_back(readEntry(reader, field.span));
            }
            break;
        case DataLocation:
            tensor.isExternal = field.value == 1;
            break;
        default:
            tensor.hasTyped = tensor.hasTyped || (field.number >= FloatData && field.number <= Int64Data) || field.number == DoubleData || field.number == UInt64Data;
            break;
        }
    }
    return tensor;
}

} // namespace vitrine
