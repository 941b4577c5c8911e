// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace vitrine {

/// The header of the tensor tables: its titles stand over the texts of the cells, an arrow tells the order, and its
/// menu chooses the columns.
class TensorHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit TensorHeader(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The user asked for the widths that the texts want.
    void widthsWanted();
    /// The user showed or hid a column, or changed a width.
    void arranged();

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void paintArrow(QPainter* painter, const QRect& rect) const;
};

} // namespace vitrine
