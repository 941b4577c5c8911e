// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/finding.h"
#include "widgets/explain/finding_page.h"

#include <QCoreApplication>

namespace vitrine {

/// A finding of the checklist in the words of the explanation panel.
class FindingText final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::FindingText)

public:
    [[nodiscard]] static FindingWords of(const Finding& finding, const ModelDirectory& directory);

private:
    [[nodiscard]] static QString weightOf(const Finding& finding);
    [[nodiscard]] static QString lineOf(const Evidence& evidence, const ModelDirectory& directory);
};

} // namespace vitrine
