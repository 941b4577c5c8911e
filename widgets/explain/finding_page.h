// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/explain/explain_page.h"

#include <QCoreApplication>
#include <QStringList>

namespace vitrine {

/// What the checklist says about one of its findings, in words.
struct FindingWords {
    QString title; ///< "32.1 GB of optimizer state"
    StatusColor status = StatusColor::NotVerified;
    QString weight; ///< "warns; does not block"; empty: nothing is said
    QString found; ///< what was looked at and found
    QString fix; ///< what to do here; empty: the general advice is shown
    QStringList evidence; ///< one line each: "config.json, /_name_or_path: a home directory"
};

/// Pages about findings: found, do, why.
class FindingPage final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::FindingPage)

public:
    [[nodiscard]] static ExplainPage about(const QString& id, const std::optional<FindingWords>& words);
};

} // namespace vitrine
