// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/card.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace vitrine {

Card::Card(QWidget* parent)
    : QWidget(parent)
{
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::hairline(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::scaled(6), theme::scaled(6));
}

} // namespace vitrine
