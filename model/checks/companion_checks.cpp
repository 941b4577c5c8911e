// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/facts/architecture_rules.h"
#include "model/checks/part_answers.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace vitrine {
namespace {

using W = Weight;
using nlohmann::json;

class GenerationConfig final : public Check
{
public:
    GenerationConfig()
        : Check(
            {"generation.config",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Generation config"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        const FileIndex index = context.find("generation_config.json");
        if (index != NoFile) {
            const json* settings = context.json(index);
            return settings != nullptr && settings->is_object()
                ? Answer::pass(Message(QT_TRANSLATE_NOOP("model", "generation_config.json is here.")), {index})
                : Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "generation_config.json cannot be used")),
                    Message(QT_TRANSLATE_NOOP(
                        "model",
                        "It is no valid JSON, or holds no names with values. Loaders leave it out and generate with "
                        "settings of their own.")),
                    fetchAgain(), {index});
        }
        const json* config = context.config();
        if (config == nullptr || context.isAdapter() || context.isPipeline() || !context.generatesText()) {
            return Answer::notApplicable(Message(
                QT_TRANSLATE_NOOP("model", "This model does not generate text, or carries the settings itself.")));
        }
        const auto rules = ArchitectureRules::forConfig(*config);
        if (rules && !rules->set().value("generation", false)) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "A model of this class saves none.")));
        }
        // Before 4.26 the same settings stood in config.json, and where they still do, loading takes them from there.
        const std::string version = keyText(*config, "transformers_version");
        const bool inConfig = config->contains("task_specific_params") || isOlderThan(version, 4, 26)
            || config->contains("max_length") || config->contains("eos_token_id") || config->contains("bos_token_id");
        if (inConfig && !context.isDistributed() && !version.empty() && !isOlderThan(version, 4, 26) && !config->contains("task_specific_params")) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "generation_config.json is missing")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "The version %1, which saved this model, writes one beside it. Loading takes the tokens that end "
                        "a text from config.json, and settings such as the temperature are lost."),
                    {version}),
                fetchAgain(), {context.unit().config});
        }
        if (inConfig) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP(
                    "model", "There is no file of its own; the tokens that end a text stand in config.json.")),
                {context.unit().config});
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "generation_config.json is missing")),
            Message(QT_TRANSLATE_NOOP(
                "model", "No file and no key says with which token a text ends; generation may not stop.")),
            fetchAgain());
    }

private:
    static bool isOlderThan(const std::string& version, int major, int minor)
    {
        const std::size_t dot = version.find('.');
        if (version.empty() || dot == std::string::npos) {
            return false;
        }
        const int ownMajor = std::atoi(version.c_str());
        return ownMajor < major || (ownMajor == major && std::atoi(version.c_str() + dot + 1) < minor);
    }
};

class AdapterBase final : public Check
{
public:
    AdapterBase()
        : Check(
            {"adapter.base",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Base model of the adapter"),
             {W::Blocks, W::Blocks, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (!context.isAdapter()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "This is no adapter.")));
        }
        const FileIndex index = context.findAnywhere("adapter_config.json");
        const json* object = context.json(index);
        const auto named = context.card().values("base_model");
        if (object == nullptr) {
            if (context.isImageAdapter() || context.isGguf()) {
                return withoutConfig(context, named);
            }
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The base model is not known")),
                Message(QT_TRANSLATE_NOOP("model", "There is no adapter_config.json that could name it.")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "Fetch adapter_config.json, or write it: the kind of adapter and base_model_name_or_path.")),
                context.unit().weights);
        }
        const std::string base = keyText(*object, "base_model_name_or_path");
        if (base.empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The adapter names no base model")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "base_model_name_or_path is empty. Nobody can load the adapter without knowing what it belongs "
                    "to.")),
                setBase(named), {index});
        }
        if (isLocal(base)) {
            return Answer::fault(
                       Message(QT_TRANSLATE_NOOP("model", "The base model is a path of one machine")),
                       Message(
                           QT_TRANSLATE_NOOP("model", "base_model_name_or_path is %1, which exists nowhere else."),
                           {base}),
                       setBase(named), {index})
                .with({{index, {}, "/base_model_name_or_path", Message::verbatim(base)}});
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "It belongs to %1."), {base}), {index});
    }

private:
    /// A LoRA for an image model has no config, and neither has one in GGUF: its card or its own metadata name the base.
    static Answer withoutConfig(const CheckContext& context, const std::vector<std::string>& named)
    {
        if (!named.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "The card names %1."), {named.front()}), {context.cardFile()});
        }
        for (const char* key :
             {"general.base_model.0.name", "general.base_model.0.repo_url", "ss_base_model_version",
              "modelspec.architecture", "ss_sd_model_name", "base_model", "sd_version"}) {
            const MetadataEntry* entry = context.metadata(key);
            if (entry != nullptr && entry->value.is_string() && !entry->value.get_ref<const std::string&>().empty()) {
                return Answer::pass(
                    Message(
                        QT_TRANSLATE_NOOP("model", "The file itself says %1."), {entry->value.get<std::string>()}),
                    context.unit().weights);
            }
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The base model is not known")),
            Message(QT_TRANSLATE_NOOP(
                "model", "Neither a card nor the file's own metadata say which model this adapter belongs to.")),
            Message(QT_TRANSLATE_NOOP("model", "Add a README.md that names it as base_model.")), context.unit().weights);
    }

    static Message setBase(const std::vector<std::string>& named)
    {
        return named.empty()
            ? Message(QT_TRANSLATE_NOOP(
                "model", "Write the name that the base model has on a hub into base_model_name_or_path."))
            : Message(
                QT_TRANSLATE_NOOP(
                    "model", "Write the name of the base model into base_model_name_or_path; the card says %1."),
                {named.front()});
    }

    /// A name on a hub is "name" or "owner/name".
    static bool isLocal(const std::string& name)
    {
        return name.starts_with('/') || name.starts_with('.') || name.starts_with('~')
            || name.find('\\') != std::string::npos || std::ranges::count(name, '/') > 1
            || (name.size() > 1 && name[1] == ':') || name.ends_with('/') || name.starts_with("file:");
    }
};

class CodePresent final : public Check
{
public:
    CodePresent()
        : Check(
            {"code.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Code that the config names"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::set<std::string> wanted;
        std::set<std::string> elsewhere;
        std::vector<FileIndex> from;
        for (const char* name :
             {"config.json", "tokenizer_config.json", "preprocessor_config.json", "processor_config.json",
              "generation_config.json"}) {
            const FileIndex index = context.find(name);
            const json* object = context.json(index);
            if (object != nullptr && object->is_object() && object->contains("auto_map")) {
                collect((*object)["auto_map"], wanted, elsewhere);
                from.push_back(index);
            }
        }
        if (wanted.empty() && elsewhere.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "No auto_map names code.")));
        }
        std::vector<std::string> missing;
        const std::set<std::string> named = wanted;
        addImports(context, wanted);
        for (const std::string& module : wanted) {
            const bool isPackage = !named.contains(module) && context.find(module + "/__init__.py") != NoFile; // often empty
            if (!context.hasWhole(module + ".py") && !isPackage) {
                missing.push_back(module + ".py");
            }
        }
        if (!missing.empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "Code is missing: %1"), {listed(missing, missing.size(), 2)}),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "auto_map, or the code that it names, asks for %1, and that is not here. Loading stops at it, or "
                        "fetches code from elsewhere."),
                    {listed(missing, missing.size())}),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "Copy the files from the base model, or take auto_map out where the library knows the model by "
                    "itself.")),
                from);
        }
        if (!elsewhere.empty()) {
            const std::vector<std::string> names(elsewhere.begin(), elsewhere.end());
            return Answer::remark(
                Message(QT_TRANSLATE_NOOP("model", "Code comes from another repository")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "auto_map names %1: loading fetches that code from the hub, in whatever state it is then."),
                    {listed(names, names.size())}),
                Message(
                    QT_TRANSLATE_NOOP("model", "Copy the code into this folder and name it without the repository.")),
                from);
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "All code that auto_map names is here.")), from);
    }

private:
    /// What the code imports from beside it, and what that imports: "from .module import …", "import .module", which is
    /// what the library looks for before it runs any of it.
    static void addImports(const CheckContext& context, std::set<std::string>& wanted)
    {
        constexpr std::size_t Most = 100;
        std::vector<std::string> open(wanted.begin(), wanted.end());
        while (!open.empty() && wanted.size() < Most) {
            const FileIndex index = context.find(open.back() + ".py");
            open.pop_back();
            const std::string* code = context.isWhole(index) ? context.text(index) : nullptr;
            for (std::size_t at = 0; code != nullptr && at < code->size();) {
                const std::size_t end = std::min(code->find('\n', at), code->size());
                std::string module = importedModule(std::string_view(*code).substr(at, end - at));
                if (!module.empty() && wanted.size() < Most && wanted.insert(module).second) {
                    open.push_back(std::move(module));
                }
                at = end + 1;
            }
        }
    }

    /// "helper" of "from .helper import x"; empty where a line imports nothing from beside it.
    static std::string importedModule(std::string_view line)
    {
        const bool from = line.starts_with("from .");
        if (!from && !line.starts_with("import .")) {
            return {}; // what is indented may be tried, or never reached
        }
        line.remove_prefix(from ? 6 : 8);
        const std::size_t length = line.find_first_not_of(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
        const bool isWhole = length == std::string_view::npos ? !from : line[length] == ' ' || line[length] == '\r';
        return isWhole && length != 0 ? std::string(line.substr(0, length)) : std::string();
    }

    /// "module.Class", "owner/name--module.Class", or a list of such.
    static void collect(const json& value, std::set<std::string>& wanted, std::set<std::string>& elsewhere)
    {
        if (value.is_string()) {
            const auto& text = value.get_ref<const std::string&>();
            const std::size_t dashes = text.find("--");
            if (dashes != std::string::npos) {
                elsewhere.insert(text.substr(0, dashes));
            } else if (const std::size_t dot = text.rfind('.'); dot != std::string::npos && dot > 0
                       && text.find('/') == std::string::npos && wanted.size() < 100) {
                std::string module = text.substr(0, dot);
                std::ranges::replace(module, '.', '/');
                wanted.insert(std::move(module));
            }
        } else if (value.is_object() || value.is_array()) {
            for (const json& one : value) {
                if (one.is_string() || (one.is_array() && !value.is_array())) {
                    collect(one, wanted, elsewhere);
                }
            }
        }
    }
};

} // namespace

void addCompanionChecks(CheckList& list)
{
    list.push_back(std::make_unique<GenerationConfig>());
    list.push_back(std::make_unique<AdapterBase>());
    list.push_back(std::make_unique<CodePresent>());
}

} // namespace vitrine
