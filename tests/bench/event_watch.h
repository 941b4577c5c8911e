// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <ctime>
#include <utility>

namespace vitrine::bench {

/// Knows how long the handling of the slowest event took: as long as that the window stood still.
class EventWatch final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0) {
            return QApplication::notify(receiver, event);
        }
        ++m_depth;
        QElapsedTimer timer;
        timer.start();
        const double before = computed();
        const bool result = QApplication::notify(receiver, event);
        m_slowest = std::max(m_slowest, double(timer.nsecsElapsed()) / 1e6);
        m_busiest = std::max(m_busiest, computed() - before);
        --m_depth;
        return result;
    }
    /// In milliseconds, since it was asked before.
    double takeSlowest() { return std::exchange(m_slowest, 0.0); }
    /// The same without the time in which other programs had the processor.
    double takeBusiest() { return std::exchange(m_busiest, 0.0); }

private:
    /// What this thread has computed, in milliseconds.
    [[nodiscard]] static double computed()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    int m_depth = 0;
    double m_slowest = 0;
    double m_busiest = 0;
};

} // namespace vitrine::bench
