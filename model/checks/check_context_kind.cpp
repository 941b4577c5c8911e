// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check_cache.h"
#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/fact_file.h"

#include "model/directory/gguf_split.h"
#include "model/directory/self_contained.h"

#include <algorithm>
#include <array>

// What kind of thing a unit is, as far as the checks ask.

namespace vitrine {

using Json = nlohmann::json;

bool CheckContext::isAdapter() const
{
    return is(VerdictKind::Adapter)
        || (unit().config == NoFile
            && (find("adapter_config.json") != NoFile || hasWhole("adapter_model.safetensors")
                || hasWhole("adapter_model.bin"))
            && !is(VerdictKind::Collection) && !is(VerdictKind::TrainingCheckpoint));
}

bool CheckContext::isImageAdapter() const
{
    if (!isAdapter() || findAnywhere("adapter_config.json") != NoFile) {
        return false;
    }
    constexpr std::array starts{"lora_unet_",   "lora_te",        "lora_transformer_", "lora_prior_", "unet.",
                                "transformer.", "text_encoder.",  "text_encoder_2.",   "prior.",      "diffusion_model.",
                                "oft_unet_",    "lycoris_"};
    // A word that an image model learned: one or two vectors, and no config.
    if (findAnywhere("learned_embeds.safetensors") != NoFile || findAnywhere("learned_embeds.bin") != NoFile) {
        return true;
    }
    constexpr std::size_t Looked = 20;
    const auto rows = weightRows();
    return std::ranges::any_of(rows.first(std::min(rows.size(), Looked)), [&](std::uint32_t row) {
        const std::string_view name = m_directory.tensors->name(row);
        return std::ranges::any_of(starts, [name](const char* start) { return name.starts_with(start); });
    });
}

bool CheckContext::isImageCheckpoint() const
{
    constexpr std::size_t Looked = 5'000;
    const auto rows = weightRows();
    return config() == nullptr && std::ranges::any_of(rows.first(std::min(rows.size(), Looked)), [this](std::uint32_t row) {
               const std::string_view name = m_directory.tensors->name(row);
               return name.starts_with("model.diffusion_model.") || name.starts_with("first_stage_model.");
           });
}

bool CheckContext::isNoModel() const
{
    return is(VerdictKind::Collection) || is(VerdictKind::NotAModel);
}

bool CheckContext::isDistributed() const
{
    return is(VerdictKind::DistributedCheckpoint) || std::ranges::any_of(unit().weights, [this](FileIndex index) {
               return file(index).role == Role::DistributedWeights;
           });
}

bool CheckContext::isGguf() const
{
    // A part that is empty or a pointer is known by its name alone, and so is a piece of a file that was cut by bytes.
    const auto isOne = [this](FileIndex index) {
        const FileEntry& entry = file(index);
        const bool byName = entry.format == Format::Unknown || !isWhole(index);
        return entry.format == Format::Gguf || entry.format == Format::GgmlLegacy
            || (byName && (entry.path.ends_with(".gguf") || ggufBytePartOf(entry.path)));
    };
    return !unit().weights.empty() && std::ranges::all_of(unit().weights, isOne);
}

bool CheckContext::lacksFirstPart() const
{
    return std::ranges::any_of(unit().shardSets, [this](const ShardSet& set) {
        if (set.shards.empty() || set.missing.empty()) {
            return false;
        }
        const auto part = ggufPartName(set.missing.front());
        return part && part->number == 1;
    });
}

bool CheckContext::isSelfContained() const
{
    if (isGguf() || is(VerdictKind::SingleFileModel)) {
        return config() == nullptr;
    }
    const auto contained = [this](FileIndex index) { return carriesItsConfig(file(index).format); };
    // Data beside an ONNX model have no format of their own.
    const auto fits = [&](FileIndex index) { return contained(index) || file(index).format == Format::Unknown; };
    return config() == nullptr && std::ranges::any_of(unit().weights, contained)
        && std::ranges::all_of(unit().weights, fits);
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
        const bool seesOrHears = object->contains("vision_config") || object->contains("audio_config")
            || object->contains("vision_config_dict");
        if (seesOrHears) {
            return Modality::Several;
        }
        if (const auto rules = ArchitectureRules::forConfig(*object)) {
            const std::string processor = keyText(rules->set(), "processor");
            const bool text
                = rules->set().contains("tokenizer") || (processor.empty() && rules->set().contains("tokenizer_sets"));
            if (processor == "image processor") {
                return text ? Modality::Several : Modality::Image;
            }
            if (processor == "feature extractor" || processor.starts_with("Wav2Vec2")
                || processor.starts_with("Whisper")) {
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
        for (const char* sign :
             {"ForImageClassification", "ForObjectDetection", "ForSemanticSegmentation", "ForDepthEstimation",
              "ForMaskedImageModeling"}) {
            if (name.ends_with(sign)) {
                return Modality::Image;
            }
        }
        if (name.ends_with("ForCausalLM") || name.ends_with("ForMaskedLM")
            || name.ends_with("ForSequenceClassification") || object->contains("vocab_size")) {
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
        // "instructor" embeds texts, "instructblip" looks at pictures.
        const std::size_t word = text.find("instruct");
        const std::size_t end = word == std::string::npos ? word : word + std::string_view("instruct").size();
        const bool instruct = word != std::string::npos && (end == text.size() || text[end] < 'a' || text[end] > 'z');
        return instruct || text.find("chat") != std::string::npos || text.ends_with("-it");
    };
    if (says(name)) {
        return true;
    }
    const auto tags = card().values("tags");
    return std::ranges::find(tags, "conversational") != tags.end();
}

} // namespace vitrine
