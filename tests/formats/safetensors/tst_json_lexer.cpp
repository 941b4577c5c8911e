// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/json_lexer.h"
#include "model/formats/safetensors/json_skipper.h"

#include <QTest>

#include <string>

using namespace vitrine;
using namespace std::string_literals;
using Token = JsonLexer::Token;
using Fault = JsonLexer::Fault;

namespace {

/// All tokens of a text, one letter each: structural ones as they are, s(tring), n(umber), w(ord), ? (stray).
std::string shape(std::string_view text, std::size_t window = 1U << 18U)
{
    const MemorySource source(text);
    JsonLexer lexer(source, 0, source.size(), {}, 1U << 20U, window);
    std::string all;
    while (lexer.next() != Token::End) {
        switch (lexer.token()) {
        case Token::String:
            all += 's';
            break;
        case Token::Number:
            all += 'n';
            break;
        case Token::Word:
            all += 'w';
            break;
        case Token::Stray:
            all += '?';
            break;
        default:
            all += lexer.raw();
        }
    }
    return all;
}

struct OneToken {
    std::string text;
    Fault fault = Fault::None;
    std::uint64_t faultOffset = 0;
    std::optional<std::uint64_t> number;
    Token token = Token::End;
};

OneToken one(std::string_view text)
{
    const MemorySource source(text);
    JsonLexer lexer(source, 0, source.size(), {});
    OneToken result;
    result.token = lexer.next();
    result.text = lexer.text();
    result.fault = lexer.fault();
    result.faultOffset = lexer.faultOffset();
    result.number = lexer.wholeNumber();
    return result;
}

} // namespace

class tst_JsonLexer : public QObject
{
    Q_OBJECT

private slots:
    void tokens();
    void escapes();
    void stringFaults();
    void numbers();
    void words();
    void windowsMakeNoDifference();
    void offsetsStayRightAcrossWindows();
    void longStringsAreNotKept();
    void stopsWhenAsked();
    void skipsValues_data();
    void skipsValues();
};

void tst_JsonLexer::tokens()
{
    QCOMPARE(shape("{\"a\":[1,true,null],\"b\":{}}"), "{s:[n,w,w],s:{}}"s);
    QCOMPARE(shape(" \n\t\r{ } "), "{}"s);
    QCOMPARE(shape(""), ""s);
    QCOMPARE(shape("   "), ""s);
    QCOMPARE(shape("'a'"), "?w?"s);
    QCOMPARE(shape("\0"s), "?"s);
    QCOMPARE(shape("\"without end"), ""s);
    QCOMPARE(shape("\"ends in a backslash\\"), ""s);
    const MemorySource open("  \"abc");
    JsonLexer lexer(open, 0, open.size(), {});
    QVERIFY(lexer.next() == Token::End);
    QCOMPARE(lexer.openString(), std::optional<std::uint64_t>(2));
}

void tst_JsonLexer::escapes()
{
    QCOMPARE(one("\"a\\\"\\\\\\/\\b\\f\\n\\r\\tz\"").text, "a\"\\/\b\f\n\r\tz"s);
    QCOMPARE(one("\"\\u0041\\u00e9\\u20ac\\uD83D\\ude00\"").text, "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"s);
    QCOMPARE(one("\"\\u0000\"").text, "\0"s);
    QVERIFY(one("\"\\u0041\"").fault == Fault::None);
}

void tst_JsonLexer::stringFaults()
{
    const OneToken lone = one(R"("ab\ud800c")");
    QVERIFY(lone.fault == Fault::LoneSurrogate);
    QCOMPARE(lone.faultOffset, 3U);
    QCOMPARE(lone.text, "ab\xEF\xBF\xBD" "c"s);
    QVERIFY(one("\"\\udc00\\ud800\"").fault == Fault::LoneSurrogate);
    QVERIFY(one("\"\\ud800\\u0041\"").fault == Fault::LoneSurrogate);
    QCOMPARE(one("\"\\ud800\\u0041\"").text, "\xEF\xBF\xBD" "A"s);
    QVERIFY(one("\"\\ud8\"").fault == Fault::BadEscape);
    QVERIFY(one("\"\\x41\"").fault == Fault::BadEscape);
    QVERIFY(one("\"a\nb\"").fault == Fault::ControlCharacter);
    QCOMPARE(one("\"a\nb\"").faultOffset, 2U);
    QVERIFY(one("\"a\0b\""s).fault == Fault::ControlCharacter);
    const OneToken invalid = one("\"abc\xFFxyz\"");
    QVERIFY(invalid.fault == Fault::InvalidUtf8);
    QCOMPARE(invalid.faultOffset, 4U);
    QCOMPARE(invalid.text, "abc\xFFxyz"s);
    QVERIFY(one("\"\xED\xA0\x80\"").fault == Fault::InvalidUtf8); // a surrogate in UTF-8
    QVERIFY(one("\"\xC0\x80\"").fault == Fault::InvalidUtf8); // an overlong NUL
    QVERIFY(one("\"\xC3\xA9\"").fault == Fault::None);
}

void tst_JsonLexer::numbers()
{
    QCOMPARE(one("0").number, std::optional<std::uint64_t>(0));
    QCOMPARE(one("18446744073709551615").number, std::optional<std::uint64_t>(UINT64_MAX));
    QCOMPARE(one("9999999999999999999").number, std::optional<std::uint64_t>(9999999999999999999U));
    for (const char* text : {"18446744073709551616", "99999999999999999999999", "-1", "-0", "2.0", "6e0", "1E+2", "0.5e-3"}) {
        QVERIFY2(!one(text).number && one(text).fault == Fault::None && one(text).token == Token::Number, text);
    }
    for (const char* text : {"01", "1.", ".5", "+1", "1e", "--1", "0x10", "1_000", "-Infinity", "-"}) {
        QVERIFY2(!one(text).number && one(text).fault == Fault::BadNumber && one(text).token == Token::Number, text);
    }
    for (const char* text : {"1e309", "-1e400", "1E+99999999999999999999", "10000e305", "0.1e310", "123456789.5e301"}) {
        QVERIFY2(one(text).fault == Fault::NumberTooLarge, text);
    }
    QVERIFY(one(std::string(310, '9')).fault == Fault::NumberTooLarge);
    for (const char* text : {"1.7e308", "1e-400", "-1e-99999999999999999999", "0e999", "0.0001e311", "1000e-330"}) {
        QVERIFY2(one(text).fault == Fault::None, text);
    }
    QVERIFY(one("0." + std::string(400, '0') + "1").fault == Fault::None);
    const OneToken endless = one(std::string(100'000, '7'));
    QVERIFY(endless.fault == Fault::BadNumber && !endless.number);
}

void tst_JsonLexer::words()
{
    for (const char* text : {"true", "false", "null"}) {
        QVERIFY2(one(text).fault == Fault::None, text);
    }
    for (const char* text : {"NaN", "Infinity", "True", "None", "nulll"}) {
        QVERIFY2(one(text).fault == Fault::BadWord && one(text).token == Token::Word, text);
    }
    QCOMPARE(shape(std::string(500'000, 'x') + ",1"), "w,n"s);
}

void tst_JsonLexer::windowsMakeNoDifference()
{
    std::string text = "{";
    for (int i = 0; i < 3000; ++i) {
        text += (i == 0 ? "" : " , ") + ("\"layer." + std::to_string(i) + std::string(static_cast<std::size_t>(i % 700), 'x') + "\\n\xC3\xA9\":[" + std::to_string(i) + ", 12.5, null]");
    }
    text += "}";
    const std::string whole = shape(text, 1U << 24U);
    QCOMPARE(shape(text, 2048), whole);
    QCOMPARE(shape(text, 4999), whole);
    QVERIFY(whole.starts_with("{s:[n,n,w],s"));
    QVERIFY(whole.find('?') == std::string::npos);
}

void tst_JsonLexer::offsetsStayRightAcrossWindows()
{
    const std::string text = std::string(5000, ' ') + "\"" + std::string(9000, 'a') + "\" 7";
    const MemorySource source(text);
    JsonLexer lexer(source, 10, source.size(), {}, 1U << 20U, 2048);
    QVERIFY(lexer.next() == Token::String);
    QCOMPARE(lexer.tokenOffset(), 5000U);
    QCOMPARE(lexer.offset(), 14002U);
    QCOMPARE(lexer.text(), std::string(9000, 'a'));
    QVERIFY(lexer.next() == Token::Number);
    QCOMPARE(lexer.tokenOffset(), 14003U);
    QVERIFY(lexer.next() == Token::End);
    QCOMPARE(lexer.tokenOffset(), 14004U);
}

void tst_JsonLexer::longStringsAreNotKept()
{
    const std::string text = "[\"" + std::string(300'000, 'a') + "\\\"" + std::string(300'000, 'b') + "\",5]";
    const MemorySource source(text);
    JsonLexer lexer(source, 0, source.size(), {}, 100'000, 4096);
    QVERIFY(lexer.next() == Token::ArrayOpen);
    QVERIFY(lexer.next() == Token::String);
    QVERIFY(lexer.fault() == Fault::TooLong);
    QCOMPARE(lexer.faultOffset(), 1U);
    QVERIFY(lexer.text().empty());
    QVERIFY(lexer.next() == Token::Comma);
    QVERIFY(lexer.next() == Token::Number);
    QCOMPARE(lexer.wholeNumber(), std::optional<std::uint64_t>(5));
}

void tst_JsonLexer::stopsWhenAsked()
{
    std::string text = "[";
    text.append(1'000'000, '[');
    const MemorySource source(text);
    std::stop_source stop;
    JsonLexer lexer(source, 0, source.size(), stop.get_token(), 1U << 20U, 4096);
    QVERIFY(lexer.next() == Token::ArrayOpen);
    stop.request_stop();
    int more = 0;
    while (lexer.next() != Token::End) {
        ++more;
    }
    QVERIFY(lexer.isCancelled());
    QVERIFY2(more < 10'000, "it went on for longer than a window");
}

void tst_JsonLexer::skipsValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("result");
    const auto row = [](const QByteArray& text, Skipped result) { QTest::newRow(qPrintable(QString::fromLatin1(text.left(40)) + u' ' + QString::number(text.size()))) << text << static_cast<int>(result); };
    row(R"({"a":[1,{"b":[]},"x"],"c":{}})", Skipped::Whole);
    row("7", Skipped::Whole);
    row(R"("x")", Skipped::Whole);
    row("[]", Skipped::Whole);
    row("[1 2]", Skipped::Broken);
    row("[1,]", Skipped::Broken);
    row("[,1]", Skipped::Broken);
    row("[1}", Skipped::Broken);
    row(R"({"a" 1})", Skipped::Broken);
    row(R"({"a":1,})", Skipped::Broken);
    row("{1:2}", Skipped::Broken);
    row(R"({"a":})", Skipped::Broken);
    row("[[[", Skipped::Broken);
    row(",", Skipped::Broken);
    row(QByteArray(100, '[') + QByteArray(100, ']'), Skipped::Whole);
    row(QByteArray(127, '[') + QByteArray(127, ']'), Skipped::Whole);
    row(QByteArray(128, '[') + QByteArray(128, ']'), Skipped::TooDeep);
    row(QByteArray(100'000, '[') + QByteArray(100'000, ']'), Skipped::TooDeep);
    row(QByteArray(100'000, '['), Skipped::Broken);
}

void tst_JsonLexer::skipsValues()
{
    QFETCH(QByteArray, text);
    QFETCH(int, result);
    const MemorySource source(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    JsonLexer lexer(source, 0, source.size(), {});
    lexer.next();
    QCOMPARE(static_cast<int>(skipValue(lexer, 127)), result);
}

QTEST_GUILESS_MAIN(tst_JsonLexer)

#include "tst_json_lexer.moc"
