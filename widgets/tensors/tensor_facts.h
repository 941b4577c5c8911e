// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_role.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine {

/// All that is known of one tensor, in the words of the language shown.
struct TensorFacts {
    struct Line {
        QString label;
        QString value;
    };
    QString title; ///< the end of the name, without the layer: "self_attn.q_proj.weight"
    QString name; ///< the whole name
    QString role; ///< "attention, query projection"; empty: the name does not tell
    QString explanation; ///< what it does; empty: not known
    std::vector<Line> lines;
    std::vector<QString> notes; ///< what is special: shared bytes, unknown type, …
    std::optional<std::uint32_t> layer;
};

[[nodiscard]] TensorFacts tensorFacts(const ModelDirectory& directory, std::uint32_t row);

/// The largest layer number among the names that begin as this one does before its layer; nothing where it has no layer or
/// the search was stopped. Goes through all names.
[[nodiscard]] std::optional<std::uint32_t> largestLayer(const TensorStore& store, std::uint32_t row, const std::stop_token& stop);

/// What all names of the same layer contain: "layers.12." of "model.layers.12.mlp.up_proj.weight".
[[nodiscard]] std::string_view layerPrefix(std::string_view name, std::uint32_t layer);

} // namespace vitrine
