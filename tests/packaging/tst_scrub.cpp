// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/home_paths.h"
#include "model/packaging/package_plan.h"
#include "model/packaging/scrub.h"
#include "tests/packaging/packing_support.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestScrub final : public QObject
{
    Q_OBJECT

private slots:
    void homesAreTakenOutOfPaths_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        row("a path", "/home/anna/models/base", "models/base");
        row("a Mac", "/Users/anna/models/base", "models/base");
        row("Windows", "C:\\Users\\anna\\models\\base", "models\\base");
        row("Windows with slashes", "D:/Users/anna/models", "models");
        row("of root", "/root/models", "models");
        row("tilde", "~/models", "models");
        row("the home itself", "/home/anna", "home");
        row("the home itself, with a slash", "/home/anna/", "home");
        row("mounted homes", "/mnt/home/anna/x", "x");
        row("homes of a cluster", "/mnt/nfs01/home/anna/x", "x");
        row("in a sentence", "from /home/anna/a and /home/bert/b.", "from a and b.");
        row("in an argument", "--data=/home/anna/d.json", "--data=d.json");
        row("as an address", "file:///home/anna/x", "x");
        row("in a card", "[/home/anna/m](https://huggingface.co//home/anna/m)", "[m](https://huggingface.co/m)");
        row("two names alike", "/home/anna/home/anna/x", "home/anna/x");
        // None of these is anybody's home.
        row("a name of the hub", "home/anna", "home/anna");
        row("an address of the web", "https://example.org/home/anna", "https://example.org/home/anna");
        row("a folder of that name", "data/home/anna", "data/home/anna");
        row("root as a word", "chroot/x", "chroot/x");
        row("nothing", "", "");
        row("no user", "/home/", "/home/");
    }
    void homesAreTakenOutOfPaths()
    {
        QFETCH(QByteArray, before);
        QTEST(QByteArray::fromStdString(withoutHomes(before.toStdString())), "after");
    }

    void whateverWayAStringIsEscaped_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("plain") << QByteArray(R"({"_name_or_path": "/home/anna/b"})");
        QTest::newRow("escaped slashes") << QByteArray(R"({"_name_or_path": "\/home\/anna\/b"})");
        QTest::newRow("escaped letters") << QByteArray(R"({"_name_or_path": "/home/\u0061nna/b"})");
        QTest::newRow("deep") << QByteArray(R"({"a": [1, {"b": ["x", "/home/anna/b"]}]})");
        QTest::newRow("twice") << QByteArray(R"({"a": "/home/anna/b", "c": "/home/anna/b"})");
        QTest::newRow("beside the same key") << QByteArray(R"({"x": 1, "y": "/home/anna/\u00e9"})");
    }
    void whateverWayAStringIsEscaped()
    {
        QFETCH(QByteArray, json);
        const std::string text = scrubbed(u"config.json"_s, json);
        const auto parsed = nlohmann::json::parse(text, nullptr, false);
        QVERIFY2(!parsed.is_discarded(), text.c_str());
        QVERIFY2(!parsed.dump().contains("anna"), text.c_str());
    }

    void allElseIsAsItWasByteForByte()
    {
        const QByteArray json = "{\n  \"n\" : 1.0e-05,\t\"t\":\"a\\u00e9\",\r\n \"p\": \"/home/anna/b\" }\n\n";
        QCOMPARE(scrubbed(u"config.json"_s, json), QByteArray(json).replace("/home/anna/b", "b").toStdString());
    }

    void aKeyThatLooksLikeAPathStays()
    {
        const std::string text = scrubbed(u"config.json"_s, R"({"/home/anna/b": "/home/anna/b"})");
        QCOMPARE(text, std::string(R"({"/home/anna/b": "b"})"));
    }

    void aCardIsScrubbedLineByLine()
    {
        const QByteArray card = "---\nbase_model: /home/anna/m\n---\n# A\n\nfine-tuned version of [/home/anna/m](https://huggingface.co//home/anna/m)\nlast";
        QCOMPARE(scrubbed(u"README.md"_s, card), std::string("---\nbase_model: m\n---\n# A\n\nfine-tuned version of [m](https://huggingface.co/m)\nlast"));
    }

    void placesAreJsonPointers()
    {
        const QTemporaryDir folder;
        QVERIFY(test::writeFile(folder.filePath(u"config.json"_s), R"({"model_type": "llama", "a/b": {"c~d": ["/home/anna/x"]}})"));
        const auto directory = openDirectory(folder.path().toStdString());
        const auto edits = findScrubEdits(**directory, 0);
        QCOMPARE(edits.size(), std::size_t{1});
        QCOMPARE(edits.front().place, std::string("/a~1b/c~0d/0"));
    }

private:
    static std::string scrubbed(const QString& name, const QByteArray& content)
    {
        const QTemporaryDir folder;
        if (!test::writeFile(folder.filePath(name), content)) {
            return {};
        }
        const auto directory = openDirectory(folder.path().toStdString());
        const auto edits = findScrubEdits(**directory, 0);
        return edits.empty() ? "nothing found" : scrubbedText(**directory, 0, edits).value_or("failed");
    }
};

QTEST_GUILESS_MAIN(TestScrub)
#include "tst_scrub.moc"
