// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMenu>

namespace vitrine {

class FilesModel;

/// What can be done with a row of the files tree.
class FilesMenu final : public QMenu
{
    Q_OBJECT

public:
    FilesMenu(const FilesModel* model, const QModelIndex& index, bool isUnfolded, QWidget* parent);

    /// How "Leave out when packing" stands: ticked where all that it would leave out is; not there where it is nothing.
    void setLeftOut(bool isThere, bool isTicked);

signals:
    void explainWanted();
    void tensorsWanted();
    void unitWanted(std::uint32_t unit);
    void newWindowWanted(const QString& path);
    void copyPathWanted();
    void hashWanted(const QString& path);
    void foldWanted();
    void leaveOutWanted(bool leaveOut);

private:
    QAction* m_leaveOut;
};

} // namespace vitrine
