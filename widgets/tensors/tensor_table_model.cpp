// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_table_model.h"

#include "model/words/text.h"

#include <QMimeData>

#include <algorithm>
#include <limits>

namespace vitrine {

namespace {

constexpr int MostRows = std::numeric_limits<int>::max() / 64; ///< the view counts pixels in an int

TensorColumn column(const QModelIndex& index)
{
    return static_cast<TensorColumn>(index.column());
}

int letters(std::string_view bytes)
{
    return static_cast<int>(displayText(bytes).size());
}

} // namespace

TextPlaces shownMatches(const TensorFilter& filter, std::string_view name)
{
    TextPlaces places;
    if (filter.isEmpty()) {
        return places;
    }
    for (const auto& [at, size] : filter.matches(name)) {
        places.emplace_back(letters(name.substr(0, at)), letters(name.substr(at, size)));
    }
    return places;
}

int sharedLetters(std::string_view name, std::string_view above)
{
    const auto same = std::ranges::mismatch(name, above);
    const std::string_view shared(name.begin(), same.in1);
    const std::size_t end = shared.find_last_of("./");
    return end == std::string_view::npos ? 0 : letters(shared.substr(0, end + 1));
}

QMimeData* draggedNames(const TensorCells& cells, std::span<const std::uint32_t> rows)
{
    QStringList names;
    for (const std::uint32_t row : rows.first(std::min(rows.size(), MostNamesDragged))) {
        names << cells.text(row, TensorColumn::Name);
    }
    auto* data = new QMimeData;
    data->setText(names.join(u'\n'));
    return data;
}

void TensorTableModel::show(const TensorCells& cells, std::shared_ptr<const TensorRows> rows)
{
    beginResetModel();
    m_cells = cells;
    m_rows = cells.isEmpty() ? nullptr : std::move(rows);
    m_numbered = m_rows && m_cells.areNumbered(m_rows->filesInScope);
    endResetModel();
}

int TensorTableModel::rowOf(std::uint32_t storeRow) const
{
    if (!m_rows) {
        return -1;
    }
    const auto found = std::ranges::find(m_rows->rows, storeRow);
    const auto place = found - m_rows->rows.begin();
    return found == m_rows->rows.end() || place >= MostRows ? -1 : static_cast<int>(place);
}

void TensorTableModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

int TensorTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_rows ? 0 : static_cast<int>(std::min<std::size_t>(m_rows->rows.size(), MostRows));
}

int TensorTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(TensorColumn::Count);
}

QVariant TensorTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const std::uint32_t row = storeRow(index.row());
    switch (role) {
    case MutedLettersRole:
        return index.row() == 0
            ? 0
            : sharedLetters(m_cells.store().name(row), m_cells.store().name(storeRow(index.row() - 1)));
    case MatchesRole:
        return QVariant::fromValue(shownMatches(m_rows->filter, m_cells.store().name(row)));
    default:
        return m_cells.data(row, column(index), role);
    }
}

QVariant TensorTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    return TensorCells::headerData(static_cast<TensorColumn>(section), role, m_numbered);
}

Qt::ItemFlags TensorTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

QStringList TensorTableModel::mimeTypes() const
{
    return {QStringLiteral("text/plain")};
}

QMimeData* TensorTableModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<std::uint32_t> rows;
    for (const QModelIndex& index : indexes) {
        if (index.column() == 0) {
            rows.push_back(storeRow(index.row()));
        }
    }
    return draggedNames(m_cells, rows);
}

} // namespace vitrine
