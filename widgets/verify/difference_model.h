// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_verifier.h"

#include <QAbstractTableModel>

#include <vector>

namespace vitrine {

/// The files of a package that are not as they were packed, one a row.
class DifferenceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { File, Kind, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<Difference> differences);
    /// Nothing for a row that is not there.
    [[nodiscard]] const Difference* at(const QModelIndex& index) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Difference> m_differences;
};

} // namespace vitrine
