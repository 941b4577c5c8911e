// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace vitrine {

/// What a tensor is within the group that stands for one quantised weight, by the end of its name.
enum class QuantisedSuffix : std::uint8_t {
    None,
    Weight, ///< ".weight", which may be packed or plain
    QWeight, ///< GPTQ, AWQ
    QZeros,
    Scales, ///< GPTQ, AWQ, MLX
    GroupIndex,
    Biases, ///< MLX, affine; not the layer's bias
    WeightPacked, ///< compressed-tensors
    WeightScale, ///< FP8 and others; also weight_scale_inv
    WeightScale2, ///< NVFP4 of ModelOpt
    WeightGlobalScale,
    AbsMax, ///< bitsandbytes
    QuantState,
    Blocks, ///< MXFP4: "gate_up_proj_blocks"
    HqqWeight,
    QuantoData,
    Exl2Weight,
    Exl2Permutation,
    Trellis, ///< EXL3
    QuipIndices,
    MarlinB,
    MarlinScales,
    Companion, ///< any other that comes with a packed weight
};

struct QuantisedName {
    QuantisedSuffix suffix = QuantisedSuffix::None;
    std::string_view stem; ///< what the members of a group have in common
};

[[nodiscard]] QuantisedName quantisedName(std::string_view name);

} // namespace vitrine
