// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/share_texts.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

constexpr std::uint64_t MaxTogether = 32ULL << 20U; ///< of all texts of a unit
constexpr std::uint32_t MaxTexts = 5'000;
constexpr std::uint64_t MaxPickle = 1ULL << 20U; ///< training arguments have a few kilobytes

bool isTextRole(const FileEntry& entry)
{
    if (isVocabulary(entry)) {
        return false;
    }
    switch (entry.role) {
    case Role::Weights:
    case Role::DistributedWeights:
    case Role::AdapterWeights:
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
    case Role::ScalerState:
    case Role::NativeLibrary:
    case Role::CompiledEngine:
    case Role::Archive:
    case Role::Media:
    case Role::Dataset:
    case Role::WeightsIndex:
        return false;
    default:
        return true;
    }
}

bool looksLikeText(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 4'096);
    return head.find('\0') == std::string_view::npos;
}

/// The readable strings of a pickle, one a line: what follows the letters of its string opcodes is not told apart.
std::string readableStrings(std::string_view bytes)
{
    std::string text;
    std::size_t begin = 0;
    const auto readable
        = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && static_cast<unsigned char>(c) < 0x7F; };
    for (std::size_t i = 0; i <= bytes.size(); ++i) {
        if (i < bytes.size() && readable(bytes[i])) {
            continue;
        }
        if (i - begin >= 6) {
            text += bytes.substr(begin, i - begin);
            text += '\n';
        }
        begin = i + 1;
    }
    return text;
}

void metadataTexts(const FileEntry& entry, FileIndex index, const std::function<void(const ScannedText&)>& take)
{
    for (const MetadataEntry& meta : entry.content->metadata) {
        // The vocabulary of a GGUF file is no text of people.
        if (meta.key.starts_with("tokenizer.ggml.") || meta.key.starts_with("tokenizer.chat_template")) {
            continue;
        }
        std::string text;
        if (meta.value.is_string()) {
            text = meta.key + ": " + meta.value.get<std::string>();
        } else if (meta.value.is_array()) {
            for (const auto& one : meta.value) {
                text += one.is_string() ? meta.key + ": " + one.get<std::string>() + '\n' : std::string();
            }
        }
        if (!text.empty()) {
            take({index, text, {}, meta.key});
        }
    }
    std::string others;
    for (const OtherValue& value : entry.content->others) {
        others += value.name + ": " + value.text + '\n';
    }
    if (!others.empty()) {
        take({index, others, {}, {}});
    }
}

} // namespace

bool isVocabulary(const FileEntry& entry)
{
    if (entry.role != Role::Tokenizer) {
        return false;
    }
    const std::string_view name = lastName(entry.path);
    return name != "tokenizer_config.json" && name != "special_tokens_map.json";
}

bool eachText(const CheckContext& context, const std::function<void(const ScannedText&)>& take)
{
    bool whole = true;
    std::uint64_t together = 0;
    std::uint32_t texts = 0;
    for (const FileIndex index : context.packed()) {
        if (context.stop().stop_requested()) {
            return false;
        }
        const FileEntry& entry = context.file(index);
        if (entry.content != nullptr) {
            metadataTexts(entry, index, take);
        }
        const bool isSmallPickle
            = (entry.role == Role::TrainingArguments || entry.path.ends_with(".pkl")) && entry.size <= MaxPickle;
        const bool wanted = (isTextRole(entry) && entry.content == nullptr) || isSmallPickle;
        if (!wanted || !context.isWhole(index)) {
            continue;
        }
        if (entry.size > CheckContext::MaxText || together + entry.size > MaxTogether || ++texts > MaxTexts) {
            // Long logs and lists are looked at by their name only.
            whole = whole && (entry.role == Role::Other || entry.role == Role::Log);
            continue;
        }
        const std::string* text = context.text(index);
        if (text == nullptr) {
            continue;
        }
        together += text->size();
        if (looksLikeText(*text) && !isSmallPickle) {
            take({index, *text, 0, {}});
        } else if (isSmallPickle) {
            take({index, readableStrings(*text), {}, {}});
        }
    }
    return whole;
}

} // namespace vitrine
