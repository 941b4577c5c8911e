// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "widgets/explain/explain_page.h"

#include <QCoreApplication>

namespace vitrine {

/// The page about the unit that is shown: what its verdict means and what to do next.
class UnitPage final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::UnitPage)

public:
    [[nodiscard]] static ExplainPage about(const ModelDirectory& directory, std::uint32_t unit);
    /// While headers are still being read.
    [[nodiscard]] static ExplainPage reading();

private:
    static void addParts(ExplainPage& page, const Unit& unit);
};

} // namespace vitrine
