// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/progress_line.h"

#include "app/cli/console.h"
#include "model/words/quantity.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::cli {

ProgressLine::ProgressLine(bool isWanted)
    : m_isOn(isWanted && Console::isErrorTerminal())
{
}

void ProgressLine::tell(const QString& what, std::uint64_t done, std::uint64_t total)
{
    if (!m_isOn || total == 0) {
        return;
    }
    const std::lock_guard lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (what != m_what) {
        m_what = what;
        m_begin = now;
    }
    const std::uint64_t counted = std::min(done, total);
    QString line = QCoreApplication::translate("cli", "%1: %2 %, %3 of %4")
                       .arg(what)
                       .arg(static_cast<int>(100.0 * static_cast<double>(counted) / static_cast<double>(total)))
                       .arg(formatBytes(counted), formatBytes(total));
    // The speed of the first moments says nothing.
    const std::chrono::duration<double> taken = now - m_begin;
    if (taken.count() > 0.5) {
        line += QCoreApplication::translate("cli", ", %1/s").arg(formatBytes(static_cast<std::uint64_t>(static_cast<double>(counted) / taken.count())));
    }
    Console::overwrite(line);
    m_isShown = true;
}

void ProgressLine::clear()
{
    const std::lock_guard lock(m_mutex);
    if (m_isShown) {
        Console::overwrite({});
        m_isShown = false;
    }
}

} // namespace vitrine::cli
