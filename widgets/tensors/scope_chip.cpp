// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/scope_chip.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace vitrine {

ScopeChip::ScopeChip(QWidget* parent)
    : QWidget(parent)
    , m_body(new QWidget(this))
    , m_icon(new QLabel(m_body))
    , m_text(new QLabel(m_body))
    , m_close(new QToolButton(m_body))
{
    m_icon->setPixmap(theme::icon(u"action/filter"_s).pixmap(16));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setObjectName(u"tensorScope"_s);
    m_close->setObjectName(u"clearScope"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(theme::icon(u"action/close"_s));
    m_close->setIconSize(QSize(16, 16));
    m_close->setFixedSize(theme::scaled(24), theme::scaled(24));
    auto* body = new QHBoxLayout(m_body);
    body->setContentsMargins(theme::scaled(8), theme::scaled(2), theme::scaled(2), theme::scaled(2));
    body->setSpacing(theme::scaled(6));
    body->addWidget(m_icon);
    body->addWidget(m_text);
    body->addWidget(m_close);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), 0, theme::scaled(16), theme::scaled(8));
    layout->addWidget(m_body);
    layout->addStretch();
    m_text->setMinimumWidth(1);
    connect(m_close, &QToolButton::clicked, this, &ScopeChip::closed);
    retranslate();
    hide();
}

void ScopeChip::setScope(const QString& scope)
{
    m_scope = scope;
    retranslate();
    setVisible(!scope.isEmpty());
}

void ScopeChip::retranslate()
{
    m_text->setText(tr("Only %1").arg(m_scope));
    m_close->setToolTip(tr("Show all tensors"));
    m_close->setAccessibleName(m_close->toolTip());
}

void ScopeChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(m_body->geometry(), 4, 4);
    QPalette colours = m_text->palette();
    if (colours.color(QPalette::WindowText) != palette().color(QPalette::HighlightedText)) {
        colours.setColor(QPalette::WindowText, palette().color(QPalette::HighlightedText));
        m_text->setPalette(colours);
    }
}

void ScopeChip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        m_icon->setPixmap(theme::icon(u"action/filter"_s).pixmap(16));
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
