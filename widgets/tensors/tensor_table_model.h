// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tensors/tensor_cells.h"

#include <QAbstractTableModel>

#include <span>

namespace vitrine {

using TextPlaces = QList<std::pair<int, int>>;

/// Where the filter found something in a name, in letters of the text as it is shown.
[[nodiscard]] TextPlaces shownMatches(const TensorFilter& filter, std::string_view name);
/// Letters at the front of a name that it shares with the name above, in whole parts.
[[nodiscard]] int sharedLetters(std::string_view name, std::string_view above);

/// The visible rows of a snapshot's tensors. Nothing is kept for a row: what a cell shows is made when it is asked for.
class TensorTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows rows of a snapshot; null: nothing.
    void show(const TensorCells& cells, std::shared_ptr<const TensorRows> rows);
    [[nodiscard]] const TensorCells& cells() const { return m_cells; }
    [[nodiscard]] std::shared_ptr<const TensorRows> rows() const { return m_rows; }
    [[nodiscard]] std::uint32_t storeRow(int row) const { return m_rows->rows[static_cast<std::size_t>(row)]; }
    /// Where a row of the store is shown; -1 when it is not.
    [[nodiscard]] int rowOf(std::uint32_t storeRow) const;
    /// Texts have another language: all cells are made anew.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Clicks on the header come here; the panel computes the order.
    void sort(int column, Qt::SortOrder order) override { emit sortWanted(column, order); }
    /// Names as text, one a line, at most a thousand.
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] QStringList mimeTypes() const override;

signals:
    void sortWanted(int column, Qt::SortOrder order);

private:
    TensorCells m_cells;
    std::shared_ptr<const TensorRows> m_rows;
    bool m_numbered = true; ///< all files shown are numbered shards
};

/// More names than these are not dragged; the export writes them all.
constexpr std::size_t MostNamesDragged = 1000;
/// The names of tensors, one a line, to be dropped elsewhere.
[[nodiscard]] QMimeData* draggedNames(const TensorCells& cells, std::span<const std::uint32_t> rows);

} // namespace vitrine
