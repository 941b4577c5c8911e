// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tensors/tensor_cells.h"

#include <QWidget>

class QHeaderView;

namespace vitrine {

/// Sums of what the table shows, each under its column.
class TotalsRow final : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsRow(QWidget* parent = nullptr);

    /// The columns that the sums stand under.
    void follow(QHeaderView* header);
    void show(const TensorCells& cells, std::shared_ptr<const TensorRows> rows);
    /// Says that a sort or a filter takes its time; empty: it is done.
    void setBusy(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    /// "11,000 of 1,000,000 tensors".
    [[nodiscard]] QString countText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect room(int section) const;
    [[nodiscard]] QString text(TensorColumn column) const;
    void paintDtypes(QPainter& painter, QRect room) const;
    void describe();

    QHeaderView* m_header = nullptr;
    TensorCells m_cells;
    std::shared_ptr<const TensorRows> m_rows;
    QString m_busy;
};

} // namespace vitrine
