// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_order.h"

#include <QObject>
#include <QString>

#include <array>

class QAbstractItemModel;

namespace vitrine {

class TensorHeader;

/// Widths and visibility of the columns: measured in text until the user sets them, and then remembered.
class ColumnLayout final : public QObject
{
    Q_OBJECT

public:
    /// `name`: under which they are remembered ("tensors").
    ColumnLayout(TensorHeader* header, const QString& name, QObject* parent = nullptr);
    ~ColumnLayout() override;

    /// The widest of each column's title and some 200 rows; not where the user has set widths.
    void fit();
    /// The same, whatever the user had set.
    void reset();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void restore();
    void save() const;
    [[nodiscard]] static QString usualCell(TensorColumn column);
    void measure();
    void balance();

    TensorHeader* m_header;
    QString m_name;
    std::array<int, std::size_t(TensorColumn::Count)> m_wanted{}; ///< widths that the texts want
    bool m_isUserSized = false;
    bool m_isMeasuring = false;
};

} // namespace vitrine
