// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/fit_loaders.h"

#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/fact_file.h"
#include "model/directory/glob.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace vitrine {
namespace {

using Argument = Message::Argument;
using nlohmann::json;

/// What a program would say to this directory.
struct Opinion {
    enum class Kind : std::uint8_t {
        Takes,
        AfterStep,
        Misnamed, ///< would take it under another name
        Refuses,
        OtherKind
    } kind = Kind::OtherKind;
    std::string title;
    Message reason;
};

bool has(const json& row, const char* key, std::string_view value)
{
    const auto list = row.find(key);
    return list != row.end() && std::ranges::any_of(*list, [value](const json& one) {
               return one.is_string() && one.get_ref<const std::string&>() == value;
           });
}

/// What loaders are asked with, worked out once.
struct Subject {
    std::string kind; ///< "model", "image", "encoder", "pipeline", "adapter", "gguf", …
    std::set<std::string> formats;
    std::string method; ///< of quantisation; empty: none
    std::string architecture;
    std::string modelType;
    bool split = false;
    bool distributed = false;
    int configMajor = 0; ///< of the library that wrote the config; 0: not known
    bool usesNewKeys = false; ///< keys that only that major version reads
    bool hasTokenizer = false;
    bool hasCustomCode = false;
    bool lacksFormatWord = false; ///< a safetensors file without `format` in its metadata
};

std::string formatWord(const CheckContext& context, FileIndex index)
{
    switch (context.file(index).format) {
    case Format::Safetensors:
        return context.quantisationSettings().method == "mlx" ? "mlx" : "safetensors";
    case Format::Gguf:
        return "gguf";
    case Format::GgmlLegacy:
        return "ggml";
    case Format::PytorchZip:
    case Format::PytorchLegacy:
    case Format::PytorchTar:
    case Format::Pickle:
        return "pytorch";
    case Format::Onnx:
        return "onnx";
    case Format::KerasV3:
        return "keras";
    case Format::Hdf5:
        return "hdf5";
    case Format::TensorflowSavedModel:
        return "savedmodel";
    default:
        return {};
    }
}

std::string kindOf(const CheckContext& context, const Subject& subject)
{
    if (context.isAdapter()) {
        return "adapter";
    }
    if (context.isPipeline()) {
        return "pipeline";
    }
    if (context.isGguf()) {
        return subject.formats.contains("ggml") ? "ggml" : "gguf";
    }
    for (const auto& [format, kind] :
         {std::pair{"onnx", "onnx"}, std::pair{"savedmodel", "savedmodel"}, std::pair{"keras", "keras"}}) {
        if (subject.formats.contains(format) && !subject.formats.contains("safetensors")
            && !subject.formats.contains("pytorch")) {
            return kind;
        }
    }
    if (context.hasWhole("modules.json")) {
        return "sentence";
    }
    if (context.hasWhole("open_clip_config.json")) {
        return "open_clip";
    }
    if (context.config() != nullptr && context.config()->contains("_class_name")) {
        return "component";
    }
    if (context.config() != nullptr && context.config()->contains("pretrained_cfg")) {
        return "timm";
    }
    if (context.modality() == Modality::Image || context.modality() == Modality::Audio) {
        return "image";
    }
    const std::string& name = subject.architecture;
    const bool isEncoder = name.find("Bert") != std::string::npos || name.ends_with("ForMaskedLM")
        || name.ends_with("ForSequenceClassification");
    return isEncoder ? "encoder" : "model";
}

Subject subjectOf(const CheckContext& context)
{
    Subject subject;
    for (const FileIndex index : context.unit().weights) {
        if (const std::string word = formatWord(context, index); !word.empty()) {
            subject.formats.insert(word);
            if (word == "mlx") {
                subject.formats.insert("safetensors");
            }
        }
    }
    if (context.isPipeline()) {
        for (const std::uint32_t component : context.unit().components) {
            for (const FileIndex index : context.directory().units[component].weights) {
                subject.formats.insert(formatWord(context, index));
            }
        }
    }
    subject.lacksFormatWord = subject.formats.contains("safetensors") && context.metadata("format") == nullptr;
    subject.architecture = context.architecture();
    subject.modelType = context.modelType();
    const auto* method = context.isGguf() ? nullptr : context.quantisation().method;
    subject.method = method != nullptr ? method->id : context.quantisationSettings().method;
    subject.split = context.unit().weights.size() > 1;
    subject.distributed = context.isDistributed();
    if (const json* config = context.config()) {
        subject.configMajor = std::atoi(keyText(*config, "transformers_version").c_str());
        subject.usesNewKeys = (config->contains("rope_parameters") && !config->contains("rope_theta"))
            || (config->contains("dtype") && !config->contains("torch_dtype"));
        subject.hasCustomCode = config->contains("auto_map");
    }
    for (const PartStatus& part : context.unit().parts) {
        subject.hasTokenizer
            = subject.hasTokenizer || (part.part == Part::Tokenizer && part.state == PartState::Present);
    }
    subject.kind = kindOf(context, subject);
    return subject;
}

Opinion refuses(std::string title, Message reason)
{
    return {Opinion::Kind::Refuses, std::move(title), std::move(reason)};
}

/// Whether a loader knows the architecture; loaders without a list are not asked.
bool knowsArchitecture(const json& row, const Subject& subject)
{
    if (row.contains("arch") && subject.kind != "gguf" && subject.kind != "ggml") {
        return has(row, "arch", subject.architecture);
    }
    if (row.contains("types") && subject.kind != "adapter" && subject.kind != "gguf") {
        return has(row, "types", subject.modelType);
    }
    return true;
}

bool readsMethod(const json& row, const Subject& subject)
{
    if (subject.method.empty() || !row.contains("quant")) {
        return true;
    }
    for (const QuantisationMethod& method : quantisationMethods()) {
        if (method.id == subject.method) {
            return has(row, "quant", method.id)
                || std::ranges::any_of(method.names, [&](const std::string& name) { return has(row, "quant", name); });
        }
    }
    return has(row, "quant", subject.method);
}

/// Of things that a loader needs, the first that is not here.
std::string missingNeed(const json& row, const CheckContext& context, const Subject& subject)
{
    if (subject.kind == "gguf" || subject.kind == "ggml") {
        return {};
    }
    for (const json& need : row.value("needs", json::array())) {
        const auto& word = need.get_ref<const std::string&>();
        const bool here = word == "config" ? context.config() != nullptr
            : word == "model_type" ? !context.modelType().empty() || subject.hasCustomCode
            : word == "architectures"      ? context.config() != nullptr && context.config()->contains("architectures")
            : word == "tokenizer"          ? subject.hasTokenizer || subject.kind == "image"
            : word == "model_index"        ? context.hasWhole("model_index.json")
            : word == "adapter_config"     ? context.findAnywhere("adapter_config.json") != NoFile
                                           : context.hasWhole(word);
        if (!here) {
            return word == "config"        ? "config.json"
                : word == "model_type"     ? "model_type in config.json"
                : word == "model_index"    ? "model_index.json"
                : word == "adapter_config" ? "adapter_config.json"
                                           : word;
        }
    }
    return {};
}

/// Whether the weights are one file whose name a loader does not look for; shards may have any name that the index gives.
bool isMisnamed(const json& row, const CheckContext& context)
{
    const auto names = row.find("single_names");
    const Unit& unit = context.unit();
    const bool isIndexed
        = std::ranges::any_of(unit.shardSets, [](const ShardSet& set) { return set.index != NoFile; });
    if (names == row.end() || unit.weights.size() != 1 || isIndexed) {
        return false;
    }
    const std::string_view name = lastName(context.file(unit.weights.front()).path);
    return std::ranges::none_of(
        *names, [&](const json& glob) { return globMatches(glob.get_ref<const std::string&>(), name); });
}

Opinion ask(const json& row, const CheckContext& context, const Subject& subject)
{
    const std::string title = row.value("title", std::string());
    // A loader that lists the architecture is meant, whatever kind of model it is.
    const bool isListed = (subject.kind == "image" || subject.kind == "encoder")
        && (has(row, "arch", subject.architecture) || has(row, "types", subject.modelType));
    const bool isFor
        = has(row, "kinds", subject.kind) || isListed || (subject.kind == "sentence" && has(row, "kinds", "encoder"));
    if (!isFor) {
        return {Opinion::Kind::OtherKind, title, {}};
    }
    // Format, then parallel layout, then version of the config: the first that does not fit is the reason.
    const bool reads
        = std::ranges::any_of(subject.formats, [&](const std::string& format) { return has(row, "formats", format); });
    std::string step;
    if (!reads) {
        for (const json& convert : row.value("convert", json::array())) {
            const bool known = context.config() != nullptr; // converters go by the config
            if (known && subject.formats.contains(convert[0].get<std::string>())) {
                step = convert[1].get<std::string>();
                break;
            }
        }
        if (step.empty()) {
            return refuses(title, Message(QT_TRANSLATE_NOOP("model", "it does not read this format")));
        }
    }
    if (subject.distributed) {
        return refuses(title, Message(QT_TRANSLATE_NOOP("model", "the parts must be merged first")));
    }
    if (subject.split && !row.value("sharded", true)) {
        return refuses(title, Message(QT_TRANSLATE_NOOP("model", "it reads one file and no shards")));
    }
    if (row.contains("names")) {
        const auto fits = [&](FileIndex index) {
            return std::ranges::any_of(row["names"], [&](const json& glob) {
                return globMatches(glob.get_ref<const std::string&>(), lastName(context.file(index).path));
            });
        };
        if (!std::ranges::all_of(context.unit().weights, fits)) {
            return refuses(title, Message(QT_TRANSLATE_NOOP("model", "it looks for files with other names")));
        }
    }
    if (!readsMethod(row, subject)) {
        return refuses(
            title, Message(QT_TRANSLATE_NOOP("model", "it does not read weights quantised with %1"), {subject.method}));
    }
    if (!knowsArchitecture(row, subject)) {
        return refuses(
            title,
            Message(
                QT_TRANSLATE_NOOP("model", "%1 is not among the architectures that it knows"),
                {subject.architecture.empty() ? subject.modelType : subject.architecture}));
    }
    if (const std::string need = missingNeed(row, context, subject); !need.empty()) {
        return refuses(title, Message(QT_TRANSLATE_NOOP("model", "it needs %1"), {need}));
    }
    const int newest = std::atoi(row.value("config", std::string("0")).c_str());
    if (newest > 0 && subject.configMajor > newest && subject.usesNewKeys) {
        return refuses(
            title,
            Message(
                QT_TRANSLATE_NOOP("model", "it reads configs of transformers %1, and this one is of %2"),
                {Argument::number(newest), Argument::number(subject.configMajor)}));
    }
    if (isMisnamed(row, context)) {
        return {
            Opinion::Kind::Misnamed, title,
            Message(
                QT_TRANSLATE_NOOP("model", "it looks for %1"), {row["single_names"][0].get<std::string>()})};
    }
    if (!step.empty()) {
        return {Opinion::Kind::AfterStep, title, Message(QT_TRANSLATE_NOOP("model", "after %1"), {step})};
    }
    const bool isTransformers = row.value("id", std::string()) == "transformers";
    if (isTransformers && subject.lacksFormatWord) {
        return {
            Opinion::Kind::Takes, title,
            Message(QT_TRANSLATE_NOOP(
                "model",
                "as it is; several versions 4.x refuse safetensors files without the word “format” in their "
                "metadata"))};
    }
    const bool code = subject.hasCustomCode && isTransformers;
    return {
        Opinion::Kind::Takes, title,
        code ? Message(
            QT_TRANSLATE_NOOP("model", "as it is, with trust_remote_code where the library does not know the model"))
             : Message(QT_TRANSLATE_NOOP("model", "as it is"))};
}

} // namespace

Answer answerLoaders(const CheckContext& context)
{
    if (context.isNoModel() || context.is(VerdictKind::TokenizerOnly)) {
        return Answer::notApplicable(
            Message(QT_TRANSLATE_NOOP("model", "There is no model here that could be loaded.")));
    }
    const Subject subject = subjectOf(context);
    if (subject.kind == "component") {
        return Answer::notApplicable(
            Message(QT_TRANSLATE_NOOP("model", "A part of a diffusers pipeline is loaded with the pipeline.")));
    }
    if (subject.distributed) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
            "model", "The weights are parts of a distributed checkpoint: no loader takes them before they are merged.")));
    }
    if (subject.formats.empty()) {
        return Answer::notVerified({}, Message(QT_TRANSLATE_NOOP("model", "No weights of a known format are here.")));
    }
    std::vector<std::string> takes;
    std::vector<std::string> later;
    std::vector<Opinion> misnamed;
    std::vector<Evidence> evidence;
    for (const json& row : factFile(FactFile::Loaders).value("loaders", json::array())) {
        const Opinion opinion = ask(row, context, subject);
        if (opinion.kind == Opinion::Kind::OtherKind) {
            continue;
        }
        const bool sure = row.value("sure", true);
        if (opinion.kind == Opinion::Kind::Takes) {
            takes.push_back(opinion.title);
        } else if (opinion.kind == Opinion::Kind::AfterStep) {
            later.push_back(opinion.title);
        } else if (opinion.kind == Opinion::Kind::Misnamed) {
            misnamed.push_back(opinion);
        }
        const Message line = sure ? Message(
                                 QT_TRANSLATE_NOOP("model", "%1 %2: %3"),
                                 {opinion.title, row.value("version", std::string()), opinion.reason})
                                  : Message(
                                      QT_TRANSLATE_NOOP("model", "%1 %2: %3 (by its documentation, not tried)"),
                                      {opinion.title, row.value("version", std::string()), opinion.reason});
        evidence.push_back({NoFile, {}, {}, line});
    }
    const std::string date = factsVersion(FactFile::Loaders);
    // Of a model that the library does not know, its own program may want that very name.
    if (!misnamed.empty() && context.config() != nullptr && ArchitectureRules::forConfig(*context.config())) {
        return Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "%1 does not find the weights"), {misnamed.front().title}),
                   Message(
                       QT_TRANSLATE_NOOP("model", "The weights are called %1, and %2 looks for another name: %3."),
                       {context.file(context.unit().weights.front()).path, misnamed.front().title,
                        misnamed.front().reason}),
                   Message(QT_TRANSLATE_NOOP("model", "Rename the file.")), context.unit().weights)
            .with(std::move(evidence));
    }
    if (takes.empty()) {
        return Answer::notVerified(
                   Message(QT_TRANSLATE_NOOP("model", "No known loader takes this as it is")),
                   later.empty() ? Message(
                       QT_TRANSLATE_NOOP(
                           "model", "None of the programs that are known (as of %1) reads it in this form."),
                       {date})
                                 : Message(
                                     QT_TRANSLATE_NOOP("model", "After a conversion: %1 (as of %2)."),
                                     {listed(later, later.size(), 8), date}),
                   {}, context.unit().weights)
            .with(std::move(evidence));
    }
    Message detail = later.empty()
        ? Message(
            QT_TRANSLATE_NOOP("model", "As it is, it is taken by %1 (as of %2)."),
            {listed(takes, takes.size(), 10), date})
        : Message(
            QT_TRANSLATE_NOOP("model", "As it is, it is taken by %1; after a conversion by %2 (as of %3)."),
            {listed(takes, takes.size(), 10), listed(later, later.size(), 8), date});
    Answer answer = Answer::pass(std::move(detail));
    answer.evidence = std::move(evidence);
    return answer;
}

} // namespace vitrine
