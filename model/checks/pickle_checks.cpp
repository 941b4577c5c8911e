// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/formats/pickle/pickle_report.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

/// Formats that are, or hold, pickles.
bool isPickled(Format format)
{
    switch (format) {
    case Format::PytorchZip:
    case Format::PytorchLegacy:
    case Format::PytorchTar:
    case Format::TorchScript:
    case Format::Pickle:
    case Format::DistributedCheckpoint:
        return true;
    default:
        return false;
    }
}

/// Arrays of Python objects are pickles inside a file of another format.
bool holdsObjects(const CheckContext& context, const FileEntry& entry)
{
    for (std::uint32_t row = entry.firstTensor;
         row < entry.firstTensor + std::min<std::uint32_t>(entry.tensorCount, 1'000); ++row) {
        if (context.directory().tensors->dtypeName(row) == "OBJECT") {
            return true;
        }
    }
    return false;
}

/// Names of files that are pickles as a rule, for those whose content was not looked at.
bool looksPickled(std::string_view path)
{
    constexpr std::array endings{".pkl", ".pickle", ".pt", ".pth", ".ckpt", ".joblib", ".dill"};
    return std::ranges::any_of(endings, [path](const char* ending) { return path.ends_with(ending); });
}

class HarmPickle final : public Check
{
public:
    HarmPickle()
        : Check(
            {"harm.pickle", CheckGroup::Harm, QT_TRANSLATE_NOOP("model", "Pickles"), {W::Blocks, W::Blocks, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        Tally tally;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            if (!context.isWhole(index)) {
                continue;
            }
            const PickleReport* report = pickleReportOf(entry.content.get());
            if (report != nullptr) {
                judge(context, index, *report, tally);
            } else if (
                isPickled(entry.format) || holdsObjects(context, entry)
                || (entry.content == nullptr && looksPickled(entry.path))) {
                tally.unread.push_back(index);
            }
        }
        return tally.answer();
    }

private:
    struct Tally {
        std::vector<FileIndex> dangerous, odd, unread, known, clean;
        Message firstDanger, firstOdd, firstUnread;
        std::vector<Evidence> evidence;

        Answer answer()
        {
            const Message replace(QT_TRANSLATE_NOOP(
                "model",
                "Do not load it. Take the same weights as safetensors, or convert them with a program that runs "
                "nothing of the file."));
            if (!dangerous.empty()) {
                return Answer::fault(
                           Message::plural(
                               QT_TRANSLATE_N_NOOP("model", "%n file(s) would run a program when loaded"),
                               dangerous.size()),
                           firstDanger, replace, dangerous)
                    .with(std::move(evidence));
            }
            if (!unread.empty()) {
                return Answer::notVerified(
                           Message::plural(
                               QT_TRANSLATE_N_NOOP("model", "%n pickle(s) could not be judged"), unread.size()),
                           firstUnread.isEmpty() ? Message(QT_TRANSLATE_NOOP(
                               "model",
                               "The file could not be followed to its end, so it is not known what it would do."))
                                                 : firstUnread,
                           replace, unread)
                    .with(std::move(evidence));
            }
            if (!odd.empty()) {
                return Answer::remark(
                           Message::plural(
                               QT_TRANSLATE_N_NOOP("model", "%n pickle(s) name code that is on no list"), odd.size()),
                           firstOdd,
                           Message(QT_TRANSLATE_NOOP(
                               "model", "Load it only if you trust whoever wrote it; loading imports that code.")),
                           odd)
                    .with(std::move(evidence));
            }
            std::vector<FileIndex> all = clean;
            all.insert(all.end(), known.begin(), known.end());
            if (all.empty()) {
                return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There are no pickles.")));
            }
            Answer pass = Answer::pass(
                known.empty() ? Message(QT_TRANSLATE_NOOP(
                    "model",
                    "Followed to their ends; nothing was found but names that tensors and plain data are made of."))
                              : Message(QT_TRANSLATE_NOOP(
                                  "model",
                                  "Followed to their ends; beside plain data they name only what usual training "
                                  "programs write.")),
                std::move(all));
            pass.evidence = std::move(evidence);
            return pass;
        }
    };

    static Message words(const FileEntry& entry, const PickleReport& report)
    {
        return Message(QT_TRANSLATE_NOOP("model", "%1: %2"), {entry.path, report.sentence()});
    }

    static void judge(const CheckContext& context, FileIndex index, const PickleReport& report, Tally& tally)
    {
        const FileEntry& entry = context.file(index);
        switch (report.verdict()) {
        case PickleVerdict::Dangerous:
            if (tally.dangerous.empty()) {
                tally.firstDanger = words(entry, report);
            }
            tally.dangerous.push_back(index);
            break;
        case PickleVerdict::NotVerified:
            if (tally.unread.empty()) {
                tally.firstUnread = words(entry, report);
            }
            tally.unread.push_back(index);
            break;
        case PickleVerdict::Warning:
            if (tally.odd.empty()) {
                tally.firstOdd = words(entry, report);
            }
            tally.odd.push_back(index);
            break;
        case PickleVerdict::Known:
            tally.known.push_back(index);
            break;
        case PickleVerdict::Clean:
            tally.clean.push_back(index);
            break;
        }
        for (const PickleFinding& finding : report.findings) {
            if (finding.risk != PickleRisk::Allowed && tally.evidence.size() < 200) {
                tally.evidence.push_back(
                    {index, finding.offset, finding.member,
                     finding.use == PickleUse::Called ? Message(
                         QT_TRANSLATE_NOOP("model", "%1 is called: %2"),
                         {finding.qualified() + finding.arguments, pickleDeedTitle(finding.deed)})
                                                      : Message(
                                                          QT_TRANSLATE_NOOP("model", "%1 is imported: %2"),
                                                          {finding.qualified(), pickleDeedTitle(finding.deed)})});
            }
        }
    }
};

class HarmFormat final : public Check
{
public:
    HarmFormat()
        : Check(
            {"harm.format",
             CheckGroup::Harm,
             QT_TRANSLATE_NOOP("model", "Weights without code"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isDistributed()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                "model", "A distributed checkpoint has the form of its framework; merging it writes safetensors.")));
        }
        std::vector<FileIndex> pickled;
        bool any = false;
        const auto look = [&](const Unit& unit) {
            for (const FileIndex index : unit.weights) {
                const FileEntry& entry = context.file(index);
                any = true;
                if (isPickled(entry.format) && entry.format != Format::TorchScript
                    && entry.role != Role::DistributedWeights) {
                    pickled.push_back(index);
                }
            }
        };
        look(context.unit());
        for (const std::uint32_t component : context.unit().components) {
            look(context.directory().units[component]);
        }
        if (!any) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There are no weights.")));
        }
        if (pickled.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "The weights are in a form that carries no code.")));
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The weights are pickles")),
            Message::plural(
                QT_TRANSLATE_N_NOOP(
                    "model", "%n file(s) of weights are in PyTorch's pickle form, which can carry code. The same tensors fit "
                    "into safetensors."),
                pickled.size()),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "Convert them to safetensors; newer loaders read pickles only with a recent PyTorch, or not at all.")),
            pickled);
    }
};

} // namespace

void addPickleChecks(CheckList& list)
{
    list.push_back(std::make_unique<HarmPickle>());
    list.push_back(std::make_unique<HarmFormat>());
}

} // namespace vitrine
