// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/tab_corner.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QTabBar>
#include <QTabWidget>

namespace vitrine {

TabCorner::TabCorner(QTabWidget* tabs, QWidget* button)
    : QWidget(tabs)
    , m_tabs(tabs)
    , m_button(button)
{
    button->setParent(this);
}

QSize TabCorner::sizeHint() const
{
    return {m_button->sizeHint().width() + theme::scaled(16), m_tabs->tabBar()->sizeHint().height()};
}

/// The style places the corner a line lower or higher than the bar, so a tab itself is the measure.
QRect TabCorner::tab() const
{
    const QTabBar* bar = m_tabs->tabBar();
    return bar->tabRect(0).translated(bar->pos() - pos());
}

void TabCorner::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QSize size = m_button->sizeHint();
    const int middle = tab().center().y() + 1;
    m_button->setGeometry(width() - size.width() - theme::scaled(8), middle - size.height() / 2, size.width(), size.height());
}

void TabCorner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(0, tab().bottom(), width(), 1, theme::hairline(palette()));
}

} // namespace vitrine
