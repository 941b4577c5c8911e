// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/packaging/packing_support.h"

#include "model/practice/practice_folder.h"
#include "tests/support/byte_builder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace vitrine::test {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QStringList entriesOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

bool writeModel(const QString& folder, int megabytes)
{
    const QTemporaryDir parent;
    const auto practice = writePracticeFolder(parent.path().toStdString());
    if (!practice || !QDir().mkpath(folder)) {
        return false;
    }
    const QDir from(QString::fromStdString(*practice));
    for (const QString& name : from.entryList(QDir::Files)) {
        if (!QFile::copy(from.filePath(name), folder + u'/' + name)) {
            return false;
        }
    }
    // A second set of weights that is as large as is wanted, in four files of random-looking bytes.
    for (int part = 0; megabytes > 0 && part < 4; ++part) {
        const quint64 bytes = quint64(megabytes) * 250'000;
        const QByteArray header = R"({"w)" + QByteArray::number(part) + R"(":{"dtype":"U8","shape":[)" + QByteArray::number(bytes)
            + R"(],"data_offsets":[0,)" + QByteArray::number(bytes) + "]}}";
        QByteArray content = QByteArray::fromStdString(ByteBuilder().number<std::uint64_t>(quint64(header.size())).raw(header.toStdString()).bytes());
        quint32 state = 1 + quint32(part);
        for (quint64 i = 0; i < bytes; ++i) {
            state = state * 1664525U + 1013904223U;
            content += static_cast<char>(state >> 24U);
        }
        if (!writeFile(folder + u"/extra-%1.safetensors"_s.arg(part), content)) {
            return false;
        }
    }
    return writeFile(folder + u"/LICENSE"_s, "terms\n");
}

QByteArray runTool(const QString& program, const QStringList& arguments, const QString& folder, int milliseconds)
{
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        return {};
    }
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(milliseconds) || process.exitCode() != 0) {
        return process.readAll() + " (exit " + QByteArray::number(process.exitCode()) + ')';
    }
    return "ok";
}

QMap<QString, QByteArray> treeOf(const QString& folder)
{
    QMap<QString, QByteArray> tree;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        tree[QDir(folder).relativeFilePath(path)] = contentOf(path);
    }
    return tree;
}

} // namespace vitrine::test
