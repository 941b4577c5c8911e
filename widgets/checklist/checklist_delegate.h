// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

class ChecklistModel;

/// Paints a question with its counts at the right, and a finding with its status in front.
class ChecklistDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ChecklistDelegate(const ChecklistModel* model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintQuestion(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintFinding(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const ChecklistModel* m_model;
};

} // namespace vitrine
