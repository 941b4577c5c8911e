// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/plan_view.h"

#include "model/checks/check_context.h"
#include "model/checks/share_licence.h"
#include "model/packaging/content_choice.h"
#include "model/packaging/scrub.h"

#include <algorithm>
#include <set>

namespace vitrine {

namespace {

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(
        result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return result;
}

LicenceTerm::State stateOf(LicenceItem::State state)
{
    switch (state) {
    case LicenceItem::State::Done:
        return LicenceTerm::State::Done;
    case LicenceItem::State::Open:
        return LicenceTerm::State::Open;
    case LicenceItem::State::Told:
        break;
    }
    return LicenceTerm::State::Told;
}

void askLicence(const CheckContext& context, CheckedUnit& checked)
{
    const Finding* finding = checked.checklist.finding("share.licence");
    if (finding == nullptr || finding->evidence.empty()) {
        return; // card, text and base contradict one another, or there is nothing to go through
    }
    const LicencePicture picture = licencePicture(context);
    const Licence* licence = picture.effective() != nullptr ? picture.effective() : picture.base;
    if (licence == nullptr) {
        return;
    }
    checked.licenceName = licence->name;
    checked.namePrefix = licence->prefix;
    checked.notice = licence->notice;
    for (const LicenceItem& item : licenceItems(context, *licence)) {
        checked.terms.push_back({item.code, item.text, stateOf(item.state)});
    }
}

bool isSettledByFile(const PackageOptions& options, const std::string& code)
{
    const bool isText = code == "include-text" || code == "keep-copyright" || code == "restrictions-pass-on";
    return std::ranges::any_of(options.added, [&](const AddedFile& file) {
        return (isText && file.settles == "licence.present") || (code == "notice-file" && file.name == "NOTICE");
    });
}

std::vector<LicenceTerm>
mergedTerms(const CheckedUnit& checked, const PackageOptions& options, const TermAnswers& answers)
{
    std::vector<LicenceTerm> terms = checked.terms;
    const auto name = options.given.find("name");
    for (LicenceTerm& term : terms) {
        if (const auto answer = answers.find(term.code); answer != answers.end()) {
            term.state = answer->second;
        }
        const bool hasPrefix = term.code == "name-prefix" && !checked.namePrefix.empty() && name != options.given.end()
            && lower(name->second).starts_with(lower(checked.namePrefix));
        if (hasPrefix || isSettledByFile(options, term.code)) {
            term.state = LicenceTerm::State::Done;
        }
    }
    return terms;
}

/// Only what still stands in the way needs a word in the note.
void dropIdleWaivers(const Checklist& checklist, PackageOptions& options)
{
    std::erase_if(options.waivers, [&](const Waiver& waiver) {
        const Finding* finding = checklist.finding(waiver.check);
        return finding == nullptr || finding->status != CheckStatus::Failure || finding->weight != Weight::Blocks;
    });
}

std::uint64_t bytesFor(const ModelDirectory& directory, std::uint32_t unit, PackageOptions options, Purpose purpose)
{
    options.purpose = purpose;
    const ContentChoice choice(directory, unit, options);
    std::uint64_t bytes = 0;
    for (FileIndex i = 0; i < directory.files.size(); ++i) {
        bytes += choice.choose(i).goesIn ? directory.files[i].size : 0;
    }
    return bytes;
}

} // namespace

CheckedUnit checkUnit(const ModelDirectory& directory, std::uint32_t unit, Purpose purpose, const std::stop_token& stop)
{
    CheckedUnit checked;
    CheckOptions options;
    options.purpose = purpose;
    options.stop = stop;
    checked.checklist = runChecks(directory, unit, options);
    if (purpose == Purpose::Share && !stop.stop_requested()) {
        const CheckContext context(directory, unit, options);
        askLicence(context, checked);
    }
    return checked;
}

PlanView makePlanView(
    const ModelDirectory& directory, std::uint32_t unit, std::shared_ptr<const CheckedUnit> checked,
    PackageOptions options, const TermAnswers& answers, const std::stop_token& stop)
{
    PlanView view;
    view.checked = std::move(checked);
    dropIdleWaivers(view.checked->checklist, options);
    options.licenceTerms = mergedTerms(*view.checked, options, answers);
    for (std::size_t i = 0; i < view.purposeBytes.size() && !stop.stop_requested(); ++i) {
        view.purposeBytes[i] = bytesFor(directory, unit, options, static_cast<Purpose>(i));
    }
    view.plan = planPackage(directory, unit, view.checked->checklist, options, stop);
    const std::set<FileIndex> secrets = filesWithSecrets(view.plan.checklist);
    for (const PlannedFile& file : view.plan.files) {
        view.largestFile = std::max(view.largestFile, file.size);
        if (file.source != NoFile) {
            const bool isSecret = secrets.contains(file.source);
            std::vector<ScrubEdit> edits = findScrubEdits(directory, file.source, {true, isSecret && view.plan.options.scrubSecrets});
            view.holdsRemovableSecrets = view.holdsRemovableSecrets
                || (isSecret && !findScrubEdits(directory, file.source, {false, true}).empty());
            view.offers.insert(
                view.offers.end(), std::make_move_iterator(edits.begin()), std::make_move_iterator(edits.end()));
        }
        if (stop.stop_requested()) {
            return view;
        }
    }
    view.rows = contentRows(directory, view.plan);
    return view;
}

} // namespace vitrine
