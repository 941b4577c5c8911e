// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QTreeView>

namespace vitrine {

class FilesModel;
class FilesDelegate;

/// The tree itself: what is unfolded, and how wide its columns are.
class FilesView final : public QTreeView
{
    Q_OBJECT

public:
    explicit FilesView(FilesModel* model, QWidget* parent = nullptr);

    /// After the model has a new tree: unfolds what helps, and what the user had unfolded.
    void unfoldAnew();
    /// Forgets what the user unfolded and folded: another directory.
    void forgetFolds();
    /// Unfolds what is above a row and brings it into view.
    void reveal(const QModelIndex& index);

signals:
    void menuWanted(const QModelIndex& index, const QPoint& at);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    [[nodiscard]] bool isUnfoldedAtFirst(const QModelIndex& index) const;
    void remember(const QModelIndex& index, bool unfolded);
    void fitColumns();

    FilesModel* m_model;
    FilesDelegate* m_delegate;
    QSet<QByteArray> m_unfolded; ///< keys of rows that the user unfolded, and folded
    QSet<QByteArray> m_folded;
    bool m_isUnfolding = false;
};

} // namespace vitrine
