// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/sentence_label.h"

#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace vitrine {

SentenceLabel::SentenceLabel(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SentenceLabel::setText(const QString& text)
{
    if (text == m_text) {
        return;
    }
    m_text = text;
    setToolTip(theme::plainToolTip(text));
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

QFont SentenceLabel::type()
{
    return theme::font(1.4, QFont::DemiBold);
}

/// One line where the text fits, else two.
QStringList SentenceLabel::lines(int width) const
{
    const QFont font = type();
    QTextLayout layout(m_text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    int end = 0;
    if (first.isValid()) {
        first.setLineWidth(std::max(1, width));
        end = first.textLength();
    }
    layout.endLayout();
    if (end >= m_text.size()) {
        return {m_text};
    }
    return {
        m_text.left(end).trimmed(), QFontMetrics(font).elidedText(m_text.mid(end).trimmed(), Qt::ElideRight, width)};
}

int SentenceLabel::heightForWidth(int width) const
{
    return static_cast<int>(lines(width).size()) * QFontMetrics(type()).height();
}

QSize SentenceLabel::sizeHint() const
{
    const QFontMetrics metrics(type());
    return {metrics.horizontalAdvance(m_text), metrics.height()};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {theme::scaled(160), QFontMetrics(type()).height()};
}

void SentenceLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(type());
    painter.setPen(palette().color(QPalette::Text));
    const QFontMetrics metrics(painter.font());
    const QStringList text = lines(width());
    int y = (height() - static_cast<int>(text.size()) * metrics.height()) / 2 + metrics.ascent();
    for (const QString& line : text) {
        painter.drawText(0, y, line);
        y += metrics.height();
    }
}

void SentenceLabel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
