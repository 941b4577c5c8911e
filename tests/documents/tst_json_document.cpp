// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/documents/json_place.h"
#include "model/documents/text_piece.h"

#include <QTest>

using namespace vitrine;

class JsonDocumentTest final : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatTheFileHas();
    void walks();
    void faults_data();
    void faults();
    void limits();
    void cancel();
    void pointers();
    void finds();
    void summaries();
    void text();
    void letters();
    void dump();
};

namespace {
JsonDocument parsed(std::string_view text)
{
    return *JsonDocument::parse(text);
}
} // namespace

void JsonDocumentTest::keepsWhatTheFileHas()
{
    const JsonDocument document = parsed(R"({"b":1.50,"a":18446744073709551616,"b":-3,"":"\u00e9\n"})");
    QCOMPARE(document.childCount(0), 4U);
    JsonDocument::Node node = document.firstChild(0);
    QCOMPARE(document.key(node), "b");
    QCOMPARE(document.text(node), "1.50");
    node = document.nextSibling(node);
    QCOMPARE(document.text(node), "18446744073709551616");
    node = document.nextSibling(node);
    QCOMPARE(document.key(node), "b");
    QCOMPARE(document.text(node), "-3");
    node = document.nextSibling(node);
    QCOMPARE(document.key(node), "");
    QCOMPARE(document.text(node), "é\n");
    QCOMPARE(document.nextSibling(node), JsonDocument::Nothing);
}

void JsonDocumentTest::walks()
{
    const JsonDocument document = parsed("[[],[1,2,{}],3]");
    const JsonDocument::Node second = document.nextSibling(document.firstChild(0));
    QCOMPARE(document.childCount(second), 3U);
    QCOMPARE(document.indexInParent(second), 1U);
    QCOMPARE(document.parent(document.firstChild(second)), second);
    QCOMPARE(document.firstChild(document.firstChild(0)), JsonDocument::Nothing);
    QCOMPARE(document.kind(document.nextSibling(second)), JsonDocument::Kind::Number);
    QCOMPARE(parsed("true").size(), 1U);
}

void JsonDocumentTest::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blank") << QByteArray("  ");
    QTest::newRow("cut off") << QByteArray("{\"a\":");
    QTest::newRow("comma") << QByteArray("{\"a\":1,}");
    QTest::newRow("behind the end") << QByteArray("{} {}");
    QTest::newRow("not UTF-8") << QByteArray("\"\xff\"");
    QTest::newRow("NaN") << QByteArray("{\"a\":NaN}");
    QTest::newRow("comment") << QByteArray("{}//");
}

void JsonDocumentTest::faults()
{
    QFETCH(QByteArray, json);
    const auto document = JsonDocument::parse(json.toStdString());
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::Malformed);
    QVERIFY(document.error().offset);
    QVERIFY(*document.error().offset <= std::uint64_t(json.size()) + 1);
}

void JsonDocumentTest::limits()
{
    QCOMPARE(JsonDocument::parse(std::string(300, '[')).error().code, ErrorCode::LimitExceeded);
    QCOMPARE(JsonDocument::parse(std::string(1'000'000, '[')).error().code, ErrorCode::LimitExceeded);
    QVERIFY(JsonDocument::parse(std::string(200, '[') + std::string(200, ']')));
    QCOMPARE(JsonDocument::parse("[1,2,3]", {.nodes = 3, .depth = 10}).error().code, ErrorCode::LimitExceeded);
    QVERIFY(JsonDocument::parse("[1,2]", {.nodes = 3, .depth = 10}));
}

void JsonDocumentTest::cancel()
{
    std::stop_source source;
    source.request_stop();
    QCOMPARE(JsonDocument::parse("[1,2]", {}, source.get_token()).error().code, ErrorCode::Cancelled);
}

void JsonDocumentTest::pointers()
{
    const JsonDocument document = parsed(R"({"a/b":{"~":[1,{"":2}]},"x":0})");
    for (const char* pointer : {"/a~1b", "/a~1b/~0", "/a~1b/~0/1", "/a~1b/~0/1/", "/x"}) {
        const JsonDocument::Node node = jsonNode(document, pointer);
        QVERIFY2(node != JsonDocument::Nothing, pointer);
        QCOMPARE(jsonPointer(document, node), pointer);
    }
    QCOMPARE(jsonNode(document, "x"), jsonNode(document, "/x"));
    for (const char* pointer :
         {"", "/", "/a~1b/~0/2", "/a~1b/~0/-1", "/a~1b/~0/1x", "/x/y", "y", "/a~1b/~0/99999999999999999999"}) {
        QCOMPARE(jsonNode(document, pointer), JsonDocument::Nothing);
    }
}

void JsonDocumentTest::finds()
{
    const JsonDocument document = parsed(R"({"one":"Needle","needle2":[5,null]})");
    const JsonDocument::Node first = findInJson(document, "NEEDLE", JsonDocument::Nothing, false, {});
    QCOMPARE(document.key(first), "one");
    const JsonDocument::Node second = findInJson(document, "needle", first, false, {});
    QCOMPARE(document.key(second), "needle2");
    QCOMPARE(findInJson(document, "needle", second, false, {}), first);
    QCOMPARE(findInJson(document, "needle", first, true, {}), second);
    QCOMPARE(document.kind(findInJson(document, "null", JsonDocument::Nothing, false, {})), JsonDocument::Kind::Null);
    QCOMPARE(findInJson(document, "zebra", JsonDocument::Nothing, false, {}), JsonDocument::Nothing);
    QCOMPARE(findInJson(document, "", JsonDocument::Nothing, false, {}), JsonDocument::Nothing);
}

void JsonDocumentTest::summaries()
{
    const JsonDocument document = parsed(R"([["a",1,true],[[]],{"x":1},"a\nb",[],{}])");
    QStringList all;
    for (JsonDocument::Node node = document.firstChild(0); node != JsonDocument::Nothing;
         node = document.nextSibling(node)) {
        all << QString::fromStdString(jsonSummary(document, node, 20));
    }
    QCOMPARE(
        all,
        (QStringList{
            QStringLiteral("[\"a\", 1, true]"), QStringLiteral("[1 element(s)]"), QStringLiteral("{1 key(s)}"),
            QStringLiteral("\"a b\""), QStringLiteral("[]"), QStringLiteral("{0 key(s)}")}));
    QVERIFY(jsonSummary(parsed('"' + std::string(5000, 'x') + '"'), 0, 20).size() < 40);
}

void JsonDocumentTest::text()
{
    QVERIFY(looksLikeText("{\n\t\"a\": \"é\"}\r\n"));
    QVERIFY(!looksLikeText(std::string_view("a\0b", 3)));
    QVERIFY(!looksLikeText("\x01\x02\x03\x04"));
    QVERIFY(looksLikeText(""));
    QCOMPARE(shownText("a\r\nb\rc\nd"), QStringLiteral("a\nb\nc\nd"));
    const QString broken = shownText(std::string(2500, 'x'));
    QCOMPARE(broken.count(u'\n'), 2);
    QCOMPARE(broken.size(), 2502);
    QVERIFY(shownText("\xff").contains(QStringLiteral("\\xff")));
}

void JsonDocumentTest::letters()
{
    QCOMPARE(cutLetterBytes("abc"), 0U);
    QCOMPARE(cutLetterBytes("é"), 0U);
    QCOMPARE(cutLetterBytes("a\xc3"), 1U);
    QCOMPARE(cutLetterBytes("a\xe4\xbd"), 2U);
    QCOMPARE(cutLetterBytes("\xf0\x9f\x98"), 3U);
    QCOMPARE(cutLetterBytes("\xf0\x9f\x98\x80"), 0U);
    QCOMPARE(cutLetterBytes("\x80\x80\x80\x80"), 0U);
    QCOMPARE(cutLetterBytes(""), 0U);
}

void JsonDocumentTest::dump()
{
    QCOMPARE(
        hexDump("AB\n"),
        QStringLiteral("000000  41 42 0a") + QStringLiteral("   ").repeated(13) + QStringLiteral("  AB.\n"));
    QCOMPARE(hexDump(std::string(17, 'x')).count(u'\n'), 2);
    QVERIFY(hexDump("").isEmpty());
}

QTEST_GUILESS_MAIN(JsonDocumentTest)
#include "tst_json_document.moc"
