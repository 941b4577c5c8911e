// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/panel.h"

#include <QMouseEvent>
#include <QPainter>

namespace vitrine {

Panel::Panel(QWidget* parent)
    : QWidget(parent)
{
}

void Panel::setEdge(std::optional<StatusColor> status)
{
    m_edge = status;
    update();
}

void Panel::setGround(std::optional<StatusColor> status)
{
    m_ground = status;
    update();
}

void Panel::setChosen(bool chosen)
{
    m_isChosen = chosen;
    update();
}

void Panel::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        emit clicked();
    }
}

void Panel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    QColor ground = m_ground ? theme::statusGround(*m_ground, colors) : colors.color(QPalette::Base);
    QColor edge = m_edge ? theme::status(*m_edge, colors) : m_ground ? ground : theme::hairline(colors);
    if (m_isChosen) {
        ground = colors.color(QPalette::Highlight);
        // A desktop's saturated highlight would swallow the text, which is not written in its colour.
        if (theme::contrast(ground, colors.color(QPalette::WindowText)) < 4.5) {
            ground = colors.color(QPalette::Base);
        }
        edge = theme::accent(colors);
    }
    painter.setPen(QPen(edge, m_isChosen || m_edge ? 1.25 : 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), theme::scaled(6), theme::scaled(6));
}

} // namespace vitrine
