// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// What a tensor does in its model, as its name tells. Names are habits of libraries, not a rule: Unknown is common.
enum class TensorPart : std::uint8_t {
    Unknown,
    TokenEmbedding,
    PositionEmbedding,
    TypeEmbedding,
    EmbeddingNorm,
    PatchEmbedding,
    ClassToken,
    AudioStem,
    AttentionQuery,
    AttentionKey,
    AttentionValue,
    AttentionFused,
    AttentionOutput,
    AttentionQueryNorm,
    AttentionKeyNorm,
    AttentionSinks,
    RelativePosition,
    LatentQueryDown,
    LatentQueryUp,
    LatentKeyValueDown,
    LatentKeyValueUp,
    LatentNorm,
    AttentionNorm,
    AttentionPostNorm,
    MlpGate,
    MlpUp,
    MlpDown,
    MlpGateUp,
    MlpNorm,
    MlpPostNorm,
    Router,
    SharedExpertGate,
    FinalNorm,
    OutputHead,
    Pooler,
    Classifier,
    Projector,
    RotaryFrequencies,
    SsmInput,
    SsmConvolution,
    SsmSelection,
    SsmStep,
    SsmDecay,
    SsmSkip,
    SsmOutput,
    SsmNorm,
    TimeEmbedding,
    ConditionEmbedding,
    ConvolutionIn,
    ConvolutionOut,
    Convolution,
    Downsampling,
    Upsampling,
    Shortcut,
    Normalisation,
    BatchStatistics,
    LowRankA,
    LowRankB,
    LowRankMagnitude,
    QuantisedWeight,
    QuantisationScale,
    QuantisationZero,
    QuantisationOrder,
    OptimizerFirstMoment,
    OptimizerSecondMoment,
    OptimizerStep,
    Count
};

/// Which half or tower of the model, where it has several.
enum class TensorSide : std::uint8_t { None, Encoder, Decoder, Vision, Audio, Text, Mask };

struct TensorRole {
    TensorPart part = TensorPart::Unknown;
    TensorSide side = TensorSide::None;
    std::optional<std::uint32_t> layer; ///< counted from 0
    std::optional<std::uint32_t> expert;
    bool isBias = false;
    bool isCross = false; ///< attention of a decoder to its encoder, or to a condition
    bool isShared = false; ///< an expert that every token visits
    bool isExpert = false; ///< of one or of all experts of a layer
    TensorPart decorates = TensorPart::Unknown; ///< of LowRank… and Quantisation…: the part that it belongs to

    bool operator==(const TensorRole&) const = default;
};

/// Reads a name of transformers, diffusers, timm, GGUF, Flax and their relatives. Never fails.
[[nodiscard]] TensorRole tensorRole(std::string_view name);

/// "attention, query projection": what it is, without where; empty when it is not known.
[[nodiscard]] Message tensorPartTitle(TensorPart part);
/// The same with expert and bias: "MLP, up projection, expert 7, bias".
[[nodiscard]] Message tensorRoleTitle(const TensorRole& role);
/// "Encoder", "Vision tower"; empty for None.
[[nodiscard]] Message tensorSideTitle(TensorSide side);
/// One or two sentences: what the part does with the numbers that pass it. Empty when it is not known.
[[nodiscard]] Message tensorPartExplanation(TensorPart part);

} // namespace vitrine
