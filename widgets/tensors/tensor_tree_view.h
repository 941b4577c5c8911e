// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeView>

namespace vitrine {

class FoldedTensorModel;
class TensorHeader;
class TensorViewKeys;

/// The tensors with repeated layers folded.
class TensorTreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit TensorTreeView(FoldedTensorModel* model, QWidget* parent = nullptr);

    [[nodiscard]] TensorHeader* header() const { return m_header; }
    [[nodiscard]] TensorViewKeys* keys() const { return m_keys; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    TensorHeader* m_header;
    TensorViewKeys* m_keys;
};

} // namespace vitrine
