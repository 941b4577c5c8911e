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
