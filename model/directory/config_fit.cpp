// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/config_fit.h"

#include "model/directory/json_reading.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace vitrine {

namespace {

/// Names of the one stack of layers in decoder-only models of transformers.
constexpr std::string_view Stacks[] = {"model.layers.", "transformer.h.", "h.", "gpt_neox.layers.", "model.decoder.layers."};
constexpr std::string_view Embeddings[] = {"model.embed_tokens.weight", "transformer.wte.weight", "wte.weight", "gpt_neox.embed_in.weight"};
constexpr std::uint64_t MostLayers = 10'000;

struct Seen {
    std::vector<bool> layers;
    std::uint64_t width = 0; ///< of the embedding; 0: not seen
};

void look(std::string_view name, std::span<const std::uint64_t> shape, Seen& seen)
{
    for (const std::string_view stack : Stacks) {
        if (!name.starts_with(stack)) {
            continue;
        }
        std::uint64_t layer = 0;
        const auto [end, error] = std::from_chars(name.data() + stack.size(), name.data() + name.size(), layer);
        const bool counts = error == std::errc() && end != name.data() + name.size() && *end == '.' && layer < MostLayers;
        if (counts) {
            if (seen.layers.size() <= layer) {
                seen.layers.resize(layer + 1);
            }
            seen.layers[layer] = true;
        }
        return;
    }
    if (shape.size() == 2 && std::ranges::find(Embeddings, name) != std::end(Embeddings)) {
        seen.width = shape[1];
    }
}

std::uint64_t firstCount(const nlohmann::json& config, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const auto count = countAt(config, key)) {
            return *count;
        }
    }
    return 0;
}

} // namespace

WeightFault configMisfit(const ModelDirectory& directory, const TensorStore& tensors, const UnitFacts& facts)
{
    const nlohmann::json* config = facts.hasConfig ? directory.files[facts.config].json.get() : nullptr;
    const bool decoder = config != nullptr && facts.needs.isKnownType && firstStringAt(*config, "architectures").ends_with("ForCausalLM");
    if (!decoder || facts.fault.kind != WeightFault::Kind::None) {
        return {};
    }
    Seen seen;
    bool plainEmbedding = true;
    for (const FileIndex file : facts.weights.counted) {
        const FileEntry& entry = directory.files[file];
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            look(tensors.name(row), tensors.shape(row), seen);
            plainEmbedding = plainEmbedding && (seen.width == 0 || tensors.dtype(tensors.dtypeId(row)).family != DtypeFamily::Integer);
        }
    }
    const std::uint64_t layers = firstCount(*config, {"num_hidden_layers", "n_layer", "n_layers", "num_layers"});
    const auto held = static_cast<std::uint64_t>(std::ranges::count(seen.layers, true));
    // More than the config says is no fault: extra layers predict further tokens.
    if (layers != 0 && layers < MostLayers && held != 0 && (held < layers || held < seen.layers.size())) {
        return {WeightFault::Kind::Layers, facts.config, 0, held, layers};
    }
    const std::uint64_t width = firstCount(*config, {"hidden_size", "n_embd"});
    const bool packed = config->contains("quantization_config") || config->contains("quantization") || config->contains("word_embed_proj_dim");
    if (width != 0 && seen.width != 0 && width != seen.width && !packed && plainEmbedding) {
        return {WeightFault::Kind::Width, facts.config, 0, seen.width, width};
    }
    return {};
}

} // namespace vitrine
