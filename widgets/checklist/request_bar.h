// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace vitrine {

/// Below the list: offers a check that reads all data, and shows how far it has come.
class RequestBar final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestBar(QWidget* parent = nullptr);

    /// Offers to read so many bytes.
    void offer(const QString& title, quint64 bytes);
    void setProgress(quint64 done, quint64 total);
    void hideAll();

signals:
    void wanted();
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_button;
    QString m_title;
    quint64 m_bytes = 0;
    bool m_isRunning = false;
};

} // namespace vitrine
