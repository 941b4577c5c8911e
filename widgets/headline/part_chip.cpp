// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/part_chip.h"

#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString iconOf(Part part)
{
    switch (part) {
    case Part::Weights:
        return u"role/weights"_s;
    case Part::Config:
        return u"role/config"_s;
    case Part::Tokenizer:
        return u"role/tokenizer"_s;
    case Part::Processor:
        return u"role/processor"_s;
    case Part::Licence:
        return u"role/licence"_s;
    case Part::Adapter:
        return u"role/adapter"_s;
    case Part::BaseModel:
        return u"role/shards"_s;
    case Part::Component:
        return u"role/pipeline"_s;
    case Part::AllInOne:
        return u"role/single-file"_s;
    }
    return u"role/other"_s;
}

StatusColor statusOf(PartState state)
{
    switch (state) {
    case PartState::Present:
        return StatusColor::Pass;
    case PartState::Missing:
    case PartState::Damaged:
        return StatusColor::Failure;
    case PartState::NotVerified:
        return StatusColor::NotVerified;
    case PartState::NotNeeded:
        break;
    }
    return StatusColor::NotApplicable;
}

} // namespace

PartChip::PartChip(PartStatus part, QWidget* parent)
    : QAbstractButton(parent)
    , m_part(std::move(part))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslate();
}

void PartChip::setCompact(bool compact)
{
    if (compact != m_isCompact) {
        m_isCompact = compact;
        updateGeometry();
        update();
    }
}

void PartChip::retranslate()
{
    setText(m_part.title.text());
    QString state;
    switch (m_part.state) {
    case PartState::Present:
        state = tr("%1: here");
        break;
    case PartState::Missing:
        state = tr("%1: missing");
        break;
    case PartState::Damaged:
        state = tr("%1: damaged");
        break;
    case PartState::NotVerified:
        state = tr("%1: not verified");
        break;
    case PartState::NotNeeded:
        state = tr("%1: not needed");
        break;
    }
    setAccessibleName(state.arg(text()));
    setToolTip(theme::plainToolTip(accessibleName()));
    updateGeometry();
    update();
}

QSize PartChip::sizeFor(bool compact) const
{
    const QFontMetrics metrics(theme::font(1));
    const int icons = theme::scaled(10 + 16 + 8 + 14 + 9);
    const int word = compact ? 0 : metrics.horizontalAdvance(text()) + theme::scaled(8);
    return {icons + word, std::max(metrics.height() + theme::scaled(8), theme::scaled(28))};
}

void PartChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isBad = m_part.state == PartState::Missing || m_part.state == PartState::Damaged;
    const QColor failure = theme::status(StatusColor::Failure, palette());
    QPen pen(isBad ? failure : theme::hairline(palette()));
    if (m_part.state == PartState::Missing) {
        pen.setDashPattern({3, 2});
    }
    if (hasFocus()) {
        pen = QPen(theme::accent(palette()), 1.5);
    }
    QColor ground = isBad ? theme::statusGround(StatusColor::Failure, palette()) : palette().color(QPalette::Base);
    if (underMouse() && !isBad) {
        ground = theme::hover(palette());
    }
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), theme::scaled(4), theme::scaled(4));

    const qreal ratio = devicePixelRatioF();
    const int icon = theme::scaled(16);
    const int mark = theme::scaled(14);
    int x = theme::scaled(10);
    const QColor text = palette().color(QPalette::Text);
    painter.drawPixmap(
        x, (height() - icon) / 2,
        theme::pixmap(
            iconOf(m_part.part), m_part.state == PartState::Missing ? theme::muted(palette()) : text, icon, ratio));
    x += icon + theme::scaled(8);
    if (!m_isCompact) {
        painter.setFont(theme::font(1));
        painter.setPen(isBad ? failure : text);
        const int width = QFontMetrics(painter.font()).horizontalAdvance(this->text());
        painter.drawText(QRect(x, 0, width + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, this->text());
        x += width + theme::scaled(8);
    }
    const StatusColor status = statusOf(m_part.state);
    painter.drawPixmap(
        x, (height() - mark) / 2,
        theme::pixmap(theme::statusIcon(status), theme::status(status, palette()), mark, ratio));
}

void PartChip::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PartChip::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace vitrine
