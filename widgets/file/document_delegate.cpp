// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/document_delegate.h"

#include "widgets/file/document_model.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int MarkSize = 16;

/// The colour of a value: text, numbers, and the words of JSON differ.
QColor valueColor(int kind, const QPalette& palette)
{
    switch (static_cast<JsonDocument::Kind>(kind)) {
    case JsonDocument::Kind::String:
        return theme::status(StatusColor::Pass, palette);
    case JsonDocument::Kind::Number:
        return theme::need(Need::NeededForSomeUses, palette);
    case JsonDocument::Kind::Null:
    case JsonDocument::Kind::False:
    case JsonDocument::Kind::True:
        return theme::status(StatusColor::NotVerified, palette);
    case JsonDocument::Kind::Array:
    case JsonDocument::Kind::Object:
        break;
    }
    return theme::muted(palette);
}

void paintMark(QPainter* painter, const QRect& room, int at, ValueMark mark, const QPalette& palette)
{
    const StatusColor status = mark == ValueMark::Agrees ? StatusColor::Pass : StatusColor::Failure;
    const int size = theme::scaled(MarkSize);
    const QRect place(std::min(at, room.right() - size), room.center().y() - size / 2, size, size);
    painter->drawPixmap(
        place,
        theme::pixmap(
            theme::statusIcon(status), theme::status(status, palette), size, painter->device()->devicePixelRatioF()));
}

} // namespace

QSize DocumentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {
        QStyledItemDelegate::sizeHint(option, index).width(),
        std::max(theme::scaled(24), option.fontMetrics.height() + 2)};
}

void DocumentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle* style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);

    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ground = option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    const QColor plain = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const bool isHeading = index.data(DocumentModel::HeadingRole).toBool();
    QColor color = plain;
    if (index.column() == DocumentModel::ValueColumn) {
        color = valueColor(index.data(DocumentModel::KindRole).toInt(), option.palette);
    } else if (index.column() != DocumentModel::KeyColumn) {
        color = theme::muted(option.palette);
    }
    const int margin = theme::scaled(8);
    const QRect room
        = option.rect.adjusted(index.column() == DocumentModel::KeyColumn ? theme::scaled(4) : margin, 0, -margin, 0);
    const auto mark = static_cast<ValueMark>(
        index.column() == DocumentModel::ValueColumn ? index.data(DocumentModel::MarkRole).toInt() : 0);
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    QFont font = option.font; // the view's, which may be zoomed
    font.setWeight(isHeading ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(theme::readable(color, ground, 4.5, plain));
    const int markRoom = mark == ValueMark::None ? 0 : theme::scaled(MarkSize + 6);
    const QString text
        = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width() - markRoom);
    painter->drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    if (mark != ValueMark::None) {
        paintMark(
            painter, room, room.left() + painter->fontMetrics().horizontalAdvance(text) + theme::scaled(6), mark,
            option.palette);
    }
    painter->restore();
}

} // namespace vitrine
