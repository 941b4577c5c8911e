// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/facts/fact_file.h"
#include "model/checks/licence/licence_facts.h"

#include <algorithm>

namespace vitrine {
namespace {

using W = Weight;

bool isPaperless(const CheckContext& context)
{
    return context.is(VerdictKind::NotAModel);
}

class LicencePresent final : public Check
{
public:
    LicencePresent()
        : Check(
            {"licence.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Licence"),
             {W::Warns, W::Blocks, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (isPaperless(context)) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no model here.")));
        }
        if (auto answer = licenceFile(context)) {
            return std::move(*answer);
        }
        const std::string named = context.card().value("license");
        if (named.empty()) {
            if (const MetadataEntry* entry = context.metadata("general.license");
                entry != nullptr && entry->value.is_string() && !entry->value.get_ref<const std::string&>().empty()) {
                return Answer::pass(
                    Message(
                        QT_TRANSLATE_NOOP("model", "The file itself names the licence %1."),
                        {entry->value.get<std::string>()}),
                    context.unit().weights);
            }
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The licence is missing")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "No licence file, and no licence in a model card. Without a licence nobody may use or pass on the "
                    "model.")),
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "Add the LICENSE file of the base model, or of your own choice, and name it in README.md.")));
        }
        if (named == "other" && context.card().value("license_link").empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The card says “other” and no text is here")),
                Message(QT_TRANSLATE_NOOP(
                    "model", "license: other asks for license_name and for a LICENSE file or license_link.")),
                Message(QT_TRANSLATE_NOOP("model", "Add the text as LICENSE.")), {context.cardFile()});
        }
        if (named == "unknown") {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The card says that the licence is unknown")),
                Message(QT_TRANSLATE_NOOP("model", "Nobody may pass on what has no known licence.")),
                Message(QT_TRANSLATE_NOOP("model", "Find out where the weights come from, and add that licence.")),
                {context.cardFile()});
        }
        return Answer::pass(
            Message(QT_TRANSLATE_NOOP("model", "The card names the licence %1."), {named}), {context.cardFile()});
    }

private:
    static std::optional<Answer> licenceFile(const CheckContext& context)
    {
        FileIndex above = NoFile;
        for (const LicenceFile& licence : context.licenceFiles()) {
            const FileEntry& entry = context.file(licence.file);
            if (entry.role != Role::Licence) {
                continue;
            }
            if (!context.isAbove(entry.path)) {
                return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 is here."), {entry.path}), {licence.file});
            }
            above = licence.file;
        }
        if (above == NoFile) {
            return {};
        }
        // Whoever gets this folder alone gets it without its licence.
        const Message where(
            QT_TRANSLATE_NOOP(
                "model", "%1 lies in a folder above this one, and does not go along when this folder is passed on alone."),
            {context.file(above).path});
        return context.options().purpose == Purpose::Deploy
            ? Answer::pass(where, {above})
            : Answer::remark(
                Message(QT_TRANSLATE_NOOP("model", "The licence stands in a folder above")), where,
                Message(QT_TRANSLATE_NOOP("model", "Put a copy of it into this folder before you pass it on.")), {above});
    }
};

class CardPresent final : public Check
{
public:
    CardPresent()
        : Check(
            {"card.present",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Model card"),
             {W::NotAsked, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (isPaperless(context)) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no model here.")));
        }
        const FileIndex index = context.cardFile();
        if (index == NoFile) {
            return context.isGguf() && context.directory().isSingleFile
                ? Answer::notApplicable(Message(
                    QT_TRANSLATE_NOOP("model", "A single file was opened; what stands beside it is not known.")))
                : Answer::fault(
                    Message(QT_TRANSLATE_NOOP("model", "The model card is missing")),
                    Message(QT_TRANSLATE_NOOP(
                        "model", "No README.md says what this model is for and where it comes from.")),
                    Message(QT_TRANSLATE_NOOP("model", "Write one; half a page helps.")));
        }
        const std::string* text = context.text(index);
        const ModelCard& card = context.card();
        if (text == nullptr) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "README.md cannot be read.")), {}, {index});
        }
        if (card.front() == ModelCard::Front::Hidden || card.front() == ModelCard::Front::Unclosed) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The front matter of the card is not seen")),
                card.front() == ModelCard::Front::Hidden
                    ? Message(QT_TRANSLATE_NOOP(
                        "model",
                        "The three dashes must be the first bytes of README.md: a byte order mark or an empty line "
                        "stands before them."))
                    : Message(QT_TRANSLATE_NOOP("model", "The block that begins with three dashes has no end.")),
                Message(QT_TRANSLATE_NOOP("model", "Save the file without it.")), {index});
        }
        std::vector<Message> missing;
        // A copy of a well-known model need not say what it was trained on, and that no licence is named anywhere is told
        // once, by the check of the licence.
        if (card.front() == ModelCard::Front::Absent && text->size() < 200) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "a text"));
        }
        // Where nothing names it, the check of the base model says so.
        const auto* adapter = context.isAdapter() ? context.json(context.findAnywhere("adapter_config.json")) : nullptr;
        if (adapter != nullptr && !keyText(*adapter, "base_model_name_or_path").empty() && !card.has("base_model")) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "base model"));
        }
        if (!missing.empty()) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The model card leaves things open")),
                Message(QT_TRANSLATE_NOOP("model", "Not said: %1."), {Message::Argument(std::move(missing))}),
                Message(QT_TRANSLATE_NOOP("model", "Add them to the front matter of README.md.")), {index});
        }
        if (isTemplate(*text)) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The model card is an unfilled template")),
                Message(QT_TRANSLATE_NOOP("model", "Most of its sections say only that more information is needed.")),
                Message(QT_TRANSLATE_NOOP("model", "Fill in what you know and delete the rest.")), {index});
        }
        if (const std::string hash = hashForName(context); !hash.empty()) {
            return Answer::remark(
                Message(QT_TRANSLATE_NOOP("model", "The file calls itself by a hash")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "general.name of the GGUF file is %1: the folder of a download was taken for the name of the "
                        "model, and programs show it so."),
                    {hash}),
                Message(QT_TRANSLATE_NOOP("model", "Convert the model again with its name.")), context.unit().weights);
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "README.md is here.")), {index});
    }

private:
    /// general.name, where it is the hash of a snapshot of the hub's cache; else empty.
    static std::string hashForName(const CheckContext& context)
    {
        const MetadataEntry* entry = context.isGguf() ? context.metadata("general.name") : nullptr;
        const std::string name
            = entry != nullptr && entry->value.is_string() ? entry->value.get<std::string>() : std::string();
        const bool isHash = name.size() == 40 && name.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        return isHash ? name : std::string();
    }

    /// Many places that a template leaves to be filled in.
    static bool isTemplate(const std::string& text)
    {
        std::size_t count = 0;
        for (const auto& one : factFile(FactFile::ModelCard).value("placeholders", nlohmann::json::array())) {
            const auto& word = one.get_ref<const std::string&>();
            for (std::size_t at = text.find(word); at != std::string::npos && count < 100;
                 at = text.find(word, at + word.size())) {
                count += word.size() > 60 ? 10 : 1;
            }
        }
        return count >= 10;
    }
};

class ProvenanceComplete final : public Check
{
public:
    ProvenanceComplete()
        : Check(
            {"provenance.complete",
             CheckGroup::Complete,
             QT_TRANSLATE_NOOP("model", "Provenance"),
             {W::NotAsked, W::Warns, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (isPaperless(context) || context.is(VerdictKind::Collection) || context.is(VerdictKind::TokenizerOnly)) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "There is no model here that came from somewhere.")));
        }
        if (const auto notes = context.withRole(Role::Provenance); !notes.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "A provenance note is here.")), notes);
        }
        const auto states = context.withRole(Role::TrainerState);
        const auto arguments = context.withRole(Role::TrainingArguments);
        const bool trainedHere = !states.empty() || !arguments.empty() || context.unit().residueBytes > 0;
        std::vector<Message> missing;
        const ModelCard& card = context.card();
        if (!card.has("datasets")) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "data and its version"));
        }
        if (!mentionsCommit(context)) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "commit of the code"));
        }
        if (arguments.empty() && !mentionsHyperparameters(context)) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "hyperparameters"));
        }
        const bool hasBase = card.has("base_model")
            || (context.config() != nullptr && !keyText(*context.config(), "_name_or_path").empty());
        if (!hasBase) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "base model"));
        }
        if (missing.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "Data, code, hyperparameters and base model are named.")),
                {context.cardFile()});
        }
        const Message detail(
            QT_TRANSLATE_NOOP("model", "Not known from this folder: %1."), {Message::Argument(std::move(missing))});
        const Message fix(QT_TRANSLATE_NOOP(
            "model", "The packaging wizard asks for them and writes the note. Later nobody can tell any more."));
        if (!trainedHere) {
            // Somebody else's model: what it came from is that other's to say.
            return Answer::notVerified(Message(QT_TRANSLATE_NOOP("model", "Provenance: little is said")), detail, fix);
        }
        std::vector<FileIndex> files = states;
        files.insert(files.end(), arguments.begin(), arguments.end());
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "Where this came from is not written down")), detail, fix, files);
    }

private:
    static bool mentionsCommit(const CheckContext& context)
    {
        const std::string* text = context.text(context.cardFile());
        const std::string value = context.card().value("commit");
        return !value.empty()
            || (text != nullptr
                && (text->find("/commit/") != std::string::npos || text->find("/tree/") != std::string::npos
                    || namesCommit(*text)));
    }

    /// "commit 3f2a1c9", "Commit: `3f2a1c9…`": the word with 7 to 40 hexadecimal digits behind it.
    static bool namesCommit(std::string_view text)
    {
        constexpr std::string_view Between = " :=`*_#([\t";
        constexpr std::string_view Digits = "0123456789abcdefABCDEF";
        for (std::size_t at = text.find("ommit"); at != std::string_view::npos; at = text.find("ommit", at + 1)) {
            std::string_view rest = text.substr(at + 5);
            rest = rest.substr(std::min(rest.find_first_not_of(Between), rest.size()));
            const std::size_t length = std::min(rest.find_first_not_of(Digits), rest.size());
            if (length >= 7 && length <= 40) {
                return true;
            }
        }
        return false;
    }

    static bool mentionsHyperparameters(const CheckContext& context)
    {
        const std::string* text = context.text(context.cardFile());
        return text != nullptr
            && (text->find("learning_rate") != std::string::npos || text->find("learning rate") != std::string::npos
                || text->find("yperparameter") != std::string::npos);
    }
};

} // namespace

void addPapersChecks(CheckList& list)
{
    list.push_back(std::make_unique<LicencePresent>());
    list.push_back(std::make_unique<CardPresent>());
    list.push_back(std::make_unique<ProvenanceComplete>());
}

} // namespace vitrine
