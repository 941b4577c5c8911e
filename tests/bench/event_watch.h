// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
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
        const bool result = QApplication::notify(receiver, event);
        m_slowest = std::max(m_slowest, double(timer.nsecsElapsed()) / 1e6);
        --m_depth;
        return result;
    }
    /// In milliseconds, since it was asked before.
    double takeSlowest() { return std::exchange(m_slowest, 0.0); }

private:
    int m_depth = 0;
    double m_slowest = 0;
};

} // namespace vitrine::bench
