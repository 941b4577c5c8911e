// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/checks/facts/tensor_comparison.h"
#include "model/checks/licence/licence_text.h"
#include "model/checks/licence/model_card.h"
#include "model/directory/model_directory.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a model reads and writes, as far as its side files follow from it.
enum class Modality : std::uint8_t { Text, Image, Audio, Several, Other, Unknown };

/// A file of a licence, a notice or a use policy, read and recognised.
struct LicenceFile {
    FileIndex file = NoFile;
    LicenceMatch match;
};

/// A part that modules.json of sentence-transformers names and that lies in a folder of its own.
struct SentenceModule {
    std::string folder; ///< "2_Dense", in the unit's folder
    std::string type; ///< "sentence_transformers.models.Dense"
};

/// One unit of an opened directory, with everything that several checks want to know of it, worked out once and when it
/// is first asked for. Used by one thread. Reads only regular files of the directory, and of each at most MaxText.
class CheckContext
{
public:
    static constexpr std::uint64_t MaxText = 8ULL << 20U;

    CheckContext(const ModelDirectory& directory, std::uint32_t unit, const CheckOptions& options);
    ~CheckContext();
    CheckContext(const CheckContext&) = delete;
    CheckContext& operator=(const CheckContext&) = delete;

    [[nodiscard]] const ModelDirectory& directory() const { return m_directory; }
    [[nodiscard]] const Unit& unit() const { return m_directory.units[m_unit]; }
    [[nodiscard]] std::uint32_t unitIndex() const { return m_unit; }
    [[nodiscard]] const CheckOptions& options() const { return m_options; }
    [[nodiscard]] const std::stop_token& stop() const { return m_options.stop; }
    [[nodiscard]] const FileEntry& file(FileIndex index) const { return m_directory.files[index]; }
    /// The same for a unit inside this one.
    [[nodiscard]] const CheckContext& component(std::uint32_t unit) const;

    /// All files at and below the unit's folder, those of units inside it too.
    [[nodiscard]] std::span<const FileIndex> scope() const;
    /// Those of them that packaging for this purpose would take.
    [[nodiscard]] std::span<const FileIndex> packed() const;
    [[nodiscard]] std::vector<FileIndex> withRole(Role role) const;
    /// A file by its name in the unit's folder, or NoFile.
    [[nodiscard]] FileIndex find(std::string_view name) const;
    /// A file at or below the unit's folder by its path in the directory, or NoFile.
    [[nodiscard]] FileIndex fileAt(std::string_view path) const;
    /// A file of the unit by its last name, whatever its folder inside the unit; NoFile when there is none.
    [[nodiscard]] FileIndex findAnywhere(std::string_view name) const;
    /// Whether it is here and no pointer, no empty file and no broken link.
    [[nodiscard]] bool isWhole(FileIndex index) const;
    [[nodiscard]] bool hasWhole(std::string_view name) const { return isWhole(find(name)); }

    /// A text within MaxText; null when it cannot be read or is longer.
    [[nodiscard]] const std::string* text(FileIndex index) const;
    /// A tokenizer.json, which may be longer: up to ReadLimits::jsonBytes. Not kept beyond the next call.
    [[nodiscard]] const std::string* longText(FileIndex index) const;
    /// A JSON file, parsed; null when it is none.
    [[nodiscard]] const nlohmann::json* json(FileIndex index) const;
    /// config.json of the unit, or null.
    [[nodiscard]] const nlohmann::json* config() const;
    [[nodiscard]] std::string modelType() const;
    /// What modules.json names, without the part at the root.
    [[nodiscard]] std::vector<SentenceModule> sentenceModules() const;
    /// The first of architectures, or what the unit was recognised as.
    [[nodiscard]] std::string architecture() const;

    [[nodiscard]] FileIndex cardFile() const;
    [[nodiscard]] const ModelCard& card() const;
    /// Whether a file lies in a folder above the unit's; never one outside the directory that was opened.
    [[nodiscard]] bool isAbove(std::string_view path) const;
    /// Licences and use policies that lie in the unit, or in a folder above it inside the directory.
    [[nodiscard]] const std::vector<LicenceFile>& licenceFiles() const;

    [[nodiscard]] bool is(VerdictKind kind) const { return unit().verdict.kind == kind; }
    [[nodiscard]] bool isAdapter() const;
    /// A LoRA for an image model, as diffusers and the trainers for it write them: one file, and no config.
    [[nodiscard]] bool isImageAdapter() const;
    /// An image model with all of its parts in one file, as it was before there were pipelines: programs know the layout by
    /// the names of the tensors.
    [[nodiscard]] bool isImageCheckpoint() const;
    [[nodiscard]] bool isPipeline() const { return is(VerdictKind::Pipeline); }
    /// A folder of several models, or none: the questions about one model do not apply.
    [[nodiscard]] bool isNoModel() const;
    [[nodiscard]] bool isDistributed() const;
    /// All weights are of formats that carry config and tokenizer themselves.
    [[nodiscard]] bool isGguf() const;
    /// Of a split GGUF model the part that holds metadata and tokenizer is not here.
    [[nodiscard]] bool lacksFirstPart() const;
    /// Weights of a format that carries its architecture: ONNX, Keras, TorchScript, SavedModel, GGUF.
    [[nodiscard]] bool isSelfContained() const;
    [[nodiscard]] Modality modality() const;
    [[nodiscard]] bool generatesText() const;
    [[nodiscard]] bool isChatModel() const;

    /// A key of the metadata of the first weight file that has it, or null.
    [[nodiscard]] const MetadataEntry* metadata(std::string_view key) const;
    /// The rows of the tensors that the totals count, without those of parts that have a config of their own.
    [[nodiscard]] std::span<const std::uint32_t> weightRows() const;
    /// Whether all weight files were read to their tensors.
    [[nodiscard]] bool tensorsAreKnown() const;
    [[nodiscard]] const NameIndex& names() const;
    [[nodiscard]] const QuantisationSettings& quantisationSettings() const;
    [[nodiscard]] const QuantisationFindings& quantisation() const;
    [[nodiscard]] const TensorComparison& comparison() const;
    /// Rows and columns of the token embedding; nothing when there is none or it is quantised.
    struct Embedding {
        std::uint32_t row = 0;
        std::uint64_t tokens = 0;
        std::uint64_t width = 0;
    };
    [[nodiscard]] std::optional<Embedding> embedding() const;

private:
    struct Cache;

    /// Whether a weight file lies in a folder below the unit's with a config there: a dense layer of
    /// sentence-transformers.
    [[nodiscard]] bool isOfAnotherConfig(const FileEntry& entry) const;

    const ModelDirectory& m_directory;
    std::uint32_t m_unit;
    const CheckOptions& m_options;
    std::unique_ptr<Cache> m_cache;
};

/// The last part of a path.
[[nodiscard]] std::string_view lastName(std::string_view path);
/// A text at a key, or empty.
[[nodiscard]] std::string keyText(const nlohmann::json& object, const char* key);
/// A whole number at a key, or nothing.
[[nodiscard]] std::optional<std::int64_t> keyNumber(const nlohmann::json& object, const char* key);
/// The first key of a list that the object, or its text_config, has as a whole number.
[[nodiscard]] std::optional<std::int64_t>
firstInteger(const nlohmann::json& config, std::initializer_list<const char*> keys);
/// "a, b and c and 7 more": at most `limit` names as messages.
[[nodiscard]] Message listed(const std::vector<std::string>& names, std::uint64_t total, std::size_t limit = 5);

} // namespace vitrine
