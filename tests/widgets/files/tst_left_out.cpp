// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/glob.h"
#include "widgets/files/left_out.h"

#include <QTest>

using namespace vitrine;

class TestLeftOut final : public QObject
{
    Q_OBJECT

private slots:
    void aFolderCoversWhatLiesBelow()
    {
        LeftOut left;
        QVERIFY(left.isEmpty() && !left.covers("a/b"));
        left.add("data/");
        QVERIFY(left.covers("data/"));
        QVERIFY(left.covers("data/x/y.txt"));
        QVERIFY(!left.covers("data"));
        QVERIFY(!left.covers("database/x"));
        left.add("config.json");
        QVERIFY(left.covers("config.json"));
        QVERIFY(!left.covers("checkpoint-5/config.json"));
    }

    void patternsAreThoseOfTheUnit()
    {
        LeftOut left;
        left.add("config.json");
        left.add("checkpoint-5/optimizer.pt");
        left.add("checkpoint-5/logs/");
        using Patterns = std::vector<std::string>;
        QCOMPARE(
            left.patterns(""), (Patterns{"/checkpoint-5/logs/**", "/checkpoint-5/optimizer.pt", "/config.json"}));
        QCOMPARE(left.patterns("checkpoint-5"), (Patterns{"/logs/**", "/optimizer.pt"}));
        QCOMPARE(left.patterns("checkpoint-50"), Patterns());
    }

    void whatIsTakenInAgainIsRemembered()
    {
        LeftOut left;
        left.add("a");
        left.remove("a");
        left.remove("never there");
        QVERIFY(left.isEmpty());
        QCOMPARE(left.takenIn(""), std::vector<std::string>{"/a"});
        left.add("a");
        QVERIFY(left.takenIn("").empty());
    }

    void aNameWithLettersOfPatternsMatchesItselfAlone_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* path : {"a*b.txt", "what?.bin", "[0].pt", "x[!a]/y", "plain", "***", "a]b", "dir/[[/z"}) {
            QTest::addRow("%s", path) << QByteArray(path);
        }
    }
    void aNameWithLettersOfPatternsMatchesItselfAlone()
    {
        QFETCH(const QByteArray, path);
        const std::string pattern = exactGlob(path.toStdString());
        QVERIFY(globMatchesPath(pattern, path.toStdString()));
        QVERIFY(!globMatchesPath(pattern, path.toStdString() + "x"));
        QVERIFY(!globMatchesPath(pattern, "x" + path.toStdString()));
        QByteArray other = path;
        other.replace('*', 'q').replace('?', 'q').replace('[', 'q');
        QCOMPARE(globMatchesPath(pattern, other.toStdString()), other == path);
    }
};

QTEST_GUILESS_MAIN(TestLeftOut)
#include "tst_left_out.moc"
