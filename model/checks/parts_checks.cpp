// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/facts/fact_file.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;
using nlohmann::json;

const PartStatus* part(const CheckContext& context, Part wanted)
{
    const auto& parts = context.unit().parts;
    const auto found = std::ranges::find(parts, wanted, &PartStatus::part);
    return found == parts.end() ? nullptr : &*found;
}

Message fetchAgain()
{
    return Message(
        QT_TRANSLATE_NOOP("model", "Fetch it from where the model comes from, or save it together with the model."));
}

/// Whether the file that carries config and tokenizer of a GGUF model was read: the first part of a split one.
bool isFirstPartRead(const CheckContext& context)
{
    return !context.lacksFirstPart() && context.file(context.unit().weights.front()).content != nullptr;
}

Message firstPartNotRead()
{
    return Message(QT_TRANSLATE_NOOP(
        "model", "Config and tokenizer are in the GGUF file, in its first part if there are several, and that could not be read."));
}

class ConfigPresent final : public Check
{
public:
    ConfigPresent()
        : Check(
            {"config.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Config"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isNoModel() || context.is(VerdictKind::TokenizerOnly)) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "There is no model here that would need one.")));
        }
        if (context.isAdapter() && !context.isGguf()) {
            return adapter(context);
        }
        if (context.isSelfContained()) {
            return selfContained(context);
        }
        const FileIndex index = configFile(context);
        if (index == NoFile) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The config is missing")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "No config.json, and nothing that takes its place. Without it no loader knows what these weights "
                    "are.")),
                fetchAgain());
        }
        if (!context.isWhole(index)) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The config is not here")),
                Message(QT_TRANSLATE_NOOP("model", "%1 only stands for the file."), {context.file(index).path}),
                fetchAgain(), {index});
        }
        const std::string& path = context.file(index).path;
        if (path.ends_with(".json")) {
            const json* object = context.json(index);
            if (object == nullptr) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The config is no valid JSON")),
                    Message(
                        QT_TRANSLATE_NOOP(
                            "model", "%1 cannot be read as JSON: it may be cut off, or hold something else."),
                        {path}),
                    fetchAgain(), {index});
            }
            if (!object->is_object() && !object->is_array()) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The config is no config")),
                    Message(QT_TRANSLATE_NOOP("model", "%1 holds a single value."), {path}), fetchAgain(), {index});
            }
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 is here and can be read."), {path}), {index});
    }

private:
    static FileIndex configFile(const CheckContext& context)
    {
        if (context.unit().config != NoFile) {
            return context.unit().config;
        }
        for (const char* name :
             {"config.json", "model_index.json", "params.json", "modules.json", "scheduler_config.json",
              "preprocessor_config.json", "open_clip_config.json", "tokenizer_config.json", "hparams.yaml",
              "meta.json"}) {
            const FileIndex index = context.find(name);
            if (index != NoFile && (name != std::string_view("tokenizer_config.json") || context.unit().weights.empty())
                && (name != std::string_view("preprocessor_config.json") || context.unit().weights.empty())) {
                return index;
            }
        }
        return NoFile;
    }

    static Answer adapter(const CheckContext& context)
    {
        const FileIndex index = context.findAnywhere("adapter_config.json");
        if (index != NoFile && context.json(index) == nullptr) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The adapter's config is no valid JSON")),
                Message(QT_TRANSLATE_NOOP("model", "%1 cannot be read as JSON."), {context.file(index).path}),
                fetchAgain(), {index});
        }
        if (index != NoFile) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "adapter_config.json is here and can be read.")), {index});
        }
        if (context.isImageAdapter()) {
            return Answer::notApplicable(Message(
                QT_TRANSLATE_NOOP("model", "An adapter for an image model carries what is needed in its weights.")));
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The adapter's config is missing")),
            Message(QT_TRANSLATE_NOOP(
                "model", "No adapter_config.json: its kind, its rank and its base model are not known.")),
            fetchAgain(), context.unit().weights);
    }

    static Answer selfContained(const CheckContext& context)
    {
        if (context.isGguf() && !isFirstPartRead(context)) {
            return Answer::notVerified({}, firstPartNotRead(), {}, context.unit().weights);
        }
        if (context.isGguf() && context.metadata("general.architecture") == nullptr
            && context.file(context.unit().weights.front()).format == Format::Gguf) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The GGUF file does not name its architecture")),
                Message(QT_TRANSLATE_NOOP(
                    "model", "general.architecture is not among its metadata; no loader takes it without.")),
                Message(QT_TRANSLATE_NOOP("model", "Convert the model again.")), context.unit().weights);
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "The weight file carries it.")), context.unit().weights);
    }
};

/// Files that belong to a tokenizer and are none by themselves.
std::vector<FileIndex> tokenizerFiles(const CheckContext& context)
{
    std::vector<FileIndex> list;
    for (const FileIndex index : context.unit().files) {
        if (context.file(index).role == Role::Tokenizer) {
            list.push_back(index);
        }
    }
    return list;
}

/// "tokenizer.json, vocab.json+merges.txt": what is enough for this type, for the sentence that says what to fetch.
std::string acceptedSets(const std::string& modelType)
{
    const json& measured = factFile(FactFile::Tokenizers)["measured"];
    const auto found = measured.find(modelType);
    if (found == measured.end()) {
        return "tokenizer.json, tokenizer.model, vocab.json + merges.txt, vocab.txt";
    }
    std::string text;
    for (const json& one : (*found)["sets"]) {
        text += (text.empty() ? "" : ", ") + one.get<std::string>();
    }
    return text.empty() ? acceptedSets({}) : text;
}

class TokenizerPresent final : public Check
{
public:
    TokenizerPresent()
        : Check(
            {"tokenizer.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Tokenizer"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isNoModel()) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "There is no model here that would need one.")));
        }
        if (context.isAdapter()) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "An adapter uses the tokenizer of its base model.")));
        }
        if (context.isGguf()) {
            return gguf(context);
        }
        const PartStatus* status = part(context, Part::Tokenizer);
        if (status == nullptr || status->state == PartState::NotNeeded) {
            if (context.is(VerdictKind::WeightsOnly)
                || (context.config() == nullptr && !context.isSelfContained() && !context.isPipeline())) {
                return context.is(VerdictKind::Pipeline) ? Answer::notApplicable(notNeeded()) : unknown(context);
            }
            return Answer::notApplicable(notNeeded());
        }
        switch (status->state) {
        case PartState::Present:
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "A whole tokenizer is here.")),
                status->files.empty() ? tokenizerFiles(context) : status->files);
        case PartState::Damaged:
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The tokenizer is damaged")),
                Message(QT_TRANSLATE_NOOP("model", "A file of the tokenizer is empty, a pointer, or cannot be read.")),
                fetchAgain(), status->files);
        case PartState::NotVerified:
            return Answer::notVerified(
                Message(QT_TRANSLATE_NOOP("model", "Tokenizer: it is not known whether these files are enough")),
                Message(
                    QT_TRANSLATE_NOOP("model", "Nobody has tried which files a model of the type %1 needs."),
                    {context.modelType()}),
                {}, status->files);
        default:
            return missing(context);
        }
    }

private:
    static Message notNeeded() { return Message(QT_TRANSLATE_NOOP("model", "This kind of model reads no text.")); }

    static Answer missing(const CheckContext& context)
    {
        const auto files = tokenizerFiles(context);
        if (!files.empty()) {
            std::vector<std::string> names;
            for (const FileIndex index : files) {
                names.emplace_back(lastName(context.file(index).path));
            }
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The tokenizer is not whole")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "Here are %1, and that is no whole tokenizer. Enough would be one of: %2."),
                    {listed(names, names.size()), acceptedSets(context.modelType())}),
                fetchAgain(), files);
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The tokenizer is missing")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model",
                    "No file of a tokenizer. Enough would be one of: %1. Some loaders then start with an empty "
                    "vocabulary and say nothing."),
                {acceptedSets(context.modelType())}),
            Message(QT_TRANSLATE_NOOP(
                "model", "Fetch it from the base model: fine-tuning does not change it unless tokens were added.")));
    }

    static Answer unknown(const CheckContext& context)
    {
        const auto files = tokenizerFiles(context);
        for (const char* name :
             {"tokenizer.json", "tokenizer.model", "spiece.model", "vocab.txt", "tekken.json",
              "sentencepiece.bpe.model"}) {
            if (context.hasWhole(name)) {
                return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 is here."), {name}), files);
            }
        }
        return Answer::notVerified(
            Message(QT_TRANSLATE_NOOP("model", "Tokenizer: not known whether one is needed")),
            Message(QT_TRANSLATE_NOOP(
                "model", "Without a config it is not known whether this model reads text; no tokenizer is here.")),
            fetchAgain(), files);
    }

    static Answer gguf(const CheckContext& context)
    {
        if (!isFirstPartRead(context)) {
            return Answer::notVerified({}, firstPartNotRead(), {}, context.unit().weights);
        }
        if (context.metadata("tokenizer.ggml.tokens") != nullptr || context.metadata("tokenizer.ggml.model") != nullptr
            || context.file(context.unit().weights.front()).format == Format::GgmlLegacy) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "The GGUF file carries its tokenizer.")), context.unit().weights);
        }
        const MetadataEntry* type = context.metadata("general.type");
        const std::string kind
            = type != nullptr && type->value.is_string() ? type->value.get<std::string>() : std::string();
        const MetadataEntry* named = context.metadata("general.architecture");
        const std::string architecture
            = named != nullptr && named->value.is_string() ? named->value.get<std::string>() : std::string();
        constexpr std::array without{"clip",  "flux", "sd1",     "sdxl",   "sd3",     "aura",       "ltxv",
                                     "hyvid", "wan",  "hidream", "cosmos", "lumina2", "qwen_image", "mmproj"};
        if (kind == "mmproj" || kind == "adapter" || kind == "imatrix"
            || std::ranges::find(without, architecture) != without.end()) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "This kind of GGUF file is used beside a model that has one.")));
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The GGUF file has no tokenizer")),
            Message(QT_TRANSLATE_NOOP("model", "tokenizer.ggml.tokens is not among its metadata.")),
            Message(QT_TRANSLATE_NOOP("model", "Convert the model again with its tokenizer beside it.")),
            context.unit().weights);
    }
};

class TokenizerConfig final : public Check
{
public:
    TokenizerConfig()
        : Check(
            {"tokenizer.config",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Tokenizer settings and chat template"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isGguf()) {
            if (!isFirstPartRead(context)) {
                return Answer::notVerified({}, firstPartNotRead(), {}, context.unit().weights);
            }
            if (context.metadata("tokenizer.chat_template") != nullptr) {
                return Answer::pass(
                    Message(QT_TRANSLATE_NOOP("model", "The GGUF file carries its chat template.")),
                    context.unit().weights);
            }
            return context.isChatModel()
                ? noTemplate(context.unit().weights)
                : Answer::notApplicable(
                    Message(QT_TRANSLATE_NOOP("model", "The GGUF file carries its tokenizer's settings.")));
        }
        const PartStatus* status = part(context, Part::Tokenizer);
        if (status == nullptr || status->state == PartState::NotNeeded || context.isAdapter() || context.isNoModel()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no tokenizer to be set up.")));
        }
        if (status->state == PartState::Missing) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The tokenizer itself is missing.")));
        }
        const FileIndex index = context.findAnywhere("tokenizer_config.json");
        if (index == NoFile) {
            if (context.modelType().empty()) {
                return Answer::notApplicable(Message(
                    QT_TRANSLATE_NOOP("model", "Only transformers reads such settings, and the config names no model type of its.")));
            }
            if (context.hasWhole("tekken.json")) {
                return Answer::pass(
                    Message(QT_TRANSLATE_NOOP("model", "tekken.json carries the settings.")),
                    {context.find("tekken.json")});
            }
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "tokenizer_config.json is missing")),
                Message(QT_TRANSLATE_NOOP(
                    "model", "Without it loaders guess the class of the tokenizer and its special tokens.")),
                fetchAgain(), status->files);
        }
        const json* object = context.json(index);
        if (object == nullptr || !object->is_object()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "tokenizer_config.json is no valid JSON")),
                Message(QT_TRANSLATE_NOOP("model", "It cannot be read.")), fetchAgain(), {index});
        }
        if (auto twice = differingTemplates(context, *object, index)) {
            return std::move(*twice);
        }
        if (hasTemplate(context, *object)) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "The settings and a chat template are here.")), {index});
        }
        return context.isChatModel()
            ? noTemplate({index})
            : Answer::pass(Message(QT_TRANSLATE_NOOP("model", "The settings are here.")), {index});
    }

private:
    static bool hasTemplate(const CheckContext& context, const json& settings)
    {
        return (settings.contains("chat_template") && !settings["chat_template"].is_null())
            || context.hasWhole("chat_template.jinja") || context.hasWhole("chat_template.json")
            || !context.withRole(Role::ChatTemplate).empty();
    }

    /// Older loaders take the template of the settings, newer ones that of the file.
    static std::optional<Answer>
    differingTemplates(const CheckContext& context, const json& settings, FileIndex settingsFile)
    {
        const FileIndex file = context.find("chat_template.jinja");
        const std::string* separate = context.isWhole(file) ? context.text(file) : nullptr;
        const std::string inSettings = keyText(settings, "chat_template");
        if (separate == nullptr || inSettings.empty() || trimmed(*separate) == trimmed(inSettings)) {
            return {};
        }
        return Answer::remark(
            Message(QT_TRANSLATE_NOOP("model", "Two chat templates that differ")),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "tokenizer_config.json holds one, and chat_template.jinja another. Older loaders take the first, newer "
                "ones the second, and answers differ without an error.")),
            Message(QT_TRANSLATE_NOOP("model", "Keep the one that was used in training.")), {file, settingsFile});
    }

    static std::string_view trimmed(std::string_view text)
    {
        constexpr std::string_view Blanks = " \t\r\n";
        const std::size_t begin = std::min(text.find_first_not_of(Blanks), text.size());
        const std::size_t end = text.find_last_not_of(Blanks);
        return begin == text.size() ? std::string_view() : text.substr(begin, end - begin + 1);
    }

    static Answer noTemplate(std::vector<FileIndex> files)
    {
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "A chat model without a chat template")),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "It is called a chat or instruct model, and neither the tokenizer's settings nor chat_template.jinja "
                "say how a conversation is written.")),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "Take the template that was used in training; another one makes answers worse without an error.")),
            std::move(files));
    }
};

class ProcessorPresent final : public Check
{
public:
    ProcessorPresent()
        : Check(
            {"processor.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Processor"),
             {W::Blocks, W::Blocks, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        const PartStatus* status = part(context, Part::Processor);
        if (context.isAdapter() || context.isGguf() || context.isNoModel() || status == nullptr
            || status->state == PartState::NotNeeded) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                "model", "This kind of model reads no pictures and no sound, or carries what it needs.")));
        }
        switch (status->state) {
        case PartState::Present:
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "The settings for pictures or sound are here.")), status->files);
        case PartState::NotVerified:
            return Answer::notVerified(
                {},
                Message(
                    QT_TRANSLATE_NOOP("model", "It is not known whether a model of the type %1 needs one."),
                    {context.modelType()}),
                {}, status->files);
        default:
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The processor's config is missing")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "Neither preprocessor_config.json nor processor_config.json is here. It says how pictures or sound "
                    "are brought to size.")),
                Message(QT_TRANSLATE_NOOP("model", "Fetch it from the base model: training does not change it.")),
                status->files);
        }
    }
};

} // namespace

void addPartsChecks(CheckList& list)
{
    list.push_back(std::make_unique<ConfigPresent>());
    list.push_back(std::make_unique<TokenizerPresent>());
    list.push_back(std::make_unique<TokenizerConfig>());
    list.push_back(std::make_unique<ProcessorPresent>());
}

} // namespace vitrine
