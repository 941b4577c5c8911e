// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/expression.h"
#include "model/checks/facts/fact_file.h"
#include "model/checks/facts/simple_pattern.h"

#include <QTest>

using namespace vitrine;

class TestExpression final : public QObject
{
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void errors_data();
    void errors();
    void refused_data();
    void refused();
    void deepTextIsRefused();
    void everyFormulaOfTheFactsParses();
    void everyFactFileIsThere();
    void simplePatterns();
};

void TestExpression::numbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("value");
    QTest::newRow("precedence") << "1 + 2*3" << qint64(7);
    QTest::newRow("parentheses") << "(1 + 2)*3" << qint64(9);
    QTest::newRow("floor") << "7//2" << qint64(3);
    QTest::newRow("floor of a negative") << "-7//2" << qint64(-4);
    QTest::newRow("remainder of a negative") << "-7 % 4" << qint64(1);
    QTest::newRow("left to right") << "100//7//2" << qint64(7);
    QTest::newRow("power") << "3 + 2**5" << qint64(35);
    QTest::newRow("key") << "hidden//heads" << qint64(8);
    QTest::newRow("dots") << "text_config.hidden*2" << qint64(20);
    QTest::newRow("element") << "sizes[1] + sizes[-1]" << qint64(50);
    QTest::newRow("element by sum") << "sizes[1 - 1]" << qint64(10);
    QTest::newRow("comparison as number") << "(hidden == 64)*3 + (hidden != 64)*5" << qint64(3);
    QTest::newRow("and or not") << "not (hidden < 3) and (false or heads >= 8)" << qint64(1);
    QTest::newRow("in") << "10 in sizes" << qint64(1);
    QTest::newRow("not in") << "11 not in sizes" << qint64(1);
    QTest::newRow("in nothing") << "1 in nothing" << qint64(0);
    QTest::newRow("null") << "nothing == null" << qint64(1);
    QTest::newRow("text") << "kind == 'full'" << qint64(1);
    QTest::newRow("functions") << "min(3, 4) + max(3, 4) + ceil(10, 4) + roundup(10, 4) + len(sizes) + sum(sizes)"
                               << qint64(3 + 4 + 3 + 12 + 3 + 60);
    QTest::newRow("int of a real") << "int(ratio*hidden)" << qint64(160);
    QTest::newRow("a whole real") << "half*2" << qint64(1);
    QTest::newRow("short circuit") << "true or unknown > 3" << qint64(1);
    QTest::newRow("missing and false") << "false and unknown > 3" << qint64(0);
}

static FactValue evaluated(const QString& text)
{
    static const nlohmann::json keys = nlohmann::json::parse(
        R"({"hidden":64,"heads":8,"text_config.hidden":10,"sizes":[10,20,30],"nothing":null,"kind":"full","ratio":2.5,"half":0.5,"big":9223372036854775807})");
    const auto expression = Expression::parse(text.toStdString());
    if (!expression) {
        return {};
    }
    std::vector<FactValue> values;
    for (const std::string& name : expression->names()) {
        values.push_back(keys.contains(name) ? FactValue::of(keys[name]) : FactValue{});
    }
    return expression->evaluate(values);
}

void TestExpression::numbers()
{
    QFETCH(QString, text);
    QFETCH(qint64, value);
    const FactValue result = evaluated(text);
    QVERIFY2(!result.isError(), qPrintable(text));
    QCOMPARE(result.wholeNumber().value_or(-999), value);
}

void TestExpression::errors_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"unknown + 1", "1//0", "1 % 0", "big + 1", "big*2", "-big - 2", "10**40", "sizes[3]", "sizes[-4]",
          "hidden[0]", "nothing + 1", "kind + 1", "len(hidden)", "sum(kind)", "hidden in hidden", "2**(0-1)",
          "kind < 3"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestExpression::errors()
{
    QFETCH(QString, text);
    QVERIFY(Expression::parse(text.toStdString()).has_value());
    QVERIFY(!evaluated(text).wholeNumber().has_value());
}

void TestExpression::refused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "1 +", "(1", "1)", "a b", "f(1)", "min(1)", "'open", "a[1", "99999999999999999999", "1;2",
          "__import__('os')"}) {
        QTest::newRow(*text != '\0' ? text : "empty") << QString::fromLatin1(text);
    }
}

void TestExpression::refused()
{
    QFETCH(QString, text);
    QVERIFY(!Expression::parse(text.toStdString()).has_value());
}

void TestExpression::deepTextIsRefused()
{
    QVERIFY(!Expression::parse(std::string(100'000, '(') + "1").has_value());
    QVERIFY(!Expression::parse(std::string(100'000, '-') + "1").has_value());
    QVERIFY(!Expression::parse(
                 "not " + std::string(4, ' ') +
                 [] {
                     std::string s;
                     for (int i = 0; i < 10'000; ++i)
                         s += "not ";
                     return s;
                 }()
                 + "1")
                 .has_value());
    std::string sum = "1";
    for (int i = 0; i < 100'000; ++i) {
        sum += "+1";
    }
    QVERIFY(!Expression::parse(sum).has_value());
}

void TestExpression::everyFormulaOfTheFactsParses()
{
    const auto& facts = factFile(FactFile::Architectures);
    int formulas = 0;
    const auto check = [&formulas](const std::string& text) {
        ++formulas;
        QVERIFY2(Expression::parse(text).has_value(), text.c_str());
    };
    const auto group = [&check](const nlohmann::json& row) {
        if (row[1].is_object()) {
            for (const auto& count : row[1]) {
                check(count.is_string() ? count.get<std::string>() : count.dump());
            }
        }
        for (const auto& line : row[2]) {
            const QString shape = QString::fromStdString(line[1].get<std::string>());
            const QStringList extents = shape.split(QLatin1Char(';'), Qt::SkipEmptyParts);
            for (const QString& extent : extents) {
                check(extent.toStdString());
            }
            if (line.size() > 2 && !line[2].get<std::string>().empty()) {
                check(line[2].get<std::string>());
            }
        }
    };
    for (const auto& row : facts["groups"]) {
        group(row);
    }
    for (const auto& set : facts["sets"]) {
        for (const auto& row : set["t"]) {
            if (row.is_array()) {
                group(row);
            }
        }
        if (set.contains("n")) {
            for (const auto& formula : set["n"]) {
                check(formula.get<std::string>());
            }
        }
    }
    QCOMPARE(facts["sets"].size(), std::size_t(214));
    QVERIFY(formulas > 5'000);
}

void TestExpression::everyFactFileIsThere()
{
    for (int file = 0; file < int(FactFile::Count); ++file) {
        QVERIFY2(factFile(FactFile(file)).size() > 3, qPrintable(QString::number(file)));
        QCOMPARE(factsVersion(FactFile(file)).size(), std::size_t(10)); // a date
    }
}

void TestExpression::simplePatterns()
{
    QVERIFY(matchesSimplePattern("a[0].x", "a\\[0\\]"));
    QVERIFY(!matchesSimplePattern("a0.x", "a[0]"));
    QVERIFY(!matchesSimplePattern(std::string(100'000, 'a'), "a.*a.*a.*a.*b"));
    QVERIFY(matchesSimplePattern("mtp.layers.0.x", "^mtp.*"));
    QVERIFY(!matchesSimplePattern("model.mtp.x", "^mtp.*"));
    QVERIFY(matchesSimplePattern("model.layers.61.x", "model\\.layers\\.61.*"));
}

QTEST_GUILESS_MAIN(TestExpression)
#include "tst_expression.moc"
