// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/part_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr auto Ids = std::to_array<std::pair<TensorPart, std::string_view>>({
    {TensorPart::TokenEmbedding, "token-embedding"},
    {TensorPart::PositionEmbedding, "position-embedding"},
    {TensorPart::AttentionQuery, "attention-query"},
    {TensorPart::AttentionKey, "attention-key"},
    {TensorPart::AttentionValue, "attention-value"},
    {TensorPart::AttentionFused, "attention-fused"},
    {TensorPart::AttentionSinks, "attention-sinks"},
    {TensorPart::RelativePosition, "relative-position"},
    {TensorPart::LatentQueryDown, "latent-query-down"},
    {TensorPart::LatentKeyValueDown, "latent-kv-down"},
    {TensorPart::AttentionNorm, "attention-norm"},
    {TensorPart::MlpGate, "mlp-gate"},
    {TensorPart::MlpUp, "mlp-up"},
    {TensorPart::MlpGateUp, "mlp-gate-up"},
    {TensorPart::Router, "router"},
    {TensorPart::SharedExpertGate, "shared-expert-gate"},
    {TensorPart::FinalNorm, "final-norm"},
    {TensorPart::OutputHead, "output-head"},
    {TensorPart::Pooler, "pooler"},
    {TensorPart::Classifier, "classifier"},
    {TensorPart::RotaryFrequencies, "rotary-frequencies"},
    {TensorPart::SsmDecay, "ssm-decay"},
    {TensorPart::BatchStatistics, "batch-statistics"},
    {TensorPart::LowRankA, "lora-a"},
    {TensorPart::LowRankB, "lora-b"},
    {TensorPart::QuantisedWeight, "quantised-weight"},
    {TensorPart::QuantisationScale, "quantisation-scale"},
    {TensorPart::QuantisationZero, "quantisation-zero"},
    {TensorPart::QuantisationOrder, "quantisation-order"},
    {TensorPart::OptimizerFirstMoment, "optimizer-first-moment"},
    {TensorPart::OptimizerSecondMoment, "optimizer-second-moment"},
});

} // namespace

std::string_view partId(TensorPart part)
{
    const auto found = std::ranges::find(Ids, part, &std::pair<TensorPart, std::string_view>::first);
    return found == Ids.end() ? std::string_view() : found->second;
}

} // namespace vitrine
