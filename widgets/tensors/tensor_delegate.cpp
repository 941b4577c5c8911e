// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_delegate.h"

#include "widgets/tensors/tensor_table_model.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>

namespace vitrine {

namespace {

/// A text with its middle taken out, and where its letters come from.
struct Elided {
    QString text;
    qsizetype kept; ///< letters before the ellipsis
    qsizetype removed; ///< letters that the ellipsis stands for

    Elided(const QString& whole, const QFontMetricsF& metrics, qreal width)
        : text(metrics.elidedText(whole, Qt::ElideMiddle, width))
        , kept(std::ranges::mismatch(text, whole).in1 - text.begin())
        , removed(text == whole ? 0 : whole.size() - text.size() + 1)
    {
    }
    /// Where a letter of the whole text stands now.
    [[nodiscard]] int place(qsizetype letter) const
    {
        if (removed == 0 || letter <= kept) {
            return static_cast<int>(letter);
        }
        return static_cast<int>(letter <= kept + removed ? kept + 1 : letter - removed + 1);
    }
};

QTextLayout::FormatRange range(int begin, int end, const QColor& text, const QColor& ground = {})
{
    QTextLayout::FormatRange result;
    result.start = begin;
    result.length = end - begin;
    result.format.setForeground(text);
    if (ground.isValid()) {
        result.format.setBackground(ground);
    }
    return result;
}

QColor groundOf(const QStyleOptionViewItem& option)
{
    const QPalette::ColorGroup group
        = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    return option.palette.color(
        group, option.state.testFlag(QStyle::State_Selected) ? QPalette::Highlight : QPalette::Base);
}

QColor textOf(const QStyleOptionViewItem& option)
{
    const QPalette::ColorGroup group
        = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    return option.palette.color(
        group, option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text);
}

} // namespace

int TensorDelegate::edge()
{
    return theme::scaled(16);
}

int TensorDelegate::margin()
{
    return theme::scaled(8);
}

int TensorDelegate::rowHeight()
{
    return std::max(theme::scaled(24), QFontMetrics(QApplication::font()).height() + 2);
}

int paintDtypeChip(
    QPainter* painter, const QRect& room, const QPalette& palette, const QColor& ground, int family,
    const QString& name)
{
    const QFont font = theme::font(0.9, QFont::Medium);
    const QFontMetrics metrics(font);
    const int width = std::min(metrics.horizontalAdvance(name) + theme::scaled(14), room.width());
    if (painter == nullptr) {
        return width;
    }
    const auto kind = static_cast<DtypeFamily>(family);
    const int height = std::min(room.height() - 2, metrics.height() + theme::scaled(2));
    const QRectF chip = QRectF(room.left(), room.top() + (room.height() - height) / 2, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    QColor text = theme::muted(palette);
    if (kind == DtypeFamily::Unknown) {
        // What nobody knows has no colour: a dashed frame.
        painter->setPen(QPen(text, 1, Qt::DashLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        text = theme::readable(text, ground, 4.5, palette.color(QPalette::HighlightedText));
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme::dtypeGround(kind, palette));
        painter->drawRoundedRect(chip, 4, 4);
        text = theme::dtypeText(kind, palette);
    }
    painter->setPen(text);
    painter->drawText(chip, Qt::AlignCenter, metrics.elidedText(name, Qt::ElideRight, width - theme::scaled(6)));
    painter->restore();
    return width;
}

void TensorDelegate::paintName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString whole = index.data(Qt::DisplayRole).toString();
    const Elided elided(whole, QFontMetricsF(option.font), option.rect.width());
    const QColor text = textOf(option);
    const QColor ground = groundOf(option);
    const QColor muted = theme::readable(theme::muted(option.palette), ground, 4.5, text);
    const QColor match = theme::filterMatch(option.palette);

    QList<QTextLayout::FormatRange> formats;
    const int length = static_cast<int>(elided.text.size());
    const int mutedEnd = elided.place(index.data(MutedLettersRole).toInt());
    formats << range(0, mutedEnd, muted) << range(mutedEnd, length, text);
    for (const auto& [at, size] : index.data(MatchesRole).value<TextPlaces>()) {
        const int begin = elided.place(at);
        const int end = std::max(elided.place(at + size), std::min(begin + 1, length));
        const QColor plain = begin < mutedEnd ? theme::muted(option.palette) : option.palette.color(QPalette::Text);
        formats << range(begin, end, theme::readable(plain, match, 4.5, option.palette.color(QPalette::Text)), match);
    }
    QTextLayout layout(elided.text, option.font);
    layout.setCacheEnabled(false);
    QTextOption textOption(Qt::AlignLeft);
    textOption.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(textOption);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(option.rect.width() + 1);
    layout.endLayout();
    const qreal top = option.rect.top() + (option.rect.height() - line.height()) / 2;
    layout.draw(painter, QPointF(option.rect.left(), top), formats, option.rect);
}

void TensorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QWidget* widget = option.widget;
    const QStyle* style = widget == nullptr ? QApplication::style() : widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);

    // In the tree the indentation is room enough.
    const bool isTree = qobject_cast<const QTreeView*>(option.widget) != nullptr;
    const int left = index.column() > 0 ? margin() : isTree ? margin() / 2 : edge();
    QStyleOptionViewItem inner = option;
    inner.font = theme::font(1.0);
    inner.rect = option.rect.adjusted(left, 0, -margin(), 0);
    if (inner.rect.width() <= 0) {
        return;
    }
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    const QColor text = textOf(option);
    switch (static_cast<TensorColumn>(index.column())) {
    case TensorColumn::Name:
        paintName(painter, inner, index);
        break;
    case TensorColumn::Dtype:
        paintDtypeChip(
            painter, inner.rect, option.palette, groundOf(option), index.data(DtypeFamilyRole).toInt(),
            index.data().toString());
        break;
    default: {
        const bool isSecond = index.column() >= int(TensorColumn::Shard);
        painter->setPen(isSecond ? theme::readable(theme::muted(option.palette), groundOf(option), 4.5, text) : text);
        painter->setFont(inner.font);
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        const QFontMetrics metrics(inner.font);
        painter->drawText(
            inner.rect, static_cast<int>(alignment) | Qt::TextSingleLine,
            metrics.elidedText(index.data().toString(), Qt::ElideMiddle, inner.rect.width()));
        break;
    }
    }
    painter->restore();
}

QSize TensorDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int text = QFontMetrics(theme::font(1.0)).horizontalAdvance(index.data().toString());
    (void)option;
    return {text + 2 * margin(), rowHeight()};
}

} // namespace vitrine
