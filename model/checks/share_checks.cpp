// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/secret/secret_scanner.h"
#include "model/checks/share_licence.h"
#include "model/checks/share_texts.h"

#include <algorithm>
#include <set>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

class ShareSecrets final : public Check
{
public:
    ShareSecrets()
        : Check(
            {"share.secrets",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "Secrets"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::set<FileIndex> files;
        std::vector<Evidence> evidence;
        bool blocks = false;
        Message first;
        const auto tell
            = [&](FileIndex index, std::optional<std::uint64_t> offset, std::string place, Message text, bool live) {
                  if (evidence.empty() || (live && !blocks)) {
                      first = text;
                  }
                  blocks = blocks || live;
                  files.insert(index);
                  if (evidence.size() < 200) {
                      evidence.push_back({index, offset, std::move(place), std::move(text)});
                  }
              };
        for (const FileIndex index : context.packed()) {
            const FileEntry& entry = context.file(index);
            const auto name = secretFileName(entry.path);
            if (name && name->nameIsEnough && entry.placeholder == Placeholder::None && entry.size > 0) {
                tell(
                    index, {}, {},
                    Message(QT_TRANSLATE_NOOP("model", "%1 holds secrets by its name (%2)"), {entry.path, name->what}),
                    name->blocks);
            }
        }
        const bool whole = eachText(context, [&](const ScannedText& text) {
            for (const SecretMatch& match : findSecrets(text.content, 20, context.stop())) {
                const std::string& path = context.file(text.file).path;
                Message words(
                    QT_TRANSLATE_NOOP("model", "%1: %2 (%3), %4"),
                    {path, match.issuer.empty() ? match.what : match.issuer, match.what, match.masked});
                tell(
                    text.file, text.offset ? std::optional(*text.offset + match.offset) : std::nullopt, text.place,
                    std::move(words), match.blocks);
            }
        });
        if (!evidence.empty()) {
            const Message title = Message::plural(
                blocks ? QT_TRANSLATE_N_NOOP("model", "%n secret(s) in files that would be passed on")
                       : QT_TRANSLATE_N_NOOP("model", "%n place(s) that may be a secret"),
                evidence.size());
            const Message fix(QT_TRANSLATE_NOOP(
                "model",
                "Revoke the token where it was issued, then take it out of the file. Deleting it here alone does not "
                "help if it was seen."));
            return (blocks ? Answer::fault(title, first, fix, {files.begin(), files.end()})
                           : Answer::remark(title, first, fix, {files.begin(), files.end()}))
                .with(std::move(evidence));
        }
        if (!whole) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "Looked at part of the texts only: some are too long.")));
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP(
            "model", "Looked for the tokens, keys and passwords of about ninety issuers; none was found.")));
    }
};

class SharePersonal final : public Check
{
public:
    SharePersonal()
        : Check(
            {"share.personal",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "Personal data"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::set<FileIndex> files;
        std::vector<Evidence> evidence;
        std::vector<Message> first;
        const auto tell = [&](FileIndex index, std::optional<std::uint64_t> offset, std::string place, Message text) {
            if (files.insert(index).second && first.size() < 3) {
                first.push_back(text);
            }
            if (evidence.size() < 200) {
                evidence.push_back({index, offset, std::move(place), std::move(text)});
            }
        };
        eachText(context, [&](const ScannedText& text) {
            const FileEntry& entry = context.file(text.file);
            // A published licence or card may name whom to write to.
            const bool prose = entry.role == Role::Licence || entry.role == Role::ModelCard
                || entry.role == Role::Notice || entry.role == Role::UsePolicy || entry.role == Role::Document
                || entry.role == Role::CustomCode;
            for (const PersonalMatch& match : findPersonal(text.content, prose, 20, context.stop())) {
                if (prose && match.kind == "cluster-path") {
                    continue; // instructions name folders that are nobody's
                }
                tell(
                    text.file, text.offset ? std::optional(*text.offset + match.offset) : std::nullopt, text.place,
                    Message(
                        QT_TRANSLATE_NOOP("model", "%1: %2, %3"),
                        {entry.path, personalWords(match.kind), match.masked}));
            }
        });
        for (const FileIndex index : context.scope()) {
            const std::string& path = context.file(index).path;
            for (const PersonalMatch& match : findPersonal(path, false, 3)) {
                if (match.kind == "tfevents-host" || match.kind == "runs-host") {
                    tell(
                        index, {}, {},
                        Message(QT_TRANSLATE_NOOP("model", "%1: %2"), {path, personalWords(match.kind)}));
                    break;
                }
            }
        }
        if (evidence.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP(
                "model", "Looked for home directories, host names, inner addresses and e-mail; none was found.")));
        }
        const Message title = files.size() == 1
            ? Message(
                QT_TRANSLATE_NOOP("model", "A person or a machine is named in %1"),
                {lastName(context.file(*files.begin()).path)})
            : Message::plural(QT_TRANSLATE_N_NOOP("model", "%n files name a person or a machine"), files.size());
        return Answer::fault(
                   title, Message(QT_TRANSLATE_NOOP("model", "%1."), {Argument(std::move(first))}),
                   Message(QT_TRANSLATE_NOOP(
                       "model",
                       "Replace the paths by names; leave out logs and training arguments, which loading does not "
                       "need.")),
                   {files.begin(), files.end()})
            .with(std::move(evidence));
    }

private:
    static Message personalWords(std::string_view kind)
    {
        if (kind == "home-linux" || kind == "home-windows") {
            return Message(QT_TRANSLATE_NOOP("model", "a home directory"));
        }
        if (kind == "cluster-path") {
            return Message(QT_TRANSLATE_NOOP("model", "a path of one machine"));
        }
        if (kind == "email") {
            return Message(QT_TRANSLATE_NOOP("model", "an e-mail address"));
        }
        if (kind == "private-ip") {
            return Message(QT_TRANSLATE_NOOP("model", "an address of an inner network"));
        }
        return Message(QT_TRANSLATE_NOOP("model", "the name of a host"));
    }
};

class ShareResidue final : public Check
{
public:
    ShareResidue()
        : Check(
            {"share.residue",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "Residue of training"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<FileIndex> state;
        std::uint64_t bytes = 0;
        std::uint64_t stateBytes = 0;
        if (context.is(VerdictKind::DistributedCheckpoint)) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP(
                    "model", "This checkpoint is the only copy of the weights; nothing of it is residue.")),
                context.unit().weights);
        }
        const bool weightsAtHome = std::ranges::any_of(context.unit().weights, [&](FileIndex index) {
            return context.isWhole(index) && context.file(index).role != Role::DistributedWeights;
        });
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            const Role role = entry.role;
            const bool isState = role == Role::OptimizerState || role == Role::SchedulerState || role == Role::RngState
                || role == Role::ScalerState;
            const bool isLog = role == Role::Log || role == Role::TrainerState || role == Role::TrainingArguments;
            // Weights of an earlier step repeat those at the root, which are the result.
            const bool isEarlier = weightsAtHome && entry.unit != context.unitIndex()
                && entry.unit < context.directory().units.size() && entry.need == Need::ResumeOnly
                && (role == Role::Weights || role == Role::WeightsIndex || role == Role::AdapterWeights);
            const bool isWeight = std::ranges::find(context.unit().weights, index) != context.unit().weights.end();
            if ((!isState && !isLog && !isEarlier) || isWeight || !context.isWhole(index)) {
                continue;
            }
            files.push_back(index);
            bytes += entry.size;
            if (isState) {
                state.push_back(index);
                stateBytes += entry.size;
            }
        }
        if (!weightsAtHome && !context.unit().weights.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP(
                    "model",
                    "The parts of this checkpoint are the only copy of the weights; nothing of it is residue.")),
                context.unit().weights);
        }
        if (files.empty()) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "No optimizer, scheduler or RNG state, and no logs.")));
        }
        if (!weightsAtHome) {
            return Answer::notVerified(
                Message(QT_TRANSLATE_NOOP("model", "Training state without weights beside it")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "%1 of training state are here, and the weights lie elsewhere, if anywhere: ask in the folder "
                        "that holds them."),
                    {Argument::bytes(bytes)}),
                {}, files);
        }
        const Message title = stateBytes > 0
            ? Message(QT_TRANSLATE_NOOP("model", "%1 of training state"), {Argument::bytes(bytes)})
            : Message(QT_TRANSLATE_NOOP("model", "Logs and settings of the training, %1"), {Argument::bytes(bytes)});
        std::vector<std::string> names;
        for (const FileIndex index : stateBytes > 0 ? state : files) {
            names.push_back(context.file(index).path);
        }
        return Answer::fault(
            title,
            Message(
                QT_TRANSLATE_NOOP("model", "%1. The weights exist without them, so they are not the only copy."),
                {listed(names, names.size(), 4)}),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "Leave them out of the package: to share and to deploy the wizard does so. Keep them here if you may "
                "want to go on training.")),
            files);
    }
};

class ShareLicence final : public Check
{
public:
    ShareLicence()
        : Check(
            {"share.licence",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "What the licence asks for"),
             {W::Warns, W::Blocks, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override { return answerLicence(context); }
};

} // namespace

void addShareChecks(CheckList& list)
{
    list.push_back(std::make_unique<ShareSecrets>());
    list.push_back(std::make_unique<SharePersonal>());
    list.push_back(std::make_unique<ShareResidue>());
    list.push_back(std::make_unique<ShareLicence>());
}

} // namespace vitrine
