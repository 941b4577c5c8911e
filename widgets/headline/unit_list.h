// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QAbstractListModel>

namespace vitrine {

/// The units of a directory by their titles, for the chooser.
class UnitList final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit UnitList(QObject* parent = nullptr);

    void setDirectory(std::shared_ptr<const ModelDirectory> directory);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const ModelDirectory> m_directory;
};

} // namespace vitrine
