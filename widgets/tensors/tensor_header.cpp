// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_header.h"

#include "widgets/tensors/tensor_delegate.h"
#include "widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

namespace vitrine {

TensorHeader::TensorHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setHighlightSections(false);
    setSortIndicatorShown(true);
    setStretchLastSection(false);
    setTextElideMode(Qt::ElideRight);
    setMinimumSectionSize(theme::scaled(40));
}

QSize TensorHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    size.setHeight(std::max(theme::scaled(28), QFontMetrics(theme::font(0.9)).height() + 6));
    return size;
}

void TensorHeader::paintArrow(QPainter* painter, const QRect& rect) const
{
    const qreal half = theme::scaled(4);
    const QPointF middle(rect.left() + half, rect.center().y() + 0.5);
    const qreal tip = sortIndicatorOrder() == Qt::AscendingOrder ? -half / 2 : half / 2;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->drawPolyline(
        QList<QPointF>{middle + QPointF(-half, -tip), middle + QPointF(0, tip), middle + QPointF(half, -tip)});
}

void TensorHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (!rect.isValid()) {
        return;
    }
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::AlternateBase));
    painter->setPen(theme::hairline(palette()));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (visualIndex(section) > 0) {
        const int gap = theme::scaled(8);
        painter->drawLine(rect.left(), rect.top() + gap, rect.left(), rect.bottom() - gap);
    }
    const auto alignment = Qt::Alignment(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    QRect room = rect.adjusted(
        section == 0 ? TensorDelegate::edge() : TensorDelegate::margin(), 0, -TensorDelegate::margin(), -1);
    painter->setFont(theme::font(0.9, QFont::Medium));
    painter->setPen(theme::muted(palette()));
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const int arrow = theme::scaled(14);
    const QString whole = model()->headerData(section, Qt::Horizontal).toString();
    const QString title
        = painter->fontMetrics().elidedText(whole, Qt::ElideRight, room.width() - (isSorted ? arrow : 0));
    const int width = painter->fontMetrics().horizontalAdvance(title);
    if (alignment.testFlag(Qt::AlignRight)) {
        painter->drawText(room, int(Qt::AlignRight | Qt::AlignVCenter), title);
        room.setLeft(room.right() - width - arrow);
    } else {
        painter->drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter), title);
        room.setLeft(room.left() + width + theme::scaled(6));
    }
    if (isSorted) {
        paintArrow(painter, room);
    }
    if (hasFocus() && isSorted) {
        painter->setPen(theme::accent(palette()));
        painter->drawRect(rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void TensorHeader::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int section = 1; section < count(); ++section) {
        QAction* action = menu->addAction(model()->headerData(section, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isSectionHidden(section));
        connect(action, &QAction::toggled, this, [this, section](bool shown) {
            setSectionHidden(section, !shown);
            emit arranged();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("&Reset widths")), &QAction::triggered, this, &TensorHeader::widthsWanted);
    menu->popup(event->globalPos());
}

void TensorHeader::mouseReleaseEvent(QMouseEvent* event)
{
    QHeaderView::mouseReleaseEvent(event);
    emit arranged();
}

} // namespace vitrine
