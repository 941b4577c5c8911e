// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/totals_row.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/tensors/tensor_delegate.h"
#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace vitrine {

TotalsRow::TotalsRow(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("tensorTotals"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void TotalsRow::follow(QHeaderView* header)
{
    if (m_header == header) {
        return;
    }
    if (m_header != nullptr) {
        m_header->disconnect(this);
    }
    m_header = header;
    const auto again = [this] { update(); };
    connect(header, &QHeaderView::sectionResized, this, again);
    connect(header, &QHeaderView::sectionMoved, this, again);
    connect(header, &QHeaderView::geometriesChanged, this, again);
    update();
}

void TotalsRow::show(const TensorCells& cells, std::shared_ptr<const TensorRows> rows)
{
    m_cells = cells;
    m_rows = cells.isEmpty() ? nullptr : std::move(rows);
    m_busy.clear();
    describe();
}

void TotalsRow::setBusy(const QString& text)
{
    m_busy = text;
    update();
}

QSize TotalsRow::sizeHint() const
{
    return {theme::scaled(200), theme::scaled(32)};
}

QString TotalsRow::countText() const
{
    if (!m_rows) {
        return {};
    }
    const auto shown = static_cast<int>(m_rows->rows.size());
    if (m_rows->rows.size() == m_rows->inScope) {
        return tr("%Ln tensor(s)", nullptr, shown);
    }
    return tr("%1 of %Ln tensor(s)", nullptr, static_cast<int>(m_rows->inScope)).arg(formatCount(m_rows->rows.size()));
}

QString TotalsRow::text(TensorColumn column) const
{
    const TensorTotals& totals = m_rows->totals;
    const bool hasParameters = m_header->isSectionHidden(int(TensorColumn::Parameters));
    switch (column) {
    case TensorColumn::Shape:
        return hasParameters ? formatParameters(totals.parameters) : QString();
    case TensorColumn::Parameters:
        return formatCount(totals.parameters);
    case TensorColumn::Bytes:
        return formatBytes(totals.bytes);
    case TensorColumn::Shard:
        return formatCount(totals.files);
    default:
        return {};
    }
}

void TotalsRow::describe()
{
    setAccessibleName(tr("Totals of what is shown"));
    if (m_rows) {
        setAccessibleDescription(
            tr("%1, %2 parameters, %3")
                .arg(countText(), formatParameters(m_rows->totals.parameters), formatBytes(m_rows->totals.bytes)));
        QStringList lines;
        for (const TensorTotals::OfDtype& total : m_rows->totals.dtypes) {
            lines << tr("%1: %2 tensors, %3 parameters, %4")
                         .arg(
                             displayText(m_cells.store().dtype(total.dtype).name), formatCount(total.tensors),
                             formatParameters(total.parameters), formatBytes(total.bytes));
        }
        setToolTip(theme::plainToolTip(lines.join(u'\n')));
    }
    update();
}

QRect TotalsRow::room(int section) const
{
    const int left = m_header->sectionViewportPosition(section) + m_header->x();
    const QRect whole(left, 1, m_header->sectionSize(section), height() - 1);
    return whole.adjusted(
        section == 0 ? TensorDelegate::edge() : TensorDelegate::margin(), 0, -TensorDelegate::margin(), 0);
}

void TotalsRow::paintDtypes(QPainter& painter, QRect room) const
{
    // As many types as there is room for; the tool tip has them all.
    for (const TensorTotals::OfDtype& total : m_rows->totals.dtypes) {
        const Dtype& dtype = m_cells.store().dtype(total.dtype);
        const QString name = displayText(dtype.name);
        const int family = static_cast<int>(dtype.family);
        const QRect unbounded(0, 0, width(), height());
        if (paintDtypeChip(nullptr, unbounded, palette(), {}, family, name) > room.width()
            && &total != &m_rows->totals.dtypes.front()) {
            painter.setPen(theme::muted(palette()));
            painter.drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter), QStringLiteral("…"));
            return;
        }
        room.setLeft(
            room.left()
            + paintDtypeChip(&painter, room, palette(), palette().color(QPalette::AlternateBase), family, name)
            + theme::scaled(4));
    }
}

void TotalsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.setPen(theme::hairline(palette()));
    painter.drawLine(0, 0, width(), 0);
    if (!m_rows || m_header == nullptr) {
        return;
    }
    painter.setFont(theme::font(1.0));
    for (int section = 0; section < m_header->count(); ++section) {
        if (m_header->isSectionHidden(section)) {
            continue;
        }
        const auto column = static_cast<TensorColumn>(section);
        const QRect cell = room(section);
        if (column == TensorColumn::Dtype) {
            paintDtypes(painter, cell);
            continue;
        }
        const bool isFirst = column == TensorColumn::Name;
        const QString whole = isFirst ? (m_busy.isEmpty() ? countText() : m_busy) : text(column);
        painter.setPen(palette().color(QPalette::Text));
        const QString shown = painter.fontMetrics().elidedText(whole, Qt::ElideRight, cell.width());
        painter.drawText(
            cell, int((TensorCells::isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter), shown);
    }
}

void TotalsRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
