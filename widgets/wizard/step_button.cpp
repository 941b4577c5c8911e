// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/step_button.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace vitrine {

using namespace Qt::StringLiterals;

StepButton::StepButton(int number, const QString& name, QWidget* parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setText(name);
    setFocusPolicy(Qt::TabFocus);
    setState(State::ToCome, false);
}

void StepButton::setState(State state, bool canBeGoneTo)
{
    m_state = state;
    setEnabled(canBeGoneTo);
    setCursor(canBeGoneTo ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const QString word = state == State::Done ? tr("done") : state == State::Current ? tr("shown now") : tr("to come");
    setAccessibleName(tr("Step %1, %2, %3").arg(m_number).arg(text(), word));
    update();
}

QSize StepButton::sizeHint() const
{
    const QFontMetrics metrics(theme::font(1, QFont::DemiBold));
    return {theme::scaled(32 + 12) + metrics.horizontalAdvance(text()), theme::scaled(36)};
}

void StepButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void StepButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void StepButton::paintRing(QPainter* painter, const QRectF& ring) const
{
    if (m_state == State::Done) {
        const QPixmap tick = theme::pixmap(
            u"status/pass"_s, theme::status(StatusColor::Pass, palette()), theme::scaled(20), devicePixelRatioF());
        painter->drawPixmap(ring.topLeft(), tick);
        return;
    }
    const bool isCurrent = m_state == State::Current;
    const QColor muted = theme::muted(palette());
    const QColor ground = isCurrent ? theme::primary(palette()) : palette().color(QPalette::Base);
    painter->setPen(QPen(isCurrent ? ground : theme::edge(palette()), 1.25));
    painter->setBrush(ground);
    painter->drawEllipse(ring.adjusted(1, 1, -1, -1));
    painter->setFont(theme::font(0.9, QFont::DemiBold));
    painter->setPen(isCurrent ? theme::readable(Qt::white, ground, 4.5, Qt::black) : muted);
    painter->drawText(ring, Qt::AlignCenter, QString::number(m_number));
}

void StepButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isEnabled() && underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::hover(palette()));
        painter.drawRoundedRect(rect(), theme::scaled(4), theme::scaled(4));
    }
    const double size = theme::scaled(20);
    paintRing(&painter, QRectF(theme::scaled(8), (height() - size) / 2.0, size, size));
    const bool isCurrent = m_state == State::Current;
    painter.setFont(theme::font(1, isCurrent ? QFont::DemiBold : QFont::Normal));
    const bool isQuiet = m_state == State::ToCome && !isEnabled();
    painter.setPen(isQuiet ? theme::muted(palette()) : palette().color(QPalette::Active, QPalette::WindowText));
    const QRect words = rect().adjusted(theme::scaled(40), 0, 0, 0);
    painter.drawText(
        words, Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    if (hasFocus()) {
        painter.setPen(QPen(theme::accent(palette()), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::scaled(4), theme::scaled(4));
    }
}

} // namespace vitrine
