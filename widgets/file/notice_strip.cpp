// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/notice_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace vitrine {

NoticeStrip::NoticeStrip(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("fileNotice"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(52), theme::scaled(10), theme::scaled(28), theme::scaled(16));
    layout->addWidget(m_text);
    hide();
}

void NoticeStrip::say(const QString& text, StatusColor status)
{
    m_status = status;
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    update();
}

void NoticeStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card
        = QRectF(rect()).adjusted(theme::scaled(16), theme::scaled(2), -theme::scaled(16), -theme::scaled(8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::statusGround(m_status, palette()));
    painter.drawRoundedRect(card, 6, 6);
    const int size = theme::scaled(16);
    const QPixmap icon
        = theme::pixmap(theme::statusIcon(m_status), theme::status(m_status, palette()), size, devicePixelRatioF());
    painter.drawPixmap(
        QPointF(
            card.left() + theme::scaled(12),
            card.top() + theme::scaled(8) + (m_text->fontMetrics().height() - size) / 2.0),
        icon);
}

} // namespace vitrine
