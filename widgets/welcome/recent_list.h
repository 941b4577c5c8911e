// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/welcome/recent_directories.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace vitrine {

/// The recent directories as rows of a list.
class RecentModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit RecentModel(RecentDirectories* recent, QObject* parent = nullptr);

    [[nodiscard]] const RecentDirectory& entry(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    void reload();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    RecentDirectories* m_recent;
    std::vector<RecentDirectory> m_rows;
};

/// Two lines for each directory: name and size, verdict and when.
class RecentDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RecentDelegate(const RecentModel* model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const RecentModel* m_model;
};

/// The list itself: Enter or a click opens, Delete removes.
class RecentList final : public QListView
{
    Q_OBJECT

public:
    explicit RecentList(RecentDirectories* recent, QWidget* parent = nullptr);

    [[nodiscard]] bool isEmpty() const { return m_model->rowCount() == 0; }
    void retranslate();
    /// At most so many rows without scrolling.
    void setRowsShown(int rows);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void openWanted(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void open(const QModelIndex& index);

    RecentDirectories* m_recent;
    RecentModel* m_model;
    int m_rowsShown = 5;
};

} // namespace vitrine
