// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/command_line.h"

#include <QProcessEnvironment>

namespace vitrine::test {

QString commandLineProgram()
{
    return QString::fromUtf8(VITRINE_CLI);
}

void setLocale(QProcess& process, const QString& locale)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
}

Answer runCommandLine(const QStringList& arguments, const QString& locale, int milliseconds)
{
    QProcess process;
    setLocale(process, locale);
    process.start(commandLineProgram(), arguments);
    if (!process.waitForFinished(milliseconds) || process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace vitrine::test
