// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/portable_names.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

class ShareNames final : public Check
{
public:
    ShareNames()
        : Check(
            {"share.names",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "File names"),
             {W::Blocks, W::Blocks, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        std::vector<FileIndex> files;
        std::vector<Evidence> evidence;
        bool refused = false;
        const auto tell = [&](FileIndex index, Message text, bool hard) {
            refused = refused || hard;
            if (files.empty() || files.back() != index) {
                files.push_back(index);
            }
            if (evidence.size() < 200) {
                evidence.push_back({index, {}, {}, std::move(text)});
            }
        };
        std::unordered_map<std::string, FileIndex> folded;
        for (const FileIndex index : context.packed()) {
            const std::string& path = context.file(index).path;
            if (path.starts_with(".git/") || path.starts_with("blobs/") || path.find("/blobs/") != std::string::npos) {
                continue;
            }
            if (const NameFault fault = nameFault(path); fault.kind != NameFault::Kind::None) {
                tell(index, fault.message, fault.kind != NameFault::Kind::LongPath);
            }
            // Folders collide as files do, yet one clash is enough to tell.
            const auto [other, isNew] = folded.emplace(foldedName(path), index);
            if (!isNew && context.file(other->second).path != path) {
                tell(
                    index,
                    Message(
                        QT_TRANSLATE_NOOP(
                            "model", "%1 and %2 are one name where case or the form of letters does not count"),
                        {context.file(other->second).path, path}),
                    true);
            }
        }
        if (files.empty()) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "All names are good on Windows, macOS and Linux.")));
        }
        const Message title
            = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n name(s) that another system refuses"), files.size());
        const Message detail(QT_TRANSLATE_NOOP("model", "%1."), {evidence.front().text});
        const Message fix(QT_TRANSLATE_NOOP("model", "Rename them, and where a config names them, there too."));
        return (refused ? Answer::fault(title, detail, fix, files) : Answer::remark(title, detail, fix, files))
            .with(std::move(evidence));
    }
};

class ShareLimits final : public Check
{
public:
    ShareLimits()
        : Check(
            {"share.limits",
             CheckGroup::Share,
             QT_TRANSLATE_NOOP("model", "Sizes and numbers"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        // By the hub's documentation: 200 GB a file are recommended as the most, 500 GB refused; 100,000 files, 10,000
        // a folder.
        constexpr std::uint64_t Recommended = 200'000'000'000ULL;
        constexpr std::uint64_t Fat32 = 0xFFFF'FFFFULL;
        std::vector<FileIndex> large;
        std::uint64_t beyondFat = 0;
        std::map<std::string, std::uint64_t> folders;
        for (const FileIndex index : context.packed()) {
            const FileEntry& entry = context.file(index);
            beyondFat += entry.size > Fat32 ? 1 : 0;
            if (entry.size > Recommended) {
                large.push_back(index);
            }
            const std::size_t slash = entry.path.rfind('/');
            ++folders[slash == std::string::npos ? std::string() : entry.path.substr(0, slash)];
        }
        if (!large.empty()) {
            return Answer::fault(
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) above 200 GB"), large.size()),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "%1 has %2. The hub recommends at most 200 GB a file and refuses more than 500 GB."),
                    {context.file(large.front()).path, Argument::bytes(context.file(large.front()).size)}),
                Message(QT_TRANSLATE_NOOP("model", "Save the model in smaller shards.")), large);
        }
        const auto crowded = std::ranges::max_element(folders, {}, [](const auto& pair) { return pair.second; });
        if (context.packed().size() > 100'000 || (crowded != folders.end() && crowded->second > 10'000)) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "More files than the hub takes")),
                Message(
                    QT_TRANSLATE_NOOP("model", "%1 files, at most %2 in one folder; the hub takes 100,000 and 10,000."),
                    {Argument::count(context.packed().size()), Argument::count(crowded->second)}),
                Message(QT_TRANSLATE_NOOP("model", "Leave out data and logs, or put them into an archive.")));
        }
        if (beyondFat > 0) {
            return Answer::pass(Message::plural(
                QT_TRANSLATE_N_NOOP(
                    "model", "Within the limits of the hub. %n file(s) above 4 GB do not fit on a medium with FAT32."),
                beyondFat));
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "Within the limits of archives, FAT32 and the hub.")));
    }
};

} // namespace

void addNamesChecks(CheckList& list)
{
    list.push_back(std::make_unique<ShareNames>());
    list.push_back(std::make_unique<ShareLimits>());
}

} // namespace vitrine
