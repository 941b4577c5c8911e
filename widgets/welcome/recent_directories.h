// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <vector>

namespace vitrine {

/// A directory that was opened, with what it was found to be.
struct RecentDirectory {
    QString path;
    VerdictKind kind = VerdictKind::NotAModel;
    VerdictState state = VerdictState::Grey;
    std::uint64_t bytes = 0;
    QDateTime opened;
    QString unit; ///< path of the unit that was shown last
    bool isThere = true; ///< as far as was looked
};

/// The directories that were opened last, newest first; kept in the settings and shared by all windows.
class RecentDirectories final : public QObject
{
    Q_OBJECT

public:
    explicit RecentDirectories(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<RecentDirectory>& entries() const { return m_entries; }
    /// `bytes`: of all its files.
    void add(const ModelDirectory& directory, std::uint64_t bytes);
    void setUnit(const QString& path, const QString& unit);
    [[nodiscard]] QString unit(const QString& path) const;
    void remove(const QString& path);
    void clear();
    /// Looks in the background which of them are still there; a mount that does not answer holds up nothing.
    void look();

signals:
    void changed();

private:
    void load();
    void save();
    static void write(const std::vector<RecentDirectory>& entries);

    std::vector<RecentDirectory> m_entries;
    QThreadPool m_writer; ///< waits for what is being written when it goes
};

} // namespace vitrine
