// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QWidget;

namespace vitrine {

/// Makes Tab walk through these widgets one after the other, and within each in the order that it has. All of them lie
/// in one window.
void orderTabs(const QList<QWidget*>& widgets);

} // namespace vitrine
