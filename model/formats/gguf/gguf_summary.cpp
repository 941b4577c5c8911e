// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_summary.h"

#include "model/formats/gguf/gguf_file_type.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t TemplateBytes = 64U << 10U;

/// Hyperparameters that are kept, without the architecture in front.
constexpr auto Hyperparameters = std::to_array<std::pair<std::string_view, std::optional<std::uint64_t> GgufDetail::*>>({
    {"context_length", &GgufDetail::contextLength},
    {"block_count", &GgufDetail::layerCount},
    {"embedding_length", &GgufDetail::embeddingLength},
    {"attention.head_count", &GgufDetail::headCount},
    {"attention.head_count_kv", &GgufDetail::headCountKv},
    {"vocab_size", &GgufDetail::vocabularySize},
    {"expert_count", &GgufDetail::expertCount},
});

std::optional<std::uint64_t> wholeNumber(const nlohmann::json& value)
{
    if (value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0)) {
        return value.get<std::uint64_t>();
    }
    return {};
}

std::optional<std::uint32_t> smallNumber(const nlohmann::json& value)
{
    const auto number = wholeNumber(value);
    return number && *number <= UINT32_MAX ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

std::string text(const nlohmann::json& value)
{
    return value.is_string() ? value.get_ref<const std::string&>() : std::string();
}

/// What follows `prefix`, or nothing.
std::optional<std::string_view> after(std::string_view key, std::string_view prefix)
{
    return key.starts_with(prefix) ? std::optional(key.substr(prefix.size())) : std::nullopt;
}

} // namespace

void GgufSummary::add(const MetadataEntry& entry, const GgufArrayFacts& facts)
{
    const std::string_view key = entry.key;
    if (const auto general = after(key, "general.")) {
        addGeneral(*general, entry.value);
    } else if (const auto split = after(key, "split.")) {
        addSplit(*split, entry.value);
    } else if (const auto tokenizer = after(key, "tokenizer.")) {
        addTokenizer(*tokenizer, entry.value, facts);
    } else if (key == "adapter.type") {
        m_detail.adapterType = text(entry.value);
    }
    const std::size_t dot = key.find('.');
    if (dot != std::string_view::npos && std::ranges::contains(Hyperparameters, key.substr(dot + 1), [](const auto& pair) { return pair.first; })) {
        const bool isArray = entry.value.is_structured();
        if (const auto number = isArray ? std::optional(facts.largest) : wholeNumber(entry.value)) {
            m_numbers.emplace_back(key, *number);
        }
    }
}

void GgufSummary::addGeneral(std::string_view key, const nlohmann::json& value)
{
    if (key == "type") {
        m_detail.type = text(value);
    } else if (key == "quantization_version") {
        m_detail.quantisationVersion = smallNumber(value);
    } else if (key == "file_type") {
        m_detail.fileType = smallNumber(value);
        const GgufFileType type = m_detail.fileType ? ggufFileType(*m_detail.fileType) : GgufFileType();
        m_detail.fileTypeName = type.name;
        m_detail.fileTypeGuessed = type.guessed;
    }
}

void GgufSummary::addSplit(std::string_view key, const nlohmann::json& value)
{
    if (key == "no") {
        m_detail.split.number = wholeNumber(value);
    } else if (key == "count") {
        m_detail.split.count = wholeNumber(value);
    } else if (key == "tensors.count") {
        m_detail.split.tensors = wholeNumber(value);
    }
}

void GgufSummary::addTokenizer(std::string_view key, const nlohmann::json& value, const GgufArrayFacts& facts)
{
    GgufTokenizer& tokenizer = m_detail.tokenizer;
    if (key == "huggingface.json") {
        tokenizer.hasHuggingFaceJson = true;
    } else if (key == "chat_template") {
        tokenizer.chatTemplates.insert(tokenizer.chatTemplates.begin(), std::string());
        tokenizer.chatTemplate = text(value).substr(0, TemplateBytes);
    } else if (const auto name = after(key, "chat_template.")) {
        tokenizer.chatTemplates.emplace_back(*name);
    }
    const auto ggml = after(key, "ggml.");
    if (!ggml) {
        return;
    }
    if (*ggml == "model") {
        tokenizer.model = text(value);
    } else if (*ggml == "pre") {
        tokenizer.pre = text(value);
    } else if (*ggml == "tokens") {
        tokenizer.tokens = facts.count;
    } else if (*ggml == "merges") {
        tokenizer.merges = facts.count;
    } else if (*ggml == "scores") {
        tokenizer.scores = facts.count;
    } else if (*ggml == "token_type") {
        tokenizer.tokenTypes = facts.count;
        tokenizer.controlTokens = facts.threes;
        tokenizer.userTokens = facts.fours;
    } else if (ggml->ends_with("_token_id")) {
        if (const auto id = wholeNumber(value)) {
            tokenizer.ids.emplace_back(*ggml, *id);
        }
    }
}

void GgufSummary::finish(std::string_view architecture)
{
    for (const auto& [key, number] : m_numbers) {
        if (!key.starts_with(architecture) || key.size() <= architecture.size() || key[architecture.size()] != '.') {
            continue;
        }
        const std::string_view name = std::string_view(key).substr(architecture.size() + 1);
        for (const auto& [known, member] : Hyperparameters) {
            if (name == known) {
                m_detail.*member = number;
            }
        }
    }
}

} // namespace vitrine
