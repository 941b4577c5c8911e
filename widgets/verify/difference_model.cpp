// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/verify/difference_model.h"

#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/verify/verify_words.h"

#include <QApplication>
#include <QPalette>

namespace vitrine {

using namespace Qt::StringLiterals;

void DifferenceModel::set(std::vector<Difference> differences)
{
    beginResetModel();
    m_differences = std::move(differences);
    endResetModel();
}

const Difference* DifferenceModel::at(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_differences.size() ? &m_differences[row] : nullptr;
}

void DifferenceModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, File, Kind);
    if (!m_differences.empty()) {
        emit dataChanged(index(0, File), index(rowCount() - 1, Kind));
    }
}

int DifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_differences.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const
{
    const Difference* difference = at(index);
    if (difference == nullptr) {
        return {};
    }
    const QString name = displayText(difference->path);
    const QString kind = VerifyWords::kind(difference->kind);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == File ? name : kind;
    case Qt::AccessibleTextRole:
        return index.column() == File ? QVariant(name + u", "_s + kind) : QVariant(kind);
    case Qt::SizeHintRole:
        // The other column is as wide as its words, which nobody may say otherwise.
        return index.column() == File ? QVariant(QSize(0, theme::scaled(24))) : QVariant();
    case Qt::DecorationRole:
        if (index.column() == File) {
            // What is extra harms no file that was packed.
            const auto status = difference->kind == DifferenceKind::Extra ? StatusColor::Warning : StatusColor::Failure;
            return theme::icon(theme::statusIcon(status), theme::status(status, QApplication::palette()));
        }
        return {};
    default:
        return {};
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == File ? tr("File") : tr("Difference");
}

} // namespace vitrine
