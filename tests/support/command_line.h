// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace vitrine::test {

/// What vitrine-cli said. The code is -1 when it did not end by itself.
struct Answer {
    int code = -1;
    QByteArray out;
    QByteArray error;
    /// What was said on standard output, as JSON; discarded when it is none.
    [[nodiscard]] nlohmann::json parsed() const { return nlohmann::json::parse(out.toStdString(), nullptr, false); }
};

/// The vitrine-cli of this build.
[[nodiscard]] QString commandLineProgram();
/// The locale that a program is to be started in.
void setLocale(QProcess& process, const QString& locale = QStringLiteral("C.UTF-8"));
/// Runs vitrine-cli to its end, for at most `milliseconds`.
[[nodiscard]] Answer runCommandLine(const QStringList& arguments, const QString& locale = QStringLiteral("C.UTF-8"), int milliseconds = 30'000);

} // namespace vitrine::test
