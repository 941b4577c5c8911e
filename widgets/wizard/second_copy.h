// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_copy.h"
#include "widgets/background/latest_job.h"

#include <QWidget>

class QPushButton;

namespace vitrine {

class MessageStrip;
class ProgressPanel;

/// Copies the finished package to a second place and verifies it there, in the background.
class SecondCopy final : public QWidget
{
    Q_OBJECT

public:
    explicit SecondCopy(QWidget* parent);

    void setPackage(const WrittenPackage& written);
    /// Asks for a folder and copies into it.
    void choose();
    void copyTo(const QString& folder);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void runningChanged();

private:
    void finish(const Result<WrittenPackage>& result);
    void showRunning(bool running);

    WrittenPackage m_written;
    QWidget* m_work;
    ProgressPanel* m_progress;
    QPushButton* m_cancel;
    MessageStrip* m_message;
    LatestJob m_job{this};
};

} // namespace vitrine
