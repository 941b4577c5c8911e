// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/template_words.h"

#include <algorithm>
#include <set>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;
using nlohmann::json;

class HarmCode final : public Check
{
public:
    HarmCode()
        : Check(
            {"harm.code",
             CheckGroup::Harm,
             QT_TRANSLATE_NOOP("model", "Code that a loader would run"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<Message> kinds;
        const auto add = [&](std::vector<FileIndex> found, const char* words) {
            if (!found.empty()) {
                kinds.push_back(Message(words, {Argument::count(found.size())}));
                files.insert(files.end(), found.begin(), found.end());
            }
        };
        add(autoMapped(context),
            QT_TRANSLATE_NOOP(
                "model", "auto_map (configs that name code: %1): loading with trust_remote_code runs that code"));
        add(context.withRole(Role::NativeLibrary), QT_TRANSLATE_NOOP("model", "native libraries: %1"));
        std::vector<FileIndex> scripted;
        std::vector<FileIndex> lambdas;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            if (entry.format == Format::TorchScript && context.isWhole(index)) {
                scripted.push_back(index);
            }
            if (entry.content != nullptr && std::ranges::any_of(entry.content->problems, [](const Problem& problem) {
                    return problem.code.find("lambda") != std::string::npos;
                })) {
                lambdas.push_back(index);
            }
        }
        add(std::move(scripted), QT_TRANSLATE_NOOP("model", "TorchScript programs: %1"));
        add(std::move(lambdas),
            QT_TRANSLATE_NOOP("model", "Keras models with Lambda layers, which are Python code: %1"));
        std::vector<FileIndex> notebooks;
        for (const FileIndex index : context.unit().files) {
            if (context.file(index).path.ends_with(".ipynb")) {
                notebooks.push_back(index);
            }
        }
        add(std::move(notebooks), QT_TRANSLATE_NOOP("model", "notebooks: %1"));
        if (files.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP(
                "model",
                "Looked for auto_map, native libraries, TorchScript, Lambda layers and notebooks; none was found.")));
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "Code goes along with the weights")),
            Message(QT_TRANSLATE_NOOP("model", "%1."), {Argument(std::move(kinds))}),
            Message(QT_TRANSLATE_NOOP("model", "Read it before loading; tell the other person that it is there.")),
            files);
    }

private:
    static std::vector<FileIndex> autoMapped(const CheckContext& context)
    {
        std::vector<FileIndex> list;
        for (const char* name :
             {"config.json", "tokenizer_config.json", "preprocessor_config.json", "processor_config.json"}) {
            const FileIndex index = context.find(name);
            const json* object = context.json(index);
            if (object != nullptr && object->is_object() && object->contains("auto_map")) {
                list.push_back(index);
            }
        }
        return list;
    }
};

class HarmTemplate final : public Check
{
public:
    HarmTemplate()
        : Check(
            {"harm.template",
             CheckGroup::Harm,
             QT_TRANSLATE_NOOP("model", "Chat template"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<std::pair<FileIndex, std::string>> templates;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            const std::string_view name = lastName(entry.path);
            if (name.ends_with(".jinja") || name.ends_with(".jinja2")) {
                if (const std::string* text = context.text(index)) {
                    templates.emplace_back(index, *text);
                }
            } else if (
                name == "tokenizer_config.json" || name == "chat_template.json" || name == "processor_config.json") {
                collect(context.json(index), index, templates);
            }
        }
        for (const FileIndex index : context.unit().weights) {
            if (const auto& content = context.file(index).content) {
                for (const MetadataEntry& entry : content->metadata) {
                    if (entry.key.starts_with("tokenizer.chat_template") && entry.value.is_string()) {
                        templates.emplace_back(index, entry.value.get<std::string>());
                    }
                }
            }
        }
        if (templates.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no chat template.")));
        }
        std::vector<FileIndex> files;
        std::vector<Evidence> evidence;
        for (const auto& [index, text] : templates) {
            for (const TemplateWord& word : suspiciousWords(text)) {
                if (files.empty() || files.back() != index) {
                    files.push_back(index);
                }
                evidence.push_back(
                    {index,
                     word.offset,
                     {},
                     Message(QT_TRANSLATE_NOOP("model", "“%1” does not belong into a template"), {word.text})});
            }
        }
        if (files.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "Looked for ways out of the template language; none was found.")));
        }
        const Message detail(
            QT_TRANSLATE_NOOP("model", "%1 (%2 places)."), {evidence.front().text, Argument::count(evidence.size())});
        return Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "A chat template does more than format text")), detail,
                   Message(QT_TRANSLATE_NOOP(
                       "model",
                       "Do not use it with a program that does not confine templates; take the template of the base "
                       "model.")),
                   files)
            .with(std::move(evidence));
    }

private:
    static void collect(const json* object, FileIndex index, std::vector<std::pair<FileIndex, std::string>>& templates)
    {
        if (object == nullptr || !object->is_object() || !object->contains("chat_template")) {
            return;
        }
        const json& value = (*object)["chat_template"];
        if (value.is_string()) {
            templates.emplace_back(index, value.get<std::string>());
        } else if (value.is_array()) {
            for (const json& one : value) {
                if (const std::string text = keyText(one, "template"); !text.empty()) {
                    templates.emplace_back(index, text);
                }
            }
        } else if (value.is_object()) {
            for (const json& one : value) {
                if (one.is_string()) {
                    templates.emplace_back(index, one.get<std::string>());
                }
            }
        }
    }
};

/// Whether a path, as a file inside the directory names it, could lead out of it.
bool leaves(std::string_view path)
{
    if (path.starts_with('/') || path.starts_with('\\') || (path.size() > 1 && path[1] == ':')) {
        return true;
    }
    int depth = 0;
    while (!path.empty()) {
        const std::size_t slash = path.find_first_of("/\\");
        const std::string_view part = path.substr(0, slash);
        depth += part == ".." ? -1 : part.empty() || part == "." ? 0 : 1;
        if (depth < 0) {
            return true;
        }
        path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    }
    return false;
}

class HarmPaths final : public Check
{
public:
    HarmPaths()
        : Check(
            {"harm.paths",
             CheckGroup::Harm,
             QT_TRANSLATE_NOOP("model", "Paths inside files"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::set<FileIndex> files;
        std::vector<Evidence> evidence;
        const auto add = [&](FileIndex index, std::string place, Message text) {
            files.insert(index);
            if (evidence.size() < 200) {
                evidence.push_back({index, {}, std::move(place), std::move(text)});
            }
        };
        for (const Problem& problem : context.directory().problems) {
            const bool isPath = problem.code == "shards.leaves_directory"
                || problem.code.find("external") != std::string::npos || problem.code.find("escap") != std::string::npos
                || problem.code == "zip.leaves" || problem.code.ends_with("leaves-directory");
            const bool isInside = problem.code == "onnx.external-missing" || problem.code == "onnx.external-truncated";
            if (isPath && !isInside && problem.severity != Severity::Note) {
                add(indexOf(context, problem.path), problem.code, problem.message);
            }
        }
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            const std::string_view name = lastName(entry.path);
            if (name.ends_with(".index.json")) {
                indexPaths(context, index, add);
            } else if (
                name == "tokenizer_config.json" || name == "config.json" || name == "modules.json"
                || name == "model_index.json") {
                settingPaths(context, index, add);
            }
        }
        for (const ShardSet& set : context.unit().shardSets) {
            for (const std::string& path : set.missing) {
                if (set.index != NoFile && leaves(path)) {
                    add(set.index, "/weight_map", Message(QT_TRANSLATE_NOOP("model", "the index names %1"), {path}));
                }
            }
        }
        files.erase(NoFile);
        if (evidence.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "No path in an index or a config leads out of the directory.")));
        }
        const Message detail(
            QT_TRANSLATE_NOOP("model", "%1 (%2 in all). A loader may read or write files there."),
            {evidence.front().text, Argument::count(evidence.size())});
        return Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "A path inside a file leads out of the directory")), detail,
                   Message(QT_TRANSLATE_NOOP("model", "Do not load it before the path is a name in this directory.")),
                   {files.begin(), files.end()})
            .with(std::move(evidence));
    }

private:
    static FileIndex indexOf(const CheckContext& context, std::string_view path)
    {
        for (const FileIndex index : context.scope()) {
            if (context.file(index).path == path) {
                return index;
            }
        }
        return NoFile;
    }

    template <typename Add> static void indexPaths(const CheckContext& context, FileIndex index, const Add& add)
    {
        if (context.file(index).json == nullptr && context.file(index).size > (2U << 20U)) {
            return; // read as a stream when the directory was opened, and told there
        }
        const json* object = context.json(index);
        if (object == nullptr || !object->is_object() || !object->contains("weight_map")
            || !(*object)["weight_map"].is_object()) {
            return;
        }
        std::set<std::string> seen;
        for (const auto& [tensor, file] : (*object)["weight_map"].items()) {
            if (file.is_string() && seen.insert(file.get<std::string>()).second
                && leaves(file.get_ref<const std::string&>())) {
                add(index, "/weight_map",
                    Message(QT_TRANSLATE_NOOP("model", "the index names %1"), {file.get<std::string>()}));
            }
        }
    }

    /// Keys whose value a loader opens as a file.
    template <typename Add> static void settingPaths(const CheckContext& context, FileIndex index, const Add& add)
    {
        const json* object = context.json(index);
        if (object == nullptr) {
            return;
        }
        if (object->is_array()) { // modules.json
            for (const json& module : *object) {
                if (const std::string path = keyText(module, "path"); leaves(path)) {
                    add(index, "/path", Message(QT_TRANSLATE_NOOP("model", "a module lies at %1"), {path}));
                }
            }
            return;
        }
        for (const char* key :
             {"vocab_file", "merges_file", "tokenizer_file", "spm_file", "special_tokens_map_file",
              "transformers_weights", "chat_template_file", "added_tokens_file"}) {
            const std::string path = keyText(*object, key);
            // Old tokenizers note where their file lay on the machine of whoever saved them; loaders do not open it.
            const bool isNote = key == std::string_view("special_tokens_map_file")
                || key == std::string_view("tokenizer_file") || key == std::string_view("vocab_file")
                || key == std::string_view("merges_file") || key == std::string_view("spm_file")
                || key == std::string_view("added_tokens_file");
            if (!path.empty() && leaves(path) && !(isNote && path.starts_with('/'))) {
                add(index, std::string("/") + key, Message(QT_TRANSLATE_NOOP("model", "%1 is %2"), {key, path}));
            } else if (!path.empty() && secretName(path)) {
                add(index, std::string("/") + key,
                    Message(
                        QT_TRANSLATE_NOOP("model", "%1 is %2, and saving the tokenizer copies that file"),
                        {key, path}));
            }
        }
    }

    static bool secretName(std::string_view path)
    {
        return lastName(path) == ".env" || lastName(path) == "id_rsa" || lastName(path) == ".netrc";
    }
};

} // namespace

void addHarmChecks(CheckList& list)
{
    list.push_back(std::make_unique<HarmCode>());
    list.push_back(std::make_unique<HarmTemplate>());
    list.push_back(std::make_unique<HarmPaths>());
}

} // namespace vitrine
