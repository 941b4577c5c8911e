// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"

namespace vitrine {

Answer Answer::pass(Message detail, std::vector<FileIndex> files)
{
    return {
        .kind = Kind::Pass,
        .title = {},
        .detail = std::move(detail),
        .fix = {},
        .files = std::move(files),
        .evidence = {}};
}

Answer Answer::remark(Message title, Message detail, Message fix, std::vector<FileIndex> files)
{
    return {
        .kind = Kind::Remark,
        .title = std::move(title),
        .detail = std::move(detail),
        .fix = std::move(fix),
        .files = std::move(files),
        .evidence = {}};
}

Answer Answer::fault(Message title, Message detail, Message fix, std::vector<FileIndex> files)
{
    return {
        .kind = Kind::Fault,
        .title = std::move(title),
        .detail = std::move(detail),
        .fix = std::move(fix),
        .files = std::move(files),
        .evidence = {}};
}

Answer Answer::notVerified(Message title, Message reason, Message fix, std::vector<FileIndex> files)
{
    return {
        .kind = Kind::NotVerified,
        .title = std::move(title),
        .detail = std::move(reason),
        .fix = std::move(fix),
        .files = std::move(files),
        .evidence = {}};
}

Answer Answer::notApplicable(Message reason)
{
    return {
        .kind = Kind::NotApplicable, .title = {}, .detail = std::move(reason), .fix = {}, .files = {}, .evidence = {}};
}

const CheckList& allChecks()
{
    static const CheckList list = [] {
        CheckList all;
        addWeightsChecks(all);
        addPartsChecks(all);
        addCompanionChecks(all);
        addPapersChecks(all);
        addFitChecks(all);
        addSoundChecks(all);
        addDataChecks(all);
        addPickleChecks(all);
        addHarmChecks(all);
        addShareChecks(all);
        addNamesChecks(all);
        addKeepChecks(all);
        return all;
    }();
    return list;
}

} // namespace vitrine
