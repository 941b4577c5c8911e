// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/plan_view.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace vitrine {

/// What the program itself can do about a finding, in the copy. The folder stays as it is.
enum class Remedy : std::uint8_t { LeaveOut, Scrub, TakeSecretsOut, Convert, AddLicence, AddFiles, WriteNotice, UsePrefix };

/// Which remedies there are for what was found, and how they are carried out on the choices.
class Remedies final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::Remedies)

public:
    /// The shortest way out first; empty when only a person can mend it.
    [[nodiscard]] static std::vector<Remedy>
    of(const PlanIssue& issue, const PlanView& view, const ModelDirectory& directory, const PackageOptions& options);
    /// On its button.
    [[nodiscard]] static QString title(Remedy remedy, const PlanIssue& issue);

    static void
    leaveOut(const PlanIssue& issue, const ModelDirectory& directory, const Unit& unit, PackageOptions& options);
    /// Adds files of the disk for a check; a licence text gets a name that licences have. What was added for it before
    /// goes. Files that are not there are passed over.
    static void addFiles(const std::string& check, const QStringList& paths, PackageOptions& options);
    static void removeAdded(const std::string& check, PackageOptions& options);
    static void writeNotice(const std::string& sentence, PackageOptions& options);
    static void usePrefix(const PlanView& view, PackageOptions& options);
};

} // namespace vitrine
