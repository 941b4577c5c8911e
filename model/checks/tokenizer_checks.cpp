// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/facts/fact_file.h"
#include "model/checks/part_answers.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using W = Weight;
using nlohmann::json;

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
        if (context.isImageCheckpoint()) {
            return Answer::notApplicable(Message(
                QT_TRANSLATE_NOOP("model", "An image model in one file: programs that take it bring the tokenizer.")));
        }
        if (auto lacking = ofPipeline(context)) {
            return std::move(*lacking);
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
            if (auto broken = brokenJson(context)) {
                return std::move(*broken);
            }
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "A whole tokenizer is here.")),
                status->files.empty() ? tokenizerFiles(context) : status->files);
        case PartState::Damaged:
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The tokenizer is damaged")),
                damage(context), fetchAgain(), status->files);
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
    /// tokenizer.json, which opening does not read as a whole.
    static std::optional<Answer> brokenJson(const CheckContext& context)
    {
        const FileIndex index = context.find("tokenizer.json");
        const std::string* text = context.isWhole(index) ? context.longText(index) : nullptr;
        if (text == nullptr || json::accept(*text)) {
            return {};
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The tokenizer is damaged")), damage(context), fetchAgain(), {index});
    }

    /// Which file is damaged, and how.
    static Message damage(const CheckContext& context)
    {
        for (const FileIndex index : tokenizerFiles(context)) {
            const std::string& path = context.file(index).path;
            if (!context.isWhole(index)) {
                return Message(
                    QT_TRANSLATE_NOOP("model", "%1 is empty, a pointer, a broken link, or cannot be read."), {path});
            }
            const std::string* text = path.ends_with(".json") ? context.longText(index) : nullptr;
            if (text != nullptr && !json::accept(*text)) {
                return Message(
                    QT_TRANSLATE_NOOP("model", "%1 is no valid JSON: it may be cut off. Loading stops at that."), {path});
            }
        }
        return Message(QT_TRANSLATE_NOOP("model", "A file of the tokenizer is empty, a pointer, or cannot be read."));
    }

    /// The tokenizers that model_index.json names, each in a folder of its own.
    static std::optional<Answer> ofPipeline(const CheckContext& context)
    {
        if (!context.isPipeline()) {
            return {};
        }
        for (const PartStatus& status : context.unit().parts) {
            const std::string name = status.title.utf8();
            if (status.part == Part::Component && name.starts_with("tokenizer") && status.state == PartState::Missing) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "A tokenizer of the pipeline is missing")),
                    Message(
                        QT_TRANSLATE_NOOP("model", "model_index.json names %1, and no whole tokenizer is in that folder."),
                        {name}),
                    fetchAgain(), {context.find("model_index.json")});
            }
        }
        return {};
    }

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
            if (status->state == PartState::NotVerified && tokenizerFiles(context).empty()) {
                return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                    "model", "There is no tokenizer, and it is not known whether this model reads text.")));
            }
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

} // namespace

void addTokenizerChecks(CheckList& list)
{
    list.push_back(std::make_unique<TokenizerPresent>());
    list.push_back(std::make_unique<TokenizerConfig>());
}

} // namespace vitrine
