// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check_cache.h"

#include <algorithm>
#include <array>

// The tensors of a unit: which there are, how they are quantised, what the config says of them.

namespace vitrine {

using Json = nlohmann::json;

const MetadataEntry* CheckContext::metadata(std::string_view key) const
{
    // Of GGUF files the model comes first, then what lets it see or hear.
    const MetadataEntry* beside = nullptr;
    for (const FileIndex index : unit().weights) {
        const auto& content = file(index).content;
        if (content == nullptr) {
            continue;
        }
        const auto found = std::ranges::find(content->metadata, key, &MetadataEntry::key);
        if (found == content->metadata.end()) {
            continue;
        }
        if (content->architecture != "clip") {
            return &*found;
        }
        beside = beside != nullptr ? beside : &*found;
    }
    return beside;
}

bool CheckContext::isOfAnotherConfig(const FileEntry& entry) const
{
    const std::size_t start = unit().path.empty() ? 0 : unit().path.size() + 1;
    const std::size_t slash = entry.path.rfind('/');
    return config() != nullptr && slash != std::string::npos && slash > start
        && find(entry.path.substr(start, slash - start) + "/config.json") != NoFile;
}

std::span<const std::uint32_t> CheckContext::weightRows() const
{
    if (!m_cache->rows) {
        auto& rows = m_cache->rows.emplace();
        for (const FileIndex index : unit().weights) {
            const FileEntry& entry = file(index);
            if (isOfAnotherConfig(entry)) {
                continue;
            }
            for (std::uint32_t i = 0; i < entry.tensorCount; ++i) {
                const TensorFlag flags = m_directory.tensors->flags(entry.firstTensor + i);
                if (!has(flags, TensorFlag::State) && !has(flags, TensorFlag::Copy)) {
                    rows.push_back(entry.firstTensor + i);
                }
            }
        }
    }
    return *m_cache->rows;
}

bool CheckContext::tensorsAreKnown() const
{
    return !unit().weights.empty() && std::ranges::all_of(unit().weights, [this](FileIndex index) {
        const FileEntry& entry = file(index);
        return entry.content != nullptr && !entry.content->cancelled
            && (entry.tensorCount > 0 || entry.format == Format::Safetensors);
    });
}

const NameIndex& CheckContext::names() const
{
    if (!m_cache->names) {
        m_cache->names.emplace(*m_directory.tensors, weightRows());
    }
    return *m_cache->names;
}

const QuantisationSettings& CheckContext::quantisationSettings() const
{
    if (!m_cache->settings) {
        QuantisationSettings settings;
        for (const char* name : {"config.json", "quantize_config.json", "quant_config.json", "hf_quant_config.json"}) {
            const FileIndex index
                = name == std::string_view("config.json") && unit().config != NoFile ? unit().config : find(name);
            const Json* object = json(index);
            if (object != nullptr && settings.method.empty()) {
                settings = vitrine::quantisationSettings(*object, name);
            }
        }
        m_cache->settings = settings;
    }
    return *m_cache->settings;
}

const QuantisationFindings& CheckContext::quantisation() const
{
    if (!m_cache->quantisation) {
        m_cache->quantisation = isGguf() ? QuantisationFindings() : findQuantisation(names(), quantisationSettings());
    }
    return *m_cache->quantisation;
}

const TensorComparison& CheckContext::comparison() const
{
    if (!m_cache->comparison) {
        const Json* object = config();
        m_cache->comparison
            = object != nullptr ? compareTensors(*object, names(), quantisation(), m_options.stop) : TensorComparison();
    }
    return *m_cache->comparison;
}

std::optional<CheckContext::Embedding> CheckContext::embedding() const
{
    constexpr std::array known{
        "model.embed_tokens.weight",
        "transformer.wte.weight",
        "wte.weight",
        "model.language_model.embed_tokens.weight",
        "language_model.model.embed_tokens.weight",
        "gpt_neox.embed_in.weight",
        "shared.weight",
        "bert.embeddings.word_embeddings.weight",
        "roberta.embeddings.word_embeddings.weight",
        "embeddings.word_embeddings.weight",
        "model.decoder.embed_tokens.weight",
        "transformer.word_embeddings.weight",
        "word_embeddings.weight",
        "embed_tokens.weight",
        "model.shared.weight",
        "token_embd.weight",
        "model.tok_embeddings.weight",
        "tok_embeddings.weight",
        "base_model.model.model.embed_tokens.weight",
        "base_model.model.transformer.wte.weight",
        "backbone.embeddings.weight",
        "distilbert.embeddings.word_embeddings.weight",
        "transformer.embedding.word_embeddings.weight"};
    for (const char* name : known) {
        if (const auto place = names().find(name)) {
            const std::uint32_t row = names().rows()[*place];
            const auto shape = m_directory.tensors->shape(row);
            if (shape.size() == 2) {
                return Embedding{row, shape[0], shape[1]};
            }
        }
    }
    return {};
}

} // namespace vitrine
