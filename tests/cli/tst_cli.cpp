// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "tests/support/byte_builder.h"
#include "tests/support/command_line.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

using test::Answer;

Answer run(const QStringList& arguments, const QString& language = u"C.UTF-8"_s)
{
    return test::runCommandLine(arguments, language);
}

} // namespace

class TestCli final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        m_file = m_dir.filePath(u"model.safetensors"_s);
        const std::string header = R"({"a.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}})";
        const auto bytes = test::ByteBuilder().number<std::uint64_t>(header.size()).raw(header).zeros(24).bytes();
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
    }

    void infoAnswersInJson()
    {
        const Answer answer = run({u"info"_s, u"--json"_s, m_dir.path()});
        QCOMPARE(answer.code, 0);
        const json info = answer.parsed();
        QCOMPARE(info.at("schema"), "vitrine.info/1");
        QCOMPARE(info.at("verdict").at("kind"), "weights-only");
        QCOMPARE(info.at("tensor_count"), 1);
        QCOMPARE(info.at("parameters"), 6);
        QVERIFY(answer.error.isEmpty());
    }

    void infoAnswersInWords()
    {
        const Answer answer = run({u"info"_s, m_file});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("model.safetensors"));
        QVERIFY(answer.out.contains("Nothing was executed or changed."));
    }

    void whatUnpicklingWouldDoIsTold()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"m.bin"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("cos\nsystem\n(S'ls'\ntR.") > 0);
        file.close();
        const Answer words = run({u"info"_s, file.fileName()});
        QVERIFY2(words.out.contains("calls os.system"), words.out.constData());
        QVERIFY(words.out.contains("weights_only=True refuses this file: "));
        const json told = run({u"info"_s, u"--json"_s, file.fileName()}).parsed().at("files").at(0).at("pickle");
        QCOMPARE(told.at("verdict"), "dangerous");
        QCOMPARE(told.at("weights_only"), false);
        QVERIFY(told.at("weights_only_obstacle").get<std::string>().contains("os.system"));
    }

    void tensorsAnswerInJsonAndCsv()
    {
        const Answer table = run({u"tensors"_s, u"--json"_s, m_file});
        QCOMPARE(table.code, 0);
        QCOMPARE(table.parsed().at("tensors").at(0).at("name"), "a.weight");
        QCOMPARE(table.parsed().at("tensors").at(0).at("offset"), 8 + 64);
        const Answer csv = run({u"tensors"_s, u"--csv"_s, m_file});
        QVERIFY(csv.out.startsWith("name,dtype,"));
        const Answer none = run({u"tensors"_s, u"--json"_s, u"--filter"_s, u"absent"_s, m_file});
        QVERIFY(none.parsed().at("tensors").empty());
        QCOMPARE(run({u"tensors"_s, u"--json"_s, u"--filter=A.WEIGHT"_s, m_file}).parsed().at("tensors").size(), std::size_t{1});
    }

    void whatCannotBeOpenedIsExitTwoWithAWord_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("absent path") << QStringList{u"info"_s, u"/no/such/path"_s};
        QTest::newRow("no path") << QStringList{u"info"_s};
        QTest::newRow("two paths") << QStringList{u"tensors"_s, u"/"_s, u"/"_s};
        QTest::newRow("unknown command") << QStringList{u"inspect"_s, u"/"_s};
        QTest::newRow("unknown option") << QStringList{u"info"_s, u"--colour"_s, u"/"_s};
        QTest::newRow("option without its value") << QStringList{u"tensors"_s, u"/"_s, u"--filter"_s};
        QTest::newRow("device") << QStringList{u"info"_s, u"/dev/zero"_s};
    }
    void whatCannotBeOpenedIsExitTwoWithAWord()
    {
        QFETCH(QStringList, arguments);
        const Answer answer = run(arguments);
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.error.startsWith("vitrine-cli: "));
        QVERIFY(answer.out.isEmpty());
    }

    void everyCommandAnswersHelp()
    {
        const Answer overview = run({u"--help"_s});
        QCOMPARE(overview.code, 0);
        for (const QByteArray& line : overview.out.split('\n')) {
            if (!line.startsWith("  ")) {
                continue;
            }
            const QString command = QString::fromUtf8(line.trimmed().split(' ').first());
            const Answer help = run({command, u"--help"_s});
            QCOMPARE(help.code, 0);
            QVERIFY2(help.out.contains("--json") && help.out.contains("Exit code:"), qPrintable(command));
        }
        QVERIFY(run({u"--version"_s}).out.startsWith("vitrine-cli "));
        QCOMPARE(run({}).code, 2);
    }

    void aPathKeepsTheBytesOfTheShell()
    {
        const QByteArray name = m_dir.path().toUtf8() + "/caf\xE9";
        QCOMPARE(::mkdir(name.constData(), 0700), 0);
        const std::vector<std::string> words{name.toStdString(), "--json"};
        const std::vector<cli::Option> options{{"json", 0, "", nullptr}};
        const auto arguments = cli::Arguments::parse(words, options);
        QVERIFY(arguments.has_value());
        QCOMPARE(arguments->positional().front(), name.toStdString());
        QVERIFY(arguments->has("json"));
    }

    void optionsAreUnderstoodInEveryForm()
    {
        const std::vector<cli::Option> options{{"set", 's', "KEY=VALUE", nullptr}, {"json", 0, "", nullptr}};
        const std::vector<std::string> words{"--set=a=1", "-s", "b=2", "--", "--json"};
        const auto arguments = cli::Arguments::parse(words, options);
        QVERIFY(arguments.has_value());
        QCOMPARE(arguments->values("set"), (std::vector<std::string>{"a=1", "b=2"}));
        QCOMPARE(arguments->positional(), std::vector<std::string>{"--json"});
        QVERIFY(!arguments->has("json"));
        QVERIFY(!cli::Arguments::parse(std::vector<std::string>{"--json=yes"}, options).has_value());
    }

    void thePracticeFolderNeedsNoPath()
    {
        const Answer answer = run({u"info"_s, u"--practice"_s});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("LlamaForCausalLM"));
    }

    void theCorpusKeepsTheContract_data()
    {
        QTest::addColumn<QString>("path");
        if (test::corpusPath().isEmpty()) {
            QTest::newRow("no corpus") << QString();
            return;
        }
        for (const QString& folder : {u"hf-dir"_s, u"hf-trainer-dir"_s}) {
            const QDir directory(test::corpus(folder));
            for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QTest::newRow(qPrintable(folder + u'/' + name)) << directory.filePath(name);
            }
        }
    }
    void theCorpusKeepsTheContract()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, path);
        const Answer answer = run({u"info"_s, u"--json"_s, path});
        QCOMPARE(answer.code, 0);
        QVERIFY(!answer.parsed().is_discarded());
        QVERIFY(!answer.parsed().at("verdict").at("sentence").get<std::string>().empty());
        QCOMPARE(run({u"tensors"_s, u"--json"_s, path}).code, 0);
    }

private:
    QTemporaryDir m_dir;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
