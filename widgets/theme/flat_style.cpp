// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/flat_style.h"

namespace vitrine {

using namespace Qt::StringLiterals;

FlatStyle::FlatStyle()
    : QProxyStyle(u"fusion"_s)
{
}

} // namespace vitrine
