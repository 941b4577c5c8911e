// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

namespace vitrine {

class TensorHeader;
class TensorTableModel;
class TensorViewKeys;

/// The flat table of tensors. Nothing in it depends on the number of rows.
class TensorTableView final : public QTableView
{
    Q_OBJECT

public:
    explicit TensorTableView(TensorTableModel* model, QWidget* parent = nullptr);

    [[nodiscard]] TensorHeader* header() const { return m_header; }
    [[nodiscard]] TensorViewKeys* keys() const { return m_keys; }
    /// Type ahead: the next row one of whose parts begins with the text.
    void keyboardSearch(const QString& search) override;
    /// Selected rows of the view as ranges, first and last; never a list of single rows.
    [[nodiscard]] QList<std::pair<int, int>> selectedRanges() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void changeEvent(QEvent* event) override;

private:
    void applySizes();

    TensorTableModel* m_model;
    TensorHeader* m_header;
    TensorViewKeys* m_keys;
    QString m_typed; ///< letters of the search so far
    qint64 m_typedAt = 0; ///< when the last of them came, in milliseconds
};

} // namespace vitrine
