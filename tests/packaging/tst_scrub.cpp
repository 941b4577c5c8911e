// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/home_paths.h"
#include "model/packaging/live_secrets.h"
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

    void mountsAreTakenOutOfPaths_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        row("of a cluster", "/scratch/anna/models/base", "models/base");
        row("numbered", "/data2/group/models/base", "models/base");
        row("nothing below the second", "/workspace/base", "base");
        row("nothing below the second, with a slash", "/workspace/base/", "base/");
        row("in an argument", "--data=/mnt/nfs01/d.json", "--data=d.json");
        row("two", "/gpfs/a/b /lustre/c/d", "b d");
        // None of these is a place of one machine.
        row("the mount itself", "/workspace", "/workspace");
        row("an address of the web", "https://example.org/data/anna/x", "https://example.org/data/anna/x");
        row("a folder of that name", "x/data/anna/y", "x/data/anna/y");
        row("a word that begins alike", "/datasets/anna/x", "/datasets/anna/x");
        row("relative", "data/anna/x", "data/anna/x");
    }
    void mountsAreTakenOutOfPaths()
    {
        QFETCH(QByteArray, before);
        QTEST(QByteArray::fromStdString(withoutMounts(before.toStdString())), "after");
    }

    void tokensAreTakenOutWhereAsked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("after");
        const QByteArray token = "hf_" + QByteArray("abcdefghijKLMNOPQRST0123456789wxyz");
        QTest::newRow("a value") << u"config.json"_s << "{\"hub_token\": \"" + token + "\"}" << QByteArray("{\"hub_token\": \"removed\"}");
        QTest::newRow("within a value") << u"config.json"_s << "{\"x\": \"https://a?t=" + token + "&b\"}" << QByteArray("{\"x\": \"https://a?t=removed&b\"}");
        QTest::newRow("with a path") << u"config.json"_s << "{\"x\": \"/home/anna/m " + token + "\"}" << QByteArray("{\"x\": \"m removed\"}");
        QTest::newRow("in a list") << u"config.json"_s << "{\"x\": [1, \"" + token + "\"]}" << QByteArray("{\"x\": [1, \"removed\"]}");
        QTest::newRow("a private key") << u"config.json"_s
            << QByteArray("{\"key\": \"-----BEGIN PRIVATE KEY-----\\nMIIEvgIBADANBg\\n-----END PRIVATE KEY-----\"}") << QByteArray("{\"key\": \"removed\"}");
        QTest::newRow("a card") << u"README.md"_s << "# A\n\nUse " + token + " here.\n" << QByteArray("# A\n\nUse removed here.\n");
        // Of a key over several lines only the first can be told.
        QTest::newRow("a private key in a card") << u"README.md"_s << QByteArray("-----BEGIN PRIVATE KEY-----\nMIIEvgIBADANBg\n") << QByteArray("nothing found");
        QTest::newRow("an example") << u"config.json"_s << QByteArray("{\"hub_token\": \"hf_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}") << QByteArray("nothing found");
    }
    void tokensAreTakenOutWhereAsked()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, after);
        QCOMPARE(scrubbed(name, content, {true, true}), after.toStdString());
        const std::string left = scrubbed(name, content, {true, false});
        QVERIFY2(left == "nothing found" || left.contains("hf_"), left.c_str());
    }

    void aTokenThatItsKeyTells()
    {
        const std::string key(20, 'k');
        QCOMPARE(withoutLiveSecrets(key, "api"), key);
        const std::string bot = "123456789:AA" + std::string("abcdefghijklmnopqrstuvwxyz1234567");
        QCOMPARE(withoutLiveSecrets(bot), std::string("removed"));
        QVERIFY(holdsLiveSecrets(bot) && !holdsLiveSecrets("removed"));
        const std::string wandb = "0123456789abcdef0123456789abcdef01234567";
        QCOMPARE(withoutLiveSecrets(wandb), wandb);
        QCOMPARE(withoutLiveSecrets(wandb, "wandb_api_key"), std::string("removed"));
    }

    void aVocabularyIsLeftAlone()
    {
        QCOMPARE(scrubbed(u"vocab.json"_s, R"({"a": "/home/anna/b"})"), std::string("nothing found"));
        QCOMPARE(scrubbed(u"tokenizer_config.json"_s, R"({"name_or_path": "/home/anna/b"})"), std::string(R"({"name_or_path": "b"})"));
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
        const auto edits = findScrubEdits(**directory, 0, {});
        QCOMPARE(edits.size(), std::size_t{1});
        QCOMPARE(edits.front().place, std::string("/a~1b/c~0d/0"));
    }

private:
    static std::string scrubbed(const QString& name, const QByteArray& content, const ScrubScope& scope = {})
    {
        const QTemporaryDir folder;
        if (!test::writeFile(folder.filePath(name), content)) {
            return {};
        }
        const auto directory = openDirectory(folder.path().toStdString());
        const auto edits = findScrubEdits(**directory, 0, scope);
        return edits.empty() ? "nothing found" : scrubbedText(**directory, 0, edits).value_or("failed");
    }
};

QTEST_GUILESS_MAIN(TestScrub)
#include "tst_scrub.moc"
