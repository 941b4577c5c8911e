// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/flat_painting.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace vitrine::flat {

using namespace Qt::StringLiterals;

namespace {

bool is(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

void paintIcon(QPainter* painter, const QString& name, const QColor& color, const QRect& within, int size)
{
    const QPoint at = within.center() - QPoint(size / 2 - 1, size / 2 - 1);
    painter->drawPixmap(at, theme::pixmap(name, color, size, painter->device()->devicePixelRatio()));
}

} // namespace

void paintRounded(QPainter* painter, const QRect& rect, const QColor& ground, const QColor& edge, double width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    painter->setBrush(ground.isValid() ? QBrush(ground) : QBrush(Qt::NoBrush));
    const double inset = edge.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), theme::scaled(4), theme::scaled(4));
    painter->restore();
}

void paintButton(QPainter* painter, const QStyleOption& option)
{
    const QPalette& palette = option.palette;
    QColor ground = palette.color(QPalette::Button);
    const bool isFilled = ground == theme::primary(palette) && is(option, QStyle::State_Enabled);
    if (is(option, QStyle::State_Sunken) || is(option, QStyle::State_On)) {
        ground = isFilled ? ground.darker(115) : palette.color(QPalette::Highlight);
    } else if (is(option, QStyle::State_MouseOver) && is(option, QStyle::State_Enabled)) {
        ground = isFilled ? ground.lighter(112) : theme::hover(palette);
    }
    QColor edge = isFilled ? ground : theme::edge(palette);
    if (!is(option, QStyle::State_Enabled)) {
        edge = theme::hairline(palette);
    }
    paintRounded(painter, option.rect, ground, edge);
    if (is(option, QStyle::State_HasFocus) && is(option, QStyle::State_KeyboardFocusChange)) {
        const QColor ring = isFilled ? palette.color(QPalette::ButtonText) : theme::accent(palette);
        const int inset = isFilled ? 2 : 0;
        paintRounded(painter, option.rect.adjusted(inset, inset, -inset, -inset), {}, ring, 1.5);
    }
}

void paintToolButton(QPainter* painter, const QStyleOption& option)
{
    const QPalette& palette = option.palette;
    if (!is(option, QStyle::State_Enabled)) {
        return;
    }
    if (is(option, QStyle::State_On) || is(option, QStyle::State_Sunken)) {
        paintRounded(painter, option.rect, palette.color(QPalette::Highlight), {});
    } else if (is(option, QStyle::State_MouseOver)) {
        paintRounded(painter, option.rect, theme::hover(palette), {});
    }
}

void paintInput(QPainter* painter, const QStyleOption& option)
{
    const bool hasFocus = is(option, QStyle::State_HasFocus);
    const QColor edge = !is(option, QStyle::State_Enabled) ? theme::hairline(option.palette)
        : hasFocus                                         ? theme::accent(option.palette)
                                                           : theme::edge(option.palette);
    paintRounded(painter, option.rect, option.palette.color(QPalette::Base), edge, hasFocus ? 1.5 : 1.0);
}

void paintCheck(QPainter* painter, const QStyleOption& option, bool isRound)
{
    const QPalette& palette = option.palette;
    const bool isEnabled = is(option, QStyle::State_Enabled);
    const bool isOn = is(option, QStyle::State_On);
    const bool isHalf = is(option, QStyle::State_NoChange);
    const QColor filled = isEnabled ? theme::primary(palette) : theme::edge(palette);
    const bool isMarked = isOn || isHalf;
    const int side = std::min({option.rect.width(), option.rect.height(), theme::scaled(16)});
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    box.adjust(0.75, 0.75, -0.75, -0.75);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isMarked ? filled : isEnabled ? theme::edge(palette) : theme::hairline(palette), 1.25));
    painter->setBrush(isMarked ? filled : palette.color(QPalette::Base));
    const double radius = isRound ? box.width() / 2 : theme::scaled(3);
    painter->drawRoundedRect(box, radius, radius);
    const QColor mark = theme::readable(Qt::white, filled, 3, palette.color(QPalette::Base));
    if (isOn && isRound) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(mark);
        painter->drawEllipse(box.center(), box.width() * 0.22, box.width() * 0.22);
    } else if (isOn) {
        painter->setPen(QPen(mark, side / 9.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const QPointF points[]{box.topLeft() + QPointF(box.width() * 0.24, box.height() * 0.52),
            box.topLeft() + QPointF(box.width() * 0.43, box.height() * 0.71), box.topLeft() + QPointF(box.width() * 0.77, box.height() * 0.31)};
        painter->drawPolyline(points, 3);
    } else if (isHalf) {
        painter->setPen(QPen(mark, side / 8.0, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(QPointF(box.left() + box.width() * 0.28, box.center().y()), QPointF(box.right() - box.width() * 0.28, box.center().y()));
    }
    painter->restore();
}

void paintProgress(QPainter* painter, const QStyleOptionProgressBar& bar)
{
    const QRectF groove = QRectF(bar.rect);
    const double radius = std::min<double>(theme::scaled(4), groove.height() / 2);
    const double range = double(bar.maximum) - bar.minimum;
    const double share = range > 0 ? std::clamp((double(bar.progress) - bar.minimum) / range, 0.0, 1.0) : 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::hairline(bar.palette));
    painter->drawRoundedRect(groove, radius, radius);
    if (share > 0) {
        QRectF done = groove;
        done.setWidth(std::max(2 * radius, groove.width() * share));
        if (bar.direction == Qt::RightToLeft) {
            done.moveRight(groove.right());
        }
        painter->setBrush(theme::accent(bar.palette));
        painter->drawRoundedRect(done, radius, radius);
    }
    painter->restore();
}

void paintFocus(QPainter* painter, const QStyleOption& option)
{
    paintRounded(painter, option.rect, {}, theme::accent(option.palette), 1.5);
}

void paintRow(QPainter* painter, const QStyleOption& option)
{
    if (is(option, QStyle::State_Selected)) {
        painter->fillRect(option.rect, option.palette.color(QPalette::Highlight));
    } else if (is(option, QStyle::State_MouseOver) && is(option, QStyle::State_Enabled)) {
        painter->fillRect(option.rect, theme::hover(option.palette));
    }
}

void paintBranch(QPainter* painter, const QStyleOption& option)
{
    if (is(option, QStyle::State_Children)) {
        const bool isOpen = is(option, QStyle::State_Open);
        const QColor color = is(option, QStyle::State_Selected) ? option.palette.color(QPalette::HighlightedText)
                                                                : theme::muted(option.palette);
        paintIcon(
            painter, isOpen ? u"action/chevron-down"_s : u"action/chevron-right"_s, color, option.rect,
            theme::scaled(14));
    }
}

void paintTab(QPainter* painter, const QStyleOptionTab& tab)
{
    const QPalette& palette = tab.palette;
    const QRect rect = tab.rect;
    const bool isSelected = is(tab, QStyle::State_Selected);
    painter->fillRect(
        rect,
        isSelected                             ? palette.color(QPalette::Base)
            : is(tab, QStyle::State_MouseOver) ? theme::hover(palette)
                                               : palette.color(QPalette::Window));
    const QColor line = theme::hairline(palette);
    if (isSelected) {
        painter->fillRect(rect.x(), rect.y(), rect.width(), theme::scaled(3), theme::accent(palette));
        painter->fillRect(rect.right(), rect.y() + theme::scaled(3), 1, rect.height(), line);
    } else {
        painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, line);
    }
    if (is(tab, QStyle::State_HasFocus)) {
        paintRounded(painter, rect.adjusted(3, 5, -3, -3), {}, theme::accent(palette), 1.5);
    }
}

void paintHeader(QPainter* painter, const QStyleOptionHeader& header)
{
    painter->fillRect(header.rect, header.palette.color(QPalette::AlternateBase));
    const QColor line = theme::hairline(header.palette);
    painter->fillRect(header.rect.x(), header.rect.bottom(), header.rect.width(), 1, line);
    if (header.position != QStyleOptionHeader::End && header.position != QStyleOptionHeader::OnlyOneSection) {
        const int inset = theme::scaled(7);
        painter->fillRect(header.rect.right(), header.rect.y() + inset, 1, header.rect.height() - 2 * inset, line);
    }
}

void paintLineBelow(QPainter* painter, const QStyleOption& option)
{
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    painter->fillRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1, theme::hairline(option.palette));
}

void paintThumb(QPainter* painter, const QRect& thumb, const QStyleOption& option, bool isHorizontal, bool isActive)
{
    const int thick = theme::scaled(isActive ? 8 : 6);
    QRect rect = thumb;
    if (isHorizontal) {
        rect.setTop(thumb.center().y() - thick / 2);
        rect.setHeight(thick);
    } else {
        rect.setLeft(thumb.center().x() - thick / 2);
        rect.setWidth(thick);
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::edge(option.palette));
    painter->drawRoundedRect(rect, thick / 2.0, thick / 2.0);
    painter->restore();
}

void paintChevron(QPainter* painter, const QRect& rect, const QStyleOption& option)
{
    const QColor color = is(option, QStyle::State_Enabled)
        ? theme::muted(option.palette)
        : option.palette.color(QPalette::Disabled, QPalette::ButtonText);
    paintIcon(painter, u"action/chevron-down"_s, color, rect, theme::scaled(14));
}

} // namespace vitrine::flat
