// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/cursor.h"
#include "model/bytes/file_source.h"
#include "model/bytes/hash.h"
#include "tests/support/byte_builder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;
using test::ByteBuilder;

class TestBytes final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_dir.isValid()); }

    void aSourceGivesNoMoreThanItHolds()
    {
        const MemorySource source("0123456789");
        QCOMPARE(source.text(2, 3).value(), std::string("234"));
        QCOMPARE(source.text(10, 0).value(), std::string());
        QCOMPARE(source.text(8, 3).error().code, ErrorCode::OutOfRange);
        QCOMPARE(source.bytes(11, 0).error().code, ErrorCode::OutOfRange);
    }

    void aHugeCountIsRefusedBeforeMemoryIsTaken()
    {
        const MemorySource source("0123");
        QCOMPARE(source.bytes(0, 1ULL << 62U).error().code, ErrorCode::OutOfRange);
        QCOMPARE(source.bytes(2, std::numeric_limits<std::uint64_t>::max()).error().code, ErrorCode::OutOfRange);
    }

    void aRangeStaysInsideItsWhole()
    {
        const auto whole = std::make_shared<MemorySource>("0123456789");
        const RangeSource range(whole, 3, 4);
        QCOMPARE(range.size(), 4U);
        QCOMPARE(range.text(0, 4).value(), std::string("3456"));
        QVERIFY(!range.text(1, 4));
        QCOMPARE(RangeSource(whole, 8, 100).size(), 2U);
        QCOMPARE(RangeSource(whole, 50, 1).size(), 0U);
    }

    void aCursorReadsNumbersInBothOrders()
    {
        const auto source = ByteBuilder().number<std::uint32_t>(0x01020304).number<std::int16_t>(-2).number<double>(0.5).source();
        Cursor little(*source);
        QCOMPARE(little.number<std::uint32_t>(), 0x01020304U);
        QCOMPARE(little.number<std::int16_t>(), std::int16_t{-2});
        QCOMPARE(little.number<double>(), 0.5);
        QVERIFY(!little.failed());
        Cursor big(*source);
        big.setBigEndian(true);
        QCOMPARE(big.number<std::uint32_t>(), 0x04030201U);
    }

    void aCursorFailsOnceAndStaysFailed()
    {
        const auto source = ByteBuilder().number<std::uint16_t>(7).source();
        Cursor cursor(*source);
        QCOMPARE(cursor.number<std::uint16_t>(), std::uint16_t{7});
        QCOMPARE(cursor.number<std::uint64_t>(), 0U);
        QVERIFY(cursor.failed());
        QCOMPARE(cursor.error().code, ErrorCode::OutOfRange);
        QCOMPARE(cursor.error().offset.value(), 2U);
        QCOMPARE(cursor.number<std::uint8_t>(), std::uint8_t{0});
        QVERIFY(cursor.text(1, 10).empty());
    }

    void aCursorMovesBeyondItsWindow()
    {
        std::string bytes(100'000, 'x');
        bytes.replace(70'000, 5, "found");
        const MemorySource source(bytes);
        Cursor cursor(source, 0, 64);
        cursor.skip(69'990);
        QCOMPARE(std::string(cursor.view(10)), std::string(10, 'x'));
        QCOMPARE(cursor.text(5, 100), std::string("found"));
        QCOMPARE(cursor.offset(), 70'005U);
        QCOMPARE(cursor.text(20'000, 30'000).size(), std::size_t{20'000});
        QCOMPARE(cursor.remaining(), 9'995U);
        cursor.skip(9'996);
        QVERIFY(cursor.failed());
    }

    void aTextOverTheLimitIsRefused()
    {
        const MemorySource source(std::string(1000, 'x'));
        Cursor cursor(source);
        QVERIFY(cursor.text(1000, 999).empty());
        QCOMPARE(cursor.error().code, ErrorCode::LimitExceeded);
    }

    void filesThatMayNeverEndAreNotOpened()
    {
        const std::string pipe = m_dir.filePath(u"pipe"_s).toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(FileSource::open(pipe).error().code, ErrorCode::NotAFile);
        QCOMPARE(FileSource::open("/dev/zero").error().code, ErrorCode::NotAFile);
        QCOMPARE(FileSource::open(m_dir.path().toStdString()).error().code, ErrorCode::NotAFile);
        QCOMPARE(FileSource::open(m_dir.filePath(u"absent"_s).toStdString()).error().code, ErrorCode::NotFound);
    }

    void aFileThatShrinksIsToldAndDoesNotCrash()
    {
        const QString path = m_dir.filePath(u"shrinks"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(100'000, 'x')) == 100'000 && file.flush());
        const auto source = FileSource::open(path.toStdString());
        QVERIFY(source.has_value());
        QVERIFY(file.resize(50));
        Cursor cursor(**source, 40);
        QVERIFY(cursor.text(1000, 10'000).empty());
        QVERIFY(cursor.failed());
        QVERIFY(!(*source)->bytes(0, 1000));
    }

    void hashesAreTheStandardOnes()
    {
        // SHA-256 of "abc": FIPS 180-2, appendix B.1; XXH3-128 as `xxhsum -H2` prints it.
        const MemorySource abc("abc");
        Sha256 sha;
        sha.add(abc.view().first(1));
        sha.add(abc.view().subspan(1));
        QCOMPARE(sha.finish(), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(sha.finish(), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        Xxh3 xxh;
        xxh.add(abc.view());
        QCOMPARE(xxh.finish(), std::string("06b05ab6733a618578af5f94892f3950"));
    }

private:
    QTemporaryDir m_dir;
};

QTEST_GUILESS_MAIN(TestBytes)
#include "tst_bytes.moc"
