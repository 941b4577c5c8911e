// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/plan_view.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace vitrine {

/// What a person has decided so far about the package of one unit.
struct WizardDraft {
    PackageOptions options;
    TermAnswers answers;
    QString output; ///< empty: as suggested
    QDateTime saved;
};

/// Keeps drafts between one time and the next: one small file for each unit of each folder, in the program's own data.
/// Nothing is ever written into the folder itself.
class DraftStore final
{
public:
    /// The file of a unit, whether it is there or not. Named by a hash, so that no path stands in the name.
    [[nodiscard]] static QString fileOf(const ModelDirectory& directory, std::uint32_t unit);
    /// Nothing when there is none, or it is not one that this version wrote for this folder. Files from elsewhere that
    /// are no longer there are dropped.
    [[nodiscard]] static std::optional<WizardDraft> load(const ModelDirectory& directory, std::uint32_t unit);
    /// At once or not at all. False when it could not be written.
    static bool save(const ModelDirectory& directory, std::uint32_t unit, const WizardDraft& draft);
    static void drop(const ModelDirectory& directory, std::uint32_t unit);
};

} // namespace vitrine
