// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace vitrine {

class MainWindow;

/// Waits until a window shows all that it was asked for, saves a picture of it, and ends the program: 0, or 1 when the
/// picture cannot be written.
class Picture final : public QObject
{
    Q_OBJECT

public:
    struct Wish {
        QString file;
        QString unit; ///< path of the unit to show
        QString select; ///< path of a file, "part:tokenizer", or "tensor:NAME"
        QString page; ///< "drag", "drag-text" or "reading": as if something were held over the window, or headers read
    };

    Picture(MainWindow* window, Wish wish, QObject* parent = nullptr);

private:
    void look();
    void apply();
    void take();

    MainWindow* m_window;
    Wish m_wish;
    QTimer m_clock;
    QElapsedTimer m_settledFor;
    QElapsedTimer m_age;
    bool m_isApplied = false;
};

} // namespace vitrine
