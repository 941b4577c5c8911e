// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/checklist_delegate.h"

#include "widgets/checklist/checklist_model.h"
#include "widgets/checklist/status_of.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace vitrine {

namespace {

/// The ground of a row, as the style paints it, without text and icon.
void paintGround(QPainter* painter, const QStyleOptionViewItem& option)
{
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
}

QColor textColor(const QStyleOptionViewItem& option)
{
    return option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text);
}

/// The colour of a status, or that of the text where it could not be told from the ground.
QColor statusInk(CheckStatus status, const QStyleOptionViewItem& option)
{
    const QColor ground
        = option.palette.color(option.state & QStyle::State_Selected ? QPalette::Highlight : QPalette::Base);
    return theme::readable(theme::status(statusColor(status), option.palette), ground, 3.0, textColor(option));
}

void paintIcon(QPainter* painter, const QPoint& at, CheckStatus status, const QStyleOptionViewItem& option)
{
    const int size = theme::scaled(16);
    const qreal ratio = painter->device() != nullptr ? painter->device()->devicePixelRatio() : 1.0;
    painter->drawPixmap(
        at, theme::pixmap(theme::statusIcon(statusColor(status)), statusInk(status, option), size, ratio));
}

} // namespace

ChecklistDelegate::ChecklistDelegate(const ChecklistModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize ChecklistDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int least = theme::scaled(m_model->finding(index) != nullptr ? 28 : 32);
    return {theme::scaled(200), std::max(least, option.fontMetrics.height() + theme::scaled(8))};
}

void ChecklistDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    painter->save();
    paintGround(painter, row);
    if (m_model->finding(index) != nullptr) {
        paintFinding(painter, row, index);
    } else {
        paintQuestion(painter, row, index);
    }
    painter->restore();
}

void ChecklistDelegate::paintQuestion(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int icon = theme::scaled(16);
    const int gap = theme::scaled(6);
    int right = option.rect.right() - theme::scaled(12);
    painter->setFont(option.font);
    painter->setPen(textColor(option));
    // From the right: what weighs least stands outermost, as in the chips above.
    for (const CheckStatus status :
         {CheckStatus::Pass, CheckStatus::NotVerified, CheckStatus::Warning, CheckStatus::Failure}) {
        const auto number = m_model->count(m_model->group(index), status);
        if (number == 0) {
            continue;
        }
        const QString text = QString::number(number);
        const int width = option.fontMetrics.horizontalAdvance(text);
        const QRect place(right - width, option.rect.top(), width, option.rect.height());
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignRight, text);
        right -= width + gap + icon;
        paintIcon(painter, {right, option.rect.center().y() - icon / 2}, status, option);
        right -= theme::scaled(10);
    }
    const QRect place = option.rect.adjusted(theme::scaled(2), 0, right - option.rect.right(), 0);
    painter->drawText(
        place, Qt::AlignVCenter | Qt::AlignLeft,
        option.fontMetrics.elidedText(option.text, Qt::ElideRight, place.width()));
}

void ChecklistDelegate::paintFinding(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Finding* finding = m_model->finding(index);
    const int icon = theme::scaled(16);
    paintIcon(
        painter, {option.rect.left() + theme::scaled(2), option.rect.center().y() - icon / 2}, finding->status, option);
    const QRect place = option.rect.adjusted(theme::scaled(2) + icon + theme::scaled(8), 0, -theme::scaled(8), 0);
    const bool quiet = !isFault(finding->status);
    painter->setFont(option.font);
    painter->setPen(
        quiet && !(option.state & QStyle::State_Selected) ? theme::muted(option.palette) : textColor(option));
    painter->drawText(
        place, Qt::AlignVCenter | Qt::AlignLeft,
        option.fontMetrics.elidedText(option.text, Qt::ElideRight, place.width()));
}

} // namespace vitrine
