// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPoint>
#include <QString>

class QAbstractItemView;
class QKeyEvent;

namespace vitrine {

/// What the flat and the folded view of tensors have in common: the keys that copy and open, the context menu, and what
/// is said where there are no rows.
class TensorViewKeys final : public QObject
{
    Q_OBJECT

public:
    explicit TensorViewKeys(QAbstractItemView* view);

    /// What is said where there are no rows; also to screen readers.
    void setEmptyText(const QString& text);
    /// Called by the view when it has painted its rows.
    void paintEmptyText() const;

signals:
    void menuWanted(const QPoint& globalPosition);
    void copyWanted();
    void copyNamesWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takeKey(const QKeyEvent& key);
    void open();

    QAbstractItemView* m_view;
    QString m_emptyText;
};

} // namespace vitrine
