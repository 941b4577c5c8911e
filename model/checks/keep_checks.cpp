// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/storage_kind.h"

#include <algorithm>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;

class KeepStorage final : public Check
{
public:
    KeepStorage()
        : Check(
            {"keep.storage", CheckGroup::Keep, QT_TRANSLATE_NOOP("model", "Storage"), {W::Warns, W::Warns, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        const std::string& path = context.directory().path;
        if (lastName(path) == "vitrine-practice") {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "The practice folder is made anew whenever it is wanted.")));
        }
        const std::string kind = context.options().storage ? context.options().storage(path) : storageKind(path);
        if (kind == "memory") {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "This lies in memory")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "%1 is on a file system in memory (tmpfs); it is gone when the machine is switched off."),
                    {path}),
                move());
        }
        if (kind == "temporary") {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "This lies in a folder for temporary files")),
                Message(QT_TRANSLATE_NOOP("model", "%1 is cleared by the system from time to time."), {path}), move());
        }
        if (kind == "full") {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The file system is full")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "Where %1 lies hardly anything is free: what was written last may be cut off."),
                    {path}),
                Message(QT_TRANSLATE_NOOP("model", "Make room, then check the lengths and hashes of the files.")));
        }
        if (kind == "overlay") {
            // It may be the layer of a container, or the root of a system that is meant to be that way.
            return Answer::notVerified(
                Message(QT_TRANSLATE_NOOP("model", "This may vanish with a container")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "%1 is on an overlay file system. In a container, what is written there goes with the "
                        "container."),
                    {path}),
                move());
        }
        if (kind.empty()) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "What %1 lies on cannot be told."), {path}));
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 lies on storage that stays (%2)."), {path, kind}));
    }

private:
    static Message move() { return Message(QT_TRANSLATE_NOOP("model", "Move it to a disk that stays.")); }
};

class KeepCopies final : public Check
{
public:
    KeepCopies()
        : Check(
            {"keep.copies",
             CheckGroup::Keep,
             QT_TRANSLATE_NOOP("model", "Check sums and a second copy"),
             {W::NotAsked, W::Warns, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isNoModel()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no model here.")));
        }
        const auto sums = context.withRole(Role::Checksum);
        if (!sums.empty()) {
            return Answer::pass(
                Message(
                    QT_TRANSLATE_NOOP("model", "%1 tells later whether a copy is still right."),
                    {context.file(sums.front()).path}),
                sums);
        }
        const bool inCache = std::ranges::any_of(context.scope(), [&](FileIndex index) {
            return context.file(index).path.find("blobs/") != std::string::npos
                || context.file(index).linkTarget.find("blobs/") != std::string::npos;
        });
        if (inCache) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP(
                "model", "The hub's cache names each file by its hash, and the hub holds a second copy.")));
        }
        return Answer::notVerified(
            Message(QT_TRANSLATE_NOOP("model", "Whether there is a second copy is not known")),
            Message(QT_TRANSLATE_NOOP(
                "model",
                "No list of check sums is here. A package of Vitrine carries one, and the wizard offers to write it to "
                "a second place.")),
            Message(QT_TRANSLATE_NOOP("model", "Package it, and keep the package on another disk.")));
    }
};

} // namespace

void addKeepChecks(CheckList& list)
{
    list.push_back(std::make_unique<KeepStorage>());
    list.push_back(std::make_unique<KeepCopies>());
}

} // namespace vitrine
