// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_plan.h"

#include "model/checks/check_context.h"
#include "model/packaging/content_choice.h"
#include "model/packaging/model_tar.h"
#include "model/packaging/plan_issues.h"
#include "model/packaging/scrub.h"
#include "model/packaging/weight_conversion.h"

#include <algorithm>

namespace vitrine {

namespace {

/// What the note and the sums take at most, for a package of so many files.
std::uint64_t ownBytes(std::size_t files, std::size_t leftOut)
{
    constexpr std::uint64_t note = 32U << 10U;
    constexpr std::uint64_t lineOfSums = 4U << 8U;
    return note + files * lineOfSums + leftOut * 256;
}

/// Letters, digits, dot, underscore and dash; never two dots, which some readers refuse.
std::string packageName(std::string_view wanted)
{
    std::string name;
    for (const char character : wanted) {
        const bool plain = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
            || (character >= '0' && character <= '9') || character == '.' || character == '_' || character == '-';
        const char next = plain ? character : '-';
        if (!(next == '.' && name.ends_with('.')) && !(next == '-' && name.ends_with('-'))) {
            name += next;
        }
    }
    name.erase(0, std::min(name.find_first_not_of(".-"), name.size()));
    name.erase(name.find_last_not_of(".-") + 1);
    return name.empty() ? "model" : name;
}

/// The name that the place gives: of the hub's cache "models--org--name" the last part.
std::string nameOfPlace(const ModelDirectory& directory, const Unit& unit)
{
    std::string place = directory.isSingleFile || unit.path.empty() ? directory.path : directory.path + '/' + unit.path;
    if (const std::size_t cache = place.rfind("/models--"); cache != std::string::npos) {
        const std::string repository = place.substr(cache + 1, place.find('/', cache + 1) - cache - 1);
        return repository.substr(repository.rfind("--") + 2);
    }
    place = place.substr(place.rfind('/') + 1);
    const std::size_t dot = place.rfind('.');
    return directory.isSingleFile && dot != std::string::npos && dot > 0 ? place.substr(0, dot) : place;
}

void chooseFiles(const ModelDirectory& directory, std::uint32_t unit, const std::stop_token& stop, PackagePlan& plan)
{
    constexpr FileIndex untilNextLook = 1024;
    const ContentChoice choice(directory, unit, plan.options);
    for (FileIndex i = 0; i < directory.files.size(); ++i) {
        if (i % untilNextLook == 0 && stop.stop_requested()) {
            plan.cancelled = true;
            return;
        }
        const FileEntry& file = directory.files[i];
        Choice decided = choice.choose(i);
        if (decided.goesIn) {
            plan.files.push_back({choice.nameInPackage(i), i, file.size, false, std::move(decided.reason)});
        } else {
            plan.leftOut.push_back({i, file.size, std::move(decided.reason), decided.isWanted});
            plan.savedBytes += file.size;
        }
    }
}

/// Files from elsewhere; what has the same name gives way.
void addFiles(PackagePlan& plan)
{
    for (std::size_t i = 0; i < plan.options.added.size(); ++i) {
        const AddedFile& added = plan.options.added[i];
        const auto same = std::ranges::find(plan.files, added.name, &PlannedFile::name);
        if (same != plan.files.end() && same->source != NoFile) {
            plan.leftOut.push_back(
                {same->source, same->size, Message(QT_TRANSLATE_NOOP("model", "another file takes its place"))});
            plan.savedBytes += same->size;
        }
        if (same != plan.files.end()) {
            plan.files.erase(same);
        }
        plan.files.push_back({added.name, NoFile, added.path.empty() ? added.text.size() : added.size, false,
            Message(QT_TRANSLATE_NOOP("model", "added by you")), i});
    }
}

/// What lies in the folder of the unit comes before what lies around it.
void dropSecondNames(const ModelDirectory& directory, PackagePlan& plan)
{
    const auto isInside = [&](const PlannedFile& file) {
        return file.source != NoFile && directory.files[file.source].path != file.name;
    };
    std::ranges::stable_sort(plan.files, [&](const PlannedFile& a, const PlannedFile& b) {
        return a.name != b.name ? a.name < b.name : isInside(a) && !isInside(b);
    });
    std::vector<PlannedFile> files;
    files.reserve(plan.files.size());
    for (PlannedFile& file : plan.files) {
        if (files.empty() || files.back().name != file.name) {
            files.push_back(std::move(file));
        } else if (file.source != NoFile) {
            plan.leftOut.push_back({file.source, file.size, Message(QT_TRANSLATE_NOOP("model", "another file takes its place"))});
            plan.savedBytes += file.size;
        }
    }
    plan.files = std::move(files);
}

void applyScrubbing(const ModelDirectory& directory, const std::stop_token& stop, PackagePlan& plan)
{
    const std::set<FileIndex> secrets = plan.options.scrubSecrets ? filesWithSecrets(plan.checklist) : std::set<FileIndex>();
    for (PlannedFile& file : plan.files) {
        if (stop.stop_requested()) {
            plan.cancelled = true;
            return;
        }
        if (file.source == NoFile) {
            continue;
        }
        std::vector<ScrubEdit> edits = findScrubEdits(directory, file.source, {scrubsPaths(plan.options), secrets.contains(file.source)});
        if (edits.empty()) {
            continue;
        }
        file.scrubbed = true;
        for (ScrubEdit& edit : edits) {
            plan.edits.push_back(std::move(edit));
        }
    }
}

/// The checklist was asked about what the purpose takes. What somebody took in besides is looked through for secrets and
/// personal data as well.
void askAboutTakenIn(const ModelDirectory& directory, const std::stop_token& stop, PackagePlan& plan)
{
    CheckOptions options;
    options.purpose = plan.options.purpose;
    options.stop = stop;
    options.only = {"share.secrets", "share.personal"};
    const CheckContext usual(directory, plan.unit, options);
    const std::set<FileIndex> asked(usual.packed().begin(), usual.packed().end());
    for (const PlannedFile& file : plan.files) {
        if (file.source != NoFile && !asked.contains(file.source)) {
            options.takenIn.push_back(file.source);
        }
    }
    if (options.takenIn.empty() || plan.checklist.findings.empty()) {
        return;
    }
    for (Finding& finding : runChecks(directory, plan.unit, options).findings) {
        const auto before = std::ranges::find(plan.checklist.findings, finding.id, &Finding::id);
        if (before != plan.checklist.findings.end()) {
            *before = std::move(finding);
        }
    }
    summarise(plan.checklist);
}

std::uint64_t archiveSize(const PackagePlan& plan)
{
    std::uint64_t size = ownBytes(plan.files.size(), plan.leftOut.size());
    for (const PlannedFile& file : plan.files) {
        const QByteArray name = QByteArray::fromStdString(plan.topFolder + '/' + file.name);
        size += file.size + (plan.options.format == PackageFormat::Folder || plan.options.format == PackageFormat::Oci
                ? 0
                : static_cast<std::uint64_t>(ModelTar::overhead(name, static_cast<qint64>(file.size))));
    }
    return size;
}

} // namespace

bool PackagePlan::isBlocked() const
{
    return cancelled || std::ranges::any_of(issues, &PlanIssue::blocks);
}

std::size_t PackagePlan::secretEdits() const
{
    return static_cast<std::size_t>(std::ranges::count_if(edits, &ScrubEdit::takesSecret));
}

PackagePlan planPackage(const ModelDirectory& directory, std::uint32_t unit, const Checklist& checklist,
    const PackageOptions& options, const std::stop_token& stop)
{
    PackagePlan plan;
    plan.cancelled = stop.stop_requested();
    plan.options = options;
    plan.unit = unit;
    plan.checklist = checklist;
    const auto given = [&](const char* key) {
        const auto found = options.given.find(key);
        return found == options.given.end() ? std::string() : found->second;
    };
    if (plan.options.name.empty()) {
        plan.options.name = given("name").empty() ? nameOfPlace(directory, directory.units[unit]) : given("name");
    }
    if (!given("version").empty()) {
        plan.options.version = given("version");
    }
    plan.options.name = packageName(plan.options.name);
    plan.options.version = packageName(plan.options.version);
    plan.topFolder = plan.options.name + '-' + plan.options.version;
    chooseFiles(directory, unit, stop, plan);
    addFiles(plan);
    planConversions(directory, plan);
    dropSecondNames(directory, plan);
    askAboutTakenIn(directory, stop, plan);
    applyScrubbing(directory, stop, plan);
    for (const PlannedFile& file : plan.files) {
        plan.contentBytes += file.size;
    }
    plan.archiveBytes = archiveSize(plan);
    plan.provenance = gatherProvenance(directory, unit, options.given);
    plan.issues = findPlanIssues(directory, plan);
    return plan;
}

} // namespace vitrine
