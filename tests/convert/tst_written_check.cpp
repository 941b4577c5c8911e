// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is written is read again, and a difference of one byte is seen.

#include "model/convert/written_check.h"

#include <QTemporaryFile>
#include <QTest>

#include <unistd.h>

using namespace vitrine;

namespace {

std::span<const std::byte> bytesOf(const QByteArray& text)
{
    return std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
}

/// More than two stretches, and a rest.
QByteArray content()
{
    QByteArray bytes((9 << 20) + 12'345, '\0');
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        bytes[at] = char(at * 7 + (at >> 8));
    }
    return bytes;
}

} // namespace

class TestWrittenCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereIsAsMeant()
    {
        QCOMPARE(outcome(content(), content()), QByteArray("as meant"));
        QCOMPARE(m_moved, std::uint64_t(content().size()));
        QCOMPARE(outcome({}, {}), QByteArray("as meant"));
    }
    void oneByteIsSeen_data()
    {
        QTest::addColumn<qsizetype>("place");
        QTest::newRow("first") << qsizetype(0);
        QTest::newRow("end of the first stretch") << qsizetype((4 << 20) - 1);
        QTest::newRow("begin of the second stretch") << qsizetype(4 << 20);
        QTest::newRow("last") << content().size() - 1;
    }
    void oneByteIsSeen()
    {
        QFETCH(qsizetype, place);
        QByteArray other = content();
        other[place] = char(other[place] ^ 1);
        QCOMPARE(outcome(other, content()), QByteArray("differs"));
    }
    void aFileThatEndsEarlyIsSeen() { QCOMPARE(outcome(content().chopped(1), content()), QByteArray("differs")); }
    void whatCannotBeReadIsAnError()
    {
        WrittenCheck check(-1, "nowhere");
        check.wrote(bytesOf(content()));
        const auto found = check.finish({}, [](std::uint64_t) { });
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Unreadable);
    }
    void cancelled()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        WrittenCheck check(file.handle(), "file");
        check.wrote(bytesOf(content()));
        std::stop_source stop;
        stop.request_stop();
        const auto found = check.finish(stop.get_token(), [](std::uint64_t) { });
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
    }
    /// Who gives up in the middle does not wait for what was handed over.
    void goingAwayEndsIt()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        QCOMPARE(file.write(content()), content().size());
        WrittenCheck check(file.handle(), "file");
        check.wrote(bytesOf(content()));
    }

private:
    /// Of a file that holds `there` where `meant` was to be written, in pieces of odd sizes.
    QByteArray outcome(const QByteArray& there, const QByteArray& meant)
    {
        QTemporaryFile file;
        if (!file.open() || file.write(there) != there.size() || !file.flush()) {
            qFatal("cannot write");
        }
        m_moved = 0;
        WrittenCheck check(file.handle(), file.fileName().toStdString());
        for (qsizetype at = 0; at < meant.size(); at += 300'007) {
            check.wrote(bytesOf(meant.mid(at, 300'007)));
        }
        m_moved += check.takeRead();
        const auto found = check.finish({}, [this](std::uint64_t bytes) { m_moved += bytes; });
        return !found ? "error" : *found ? "as meant" : "differs";
    }

    std::uint64_t m_moved = 0;
};

QTEST_GUILESS_MAIN(TestWrittenCheck)
#include "tst_written_check.moc"
