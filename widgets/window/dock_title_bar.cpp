// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/dock_title_bar.h"

#include "widgets/theme/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace vitrine {

using namespace Qt::StringLiterals;

DockTitleBar::DockTitleBar(QDockWidget* dock)
    : QWidget(dock)
    , m_dock(dock)
    , m_title(new QLabel(this))
    , m_controls(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    m_title->setFont(theme::font(1, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    m_close->setIcon(theme::icon(u"action/close"_s));
    m_close->setIconSize(QSize(theme::scaled(16), theme::scaled(16)));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_controls->setSpacing(theme::scaled(4));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(3), theme::scaled(8), theme::scaled(4));
    layout->addWidget(m_title, 1);
    layout->addLayout(m_controls);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
    connect(dock, &QDockWidget::windowTitleChanged, m_title, &QLabel::setText);
    m_title->setText(dock->windowTitle());
    retranslate();
}

void DockTitleBar::addControl(QWidget* control)
{
    m_controls->addWidget(control);
}

void DockTitleBar::setFolded(bool folded)
{
    m_isFolded = folded;
    setVisible(!folded);
    updateGeometry();
}

QSize DockTitleBar::sizeHint() const
{
    if (m_isFolded) {
        return {0, 0};
    }
    return {layout()->sizeHint().width(), std::max(layout()->sizeHint().height(), theme::scaled(36))};
}

QSize DockTitleBar::minimumSizeHint() const
{
    return m_isFolded ? QSize(0, 0) : QSize(layout()->minimumSize().width(), sizeHint().height());
}

void DockTitleBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(0, height() - 1, width(), 1, theme::hairline(palette()));
}

void DockTitleBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void DockTitleBar::retranslate()
{
    m_close->setToolTip(tr("Close this panel; View, Panels brings it back"));
    m_close->setAccessibleName(tr("Close this panel"));
}

} // namespace vitrine
