// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <string>

namespace vitrine {

/// TensorProto.DataType (onnx.proto): its name here, and the bits of one element as raw_data has them.
struct OnnxType {
    std::string_view name; ///< empty: not known
    std::uint32_t bits = 0; ///< 0: texts
};

[[nodiscard]] OnnxType onnxType(std::int64_t number);
/// The type in a store; of an unknown number "ONNX_99".
[[nodiscard]] DtypeId onnxDtype(TensorStore& tensors, std::int64_t number);

} // namespace vitrine
