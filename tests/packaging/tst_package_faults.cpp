// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "tests/packaging/packing_support.h"
#include "tests/support/command_line.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <fcntl.h>
#include <sched.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;
using test::contentOf;
using test::entriesOf;
using test::writeFile;

namespace {

constexpr int CannotMount = 125;

/// What the child does before it becomes the program: a disk of its own, of so many bytes, at `place`.
void mountSmallDisk(const QByteArray& place, const QByteArray& size)
{
    const bool isOwn = ::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
    const bool isMounted = isOwn && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && ::mount("none", place.constData(), "tmpfs", 0, QByteArray("size=" + size).constData()) == 0;
    if (!isMounted) {
        ::_exit(CannotMount);
    }
}

QStringList packCommand(const QString& model, const QString& output)
{
    return {u"pack"_s, model, u"-o"_s, output, u"--quiet"_s, u"--include"_s, u"extra-*"_s, u"--allow"_s, u"licence.present=test"_s, u"--allow"_s,
        u"share.licence=test"_s, u"--allow"_s, u"weights.shards=test"_s, u"--allow"_s, u"weights.index=test"_s, u"--allow"_s,
        u"weights.map=test"_s, u"--allow"_s, u"fit.layers=test"_s, u"--allow"_s, u"sound.truncated=test"_s};
}

} // namespace

class TestPackageFaults final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        m_model = m_parent.filePath(u"model"_s);
        QVERIFY(test::writeModel(m_model, 24));
    }

    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
        m_directory = *openDirectory(m_model.toStdString());
    }

    void killedAtAnyMomentTheTargetIsAsItWas_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"p.tar", "p.tar.zst", "p.zip", "p", "p.oci"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void killedAtAnyMomentTheTargetIsAsItWas()
    {
        QFETCH(QString, name);
        const bool isArchive = name.contains(u'.') && !name.endsWith(u".oci"_s);
        const QString output = m_out->filePath(name);
        QStringList command = packCommand(m_model, output);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(QProcess::execute(test::commandLineProgram(), command), 0);
        const qint64 whole = clock.elapsed();
        const QByteArray before = isArchive ? contentOf(output) : QByteArray();
        command << u"--replace"_s;
        // Twenty moments over all forms together; an archive also stands before what replaces it.
        for (int moment = 0; moment < (isArchive ? 4 : 6); ++moment) {
            if (!isArchive) {
                QDir(output).removeRecursively();
            }
            QProcess process;
            process.start(test::commandLineProgram(), command);
            QVERIFY(process.waitForStarted());
            std::this_thread::sleep_for(std::chrono::milliseconds(QRandomGenerator::global()->bounded(whole + 1)));
            process.kill();
            QVERIFY(process.waitForFinished(30'000));
            if (isArchive) {
                QCOMPARE(contentOf(output), before);
            } else if (QFileInfo::exists(output)) {
                QVERIFY(verifyPackage(output.toStdString())->intact);
            }
        }
        if (!isArchive) {
            QDir(output).removeRecursively();
        }
        QCOMPARE(QProcess::execute(test::commandLineProgram(), command), 0);
        QCOMPARE(entriesOf(m_out->path()), QStringList{name});
        QVERIFY(verifyPackage(output.toStdString())->intact);
    }

    void terminatedItClearsAway_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("archive") << u"p.tar.zst"_s;
        QTest::newRow("folder") << u"p"_s;
    }
    void terminatedItClearsAway()
    {
        QFETCH(QString, name);
        QProcess process;
        process.start(test::commandLineProgram(), packCommand(m_model, m_out->filePath(name)));
        QVERIFY(process.waitForStarted());
        QVERIFY(QTest::qWaitFor([&] { return !entriesOf(m_out->path()).isEmpty() || process.state() == QProcess::NotRunning; }, 30'000));
        process.terminate();
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        if (process.exitCode() == 0) {
            QSKIP("it was done before the signal came");
        }
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("cancelled"));
        QVERIFY(entriesOf(m_out->path()).isEmpty());
    }

    void cancelledAtAnyPointNothingIsLeft_data() { formats(); }
    void cancelledAtAnyPointNothingIsLeft()
    {
        QFETCH(QString, name);
        for (int millisecond : {0, 1, 3, 10, 30, 60, 100, 200}) {
            std::stop_source stop;
            std::jthread later([&stop, millisecond] {
                std::this_thread::sleep_for(std::chrono::milliseconds(millisecond));
                stop.request_stop();
            });
            const auto result = writePackage(*m_directory, plan(name), {target(name), false, stop.get_token(), {}});
            if (result) {
                QDir(m_out->filePath(name)).removeRecursively();
                QFile::remove(m_out->filePath(name));
                continue;
            }
            QCOMPARE(result.error().code, ErrorCode::Cancelled);
            QVERIFY(entriesOf(m_out->path()).isEmpty());
        }
    }

    void cancelledWhileItIsVerified()
    {
        std::stop_source stop;
        WriteOptions options{target(u"p.tar"_s), false, stop.get_token(), {}};
        bool verifying = false;
        options.progress = [&](const WriteProgress& progress) {
            if (progress.stage == WriteProgress::Stage::Verifying) {
                verifying = true;
                QVERIFY(progress.total > 0);
                stop.request_stop();
            }
        };
        const auto result = writePackage(*m_directory, plan(u"p.tar"_s), options);
        QVERIFY(verifying && !result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY(entriesOf(m_out->path()).isEmpty());
    }

    void aSourceThatChangesUnderneathIsTold_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"shrinks", "grows", "changes", "vanishes", "is replaced", "shrinks while it is read", "changes while it is read"}) {
            QTest::newRow(what) << QString::fromUtf8(what);
        }
    }
    void aSourceThatChangesUnderneathIsTold()
    {
        QFETCH(QString, what);
        QString victim = m_model + u"/extra-3.safetensors"_s;
        QByteArray before = contentOf(victim);
        const PackagePlan chosen = plan(u"p.tar"_s);
        const auto change = [&] {
            if (what.startsWith(u"shrinks"_s)) {
                QVERIFY(QFile::resize(victim, before.size() / 2));
            } else if (what == u"grows"_s) {
                QVERIFY(writeFile(victim, before + "more"));
            } else if (what == u"vanishes"_s) {
                QVERIFY(QFile::remove(victim));
            } else {
                QByteArray other = before;
                other[other.size() - 1] = static_cast<char>(other.back() ^ 1);
                QVERIFY(what == u"is replaced"_s ? QFile::remove(victim) : true);
                QVERIFY(writeFile(victim, other));
                const timespec later[2] = {{0, UTIME_OMIT}, {2'000'000'000, 0}};
                ::utimensat(AT_FDCWD, victim.toUtf8().constData(), later, 0);
            }
        };
        bool isChanged = false;
        WriteOptions options{target(u"p.tar"_s), false, {}, {}};
        if (what.endsWith(u"while it is read"_s)) {
            // The first report is made with the first file open and nothing of it read yet.
            options.progress = [&](const WriteProgress& progress) {
                if (!isChanged) {
                    isChanged = true;
                    victim = m_model + u'/' + QString::fromStdString(progress.file);
                    before = contentOf(victim);
                    QVERIFY(!before.isEmpty());
                    change();
                }
            };
        } else {
            change();
        }
        const auto result = writePackage(*m_directory, chosen, options);
        QVERIFY(writeFile(victim, before));
        QVERIFY2(!result, qPrintable(what));
        QCOMPARE(result.error().code, ErrorCode::SourceChanged);
        QVERIFY(result.error().message.utf8().contains(QFileInfo(victim).fileName().toStdString()));
        QVERIFY(entriesOf(m_out->path()).isEmpty());
    }

    void aSmallDiskIsToldBeforeAnythingIsWritten_data() { formats(); }
    void aSmallDiskIsToldBeforeAnythingIsWritten()
    {
        QFETCH(QString, name);
        const QByteArray place = m_out->path().toUtf8();
        const QString cli = test::commandLineProgram();
        const QStringList words = packCommand(m_model, m_out->filePath(name));
        QProcess process;
        process.setChildProcessModifier([place] { mountSmallDisk(place, "8m"); });
        process.start(u"sh"_s, QStringList{u"-c"_s, u"\"$0\" \"$@\"; code=$?; ls -A %1; exit $code"_s.arg(m_out->path()), cli} + words);
        QVERIFY(process.waitForFinished(60'000));
        if (process.exitCode() == CannotMount) {
            QSKIP("no small disk can be mounted here");
        }
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1, error.constData());
        QVERIFY2(error.contains("are free there"), error.constData());
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    void aDiskThatFillsUpWhileItIsWrittenIsTold_data() { formats(); }
    void aDiskThatFillsUpWhileItIsWrittenIsTold()
    {
        QFETCH(QString, name);
        // In a child, because a disk can be mounted only there; it writes without asking first what is free.
        const pid_t child = ::fork();
        if (child == 0) {
            mountSmallDisk(m_out->path().toUtf8(), "8m");
            const auto result = writePackage(*m_directory, plan(name), {target(name), false, {}, {}});
            const bool isTold = !result && result.error().code == ErrorCode::NoSpace && !result.error().message.isEmpty();
            ::_exit(isTold && entriesOf(m_out->path()).isEmpty() ? 0 : result ? 1 : isTold ? 2 : 3);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        if (WEXITSTATUS(status) == CannotMount) {
            QSKIP("no small disk can be mounted here");
        }
        QCOMPARE(WEXITSTATUS(status), 0);
    }

    void aPlaceWithoutPermissionIsTold_data() { formats(); }
    void aPlaceWithoutPermissionIsTold()
    {
        QFETCH(QString, name);
        const QString closed = m_out->filePath(u"closed"_s);
        QVERIFY(QDir().mkdir(closed));
        const PackagePlan chosen = plan(name);
        // As somebody else, because root is refused nothing.
        const pid_t child = ::fork();
        if (child == 0) {
            ::chmod(closed.toUtf8().constData(), 0555);
            if (::geteuid() == 0 && ::setresuid(65534, 65534, 65534) != 0) {
                ::_exit(CannotMount);
            }
            const auto result = writePackage(*m_directory, chosen, {closed.toStdString() + '/' + name.toStdString(), false, {}, {}});
            ::_exit(result ? 1 : result.error().code == ErrorCode::NoPermission ? 0 : 2);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        if (WIFEXITED(status) && WEXITSTATUS(status) == CannotMount) {
            QSKIP("this user cannot become another one");
        }
        QCOMPARE(WIFEXITED(status) ? WEXITSTATUS(status) : -1, 0);
        QVERIFY(entriesOf(closed).isEmpty());
    }

    void whatIsThereAlreadyStays_data() { formats(); }
    void whatIsThereAlreadyStays()
    {
        QFETCH(QString, name);
        QVERIFY(writeFile(m_out->filePath(name), "mine"));
        QElapsedTimer clock;
        clock.start();
        const auto result = writePackage(*m_directory, plan(name), {target(name), false, {}, {}});
        QCOMPARE(result.error().code, ErrorCode::CannotWrite);
        QCOMPARE(contentOf(m_out->filePath(name)), QByteArray("mine"));
        QCOMPARE(entriesOf(m_out->path()), QStringList{name});
    }

    void twoAtOnceDoNotDisturbEachOther()
    {
        const QString part = m_out->filePath(u"p.tar.part"_s);
        QVERIFY(writeFile(part, "of another program"));
        const int descriptor = ::open(part.toUtf8().constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0);
        const auto refused = writePackage(*m_directory, plan(u"p.tar"_s), {target(u"p.tar"_s), false, {}, {}});
        QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
        QCOMPARE(contentOf(part), QByteArray("of another program"));
        ::close(descriptor);
        // What a killed process left is not locked: the next one takes its place.
        QVERIFY(writePackage(*m_directory, plan(u"p.tar"_s), {target(u"p.tar"_s), false, {}, {}}).has_value());
        QCOMPARE(entriesOf(m_out->path()), QStringList{u"p.tar"_s});
    }

private:
    static void formats()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"p.tar", "p.tar.zst", "p.tar.gz", "p.zip", "p", "p.oci"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    [[nodiscard]] PackagePlan plan(const QString& name) const
    {
        PackageOptions options;
        options.name = "faults";
        options.include = {"extra-*"};
        options.format = packageFormatBySuffix(name.toStdString());
        return planPackage(*m_directory, 0, {}, options);
    }
    [[nodiscard]] std::string target(const QString& name) const { return m_out->filePath(name).toStdString(); }

    QTemporaryDir m_parent;
    std::unique_ptr<QTemporaryDir> m_out;
    QString m_model;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPackageFaults)
#include "tst_package_faults.moc"
