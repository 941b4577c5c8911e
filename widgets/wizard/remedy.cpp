// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/remedy.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

/// Checks that are content when the files that they are about stay out.
bool isAboutFilesThatGoIn(const std::string& check)
{
    constexpr std::array<std::string_view, 5> checks{
        "share.secrets", "share.names", "sound.download", "sound.links", "sound.format"};
    return check.starts_with("harm.") || std::ranges::find(checks, check) != checks.end();
}

bool isAnyPacked(const PlanIssue& issue, const PackagePlan& plan)
{
    return std::ranges::any_of(plan.files, [&](const PlannedFile& file) {
        return file.source != NoFile && std::ranges::find(issue.files, file.source) != issue.files.end();
    });
}

bool isPackedAs(const PackageOptions& options, std::string_view check)
{
    return std::ranges::any_of(options.added, [&](const AddedFile& file) { return file.settles == check; });
}

std::string licenceFileName(const QFileInfo& file)
{
    const QString name = file.fileName();
    const QString lower = name.toLower();
    const bool isUsual = lower.contains("licen"_L1) || lower.contains("copying"_L1);
    return isUsual ? QFile::encodeName(name).toStdString() : "LICENSE";
}

} // namespace

std::vector<Remedy> Remedies::of(
    const PlanIssue& issue, const PlanView& view, const ModelDirectory& directory, const PackageOptions& options)
{
    std::vector<Remedy> remedies;
    const std::string& check = issue.check;
    const Unit& unit = directory.units[view.plan.unit];
    if (check == "share.personal" && !scrubsPaths(options) && !view.offers.empty()) {
        remedies.push_back(Remedy::Scrub);
    }
    if (check == "share.secrets" && !options.scrubSecrets && view.holdsRemovableSecrets) {
        remedies.push_back(Remedy::TakeSecretsOut);
    }
    const bool isPickle = check == "harm.pickle" || check == "harm.format";
    if (isPickle && !options.convertPickleWeights && !view.plan.conversions.empty()) {
        remedies.push_back(Remedy::Convert);
    }
    if (check == "licence.present" && !isPackedAs(options, check)) {
        remedies.push_back(Remedy::AddLicence);
    }
    const bool wantsFiles = check == "tokenizer.present" || check == "config.present" || check == "processor.present"
        || check == "code.present";
    if (wantsFiles && !isPackedAs(options, check)) {
        remedies.push_back(Remedy::AddFiles);
    }
    // Without its only weights it would be no model any more.
    const bool holdsWeights = std::ranges::any_of(
        issue.files, [&](FileIndex file) { return std::ranges::find(unit.weights, file) != unit.weights.end(); });
    const bool isOfThePlan
        = check.empty() && !issue.files.empty(); // cannot be read, or has a name that cannot be written
    const bool isPacked = isAboutFilesThatGoIn(check) && isAnyPacked(issue, view.plan);
    if ((isOfThePlan || isPacked) && !holdsWeights) {
        remedies.push_back(Remedy::LeaveOut);
    }
    return remedies;
}

QString Remedies::title(Remedy remedy, const PlanIssue& issue)
{
    switch (remedy) {
    case Remedy::LeaveOut:
        return tr("Leave %n file(s) out", nullptr, static_cast<int>(issue.files.size()));
    case Remedy::Scrub:
        return tr("Take the paths out of the copy");
    case Remedy::TakeSecretsOut:
        return tr("Take the tokens out of the copy");
    case Remedy::Convert:
        return tr("Convert to safetensors in the package");
    case Remedy::AddLicence:
        return tr("Add the licence text…");
    case Remedy::AddFiles:
        return tr("Add files from elsewhere…");
    case Remedy::WriteNotice:
        return tr("Write the NOTICE");
    case Remedy::UsePrefix:
        break;
    }
    return tr("Begin the name with it");
}

void Remedies::leaveOut(
    const PlanIssue& issue, const ModelDirectory& directory, const Unit& unit, PackageOptions& options)
{
    const std::string prefix = unit.path + '/';
    for (const FileIndex file : issue.files) {
        const std::string& path = directory.files[file].path;
        const std::string pattern = exactPattern(path.starts_with(prefix) ? path.substr(prefix.size()) : path);
        std::erase(options.include, pattern);
        options.exclude.push_back(pattern);
    }
}

void Remedies::addFiles(const std::string& check, const QStringList& paths, PackageOptions& options)
{
    removeAdded(check, options);
    for (const QString& path : paths) {
        const QFileInfo info(path);
        if (!info.isFile()) {
            continue;
        }
        const std::string name
            = check == "licence.present" ? licenceFileName(info) : QFile::encodeName(info.fileName()).toStdString();
        std::erase_if(options.added, [&](const AddedFile& file) { return file.name == name; });
        options.added.push_back(
            {name,
             QFile::encodeName(info.absoluteFilePath()).toStdString(),
             {},
             static_cast<std::uint64_t>(info.size()),
             check});
    }
}

void Remedies::removeAdded(const std::string& check, PackageOptions& options)
{
    std::erase_if(options.added, [&](const AddedFile& file) { return file.settles == check; });
}

void Remedies::writeNotice(const std::string& sentence, PackageOptions& options)
{
    std::erase_if(options.added, [](const AddedFile& file) { return file.name == "NOTICE"; });
    options.added.push_back({"NOTICE", {}, sentence + '\n', 0, {}});
}

void Remedies::usePrefix(const PlanView& view, PackageOptions& options)
{
    options.given["name"] = view.checked->namePrefix + '-' + view.plan.options.name;
}

} // namespace vitrine
