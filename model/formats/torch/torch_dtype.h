// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <string_view>

namespace vitrine {

/// An element type of PyTorch (c10/core/ScalarType.h, torch 2.13).
struct TorchDtype {
    std::string_view torchName; ///< "float32"
    std::string_view storageClass; ///< "FloatStorage"; empty for types younger than those classes
    std::string_view name; ///< Vitrine's: "F32"
    DtypeFamily family = DtypeFamily::Unknown;
    std::uint8_t elementBytes = 1; ///< of what PyTorch counts as an element
    std::uint8_t valuesInElement = 1; ///< 2 where an element holds two values (float4_e2m1fn_x2)
    std::uint8_t elementsInByte = 1; ///< 2 or 4 where PyTorch packs elements and counts each one (quint4x2, quint2x4)
};

/// By "float32" or "torch.float32"; null when unknown.
[[nodiscard]] const TorchDtype* torchDtype(std::string_view name);
/// By "FloatStorage" or "FloatTensor"; null when unknown. "UntypedStorage" is bytes.
[[nodiscard]] const TorchDtype* torchDtypeOfClass(std::string_view className);
/// By the number of torch.export's schema (torch/_export/serde/schema.py); null when unknown.
[[nodiscard]] const TorchDtype* torchDtypeOfExport(std::int64_t number);
/// The number of the type in a store; a type that Vitrine's table lacks becomes the store's own.
[[nodiscard]] DtypeId dtypeIn(TensorStore& store, const TorchDtype& dtype);

} // namespace vitrine
