// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <thread>

#include <csignal>

namespace vitrine::cli {

/// While it lives, an interrupt (Ctrl+C), a termination or a hang-up does not end the program but asks for a stop, so
/// that what was begun is cleared away. To be made before any other thread: they inherit which signals are held.
class StopOnSignal
{
public:
    StopOnSignal();
    ~StopOnSignal();
    StopOnSignal(const StopOnSignal&) = delete;
    StopOnSignal& operator=(const StopOnSignal&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    sigset_t m_before{};
    sigset_t m_held{};
    std::stop_source m_source;
    std::jthread m_waiter; ///< last: it uses all of the above
};

} // namespace vitrine::cli
