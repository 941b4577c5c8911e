// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeView>

namespace vitrine {

class FoldedTensorModel;
class TensorHeader;

/// The tensors with repeated layers folded.
class TensorTreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit TensorTreeView(FoldedTensorModel* model, QWidget* parent = nullptr);

    [[nodiscard]] TensorHeader* header() const { return m_header; }
    void setEmptyText(const QString& text);

signals:
    void menuWanted(const QPoint& globalPosition);
    void copyWanted();
    void copyNamesWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    FoldedTensorModel* m_model;
    TensorHeader* m_header;
    QString m_emptyText;
};

} // namespace vitrine
