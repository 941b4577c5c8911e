// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

class FilesModel;

/// Paints a row of the files tree: icon in the colour of the need, name, role word, mark, badge; size and its bar.
class FilesDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FilesDelegate(const FilesModel* model, QObject* parent = nullptr);

    /// Without the bars, where the panel is narrow.
    void setBarsShown(bool shown) { m_showsBars = shown; }
    /// All rows of one height: for long trees.
    void setUniform(bool uniform) { m_isUniform = uniform; }
    [[nodiscard]] int sizeColumnWidth() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintText(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& rect) const;
    void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintSize(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const FilesModel* m_model;
    bool m_showsBars = true;
    bool m_isUniform = false;
};

} // namespace vitrine
