// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/plan_issues.h"

#include "model/checks/secret/secret_scanner.h"
#include "model/packaging/content_issues.h"
#include "model/packaging/live_secrets.h"
#include "model/packaging/scrub.h"
#include "model/packaging/zip_sink.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine {

namespace {

/// A secret in a file that stays out harms nobody; a shard that is missing harms even though no file of it goes in.
bool concernsOnlyWhatGoesIn(const Finding& finding)
{
    return finding.group == CheckGroup::Harm || finding.group == CheckGroup::Share || finding.id == "sound.download"
        || finding.id == "sound.format";
}

bool namesNobody(std::string_view text, bool prose)
{
    return std::ranges::none_of(findPersonal(text, prose), [&](const PersonalMatch& match) { return !prose || match.kind != "cluster-path"; });
}

/// Whether the copies hold nothing any more of what a finding is about, in all of its files that go in. Asked of the
/// text as it will be written; the source is read for it, which is small.
bool isTakenOut(const ModelDirectory& directory, const PackagePlan& plan, const Finding& finding)
{
    const bool isSecret = finding.id == "share.secrets";
    return std::ranges::all_of(plan.files, [&](const PlannedFile& file) {
        if (file.source == NoFile || std::ranges::find(finding.files, file.source) == finding.files.end()) {
            return true;
        }
        const FileEntry& entry = directory.files[file.source];
        if (!file.scrubbed || (isSecret && secretFileName(entry.path))) {
            return false;
        }
        const auto text = scrubbedText(directory, file.source, plan.edits);
        return text && (isSecret ? !holdsLiveSecrets(*text) : namesNobody(*text, entry.role == Role::ModelCard));
    });
}

/// How the choices settled a finding; empty when they did not.
Message settlement(const ModelDirectory& directory, const PackagePlan& plan, const Finding& finding)
{
    const auto& added = plan.options.added;
    if (const auto file = std::ranges::find(added, finding.id, &AddedFile::settles); file != added.end()) {
        return Message(QT_TRANSLATE_NOOP("model", "%1 is added"), {file->name});
    }
    const auto& terms = plan.options.licenceTerms;
    if (finding.id == "share.licence" && !terms.empty()
        && std::ranges::none_of(terms, [](const LicenceTerm& term) { return term.state == LicenceTerm::State::Open; })) {
        return Message(QT_TRANSLATE_NOOP("model", "no term is open"));
    }
    if (finding.id == "share.personal" && isTakenOut(directory, plan, finding)) {
        return Message(QT_TRANSLATE_NOOP("model", "taken out of the copy"));
    }
    if (finding.id == "share.secrets" && plan.options.scrubSecrets && isTakenOut(directory, plan, finding)) {
        return Message(QT_TRANSLATE_NOOP("model", "taken out of the copy; revoke the token all the same"));
    }
    return {};
}

void addFindings(const ModelDirectory& directory, const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    std::unordered_set<FileIndex> packed;
    for (const PlannedFile& file : plan.files) {
        packed.insert(file.source);
    }
    for (const Finding& finding : plan.checklist.findings) {
        if (finding.status != CheckStatus::Failure && finding.status != CheckStatus::Warning) {
            continue;
        }
        // Names and links are asked of the plan itself, which knows what goes in and under which name.
        if (finding.id == NamesCheck || finding.id == LinksCheck) {
            continue;
        }
        const bool isElsewhere = !finding.files.empty()
            && std::ranges::none_of(finding.files, [&](FileIndex file) { return packed.contains(file); });
        if (isElsewhere && concernsOnlyWhatGoesIn(finding)) {
            continue;
        }
        const bool blocks = finding.status == CheckStatus::Failure && finding.weight == Weight::Blocks;
        const Message settled = settlement(directory, plan, finding);
        issues.push_back({blocks && settled.isEmpty() && !isWaived(plan, finding.id), std::string(finding.id), finding.title,
            finding.fix, finding.files, settled});
    }
}

void addFormatIssues(const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    if (plan.files.empty()) {
        issues.push_back({true, {}, Message(QT_TRANSLATE_NOOP("model", "Nothing is left to pack.")),
            Message(QT_TRANSLATE_NOOP("model", "Take more files in, or choose another purpose.")), {}});
    }
    if (plan.options.format == PackageFormat::Zip && !ZipSink::isPossible(plan.files.size(), plan.archiveBytes)) {
        issues.push_back({true, {},
            Message(QT_TRANSLATE_NOOP("model", "A zip of %1 would be wrong: above 4 GiB or 65,534 files many programs cannot read it."),
                {Message::Argument::bytes(plan.archiveBytes)}),
            Message(QT_TRANSLATE_NOOP("model", "Choose tar.")), {}});
    }
    const std::uint64_t taken = plan.archiveBytes + plan.temporaryBytes;
    if (plan.options.freeBytes && *plan.options.freeBytes < taken) {
        issues.push_back({true, {},
            Message(QT_TRANSLATE_NOOP("model", "The package takes %1, and %2 are free there."),
                {Message::Argument::bytes(taken), Message::Argument::bytes(*plan.options.freeBytes)}),
            Message(QT_TRANSLATE_NOOP("model", "Free some space, or choose another place.")), {}});
    }
}

} // namespace

std::vector<PlanIssue> findPlanIssues(const ModelDirectory& directory, const PackagePlan& plan)
{
    std::vector<PlanIssue> issues;
    addFormatIssues(plan, issues);
    addContentIssues(directory, plan, issues);
    addFindings(directory, plan, issues);
    std::ranges::stable_partition(issues, [](const PlanIssue& issue) { return issue.blocks; });
    return issues;
}

} // namespace vitrine
