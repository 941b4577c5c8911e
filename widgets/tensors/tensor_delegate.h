// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

/// Paints the cells of the tensor tables: names whose repeated parts step back and whose matches are lit, types as
/// chips, everything else as text. Rows have one height.
class TensorDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Room at the left of the first column, and at both sides of each cell.
    [[nodiscard]] static int edge();
    [[nodiscard]] static int margin();
    [[nodiscard]] static int rowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static void paintName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

/// A type as a chip; also for the totals. Returns its width; without a painter it is only measured.
int paintDtypeChip(
    QPainter* painter, const QRect& room, const QPalette& palette, const QColor& ground, int family,
    const QString& name);

} // namespace vitrine
