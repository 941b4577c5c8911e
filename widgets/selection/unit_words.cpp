// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/selection/unit_words.h"

#include <QCoreApplication>

namespace vitrine {

namespace {

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(UnitWords)
};

} // namespace

QString unitWords(const ModelDirectory& directory, std::uint32_t unit)
{
    const Unit& named = directory.units[unit];
    const VerdictKind kind = named.verdict.kind;
    const bool isNone = kind == VerdictKind::Collection || kind == VerdictKind::NotAModel;
    return isNone && named.path.empty() && directory.units.size() > 1 ? Words::tr("the whole folder")
                                                                      : named.title.text();
}

} // namespace vitrine
