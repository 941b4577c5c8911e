// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/quantised_names.h"

#include <algorithm>

namespace vitrine {

namespace {

struct Row {
    std::string_view name;
    QuantisedSuffix suffix;
};

using S = QuantisedSuffix;

/// Last components, sorted for the search. Sources are the facts on quantisation.
constexpr Row LastComponents[] = {
    {"B", S::MarlinB},
    {"Qidxs", S::QuipIndices},
    {"SCB", S::Companion},
    {"SU", S::Companion},
    {"SV", S::Companion},
    {"W_q", S::HqqWeight},
    {"Wscale", S::Companion},
    {"activation_scale", S::Companion},
    {"biases", S::Biases},
    {"codebook_id", S::Companion},
    {"g_idx", S::GroupIndex},
    {"input_global_scale", S::Companion},
    {"input_scale", S::Companion},
    {"input_zero_point", S::Companion},
    {"k_scale", S::Companion},
    {"meta", S::Companion},
    {"output_scale", S::Companion},
    {"perm", S::Companion},
    {"pre_quant_scale", S::Companion},
    {"q_groups", S::Companion},
    {"q_invperm", S::Exl2Permutation},
    {"q_perm", S::Exl2Permutation},
    {"q_scale", S::Companion},
    {"q_scale_max", S::Companion},
    {"q_weight", S::Exl2Weight},
    {"qbiases", S::Biases},
    {"qweight", S::QWeight},
    {"qzeros", S::QZeros},
    {"s", S::MarlinScales},
    {"scale", S::Companion},
    {"scale_input", S::Companion},
    {"scale_weight", S::Companion},
    {"scales", S::Scales},
    {"smooth_factor", S::Companion},
    {"smooth_factor_orig", S::Companion},
    {"suh", S::Companion},
    {"svh", S::Companion},
    {"trellis", S::Trellis},
    {"v_scale", S::Companion},
    {"wcscales", S::Companion},
    {"weight", S::Weight},
    {"weight_format", S::Companion},
    {"weight_g_idx", S::Companion},
    {"weight_global_scale", S::WeightGlobalScale},
    {"weight_packed", S::WeightPacked},
    {"weight_qdata", S::WeightPacked},
    {"weight_scale", S::WeightScale},
    {"weight_scale_2", S::WeightScale2},
    {"weight_scale_inv", S::WeightScale},
    {"weight_scales", S::WeightScale},
    {"weight_shape", S::Companion},
    {"weight_zero_point", S::Companion},
    {"workspace", S::Companion},
    {"wscales", S::Companion},
    {"wtscale", S::Companion},
    {"zero", S::Companion},
};
static_assert(std::ranges::is_sorted(LastComponents, {}, &Row::name));

/// What follows ".weight": bitsandbytes and quanto hang their companions below the weight.
QuantisedSuffix belowWeight(std::string_view last)
{
    if (last == "absmax") {
        return S::AbsMax;
    }
    if (last.starts_with("bitsandbytes__")) {
        return S::QuantState;
    }
    if (last == "quant_map" || last == "nested_absmax" || last == "nested_quant_map" || last == "_scale" || last == "_shift") {
        return S::Companion;
    }
    return last == "_data" ? S::QuantoData : S::None;
}

} // namespace

QuantisedName quantisedName(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const std::string_view last = name.substr(dot + 1);
    if (last.ends_with("_blocks")) {
        return {S::Blocks, name.substr(0, name.size() - 7)};
    }
    if (last.size() > 7 && last.ends_with("_scales") && !last.starts_with("weight")) {
        return {S::Scales, name.substr(0, name.size() - 7)};
    }
    if (dot == std::string_view::npos) {
        return {};
    }
    std::string_view stem = name.substr(0, dot);
    const auto found = std::ranges::lower_bound(LastComponents, last, {}, &Row::name);
    if (found != std::end(LastComponents) && found->name == last) {
        return {found->suffix, stem};
    }
    // "x.weight.absmax", "x.weight.quant_state.bitsandbytes__nf4"
    constexpr std::string_view State = ".quant_state";
    if (stem.ends_with(State)) {
        stem.remove_suffix(State.size());
    }
    constexpr std::string_view Weight = ".weight";
    if (stem.ends_with(Weight)) {
        return {belowWeight(last), stem.substr(0, stem.size() - Weight.size())};
    }
    // Experts that are fused in one tensor: "down_proj_scale" beside "down_proj".
    if (last.ends_with("_proj_scale")) {
        return {S::WeightScale, name.substr(0, name.size() - 6)};
    }
    if (last.ends_with("_proj_scale_inv")) {
        return {S::WeightScale, name.substr(0, name.size() - 10)};
    }
    return last.ends_with("_proj") ? QuantisedName{S::Weight, name} : QuantisedName{};
}

} // namespace vitrine
