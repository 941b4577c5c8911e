// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>
#include <cstdint>
#include <mutex>

namespace vitrine::cli {

/// One line on stderr that says how far something long has come: "Writing: 34 %, 12.3 GB of 36 GB, 410 MB/s". It is
/// written over itself and is gone in the end. Where stderr is no terminal, nothing is ever written.
class ProgressLine
{
public:
    /// `isWanted`: false where nothing is to be said.
    explicit ProgressLine(bool isWanted);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// From any thread. `what`: "Writing"; speed is counted from the first time that it is told.
    void tell(const QString& what, std::uint64_t done, std::uint64_t total);
    /// Before anything else is written.
    void clear();

private:
    std::mutex m_mutex;
    QString m_what;
    std::chrono::steady_clock::time_point m_begin;
    bool m_isOn;
    bool m_isShown = false;
};

} // namespace vitrine::cli
