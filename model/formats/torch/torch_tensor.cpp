// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_tensor.h"

namespace vitrine {

Result<std::shared_ptr<const ByteSource>> NoStorages::open(std::string_view) const
{
    return failure(ErrorCode::NotFound, Message(QT_TRANSLATE_NOOP("model", "The data of the tensor is not in this file.")));
}

std::optional<std::uint64_t> TorchTensor::bytesOf(std::uint64_t elements) const
{
    const std::uint64_t packed = dtype != nullptr ? dtype->elementsInByte : 1;
    std::uint64_t bytes = 0;
    if (__builtin_mul_overflow(elements / packed + (elements % packed != 0 ? 1 : 0), elementBytes(), &bytes)) {
        return {};
    }
    return bytes;
}

std::optional<ByteReach> TorchTensor::reach() const
{
    std::uint64_t last = 0;
    std::uint64_t count = 1;
    const bool strided = strides.size() == shape.size() && !strides.empty();
    for (std::size_t at = 0; at < shape.size(); ++at) {
        if (shape[at] == 0) {
            return ByteReach{};
        }
        if (__builtin_mul_overflow(count, shape[at], &count)) {
            return {};
        }
        std::uint64_t step = 0;
        if (strided
            && (strides[at] < 0
                || __builtin_mul_overflow(shape[at] - 1, static_cast<std::uint64_t>(strides[at]), &step)
                || __builtin_add_overflow(last, step, &last))) {
            return {};
        }
    }
    if (!strided) {
        last = count - 1;
    }
    std::uint64_t end = 0;
    if (__builtin_add_overflow(elementOffset, last, &end) || __builtin_add_overflow(end, 1, &end)) {
        return {};
    }
    const auto first = bytesOf(elementOffset);
    const auto behind = bytesOf(end);
    return first && behind ? std::optional(ByteReach{*first, *behind}) : std::nullopt;
}

bool TorchTensor::isContiguous() const
{
    if (strides.empty()) {
        return true;
    }
    // Extents of 1 may have any stride, and nothing has an order in an empty tensor.
    std::uint64_t expected = 1;
    for (std::size_t at = shape.size(); at-- > 0;) {
        if (shape[at] == 0) {
            return true;
        }
        if (shape[at] != 1 && (strides[at] < 0 || static_cast<std::uint64_t>(strides[at]) != expected)) {
            return false;
        }
        if (__builtin_mul_overflow(expected, shape[at], &expected)) {
            return false;
        }
    }
    return true;
}

} // namespace vitrine
