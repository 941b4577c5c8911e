// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_literals.h"

#include <QTest>

using namespace vitrine;

class TestPickleLiterals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeNumbers_data();
    void wholeNumbers();
    void floats();
    void strings();
    void unicode();
    void latin1();
};

void TestPickleLiterals::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("base");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<bool>("big");
    QTest::addColumn<qint64>("value");
    QTest::newRow("plain") << QByteArray("42") << 0 << true << false << qint64(42);
    QTest::newRow("negative") << QByteArray("-42") << 0 << true << false << qint64(-42);
    QTest::newRow("sign and blanks") << QByteArray(" +42 ") << 0 << true << false << qint64(42);
    QTest::newRow("hex") << QByteArray("0x1F") << 0 << true << false << qint64(31);
    QTest::newRow("binary") << QByteArray("0b101") << 0 << true << false << qint64(5);
    QTest::newRow("octal") << QByteArray("0o17") << 0 << true << false << qint64(15);
    QTest::newRow("octal as C has it") << QByteArray("017") << 0 << true << false << qint64(15);
    QTest::newRow("underscores") << QByteArray("1_000") << 0 << true << false << qint64(1000);
    QTest::newRow("two underscores") << QByteArray("1__0") << 0 << false << false << qint64(0);
    QTest::newRow("underscore at the end") << QByteArray("10_") << 0 << false << false << qint64(0);
    QTest::newRow("empty") << QByteArray("") << 0 << false << false << qint64(0);
    QTest::newRow("only a sign") << QByteArray("-") << 0 << false << false << qint64(0);
    QTest::newRow("prefix alone") << QByteArray("0x") << 0 << false << false << qint64(0);
    QTest::newRow("letters") << QByteArray("12a") << 0 << false << false << qint64(0);
    QTest::newRow("decimal leaves prefixes") << QByteArray("0x1") << 10 << false << false << qint64(0);
    QTest::newRow("largest") << QByteArray("9223372036854775807") << 0 << true << false << std::numeric_limits<qint64>::max();
    QTest::newRow("smallest") << QByteArray("-9223372036854775808") << 0 << true << false << std::numeric_limits<qint64>::min();
    QTest::newRow("one more") << QByteArray("9223372036854775808") << 0 << true << true << qint64(0);
    QTest::newRow("very large") << QByteArray("123456789012345678901234567890") << 0 << true << true << qint64(0);
}

void TestPickleLiterals::wholeNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(int, base);
    QFETCH(bool, ok);
    QFETCH(bool, big);
    QFETCH(qint64, value);
    const auto number = parsePickleInteger(text.toStdString(), base);
    QCOMPARE(number.has_value(), ok);
    if (ok) {
        QCOMPARE(number->isBig, big);
        QVERIFY(big || number->value == value);
    }
}

void TestPickleLiterals::floats()
{
    QCOMPARE(parsePickleFloat("1.5").value(), 1.5);
    QCOMPARE(parsePickleFloat("-1e3").value(), -1000.0);
    QVERIFY(std::isinf(parsePickleFloat("inf").value()));
    QVERIFY(std::isnan(parsePickleFloat("nan").value()));
    QVERIFY(!parsePickleFloat(""));
    QVERIFY(!parsePickleFloat("1.5x"));
    QVERIFY(!parsePickleFloat("--1"));
}

void TestPickleLiterals::strings()
{
    QCOMPARE(parsePickleString("'abc'").value(), std::string("abc"));
    QCOMPARE(parsePickleString("'a\\x70\\160\\n\\\\\\''").value(), std::string("app\n\\'"));
    QCOMPARE(parsePickleString("'\\q'").value(), std::string("\\q"));
    QVERIFY(!parsePickleString("abc"));
    QVERIFY(!parsePickleString("'abc\""));
    QVERIFY(!parsePickleString("'"));
    QVERIFY(!parsePickleString("'\\x7'"));
}

void TestPickleLiterals::unicode()
{
    QCOMPARE(parsePickleUnicode("\\u0070osix").value(), std::string("posix"));
    QCOMPARE(parsePickleUnicode("\\U0001F600").value(), std::string("\xF0\x9F\x98\x80"));
    QCOMPARE(parsePickleUnicode("\\\\u0070").value(), std::string("\\\\u0070"));
    QCOMPARE(parsePickleUnicode("\xe9").value(), std::string("\xC3\xA9"));
    QVERIFY(!parsePickleUnicode("\\u12"));
    QVERIFY(!parsePickleUnicode("\\UFFFFFFFF"));
}

void TestPickleLiterals::latin1()
{
    std::string all;
    for (int byte = 0; byte < 256; ++byte) {
        all.push_back(static_cast<char>(byte));
    }
    QCOMPARE(latin1FromUtf8(utf8FromLatin1(all)).value(), all);
    QVERIFY(!latin1FromUtf8("\xE2\x82\xAC"));
    QVERIFY(!latin1FromUtf8("\xC3"));
}

QTEST_GUILESS_MAIN(TestPickleLiterals)
#include "tst_pickle_literals.moc"
