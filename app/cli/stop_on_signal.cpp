// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/stop_on_signal.h"

#include <ctime>

namespace vitrine::cli {

StopOnSignal::StopOnSignal()
{
    sigemptyset(&m_held);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        sigaddset(&m_held, number);
    }
    pthread_sigmask(SIG_BLOCK, &m_held, &m_before);
    m_waiter = std::jthread([this](const std::stop_token& ended) {
        constexpr timespec pause{0, 50'000'000};
        while (!ended.stop_requested()) {
            if (sigtimedwait(&m_held, nullptr, &pause) > 0) {
                m_source.request_stop();
            }
        }
    });
}

StopOnSignal::~StopOnSignal()
{
    m_waiter.request_stop();
    m_waiter.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace vitrine::cli
