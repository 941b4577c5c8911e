// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/unit_list.h"

#include "widgets/selection/unit_words.h"
#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

namespace vitrine {

UnitList::UnitList(QObject* parent)
    : QAbstractListModel(parent)
{
}

void UnitList::setDirectory(std::shared_ptr<const ModelDirectory> directory)
{
    beginResetModel();
    m_directory = std::move(directory);
    endResetModel();
}

void UnitList::retranslate()
{
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int UnitList::rowCount(const QModelIndex& parent) const
{
    return m_directory && !parent.isValid() ? static_cast<int>(m_directory->units.size()) : 0;
}

QVariant UnitList::data(const QModelIndex& index, int role) const
{
    if (!m_directory || !index.isValid()) {
        return {};
    }
    const Unit& unit = m_directory->units[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return unitWords(*m_directory, static_cast<std::uint32_t>(index.row()));
    case Qt::ToolTipRole:
        return theme::plainToolTip(unit.verdict.sentence.text());
    case Qt::AccessibleTextRole:
        return QString(
            unitWords(*m_directory, static_cast<std::uint32_t>(index.row())) + QStringLiteral(", ") + verdictTitle(unit.verdict.kind).text());
    default:
        return {};
    }
}

} // namespace vitrine
