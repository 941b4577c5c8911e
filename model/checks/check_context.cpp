// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check_context.h"

#include "model/bytes/file_source.h"
#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/fact_file.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace vitrine {

using Json = nlohmann::json;

struct CheckContext::Cache {
    std::optional<std::vector<FileIndex>> scope;
    std::optional<std::vector<FileIndex>> packed;
    std::optional<std::unordered_map<std::string_view, FileIndex>> byPath;
    std::map<FileIndex, std::optional<std::string>> texts;
    std::string longText;
    std::map<FileIndex, std::optional<Json>> jsons;
    std::optional<ModelCard> card;
    std::optional<std::vector<LicenceFile>> licences;
    std::optional<std::vector<std::uint32_t>> rows;
    std::optional<NameIndex> names;
    std::optional<QuantisationSettings> settings;
    std::optional<QuantisationFindings> quantisation;
    std::optional<TensorComparison> comparison;
    std::optional<Modality> modality;
    std::map<std::uint32_t, std::unique_ptr<CheckContext>> components;
};

CheckContext::CheckContext(const ModelDirectory& directory, std::uint32_t unit, const CheckOptions& options)
    : m_directory(directory)
    , m_unit(unit)
    , m_options(options)
    , m_cache(std::make_unique<Cache>())
{
}

CheckContext::~CheckContext() = default;

const CheckContext& CheckContext::component(std::uint32_t unit) const
{
    auto& entry = m_cache->components[unit];
    if (!entry) {
        entry = std::make_unique<CheckContext>(m_directory, unit, m_options);
    }
    return *entry;
}

std::span<const FileIndex> CheckContext::scope() const
{
    if (!m_cache->scope) {
        auto& list = m_cache->scope.emplace();
        const std::string& path = unit().path;
        for (FileIndex i = 0; i < m_directory.files.size(); ++i) {
            const std::string& name = m_directory.files[i].path;
            if (path.empty() || name == path || (name.size() > path.size() && name.starts_with(path) && name[path.size()] == '/')) {
                list.push_back(i);
            }
        }
    }
    return *m_cache->scope;
}

std::span<const FileIndex> CheckContext::packed() const
{
    if (!m_cache->packed) {
        auto& list = m_cache->packed.emplace();
        for (const FileIndex index : scope()) {
            const FileEntry& entry = file(index);
            const bool isLeftover = entry.role == Role::Cache || entry.role == Role::Log;
            const bool isResidue = entry.need == Need::ResumeOnly && m_options.purpose != Purpose::Resume;
            // Training arguments and states are looked at all the same: people send them along.
            if (!isLeftover && (!isResidue || entry.role == Role::TrainingArguments || entry.role == Role::TrainerState)) {
                list.push_back(index);
            }
        }
    }
    return *m_cache->packed;
}

std::vector<FileIndex> CheckContext::withRole(Role role) const
{
    std::vector<FileIndex> list;
    for (const FileIndex index : scope()) {
        if (file(index).role == role) {
            list.push_back(index);
        }
    }
    return list;
}

FileIndex CheckContext::find(std::string_view name) const
{
    const Unit& here = unit();
    if (!m_cache->byPath) {
        auto& paths = m_cache->byPath.emplace();
        for (const FileIndex index : scope()) {
            paths.emplace(file(index).path, index);
        }
    }
    const auto found = m_cache->byPath->find(here.path.empty() ? std::string(name) : here.path + '/' + std::string(name));
    return found == m_cache->byPath->end() ? NoFile : found->second;
}

FileIndex CheckContext::findAnywhere(std::string_view name) const
{
    const FileIndex direct = find(name);
    if (direct != NoFile) {
        return direct;
    }
    for (const FileIndex index : unit().files) {
        if (lastName(file(index).path) == name) {
            return index;
        }
    }
    return NoFile;
}

bool CheckContext::isWhole(FileIndex index) const
{
    if (index == NoFile) {
        return false;
    }
    const FileEntry& entry = file(index);
    return (entry.kind == EntryKind::File || entry.kind == EntryKind::Link) && entry.size > 0 && entry.role != Role::LfsPointer
        && entry.role != Role::IncompleteDownload && entry.need != Need::StandsForAMissingFile;
}

const std::string* CheckContext::text(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    const auto known = m_cache->texts.find(index);
    if (known != m_cache->texts.end()) {
        return known->second ? &*known->second : nullptr;
    }
    std::optional<std::string> result;
    const FileEntry& entry = file(index);
    if ((entry.kind == EntryKind::File || entry.kind == EntryKind::Link) && entry.size <= MaxText) {
        if (const auto source = FileSource::open(m_directory.absolute(entry)); source && (*source)->size() <= MaxText) {
            if (auto content = (*source)->text(0, (*source)->size())) {
                result = std::move(*content);
            }
        }
    }
    auto& kept = m_cache->texts.emplace(index, std::move(result)).first->second;
    return kept ? &*kept : nullptr;
}

const std::string* CheckContext::longText(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    const FileEntry& entry = file(index);
    const std::uint64_t limit = ReadLimits().jsonBytes;
    if ((entry.kind != EntryKind::File && entry.kind != EntryKind::Link) || entry.size > limit) {
        return nullptr;
    }
    const auto source = FileSource::open(m_directory.absolute(entry));
    if (!source || (*source)->size() > limit) {
        return nullptr;
    }
    auto content = (*source)->text(0, (*source)->size());
    if (!content) {
        return nullptr;
    }
    m_cache->longText = std::move(*content);
    return &m_cache->longText;
}

const Json* CheckContext::json(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    if (file(index).json) {
        return file(index).json.get();
    }
    const auto known = m_cache->jsons.find(index);
    if (known != m_cache->jsons.end()) {
        return known->second ? &*known->second : nullptr;
    }
    std::optional<nlohmann::json> result;
    if (const std::string* content = text(index)) {
        int depth = 0;
        // Levels beyond any that a model has are not followed.
        const auto shallow = [&depth](int level, nlohmann::json::parse_event_t, nlohmann::json&) {
            depth = std::max(depth, level);
            return level < 200;
        };
        auto parsed = nlohmann::json::parse(*content, shallow, false);
        if (!parsed.is_discarded() && depth < 200) {
            result = std::move(parsed);
        }
    }
    auto& kept = m_cache->jsons.emplace(index, std::move(result)).first->second;
    return kept ? &*kept : nullptr;
}

const Json* CheckContext::config() const
{
    const Json* found = json(unit().config != NoFile ? unit().config : find("config.json"));
    return found != nullptr && found->is_object() ? found : nullptr;
}

std::string CheckContext::modelType() const
{
    if (const auto* object = config(); object != nullptr && !keyText(*object, "model_type").empty()) {
        return keyText(*object, "model_type");
    }
    return unit().modelType;
}

std::string CheckContext::architecture() const
{
    if (const auto* object = config()) {
        const auto list = object->find("architectures");
        if (list != object->end() && list->is_array() && !list->empty() && (*list)[0].is_string()) {
            return (*list)[0].get<std::string>();
        }
    }
    return unit().architecture;
}

FileIndex CheckContext::cardFile() const
{
    const FileIndex own = find("README.md");
    if (own != NoFile) {
        return own;
    }
    for (const FileIndex index : unit().files) {
        if (file(index).role == Role::ModelCard) {
            return index;
        }
    }
    // A part of a larger whole has the card of the whole.
    for (FileIndex i = 0; i < m_directory.files.size(); ++i) {
        if (m_directory.files[i].path == "README.md") {
            return i;
        }
    }
    return NoFile;
}

const ModelCard& CheckContext::card() const
{
    if (!m_cache->card) {
        const std::string* content = text(cardFile());
        m_cache->card = content != nullptr ? ModelCard::parse(*content) : ModelCard();
    }
    return *m_cache->card;
}

const std::vector<LicenceFile>& CheckContext::licenceFiles() const
{
    if (!m_cache->licences) {
        auto& list = m_cache->licences.emplace();
        for (FileIndex i = 0; i < m_directory.files.size() && list.size() < 50; ++i) {
            const FileEntry& entry = m_directory.files[i];
            const bool isPaper = entry.role == Role::Licence || entry.role == Role::UsePolicy;
            const bool isHere = entry.path.find('/') == std::string::npos || std::ranges::binary_search(scope(), i);
            if (isPaper && isHere && isWhole(i)) {
                const std::string* content = text(i);
                list.push_back({i, content != nullptr ? recogniseLicence(*content) : LicenceMatch{}});
            }
        }
    }
    return *m_cache->licences;
}

bool CheckContext::isAdapter() const
{
    return is(VerdictKind::Adapter) || (unit().config == NoFile && (find("adapter_config.json") != NoFile || hasWhole("adapter_model.safetensors") || hasWhole("adapter_model.bin")) && !is(VerdictKind::Collection) && !is(VerdictKind::TrainingCheckpoint));
}

bool CheckContext::isNoModel() const
{
    return is(VerdictKind::Collection) || is(VerdictKind::NotAModel);
}

bool CheckContext::isDistributed() const
{
    return is(VerdictKind::DistributedCheckpoint) || std::ranges::any_of(unit().weights, [this](FileIndex index) { return file(index).role == Role::DistributedWeights; });
}

bool CheckContext::isGguf() const
{
    return !unit().weights.empty()
        && std::ranges::all_of(unit().weights, [this](FileIndex index) { return file(index).format == Format::Gguf || file(index).format == Format::GgmlLegacy; });
}

bool CheckContext::isSelfContained() const
{
    const auto contained = [this](FileIndex index) {
        switch (file(index).format) {
        case Format::Gguf:
        case Format::GgmlLegacy:
        case Format::TorchScript:
        case Format::KerasV3:
        case Format::Onnx:
        case Format::TensorflowSavedModel:
        case Format::Tflite:
            return true;
        default:
            return false;
        }
    };
    return !unit().weights.empty() && config() == nullptr && std::ranges::all_of(unit().weights, contained);
}

Modality CheckContext::modality() const
{
    if (m_cache->modality) {
        return *m_cache->modality;
    }
    const auto decided = [this]() -> Modality {
        if (isGguf()) {
            return Modality::Text;
        }
        const Json* object = config();
        if (object == nullptr) {
            return Modality::Unknown;
        }
        if (object->contains("_class_name") || object->contains("_diffusers_version")) {
            return Modality::Other; // a part of a pipeline
        }
        const std::string type = modelType();
        const std::string name = architecture();
        const bool seesOrHears = object->contains("vision_config") || object->contains("audio_config") || object->contains("vision_config_dict");
        if (seesOrHears) {
            return Modality::Several;
        }
        if (const auto rules = ArchitectureRules::forConfig(*object)) {
            const std::string processor = keyText(rules->set(), "processor");
            const bool text = rules->set().contains("tokenizer") || (processor.empty() && rules->set().contains("tokenizer_sets"));
            if (processor == "image processor") {
                return text ? Modality::Several : Modality::Image;
            }
            if (processor == "feature extractor" || processor.starts_with("Wav2Vec2") || processor.starts_with("Whisper")) {
                return Modality::Audio;
            }
            if (!processor.empty()) {
                return Modality::Several;
            }
            if (text) {
                return Modality::Text;
            }
        }
        const Json& facts = factFile(FactFile::Tokenizers);
        if (facts["measured"].contains(type) || facts["by_class"].contains(type)) {
            return Modality::Text;
        }
        for (const char* sign : {"ForImageClassification", "ForObjectDetection", "ForSemanticSegmentation", "ForDepthEstimation", "ForMaskedImageModeling"}) {
            if (name.ends_with(sign)) {
                return Modality::Image;
            }
        }
        if (name.ends_with("ForCausalLM") || name.ends_with("ForMaskedLM") || name.ends_with("ForSequenceClassification") || object->contains("vocab_size")) {
            return Modality::Text;
        }
        if (object->contains("image_size") || object->contains("num_channels") || object->contains("pretrained_cfg")) {
            return Modality::Image;
        }
        return Modality::Unknown;
    };
    m_cache->modality = decided();
    return *m_cache->modality;
}

bool CheckContext::generatesText() const
{
    const std::string name = architecture();
    return name.ends_with("ForCausalLM") || name.ends_with("LMHeadModel") || name.ends_with("ForConditionalGeneration");
}

bool CheckContext::isChatModel() const
{
    const std::string name(lastName(unit().path.empty() ? m_directory.path : unit().path));
    const auto says = [](std::string text) {
        std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        return text.find("instruct") != std::string::npos || text.find("chat") != std::string::npos || text.ends_with("-it");
    };
    if (says(name)) {
        return true;
    }
    const auto tags = card().values("tags");
    return std::ranges::find(tags, "conversational") != tags.end();
}

const MetadataEntry* CheckContext::metadata(std::string_view key) const
{
    for (const FileIndex index : unit().weights) {
        if (const auto& content = file(index).content) {
            const auto found = std::ranges::find(content->metadata, key, &MetadataEntry::key);
            if (found != content->metadata.end()) {
                return &*found;
            }
        }
    }
    return nullptr;
}

bool CheckContext::isOfAnotherConfig(const FileEntry& entry) const
{
    const std::size_t start = unit().path.empty() ? 0 : unit().path.size() + 1;
    const std::size_t slash = entry.path.rfind('/');
    return config() != nullptr && slash != std::string::npos && slash > start && find(entry.path.substr(start, slash - start) + "/config.json") != NoFile;
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
        return entry.content != nullptr && !entry.content->cancelled && (entry.tensorCount > 0 || entry.format == Format::Safetensors);
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
            const FileIndex index = name == std::string_view("config.json") && unit().config != NoFile ? unit().config : find(name);
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
        m_cache->comparison = object != nullptr ? compareTensors(*object, names(), quantisation(), m_options.stop) : TensorComparison();
    }
    return *m_cache->comparison;
}

std::optional<CheckContext::Embedding> CheckContext::embedding() const
{
    constexpr std::array known{"model.embed_tokens.weight", "transformer.wte.weight", "wte.weight", "model.language_model.embed_tokens.weight",
        "language_model.model.embed_tokens.weight", "gpt_neox.embed_in.weight", "shared.weight", "bert.embeddings.word_embeddings.weight",
        "roberta.embeddings.word_embeddings.weight", "embeddings.word_embeddings.weight", "model.decoder.embed_tokens.weight", "transformer.word_embeddings.weight",
        "word_embeddings.weight", "embed_tokens.weight", "model.shared.weight", "token_embd.weight", "model.tok_embeddings.weight", "tok_embeddings.weight",
        "backbone.embeddings.weight", "distilbert.embeddings.word_embeddings.weight", "transformer.embedding.word_embeddings.weight"};
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

std::string_view lastName(std::string_view path)
{
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::string keyText(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::int64_t> keyNumber(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer() || (found->is_number_unsigned() && found->get<std::uint64_t>() > std::uint64_t(INT64_MAX))) {
        return {};
    }
    return found->get<std::int64_t>();
}

std::optional<std::int64_t> firstInteger(const Json& config, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const auto number = keyNumber(config, key)) {
            return number;
        }
    }
    if (config.is_object()) {
        for (const char* part : {"text_config", "llm_config", "language_config"}) {
            const auto found = config.find(part);
            if (found != config.end() && found->is_object()) {
                for (const char* key : keys) {
                    if (const auto number = keyNumber(*found, key)) {
                        return number;
                    }
                }
            }
        }
    }
    return {};
}

Message listed(const std::vector<std::string>& names, std::uint64_t total, std::size_t limit)
{
    std::vector<Message> shown;
    for (std::size_t i = 0; i < names.size() && i < limit; ++i) {
        shown.push_back(Message::verbatim(names[i]));
    }
    if (total > shown.size() && !shown.empty()) {
        shown.push_back(Message(QT_TRANSLATE_NOOP("model", "%1 more"), {Message::Argument::count(total - shown.size())}));
    }
    return Message("%1", {Message::Argument(std::move(shown))});
}

} // namespace vitrine
