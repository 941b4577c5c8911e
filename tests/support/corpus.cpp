// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/corpus.h"

#include <QDir>
#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace vitrine::test {

namespace {
/// The environment decides before what CMake was given.
QString folder(const char* variable, const char* configured)
{
    const QString path = qEnvironmentVariable(variable, QString::fromUtf8(configured));
    return !path.isEmpty() && QDir(path).exists() ? QDir(path).absolutePath() : QString();
}
} // namespace

QString corpusPath()
{
    return folder("VITRINE_CORPUS", VITRINE_CORPUS);
}

QString toolsPath()
{
    return folder("VITRINE_TOOLS", VITRINE_TOOLS);
}

QString corpus(const QString& relative)
{
    const QString path = corpusPath() + u'/' + relative;
    return !corpusPath().isEmpty() && QFileInfo::exists(path) ? path : QString();
}

QStringList corpusFiles(const QString& relative)
{
    QStringList files;
    if (const QString path = corpus(relative); !path.isEmpty()) {
        QDirIterator all(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            if (const QString file = all.next(); !file.endsWith(".expected.json"_L1)) {
                files << file;
            }
        }
    }
    files.sort();
    return files;
}

} // namespace vitrine::test
