// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/target_ring.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace vitrine {

TargetRing::TargetRing(QWidget* window)
    : QWidget(window)
{
    setObjectName(QStringLiteral("tourRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TargetRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::accent(palette()), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::scaled(4), theme::scaled(4));
}

} // namespace vitrine
