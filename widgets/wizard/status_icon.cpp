// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/status_icon.h"

#include <QPainter>

namespace vitrine {

StatusIcon::StatusIcon(int pixels, QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(theme::scaled(pixels), theme::scaled(pixels));
    setStatus(StatusColor::Info);
}

void StatusIcon::setStatus(StatusColor status)
{
    m_name = theme::statusIcon(status);
    m_status = status;
    m_isMuted = false;
    update();
}

void StatusIcon::setPicture(const QString& name)
{
    m_name = name;
    m_isMuted = true;
    update();
}

void StatusIcon::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor color = m_isMuted ? theme::muted(palette()) : theme::status(m_status, palette());
    painter.drawPixmap(QPointF(0, 0), theme::pixmap(m_name, color, width(), devicePixelRatioF()));
}

} // namespace vitrine
