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
        for (const LicenceFile& licence : context.licenceFiles()) {
            if (context.file(licence.file).role == Role::Licence) {
                return Answer::pass(
                    Message(QT_TRANSLATE_NOOP("model", "%1 is here."), {context.file(licence.file).path}),
                    {licence.file});
            }
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
        // A copy of a well-known model need not say what it was trained on.
        if (!card.has("license") && context.licenceFiles().empty()) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "licence"));
        }
        if (card.front() == ModelCard::Front::Absent && text->size() < 200) {
            missing.emplace_back(QT_TRANSLATE_NOOP("model", "a text"));
        }
        if (context.isAdapter() && !card.has("base_model")) {
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
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "README.md is here.")), {index});
    }

private:
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
                && (text->find("/commit/") != std::string::npos || text->find("/tree/") != std::string::npos));
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
