// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/packaging/packing_support.h"
#include "tests/support/command_line.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

using test::Answer;

Answer run(const QStringList& arguments)
{
    return test::runCommandLine(arguments, u"C.UTF-8"_s, 60'000);
}

} // namespace

/// `pack` and `verify` as the last lines of a training script call them.
class TestCliPack final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        m_model = m_parent.filePath(u"model"_s);
        QVERIFY(test::writeModel(m_model));
    }
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void packAnswersInJson()
    {
        const Answer answer = pack({u"--json"_s, u"--set"_s, u"name=helpdesk"_s, u"--set"_s, u"version=2.0"_s});
        QVERIFY2(answer.code == 0, answer.error.constData());
        const json result = answer.parsed();
        QCOMPARE(result.at("schema"), "vitrine.pack/1");
        QCOMPARE(result.at("format"), "tar");
        QCOMPARE(result.at("output"), output().toStdString());
        QCOMPARE(result.at("verified"), true);
        QCOMPARE(result.at("bytes"), QFileInfo(output()).size());
        QCOMPARE(result.at("sha256").get<std::string>().size(), std::size_t{64});
        QVERIFY(result.at("excluded").is_array() && result.at("waived").is_array() && result.at("converted").is_array());
        QVERIFY(answer.error.isEmpty());
        const Answer sum = run({u"verify"_s, u"--json"_s, u"--sum"_s, output()});
        QCOMPARE(sum.parsed().at("sha256"), result.at("sha256"));
    }

    void verifyAnswersInJson()
    {
        QCOMPARE(pack({}).code, 0);
        const Answer good = run({u"verify"_s, u"--json"_s, output()});
        QCOMPARE(good.code, 0);
        QCOMPARE(good.parsed().at("schema"), "vitrine.verify/1");
        QCOMPARE(good.parsed().at("outcome"), "intact");
        QVERIFY(good.parsed().at("differences").empty());
        QByteArray archive = test::contentOf(output());
        archive[archive.indexOf("LlamaForCausalLM")] = 'X';
        QVERIFY(test::writeFile(output(), archive));
        for (const QStringList& more : {QStringList{}, QStringList{u"--quick"_s}}) {
            const Answer bad = run(QStringList{u"verify"_s, u"--json"_s, output()} + more);
            QCOMPARE(bad.code, 1);
            QCOMPARE(bad.parsed().at("outcome"), "differs");
            QCOMPARE(bad.parsed().at("differences").at(0).at("path"), "config.json");
            QCOMPARE(bad.parsed().at("differences").at(0).at("kind"), "changed");
        }
        QVERIFY(run({u"verify"_s, output()}).out.contains("config.json"));
        QCOMPARE(run({u"verify"_s, m_model}).code, 2);
        QCOMPARE(run({u"verify"_s, u"/no/such/file"_s}).code, 2);
        QCOMPARE(run({u"verify"_s}).code, 2);
    }

    void quietSaysNothingWhenAllWentWell()
    {
        const Answer answer = pack({u"--quiet"_s});
        QVERIFY2(answer.code == 0, answer.error.constData());
        QVERIFY(answer.out.isEmpty() && answer.error.isEmpty());
        QVERIFY(QFile::exists(output()));
    }

    void whatBlocksIsNamedAndCanBeAllowedByName()
    {
        QVERIFY(QFile::rename(m_model + u"/LICENSE"_s, m_parent.filePath(u"LICENSE"_s)));
        const QStringList command{u"pack"_s, m_model, u"-o"_s, output()};
        const Answer blocked = run(command);
        const Answer inJson = run(command + QStringList{u"--json"_s});
        const Answer allowed = run(command + QStringList{u"--allow"_s, u"licence.present=internal use"_s, u"--allow"_s, u"share.licence"_s, u"--json"_s});
        QVERIFY(QFile::rename(m_parent.filePath(u"LICENSE"_s), m_model + u"/LICENSE"_s));
        QCOMPARE(blocked.code, 1);
        QVERIFY2(blocked.error.contains("licence.present") && blocked.error.contains("--allow"), blocked.error.constData());
        QCOMPARE(inJson.code, 1);
        QCOMPARE(inJson.parsed().at("verified"), false);
        QVERIFY(!inJson.parsed().at("blocked").empty());
        QVERIFY2(allowed.code == 0, allowed.error.constData());
        QCOMPARE(allowed.parsed().at("waived").at(0).at("reason"), "internal use");
    }

    void aTokenIsTakenOutOrStays()
    {
        const QByteArray token = "hf_" + QByteArray("abcdefghijKLMNOPQRST0123456789wxyz");
        QVERIFY(test::writeFile(m_model + u"/generation_config.json"_s, "{\"hub_token\": \"" + token + "\", \"from\": \"/home/anna/m\"}"));
        const Answer blocked = pack({});
        const Answer allowed = pack({u"--allow"_s, u"share.secrets=old"_s});
        const Answer scrubbed = pack({u"--scrub"_s, u"--json"_s});
        const Answer kept = run({u"pack"_s, m_model, u"-o"_s, m_out->filePath(u"kept.tar"_s), u"--keep-paths"_s, u"--exclude"_s, u"README.md"_s});
        QVERIFY(QFile::remove(m_model + u"/generation_config.json"_s));
        QCOMPARE(blocked.code, 1);
        QVERIFY2(blocked.error.contains("--scrub") && !blocked.error.contains(token), blocked.error.constData());
        QCOMPARE(allowed.code, 2);
        QCOMPARE(kept.code, 1);
        QVERIFY2(scrubbed.code == 0, scrubbed.error.constData());
        const QByteArray archive = test::contentOf(output());
        QVERIFY(!archive.contains(token) && !archive.contains("/home/anna"));
        QVERIFY(archive.contains(R"("hub_token": "removed")"));
        QVERIFY(!scrubbed.out.contains(token));
        QCOMPARE(scrubbed.parsed().at("scrubbed").size(), std::size_t{3}); // the config of the model names a home as well
    }

    void homePathsStayOnlyWhenAskedFor()
    {
        QVERIFY(test::writeFile(m_model + u"/generation_config.json"_s, R"({"from": "/home/anna/m"})"));
        const Answer out = pack({});
        const QByteArray without = test::contentOf(output());
        const Answer kept = pack({u"--keep-paths"_s, u"--replace"_s});
        QVERIFY(QFile::remove(m_model + u"/generation_config.json"_s));
        QCOMPARE(out.code, 0);
        QVERIFY2(out.out.contains("2 place"), out.out.constData());
        QVERIFY(!without.contains("/home/anna"));
        QCOMPARE(kept.code, 0);
        QVERIFY(test::contentOf(output()).contains("/home/anna/m"));
    }

    void whatIsThereIsReplacedOnlyWhenAsked()
    {
        QVERIFY(test::writeFile(output(), "mine"));
        const Answer refused = pack({});
        QCOMPARE(refused.code, 2);
        QVERIFY(refused.error.contains("there already"));
        QCOMPARE(test::contentOf(output()), QByteArray("mine"));
        QCOMPARE(pack({u"--replace"_s}).code, 0);
        QVERIFY(QFileInfo(output()).size() > 10'000);
        // A folder is never replaced, whatever was asked.
        const QStringList folder{u"pack"_s, m_model, u"-o"_s, m_out->filePath(u"folder"_s), u"--replace"_s, u"--quiet"_s};
        QCOMPARE(run(folder).code, 0);
        const Answer again = run(folder);
        QCOMPARE(again.code, 2);
        QVERIFY(again.error.contains("never replaced"));
    }

    void aWrongWordIsExitTwo_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("purpose") << QStringList{u"--purpose"_s, u"sell"_s};
        QTest::newRow("format") << QStringList{u"--format"_s, u"rar"_s};
        QTest::newRow("set") << QStringList{u"--set"_s, u"name"_s};
        QTest::newRow("allow") << QStringList{u"--allow"_s, u"no.such.check"_s};
        QTest::newRow("link") << QStringList{u"--link"_s, u"soft"_s};
        QTest::newRow("option") << QStringList{u"--shrink"_s};
        QTest::newRow("place") << QStringList{u"-o"_s, u"/no/such/folder/p.tar"_s};
    }
    void aWrongWordIsExitTwo()
    {
        QFETCH(QStringList, words);
        const Answer answer = pack(words);
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.error.startsWith("vitrine-cli: ") && answer.out.isEmpty());
    }

    void theSuffixOrTheFormatDecides_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("tar") << u"p.tar"_s << QString() << QByteArray("model");
        QTest::newRow("zstd") << u"p.tar.zst"_s << QString() << QByteArray("\x28\xb5\x2f\xfd");
        QTest::newRow("gzip") << u"p.tgz"_s << QString() << QByteArray("\x1f\x8b");
        QTest::newRow("zip") << u"p.zip"_s << QString() << QByteArray("PK");
        QTest::newRow("zip by name") << u"p.bin"_s << u"zip"_s << QByteArray("PK");
    }
    void theSuffixOrTheFormatDecides()
    {
        QFETCH(QString, name);
        QFETCH(QString, format);
        QFETCH(QByteArray, begins);
        QStringList command{u"pack"_s, m_model, u"-o"_s, m_out->filePath(name), u"--set"_s, u"name=model"_s};
        command += format.isEmpty() ? QStringList{} : QStringList{u"--format"_s, format};
        const Answer answer = run(command);
        QVERIFY2(answer.code == 0, answer.error.constData());
        QVERIFY(test::contentOf(m_out->filePath(name)).startsWith(begins));
    }

    void theNoteIsInTheLanguageAskedFor()
    {
        const QStringList command{u"pack"_s, m_model, u"--quiet"_s, u"-o"_s};
        QCOMPARE(run(command + QStringList{m_out->filePath(u"en"_s), u"--language"_s, u"en"_s}).code, 0);
        QCOMPARE(run(command + QStringList{m_out->filePath(u"zh"_s), u"--language"_s, u"zh_CN"_s}).code, 0);
        const QByteArray english = test::contentOf(m_out->filePath(u"en/PROVENANCE.md"_s));
        const QByteArray chinese = test::contentOf(m_out->filePath(u"zh/PROVENANCE.md"_s));
        const QByteArray precision = "\xE7\xB2\xBE\xE5\xBA\xA6";
        QVERIFY2(english.contains("Precision") && !english.contains(precision), english.constData());
        QVERIFY2(chinese.contains(precision), chinese.constData());
        QCOMPARE(test::contentOf(m_out->filePath(u"en/provenance.json"_s)).contains("not needed"), test::contentOf(m_out->filePath(u"zh/provenance.json"_s)).contains("not needed"));
    }

    void aFolderCanShareItsBlocks()
    {
        const QString folder = m_out->filePath(u"linked"_s);
        const Answer answer = run({u"pack"_s, m_model, u"-o"_s, folder, u"--link"_s, u"hard"_s, u"--quiet"_s});
        QVERIFY2(answer.code == 0, answer.error.constData());
        QCOMPARE(run({u"verify"_s, folder}).code, 0);
    }

    void picklesAreConvertedWhenAsked()
    {
        SKIP_WITHOUT_CORPUS();
        const QString folder = test::corpus(u"generated-torch2/training/trainer-2023-bin"_s);
        const Answer answer = run({u"pack"_s, folder, u"-o"_s, m_out->filePath(u"p"_s), u"--purpose"_s, u"deploy"_s, u"--convert"_s, u"--json"_s});
        QVERIFY2(answer.code == 0, answer.error.constData());
        QCOMPARE(answer.parsed().at("converted").at(0).at("to"), "model.safetensors");
        QVERIFY(QFile::exists(m_out->filePath(u"p/model.safetensors"_s)) && !QFile::exists(m_out->filePath(u"p/pytorch_model.bin"_s)));
        QCOMPARE(run({u"info"_s, u"--json"_s, m_out->filePath(u"p"_s)}).parsed().at("verdict").at("kind"), "complete-model");
    }

private:
    [[nodiscard]] QString output() const { return m_out->filePath(u"p.tar"_s); }
    [[nodiscard]] Answer pack(const QStringList& more) const { return run(QStringList{u"pack"_s, m_model, u"-o"_s, output()} + more); }

    QTemporaryDir m_parent;
    std::unique_ptr<QTemporaryDir> m_out;
    QString m_model;
};

QTEST_GUILESS_MAIN(TestCliPack)
#include "tst_cli_pack.moc"
