// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "tests/packaging/packing_support.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Files beyond the bounds of old headers, really written. Runs only where VITRINE_LARGE is set, because it writes up to
/// 9 GB; that sizes are planned rightly, and headers of 70 GB, is tested without.
class TestLargePackages final : public QObject
{
    Q_OBJECT

public:
    /// Longer than the five minutes that a test function has: disks differ.
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); }

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("VITRINE_LARGE")) {
            QSKIP("set VITRINE_LARGE to write files of 5 and 9 GB");
        }
        if (QStorageInfo(m_parent.path()).bytesAvailable() < 12'000'000'000) {
            QSKIP("12 GB of free disk are needed");
        }
    }

    void aSparseFileIsRightInTar_data()
    {
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("5 GB") << qint64(5'000'000'000);
        QTest::newRow("9 GB") << qint64(9'000'000'000);
    }
    void aSparseFileIsRightInTar()
    {
        QFETCH(qint64, bytes);
        const QTemporaryDir folder(m_parent.filePath(u"large-XXXXXX"_s));
        const QString model = folder.filePath(u"model"_s);
        QVERIFY(QDir().mkpath(model) && writeSparse(model + u"/model.safetensors"_s, bytes));
        const auto directory = openDirectory(model.toStdString());
        QVERIFY(directory.has_value());
        PackageOptions options;
        options.name = "large";
        options.format = PackageFormat::Zip;
        QVERIFY(planPackage(**directory, 0, {}, options).isBlocked());
        options.format = PackageFormat::Tar;
        const QString output = folder.filePath(u"large.tar"_s);
        const auto written = writePackage(**directory, planPackage(**directory, 0, {}, options), {output.toStdString(), false, {}, {}});
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        QVERIFY(verifyPackage(written->output)->intact);
        const QByteArray size = QByteArray::number(bytes);
        QVERIFY(answer(u"tar"_s, {u"-tvf"_s, output}).contains(QByteArray(size + " 1970-01-01 00:00 large-1.0/model.safetensors")));
        QVERIFY(answer(u"bsdtar"_s, {u"-tvf"_s, output}).contains(size));
        const QString script = u"import sys,tarfile\nt=tarfile.open(sys.argv[1])\nm=t.getmember('large-1.0/model.safetensors')\nf=t.extractfile(m)\n"
                               "f.seek(m.size-4)\nprint(m.size,f.read().decode(),len(t.getmembers()))"_s;
        QCOMPARE(answer(u"python3"_s, {u"-c"_s, script, output}).trimmed(), QByteArray(size + " last 5"));
    }

private:
    /// A tensor of so many bytes of which only the ends lie on the disk.
    static bool writeSparse(const QString& path, qint64 bytes)
    {
        for (QByteArray padding;; padding += ' ') {
            const QByteArray header = "{\"w\":{\"dtype\":\"U8\",\"shape\":[" + QByteArray::number(bytes - 128) + "],\"data_offsets\":[0," + QByteArray::number(bytes - 128) + "]}}" + padding;
            if (header.size() < 120) {
                continue;
            }
            QFile file(path);
            const char length[8] = {120, 0, 0, 0, 0, 0, 0, 0};
            return file.open(QIODevice::ReadWrite) && file.write(length, 8) == 8 && file.write(header) == header.size() && file.resize(bytes)
                && file.seek(bytes - 4) && file.write("last") == 4;
        }
    }
    static QByteArray answer(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TZ"_s, u"UTC"_s);
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        return process.waitForFinished(120'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : "failed: " + process.readAllStandardError();
    }

    QTemporaryDir m_parent;
};

QTEST_GUILESS_MAIN(TestLargePackages)
#include "tst_large_packages.moc"
