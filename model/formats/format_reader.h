// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/bytes/problem.h"
#include "model/bytes/read_limits.h"
#include "model/formats/format.h"
#include "model/tensors/tensor_store.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// One thing that a weight file says of itself: a safetensors `__metadata__` pair, a GGUF key, …
struct MetadataEntry {
    std::string key;
    std::string type; ///< the format's own word: "string", "uint32", "array[string]"
    /// A scalar, or an array. An array of more than 16 elements is {"count": N, "first": [16 of them]}.
    nlohmann::json value;
};

/// Something named in the file that is no tensor: a step count, an epoch, an argument of the training.
struct OtherValue {
    std::string name; ///< dotted, like a tensor's name
    std::string type;
    std::string text; ///< shortened
};

/// What one format knows beyond tensors and metadata: GGUF's tokenizer summary, a pickle's findings. A reader derives
/// from it; who wants it asks with dynamic_cast.
struct FormatDetail {
    virtual ~FormatDetail() = default;
};

/// What a reader found in one file. There is always one, however broken the file: faults are problems.
struct ModelFile {
    Format format = Format::Unknown;
    TensorStore tensors;
    std::vector<MetadataEntry> metadata;
    std::vector<OtherValue> others;
    std::vector<Problem> problems;
    std::string architecture; ///< as the file itself names it; empty when it does not
    std::uint64_t statedBytes = 0; ///< how long the file is by its own header; 0: it does not say
    std::uint64_t bytesRead = 0; ///< headers only; for the status bar
    bool cancelled = false;
    std::shared_ptr<const FormatDetail> detail;
};

/// Opens another file of the same model directory; a name that leaves the directory is refused.
using SiblingOpener = std::function<Result<std::unique_ptr<ByteSource>>(std::string_view relativeToTheFile)>;

struct ReadContext {
    ReadLimits limits;
    std::stop_token stop; ///< looked at in every chunk
    std::string path; ///< of the file, relative to the directory: what problems carry
    SiblingOpener sibling; ///< may be empty
};

/// Reads one format. Stateless; used on several threads at once.
class FormatReader
{
public:
    virtual ~FormatReader() = default;

    [[nodiscard]] virtual Format format() const = 0;
    /// How sure the reader is that the file is its own, from the first bytes (at most 4,096) and the file's name and
    /// size: 0 no, 1 to 49 the name says so, 50 to 99 the content looks like it, 100 the content proves it.
    [[nodiscard]] virtual int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const = 0;
    /// Reads headers only, never tensor data. Never throws.
    [[nodiscard]] virtual ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const = 0;
};

} // namespace vitrine
