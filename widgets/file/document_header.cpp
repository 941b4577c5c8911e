// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/document_header.h"

#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace vitrine {

DocumentHeader::DocumentHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(false);
    setStretchLastSection(true);
    setMinimumSectionSize(theme::scaled(40));
}

QSize DocumentHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    size.setHeight(std::max(theme::scaled(28), QFontMetrics(theme::font(0.9)).height() + 6));
    return size;
}

void DocumentHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (!rect.isValid()) {
        return;
    }
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::AlternateBase));
    painter->setPen(theme::hairline(palette()));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const bool isFirst = visualIndex(section) == 0;
    if (!isFirst) {
        const int gap = theme::scaled(8);
        painter->drawLine(rect.left(), rect.top() + gap, rect.left(), rect.bottom() - gap);
    }
    const QRect room = rect.adjusted(theme::scaled(isFirst ? 20 : 8), 0, -theme::scaled(8), -1);
    painter->setFont(theme::font(0.9, QFont::Medium));
    painter->setPen(theme::muted(palette()));
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    painter->drawText(
        room, int(Qt::AlignLeft | Qt::AlignVCenter),
        painter->fontMetrics().elidedText(title, Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace vitrine
