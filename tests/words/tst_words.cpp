// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/message.h"
#include "model/words/quantity.h"
#include "model/words/text.h"

#include <QLocale>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestWords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void utf8IsJudgedByRfc3629_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("valid");
        QTest::newRow("ASCII") << QByteArray("plain") << true;
        QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << true;
        QTest::newRow("three bytes") << QByteArray("\xE6\x9D\x83") << true;
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x80") << true;
        QTest::newRow("NUL is a character") << QByteArray("a\0b", 3) << true;
        QTest::newRow("lone continuation") << QByteArray("\x80") << false;
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << false;
        QTest::newRow("overlong three bytes") << QByteArray("\xE0\x80\xAF") << false;
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
        QTest::newRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << false;
        QTest::newRow("cut short") << QByteArray("\xE6\x9D") << false;
        QTest::newRow("latin1") << QByteArray("caf\xE9") << false;
    }
    void utf8IsJudgedByRfc3629()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, valid);
        QCOMPARE(isValidUtf8(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))), valid);
    }

    void bytesThatAreNoTextStayRecognisable()
    {
        QCOMPARE(displayText("caf\xE9.bin"), u"caf\\xe9.bin"_s);
        QCOMPARE(displayText("\xE6\x9D\x83\xE9\x87\x8D"), u"权重"_s);
        QCOMPARE(displayText(std::string_view("a\0b", 3)), u"a\\x00b"_s);
        QCOMPARE(displayText("\x1b[31m"), u"\\x1b[31m"_s);
    }

    void aTextIsCutBetweenCharacters()
    {
        QCOMPARE(shortened("权重文件", 2), std::string("权重…"));
        QCOMPARE(shortened("权重", 2), std::string("权重"));
        QCOMPARE(shortened("", 5), std::string());
    }

    void sizesHaveThreeDigits_data()
    {
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("english");
        QTest::newRow("none") << quint64(0) << u"0 B"_s;
        QTest::newRow("bytes") << quint64(855) << u"855 B"_s;
        QTest::newRow("last byte") << quint64(999) << u"999 B"_s;
        QTest::newRow("kilo") << quint64(1000) << u"1.00 kB"_s;
        QTest::newRow("kB") << quint64(23'900) << u"23.9 kB"_s;
        QTest::newRow("rounds up to the next unit") << quint64(999'999) << u"1.00 MB"_s;
        QTest::newRow("GB") << quint64(16'060'522'496) << u"16.1 GB"_s;
        QTest::newRow("hundreds") << quint64(685'000'000'000) << u"685 GB"_s;
        QTest::newRow("largest") << std::numeric_limits<quint64>::max() << u"18.4 EB"_s;
    }
    void sizesHaveThreeDigits()
    {
        QFETCH(quint64, bytes);
        QTEST(formatBytes(bytes), "english");
    }

    void parametersFollowTheLanguage()
    {
        QCOMPARE(formatParameters(8'030'261'248), u"8.03 B"_s);
        QCOMPARE(formatParameters(109'482'240), u"109 M"_s);
        QCOMPARE(formatParameters(999), u"999"_s);
        QLocale::setDefault(QLocale(QLocale::Chinese));
        QCOMPARE(formatParameters(7'615'616'512), u"76.2 亿"_s);
        QCOMPARE(formatParameters(671'026'419'200), u"6,710 亿"_s);
        QCOMPARE(formatParameters(66'000), u"6.60 万"_s);
    }

    void argumentsAreNotReadTwice()
    {
        const Message message("%1 is in %2", {Message::Argument("%2"), Message::Argument("%1")});
        QCOMPARE(message.text(), u"%2 is in %1"_s);
    }

    void messagesNest()
    {
        const Message inner("%1 shards", {Message::Argument::count(1200)});
        QCOMPARE(Message("It has %1.", {Message::Argument(inner)}).text(), u"It has 1,200 shards."_s);
        QCOMPARE(Message("%1 are missing", {Message::Argument(std::vector{Message("config"), Message("tokenizer"), Message("licence")})}).text(),
            u"config, tokenizer and licence are missing"_s);
    }

    void aMissingArgumentLeavesNothing()
    {
        QCOMPARE(Message("a %1 b").text(), u"a  b"_s);
        QVERIFY(Message().isEmpty());
        QVERIFY(Message().text().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
