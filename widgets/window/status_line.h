// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStatusBar>

#include <functional>

class QLabel;

namespace vitrine {

struct ModelDirectory;

/// The line at the bottom: what was read, that nothing was executed or changed, and how much room the disk has.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void showNothingOpen();
    void showNothingRead();
    void showReading();
    void showRead(const ModelDirectory& directory, quint64 bytes);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setText(std::function<QString()> text, bool hasLock);
    void showDisk(const QString& path, quint64 bytes);
    void refresh();
    void fit();

    QLabel* m_lock;
    QLabel* m_text;
    QLabel* m_disk;
    std::function<QString()> m_words; ///< makes the text anew in another language
    std::function<QString()> m_diskWords;
    bool m_hasLock = false;
    quint64 m_generation = 0;
};

} // namespace vitrine
