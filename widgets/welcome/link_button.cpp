// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/link_button.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace vitrine {

LinkButton::LinkButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1, std::max(fontMetrics().height(), theme::scaled(28))};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont type = font();
    type.setUnderline(underMouse());
    painter.setFont(type);
    painter.setPen(palette().color(QPalette::Link));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus()) {
        painter.setPen(QPen(theme::accent(palette()), 1.5));
        painter.drawLine(0, height() - theme::scaled(4), width(), height() - theme::scaled(4));
    }
}

void LinkButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LinkButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace vitrine
