// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/split_faults.h"

#include <algorithm>
#include <set>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

bool isWeightFile(const FileEntry& entry)
{
    switch (entry.role) {
    case Role::Weights:
    case Role::DistributedWeights:
    case Role::AdapterWeights:
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
    case Role::ScalerState:
    case Role::TrainingArguments:
    case Role::CalibrationData:
        return true;
    default:
        return entry.content != nullptr;
    }
}

/// Whether a weight file that no reader took is one whose length or rules a reader would tell: not the JSON or text that
/// some formats have beside their data.
bool isUnreadFormat(const FileEntry& entry)
{
    return entry.content == nullptr && !entry.path.ends_with(".json") && !entry.path.ends_with(".txt");
}

std::vector<std::string> paths(const CheckContext& context, const std::vector<FileIndex>& files)
{
    std::vector<std::string> names;
    for (const FileIndex index : files) {
        names.push_back(context.file(index).path);
    }
    return names;
}

/// Whether the unit can be loaded without this file.
bool isSpare(const CheckContext& context, FileIndex index)
{
    const Unit& unit = context.unit();
    const bool isResumed = context.options().purpose == Purpose::Resume && context.file(index).need == Need::ResumeOnly;
    if (!unit.verdict.loadable || isResumed) {
        return false;
    }
    const bool isPart = std::ranges::any_of(unit.parts, [index](const PartStatus& part) {
        return std::ranges::find(part.files, index) != part.files.end();
    });
    return !isPart && std::ranges::find(unit.weights, index) == unit.weights.end()
        && context.file(index).need != Need::RequiredToLoad;
}

/// A piece of a file that was cut by bytes on purpose ("model.gguf.part1of2").
constexpr std::string_view PieceOfFile = "gguf.piece";

bool isTruncation(const Problem& problem)
{
    return problem.code.ends_with("truncated") || problem.code.ends_with(".beyond_file")
        || problem.code.ends_with(".too_short") || problem.code.ends_with(".offset-beyond")
        || problem.code.ends_with("no-directory") || problem.code.ends_with("torch.cut");
}

class Truncated final : public Check
{
public:
    Truncated()
        : Check(
            {"sound.truncated",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Length of the files"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> cut;
        std::vector<FileIndex> unread;
        std::vector<FileIndex> closed;
        std::vector<Evidence> evidence;
        std::uint64_t read = 0;
        std::size_t pieces = 0;
        Message first;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            if (entry.kind == EntryKind::Unreadable) {
                closed.push_back(index);
            }
            if (!isWeightFile(entry) || !context.isWhole(index)) {
                continue;
            }
            if (entry.content == nullptr) {
                if (isUnreadFormat(entry)) {
                    unread.push_back(index);
                }
                continue;
            }
            ++read;
            const ModelFile& content = *entry.content;
            const auto problem = std::ranges::find_if(content.problems, [](const Problem& one) {
                return (one.severity == Severity::Error && isTruncation(one)) || one.code == PieceOfFile;
            });
            const bool isPiece = problem != content.problems.end() && problem->code == PieceOfFile;
            pieces += isPiece ? 1 : 0;
            const bool isShort = content.statedBytes > entry.size && !isPiece;
            if (isShort || problem != content.problems.end()) {
                Message text = isShort ? Message(
                                   QT_TRANSLATE_NOOP("model", "%1 ends %2 before its own header says"),
                                   {entry.path, Argument::bytes(content.statedBytes - entry.size)})
                                       : problem->message;
                if (cut.empty()) {
                    first = text;
                }
                cut.push_back(index);
                evidence.push_back({index, isShort ? std::optional(entry.size) : problem->offset, {}, std::move(text)});
            }
        }
        if (!cut.empty()) {
            const Message title = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) cut off"), cut.size());
            const bool isNeeded = std::ranges::any_of(cut, [&](FileIndex index) { return !isSpare(context, index); });
            if (!isNeeded) {
                return Answer::remark(
                           title, first,
                           Message(QT_TRANSLATE_NOOP(
                               "model", "Loading does not need them; leave them out, or fetch them again.")),
                           cut)
                    .with(std::move(evidence));
            }
            return Answer::fault(
                       title, first,
                       pieces == cut.size()
                           ? Message(QT_TRANSLATE_NOOP("model", "Join the pieces with cat, in their order, into one file."))
                           : Message(QT_TRANSLATE_NOOP(
                               "model", "Download the file again; most downloaders go on where they stopped.")),
                       cut)
                .with(std::move(evidence));
        }
        if (!closed.empty()) {
            return Answer::notVerified(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) cannot be opened"), closed.size()),
                Message(
                    QT_TRANSLATE_NOOP("model", "Reading is not permitted, or the disk failed: %1."),
                    {listed(paths(context, closed), closed.size(), 4)}),
                Message(QT_TRANSLATE_NOOP("model", "Give yourself the right to read them, or copy them again.")),
                closed);
        }
        if (read == 0 && !unread.empty()) {
            return Answer::notVerified(
                {},
                Message(
                    QT_TRANSLATE_NOOP("model", "Files of a format whose length Vitrine cannot tell: %1."),
                    {listed(paths(context, unread), unread.size(), 3)}),
                {}, unread);
        }
        if (read == 0) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "There is no file whose header states a length.")));
        }
        return Answer::pass(
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) are as long as their headers say."), read));
    }
};

class FormatRules final : public Check
{
public:
    FormatRules()
        : Check(
            {"sound.format",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Rules of the formats"),
             {W::Warns, W::Warns, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::set<FileIndex> files;
        std::vector<Evidence> evidence;
        std::vector<FileIndex> unread;
        std::uint64_t read = 0;
        std::uint64_t count = 0;
        Message first;
        bool error = false;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            if (!isWeightFile(entry) || !context.isWhole(index)) {
                continue;
            }
            if (entry.content == nullptr) {
                if (isUnreadFormat(entry)) {
                    unread.push_back(index);
                }
                continue;
            }
            ++read;
            for (const Problem& problem : entry.content->problems) {
                const bool isCutHeader
                    = problem.code == "safetensors.header_length" && entry.content->statedBytes > entry.size;
                if (!isOfFormat(problem) || isCutHeader) {
                    continue;
                }
                if (count++ == 0) {
                    first = problem.message;
                }
                error = error || problem.severity == Severity::Error;
                files.insert(index);
                if (evidence.size() < 200) {
                    evidence.push_back({index, problem.offset, problem.code, problem.message});
                }
            }
        }
        for (Evidence& one : directoryFindings(context, {"gguf.split-repeat"})) {
            if (count++ == 0) {
                first = one.text;
            }
            files.insert(one.file);
            evidence.push_back(std::move(one));
        }
        if (count > 0) {
            return Answer::fault(
                       Message::plural(QT_TRANSLATE_N_NOOP("model", "%n breach(es) of a format's rules"), count),
                       Message(QT_TRANSLATE_NOOP("model", "The first: %1"), {first}),
                       error ? Message(QT_TRANSLATE_NOOP(
                           "model", "Fetch the file again, or save the model anew: strict loaders refuse it."))
                             : Message(QT_TRANSLATE_NOOP(
                                 "model", "Loaders that are strict may refuse it; saving the model anew helps.")),
                       {files.begin(), files.end()})
                .with(std::move(evidence));
        }
        if (read == 0) {
            return unread.empty()
                ? Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no weight file.")))
                : Answer::notVerified(
                    {},
                    Message(
                        QT_TRANSLATE_NOOP("model", "Files of a format that Vitrine does not read: %1."),
                        {listed(paths(context, unread), unread.size(), 3)}),
                    {}, unread);
        }
        return Answer::pass(
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) keep the rules of their formats."), read));
    }

private:
    /// What a pickle would do is another question, and so are a file that was cut off and a part that is missing.
    static bool isOfFormat(const Problem& problem)
    {
        return problem.severity != Severity::Note && !isTruncation(problem) && !problem.code.starts_with("pickle.")
            && problem.code != "dcp.part-missing" && problem.code != "dcp.parts";
    }
};

class Pointers final : public Check
{
public:
    Pointers()
        : Check(
            {"sound.pointer",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Pointers instead of files"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<Evidence> evidence;
        std::uint64_t bytes = 0;
        bool needed = false;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            const bool isPointer = entry.placeholder == Placeholder::LfsPointer
                || entry.placeholder == Placeholder::AnnexPointer || entry.role == Role::LfsPointer;
            if (!isPointer || entry.path.starts_with(".git/")) {
                continue;
            }
            files.push_back(index);
            bytes += entry.statedSize;
            needed = needed || !isSpare(context, index);
            evidence.push_back(
                {index,
                 {},
                 {},
                 Message(
                     QT_TRANSLATE_NOOP("model", "stands for %1, SHA-256 %2"),
                     {Argument::bytes(entry.statedSize),
                      entry.statedHash.empty() ? std::string("?") : entry.statedHash})});
        }
        if (files.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "No Git LFS pointer stands in for a file.")));
        }
        const Message title = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) are only pointers"), files.size());
        const Message detail(
            QT_TRANSLATE_NOOP("model", "Git LFS pointers stand for %1: %2."),
            {Argument::bytes(bytes), listed(paths(context, files), files.size(), 4)});
        const Message fix(QT_TRANSLATE_NOOP(
            "model",
            "Run “git lfs install” and “git lfs pull” in the clone, or download the files with the hub's own "
            "program."));
        return (needed
                    ? Answer::fault(title, detail, fix, files)
                    : Answer::remark(
                        title, detail,
                        Message(QT_TRANSLATE_NOOP(
                            "model", "Loading does not need them; leave them out, or fetch them with “git lfs pull”.")),
                        files))
            .with(std::move(evidence));
    }
};

Message placeholderWords(const FileEntry& entry)
{
    switch (entry.placeholder) {
    case Placeholder::WebPage:
        return Message(QT_TRANSLATE_NOOP("model", "%1 holds a web page"), {entry.path});
    case Placeholder::ErrorMessage:
        return Message(QT_TRANSLATE_NOOP("model", "%1 holds an error message of a server"), {entry.path});
    case Placeholder::Empty:
        return Message(QT_TRANSLATE_NOOP("model", "%1 is empty"), {entry.path});
    case Placeholder::Preallocated:
        return Message(
            QT_TRANSLATE_NOOP("model", "%1 holds nothing but zeros: its download has not come to it yet"),
            {entry.path});
    default:
        return Message(QT_TRANSLATE_NOOP("model", "%1 is a part of a download"), {entry.path});
    }
}

/// The hub's downloader leaves a lock beside each file that it fetched, and never takes it away.
bool isLockOfHub(const FileEntry& entry)
{
    return entry.path.ends_with(".lock")
        && (entry.path.find(".cache/huggingface/") != std::string::npos
            || entry.path.find(".locks/") != std::string::npos);
}

class Downloads final : public Check
{
public:
    Downloads()
        : Check(
            {"sound.download",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Finished downloads"),
             {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<Evidence> evidence;
        std::vector<Message> words;
        bool needed = false;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            const bool unfinished = entry.placeholder == Placeholder::WebPage
                || entry.placeholder == Placeholder::ErrorMessage || entry.placeholder == Placeholder::Empty
                || entry.placeholder == Placeholder::Preallocated || entry.placeholder == Placeholder::PartialDownload
                || (entry.role == Role::IncompleteDownload && entry.placeholder == Placeholder::None);
            if (!unfinished || isLockOfHub(entry)) {
                continue;
            }
            files.push_back(index);
            needed = needed || !isSpare(context, index);
            evidence.push_back({index, {}, {}, placeholderWords(entry)});
            if (words.size() < 4) {
                words.push_back(placeholderWords(entry));
            }
        }
        if (files.empty()) {
            return Answer::pass(Message(
                QT_TRANSLATE_NOOP("model", "No unfinished download, no empty file, no web page in place of a file.")));
        }
        if (files.size() > words.size()) {
            words.push_back(
                Message(QT_TRANSLATE_NOOP("model", "%1 more"), {Argument::count(files.size() - words.size())}));
        }
        const Message title = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n unfinished file(s)"), files.size());
        const Message detail(QT_TRANSLATE_NOOP("model", "%1."), {Argument(std::move(words))});
        return (needed ? Answer::fault(
                    title, detail, Message(QT_TRANSLATE_NOOP("model", "Download these files again.")), files)
                       : Answer::remark(
                           title, detail,
                           Message(QT_TRANSLATE_NOOP(
                               "model", "Loading does not need them; delete them, or finish the download.")),
                           files))
            .with(std::move(evidence));
    }
};

class Links final : public Check
{
public:
    Links()
        : Check(
            {"sound.links", CheckGroup::Sound, QT_TRANSLATE_NOOP("model", "Links"), {W::Blocks, W::Blocks, W::Blocks}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<Evidence> evidence;
        std::uint64_t links = 0;
        bool needed = false;
        bool leaves = false;
        Message first;
        for (const FileIndex index : context.scope()) {
            const FileEntry& entry = context.file(index);
            links += entry.kind == EntryKind::Link ? 1 : 0;
            const bool textOfLink = entry.placeholder == Placeholder::LinkText;
            if (entry.kind != EntryKind::BrokenLink && entry.kind != EntryKind::LeavingLink && !textOfLink) {
                continue;
            }
            if (entry.role == Role::Cache || entry.path.starts_with(".git/")) {
                continue;
            }
            Message text = textOfLink
                ? Message(QT_TRANSLATE_NOOP("model", "%1 holds the text of a link and not the file"), {entry.path})
                : entry.kind == EntryKind::BrokenLink
                ? Message(QT_TRANSLATE_NOOP("model", "%1 leads to nothing (%2)"), {entry.path, entry.linkTarget})
                : Message(
                    QT_TRANSLATE_NOOP("model", "%1 leads out of the directory (%2)"), {entry.path, entry.linkTarget});
            if (files.empty()) {
                first = text;
            }
            leaves = leaves || entry.kind == EntryKind::LeavingLink;
            needed = needed || !isSpare(context, index);
            files.push_back(index);
            evidence.push_back({index, {}, {}, std::move(text)});
        }
        if (files.empty()) {
            return links == 0 ? Answer::pass(Message(QT_TRANSLATE_NOOP("model", "There are no links.")))
                              : Answer::pass(Message::plural(
                                  QT_TRANSLATE_N_NOOP("model", "%n link(s), and each leads to a file inside."), links));
        }
        const Message title = Message::plural(
            QT_TRANSLATE_N_NOOP("model", "%n link(s) lead nowhere or out of the directory"), files.size());
        const Message fix = leaves
            ? Message(QT_TRANSLATE_NOOP(
                "model", "Put the file itself in place of the link: a link is worth nothing on another machine."))
            : Message(QT_TRANSLATE_NOOP("model", "Fetch the file that the link should lead to."));
        return (needed || leaves ? Answer::fault(title, first, fix, files) : Answer::remark(title, first, fix, files))
            .with(std::move(evidence));
    }
};

} // namespace

void addSoundChecks(CheckList& list)
{
    list.push_back(std::make_unique<Truncated>());
    list.push_back(std::make_unique<FormatRules>());
    list.push_back(std::make_unique<Pointers>());
    list.push_back(std::make_unique<Downloads>());
    list.push_back(std::make_unique<Links>());
}

} // namespace vitrine
