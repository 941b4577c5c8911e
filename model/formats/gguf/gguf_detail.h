// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// The tokenizer inside a GGUF file, without its tokens. Token types are llama.cpp's: 3 control, 4 user-defined.
struct GgufTokenizer {
    std::string model; ///< tokenizer.ggml.model: "llama", "gpt2", "bert", "t5", "rwkv", "no_vocab"; empty: none stated
    std::string pre; ///< tokenizer.ggml.pre: how text is split before the merges
    std::uint64_t tokens = 0; ///< length of tokenizer.ggml.tokens
    std::uint64_t merges = 0;
    std::uint64_t scores = 0;
    std::uint64_t tokenTypes = 0;
    std::uint64_t controlTokens = 0;
    std::uint64_t userTokens = 0;
    bool hasHuggingFaceJson = false; ///< tokenizer.huggingface.json: a whole tokenizer.json as a string
    std::vector<std::pair<std::string, std::uint64_t>> ids; ///< ("bos_token_id", 1), …, as in the file
    std::vector<std::string> chatTemplates; ///< names of them; "" is the default one
    std::string chatTemplate; ///< the default one, at most 64 KiB of it

    /// Whether there is a vocabulary that text could be turned into numbers with.
    [[nodiscard]] bool isPresent() const { return tokens > 0 || hasHuggingFaceJson || model == "no_vocab"; }
};

/// The keys of a file that is a part of a set (`split.*`). Numbers as the file has them: the first part is 0.
struct GgufSplitKeys {
    std::optional<std::uint64_t> number; ///< split.no
    std::optional<std::uint64_t> count; ///< split.count
    std::optional<std::uint64_t> tensors; ///< split.tensors.count, of all parts together
};

/// What a GGUF file says beside tensors and metadata. Numbers that the file does not state are absent.
struct GgufDetail final : FormatDetail {
    std::uint32_t version = 0; ///< 1 to 3; 0: the header could not be read
    bool bigEndian = false;
    std::uint64_t metadataCount = 0; ///< as the header says
    std::uint64_t tensorCount = 0; ///< as the header says
    std::uint32_t alignment = 32;
    std::uint64_t dataStart = 0; ///< from the start of the file; 0: not known
    std::string type; ///< general.type: "model", "adapter", "mmproj", "imatrix"; empty in older files
    std::optional<std::uint32_t> fileType; ///< general.file_type, with 1024 added where it was guessed
    std::string fileTypeName; ///< "Q4_K_M"; empty: not stated, or a number that nobody knows
    bool fileTypeGuessed = false;
    std::optional<std::uint32_t> quantisationVersion;
    std::string adapterType; ///< adapter.type: "lora"
    GgufTokenizer tokenizer;
    GgufSplitKeys split;
    /// `<architecture>.context_length` and so on. Of head counts that differ from layer to layer, the largest.
    std::optional<std::uint64_t> contextLength, layerCount, embeddingLength, headCount, headCountKv, vocabularySize, expertCount;
};

} // namespace vitrine
