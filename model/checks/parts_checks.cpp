// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/part_answers.h"

namespace vitrine {
namespace {

using W = Weight;
using nlohmann::json;

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
        if (index == NoFile && context.isImageCheckpoint()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                "model", "An image model in one file: programs that take it know its layout by the names of the tensors.")));
        }
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
        if (auto lacking = withoutModules(context)) {
            return std::move(*lacking);
        }
        if (auto lacking = withoutComponents(context)) {
            return std::move(*lacking);
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
            // modules.json of sentence-transformers is a list; all others hold names and values.
            if (!object->is_object() && !(object->is_array() && path.ends_with("modules.json"))) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The config is no config")),
                    Message(
                        QT_TRANSLATE_NOOP("model", "%1 holds a single value or a list, and not names with values."),
                        {path}),
                    fetchAgain(), {index});
            }
            if (const std::string* text = context.text(index); text != nullptr && text->starts_with("\xEF\xBB\xBF")) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The config begins with a byte order mark")),
                    Message(
                        QT_TRANSLATE_NOOP(
                            "model", "An editor put the bytes EF BB BF before the first brace of %1. Python refuses such JSON."),
                        {path}),
                    Message(QT_TRANSLATE_NOOP("model", "Save the file again as UTF-8 without a byte order mark.")),
                    {index});
            }
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 is here and can be read."), {path}), {index});
    }

private:
    /// Each module of sentence-transformers but the ones without settings has a config of its own.
    static std::optional<Answer> withoutModules(const CheckContext& context)
    {
        std::vector<std::string> missing;
        for (const SentenceModule& module : context.sentenceModules()) {
            const bool needsOne = module.type.starts_with("sentence_transformers.") && !module.type.ends_with(".Normalize");
            if (needsOne && !context.hasWhole(module.folder + "/config.json")
                && !context.hasWhole(module.folder + "/sentence_bert_config.json")) {
                missing.push_back(module.folder + "/config.json");
            }
        }
        if (missing.empty()) {
            return {};
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The config of a module is missing: %1"), {listed(missing, missing.size(), 3)}),
            Message(
                QT_TRANSLATE_NOOP("model", "modules.json names the folder, and %1 is not there. sentence-transformers stops at that."),
                {listed(missing, missing.size())}),
            fetchAgain(), {context.find("modules.json")});
    }

    /// A scheduler of a pipeline is nothing but its config.
    static std::optional<Answer> withoutComponents(const CheckContext& context)
    {
        if (!context.isPipeline()) {
            return {};
        }
        for (const PartStatus& status : context.unit().parts) {
            const std::string name = status.title.utf8();
            const bool isHere = context.hasWhole(name + "/scheduler_config.json");
            if (status.part == Part::Component && name.find("scheduler") != std::string::npos && !isHere) {
                return Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The scheduler's config is missing")),
                    Message(
                        QT_TRANSLATE_NOOP("model", "model_index.json names %1, and %2 is not there."),
                        {name, name + "/scheduler_config.json"}),
                    fetchAgain(), {context.find("model_index.json")});
            }
        }
        return {};
    }

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
    addTokenizerChecks(list);
    list.push_back(std::make_unique<ProcessorPresent>());
}

} // namespace vitrine
