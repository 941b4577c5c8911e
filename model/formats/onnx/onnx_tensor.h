// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/onnx/proto_reader.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// A TensorProto (onnx.proto) without its data.
struct OnnxTensor {
    std::string name;
    std::int64_t type = 0; ///< TensorProto.DataType
    std::vector<std::int64_t> dims;
    std::optional<ProtoSpan> raw; ///< raw_data
    bool hasTyped = false; ///< data in a field of their type: float_data, int32_data, …
    bool isExternal = false;
    std::vector<std::pair<std::string, std::string>> external; ///< location, offset, length, checksum, as they stand there

    /// Dimensions that are none, or too many of them, make the product fail.
    [[nodiscard]] std::optional<std::uint64_t> elements() const;
    /// The value of an external entry; nothing when it is absent, the first when it is there twice.
    [[nodiscard]] const std::string* externalValue(std::string_view key) const;
};

[[nodiscard]] OnnxTensor readOnnxTensor(ProtoReader& reader, ProtoSpan message, std::uint32_t mostDims);

} // namespace vitrine
