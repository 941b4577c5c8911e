// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/tensor_place.h"

#include "model/tensors/tensor_store.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace vitrine {

namespace {

constexpr std::string_view Separators = "./:";

/// The number at the start of a text that a separator or the end follows.
std::optional<std::uint32_t> leadingNumber(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool ends = end == text.data() + text.size() || Separators.contains(*end);
    return fault == std::errc{} && ends ? std::optional(value) : std::nullopt;
}

/// The last layer whose name begins alike.
std::uint32_t lastLayer(const TensorStore& tensors, std::string_view before, std::uint32_t atLeast)
{
    std::uint32_t last = atLeast;
    for (std::uint32_t row = 0; row < tensors.size(); ++row) {
        const std::string_view name = tensors.name(row);
        if (name.starts_with(before)) {
            last = std::max(last, leadingNumber(name.substr(before.size())).value_or(0));
        }
    }
    return last;
}

bool standsBefore(TensorPart part)
{
    using enum TensorPart;
    return part == TokenEmbedding || part == PositionEmbedding || part == TypeEmbedding || part == EmbeddingNorm || part == PatchEmbedding
        || part == ClassToken || part == AudioStem || part == ConvolutionIn;
}

bool standsBehind(TensorPart part)
{
    using enum TensorPart;
    return part == FinalNorm || part == OutputHead || part == Pooler || part == Classifier || part == ConvolutionOut;
}

/// The row of layers of a model whose own tensor has none: that of the first name that has one.
std::optional<std::uint32_t> lastOfTheFirstRow(const TensorStore& tensors)
{
    constexpr std::uint32_t Looked = 4096;
    for (std::uint32_t row = 0; row < std::min(tensors.size(), Looked); ++row) {
        const TensorRole role = tensorRole(tensors.name(row));
        const LayerName name = layerName(tensors.name(row), role);
        if (name.hasLayer) {
            return lastLayer(tensors, name.before, *role.layer);
        }
    }
    return std::nullopt;
}

} // namespace

LayerName layerName(std::string_view name, const TensorRole& role)
{
    if (role.layer) {
        const std::string number = std::to_string(*role.layer);
        for (std::size_t at = name.find(number); at != std::string_view::npos; at = name.find(number, at + 1)) {
            const std::size_t end = at + number.size();
            const bool begins = at == 0 || Separators.contains(name[at - 1]) || name[at - 1] == '_';
            if (begins && end < name.size() && Separators.contains(name[end])) {
                return {name.substr(0, at), name.substr(end + 1), true};
            }
        }
    }
    return {name, {}, false};
}

std::optional<LayerPlace> tensorPlace(const TensorStore& tensors, std::uint32_t row, const TensorRole& role)
{
    const LayerName name = layerName(tensors.name(row), role);
    if (name.hasLayer) {
        return LayerPlace{LayerPlace::At::Layer, *role.layer, lastLayer(tensors, name.before, *role.layer)};
    }
    const bool before = standsBefore(role.part);
    if (!before && !standsBehind(role.part)) {
        return std::nullopt;
    }
    const std::optional<std::uint32_t> last = lastOfTheFirstRow(tensors);
    return last ? std::optional(LayerPlace{before ? LayerPlace::At::Input : LayerPlace::At::Output, 0, *last}) : std::nullopt;
}

} // namespace vitrine
