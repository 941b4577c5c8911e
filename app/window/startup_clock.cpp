// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/startup_clock.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QTimer>
#include <QWidget>

#include <cstdio>
#include <ctime>

#include <unistd.h>

namespace vitrine {

StartupClock::StartupClock(QWidget* window, QObject* parent)
    : QObject(parent)
{
    window->installEventFilter(this);
}

bool StartupClock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && !m_isPainted) {
        m_isPainted = true;
        // After this event the children are painted and the window is shown; then the time counts.
        QTimer::singleShot(0, this, [] {
            std::printf("%.3f\n", secondsSinceStart());
            std::fflush(stdout);
            QCoreApplication::quit();
        });
    }
    return QObject::eventFilter(watched, event);
}

double secondsSinceStart()
{
    // Field 22 of /proc/self/stat: start in clock ticks since the machine began; proc(5).
    QFile file(QStringLiteral("/proc/self/stat"));
    timespec now = {};
    if (!file.open(QIODevice::ReadOnly) || ::clock_gettime(CLOCK_BOOTTIME, &now) != 0) {
        return -1;
    }
    const QByteArray line = file.readAll();
    const QByteArrayList fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype startTime = 19; // counted behind the name, which may hold blanks
    if (fields.size() <= startTime) {
        return -1;
    }
    const double start = fields[startTime].toDouble() / static_cast<double>(::sysconf(_SC_CLK_TCK));
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - start;
}

} // namespace vitrine
