// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

namespace vitrine::test {

/// How much memory this process takes at most from now on, beyond what it has (Linux: VmHWM of /proc/self/status).
class PeakMemory
{
public:
    PeakMemory()
    {
        QFile forget(QStringLiteral("/proc/self/clear_refs"));
        m_isMeasured = forget.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && forget.write("5") == 1;
        m_before = megabytes("VmRSS:");
    }
    /// Nothing where it cannot be measured.
    [[nodiscard]] std::optional<qint64> moreMegabytes() const
    {
        return m_isMeasured ? std::optional(megabytes("VmHWM:") - m_before) : std::nullopt;
    }

private:
    static qint64 megabytes(const QByteArray& key)
    {
        QFile status(QStringLiteral("/proc/self/status"));
        const QByteArray text = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
        const qsizetype at = text.indexOf(key);
        return at < 0 ? 0 : text.mid(at + key.size()).simplified().split(' ').front().toLongLong() / 1024;
    }

    bool m_isMeasured = false;
    qint64 m_before = 0;
};

} // namespace vitrine::test
