// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/packaging/packing_support.h"
#include "tests/support/command_line.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A terminal of which a program gets one end as its stderr.
class Terminal
{
public:
    Terminal()
        : m_own(::posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_own >= 0 && ::grantpt(m_own) == 0 && ::unlockpt(m_own) == 0) {
            m_theirs = ::open(::ptsname(m_own), O_RDWR | O_NOCTTY);
        }
    }
    ~Terminal()
    {
        ::close(m_own);
        ::close(m_theirs);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] bool isOpen() const { return m_theirs >= 0; }
    [[nodiscard]] int theirs() const { return m_theirs; }
    /// What was written to it so far.
    [[nodiscard]] QByteArray written() const
    {
        QByteArray all;
        char part[4096];
        for (pollfd asked{m_own, POLLIN, 0}; ::poll(&asked, 1, 100) > 0 && (asked.revents & POLLIN) != 0;) {
            const ssize_t count = ::read(m_own, part, sizeof part);
            if (count <= 0) {
                break;
            }
            all.append(part, count);
        }
        return all;
    }

private:
    int m_own;
    int m_theirs = -1;
};

} // namespace

class TestProgressLine final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_place.isValid());
        QVERIFY(test::writeModel(m_place.filePath(u"model"_s), 8));
    }

    void aTerminalSeesHowFarItIs_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const QString package = m_place.filePath(u"p.tar"_s);
        QTest::newRow("pack") << QStringList{u"pack"_s, m_place.filePath(u"model"_s), u"-o"_s, package} << QByteArray("Writing: ");
        QTest::newRow("verify") << QStringList{u"verify"_s, package} << QByteArray("Verifying: 100 %, ");
    }
    void aTerminalSeesHowFarItIs()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const Terminal terminal;
        QVERIFY(terminal.isOpen());
        const QByteArray out = run(words, terminal);
        const QByteArray seen = terminal.written();
        QVERIFY2(seen.contains(says), seen.constData());
        QVERIFY(seen.endsWith("\r\x1b[K")); // nothing of it stays
        QVERIFY(!out.isEmpty() && !out.contains('\x1b'));
    }

    void whoeverWantsQuietGetsIt()
    {
        const Terminal terminal;
        run({u"verify"_s, m_place.filePath(u"p.tar"_s), u"--quiet"_s}, terminal);
        QCOMPARE(terminal.written(), QByteArray());
    }

    void aFileOrPipeSeesNothingOfIt()
    {
        QCOMPARE(test::runCommandLine({u"verify"_s, m_place.filePath(u"p.tar"_s)}).error, QByteArray());
    }

private:
    static QByteArray run(const QStringList& words, const Terminal& terminal)
    {
        QProcess process;
        test::setLocale(process);
        process.setChildProcessModifier([&] { ::dup2(terminal.theirs(), STDERR_FILENO); });
        process.start(test::commandLineProgram(), words);
        return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
    }

    QTemporaryDir m_place;
};

QTEST_GUILESS_MAIN(TestProgressLine)
#include "tst_progress_line.moc"
