// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/wrapped_text.h"
#include "model/practice/practice_folder.h"
#include "tests/support/command_line.h"

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

struct Answer {
    int code = -1;
    QString out;
    QString error;
    [[nodiscard]] json parsed() const { return json::parse(out.toStdString(), nullptr, false); }
};

Answer run(const QStringList& arguments)
{
    const test::Answer answer = test::runCommandLine(QStringList{u"explain"_s} + arguments);
    return {answer.code, QString::fromUtf8(answer.out), QString::fromUtf8(answer.error)};
}

} // namespace

class TestExplainCommand final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto written = writePracticeFolder(m_folder.path().toStdString());
        QVERIFY(written);
        m_practice = QString::fromStdString(*written);
    }

    void aDirectoryIsExplained()
    {
        const Answer answer = run({m_practice});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.error.isEmpty());
        for (const QString& word : {u"Weights index"_s, u"Optimizer state"_s, u"May it be deleted?"_s, u"safetensors"_s, u"missing here"_s}) {
            QVERIFY2(answer.out.contains(word), qPrintable(word));
        }
        for (const QString& line : answer.out.split(u'\n')) {
            QVERIFY2(cli::cellWidth(line) <= 80, qPrintable(line));
        }
    }

    void aDirectoryIsExplainedInJson()
    {
        const Answer answer = run({m_practice, u"--json"_s});
        QCOMPARE(answer.code, 0);
        const json parsed = answer.parsed();
        QCOMPARE(parsed.at("schema"), "vitrine.explain/1");
        QCOMPARE(parsed.at("explanations").at(0).at("kind"), "verdict");
        bool optimizer = false;
        for (const json& one : parsed.at("explanations")) {
            QVERIFY(!one.at("answers").empty());
            if (one.at("id") == "optimizer state") {
                optimizer = true;
                QCOMPARE(one.at("files").at(0), "checkpoint-10/optimizer.pt");
            }
        }
        QVERIFY(optimizer);
    }

    void aConfigIsExplainedLineByLine()
    {
        const Answer answer = run({m_practice + u"/config.json"_s});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains(u"num_hidden_layers: "_s));
        QVERIFY(answer.out.contains(u"Number of layers"_s));
    }

    void theOnlyCopyIsNeverCalledResidue()
    {
        const QTemporaryDir alone;
        QVERIFY(QFile::copy(m_practice + u"/checkpoint-10/optimizer.pt"_s, alone.filePath(u"optimizer.pt"_s)));
        QVERIFY(run({alone.path()}).out.contains(u"only copy"_s));
        QVERIFY(!run({m_practice}).out.contains(u"only copy of the model"_s));
    }

    void singleWordsAreExplained_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("title");
        QTest::addRow("role") << QStringList{u"--role"_s, u"optimizer state"_s} << u"Optimizer state"_s;
        QTest::addRow("need") << QStringList{u"--need"_s, u"resume only"_s} << u"Resume training only"_s;
        QTest::addRow("verdict") << QStringList{u"--verdict"_s, u"weights-only"_s} << u"Weights only"_s;
        QTest::addRow("format") << QStringList{u"--format"_s, u"gguf"_s} << u"GGUF"_s;
        QTest::addRow("dtype in small letters") << QStringList{u"--dtype"_s, u"bf16"_s} << u"BF16 (bfloat16)"_s;
        QTest::addRow("check") << QStringList{u"--check"_s, u"fit.layers"_s} << u"Layers and shapes"_s;
        QTest::addRow("key") << QStringList{u"--key"_s, u"hidden_size"_s} << u"hidden_size"_s;
        QTest::addRow("another name of a key") << QStringList{u"--key"_s, u"n_embd"_s} << u"n_embd"_s;
        QTest::addRow("term") << QStringList{u"--term"_s, u"shard"_s} << u"Shard"_s;
        QTest::addRow("in Chinese") << QStringList{u"--role"_s, u"weights"_s, u"--language"_s, u"zh_CN"_s} << u"权重"_s;
    }

    void singleWordsAreExplained()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, title);
        const Answer answer = run(arguments);
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.out.section(u'\n', 0, 0), title);
        const json parsed = run(arguments + QStringList{u"--json"_s}).parsed();
        QCOMPARE(QString::fromStdString(parsed.at("explanations").at(0).at("title")), title);
    }

    void severalAtOnce()
    {
        const json parsed = run({u"--role"_s, u"weights"_s, u"--role"_s, u"config"_s, u"--dtype"_s, u"F32"_s, u"--json"_s}).parsed();
        QCOMPARE(parsed.at("explanations").size(), std::size_t(3));
    }

    void theUnknownIsSaid()
    {
        const Answer answer = run({u"--role"_s, u"king"_s});
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.out.isEmpty());
        QVERIFY(answer.error.contains(u"king"_s) && answer.error.contains(u"optimizer state"_s));
        QCOMPARE(run({u"--key"_s, u"no_such_key"_s}).code, 2);
        QCOMPARE(run({}).code, 2);
        QCOMPARE(run({u"/no/such/path"_s}).code, 2);
    }

    void linesAreWrapped()
    {
        QCOMPARE(cli::wrapped(u"one two three", 10, 2), u"  one two\n  three\n"_s);
        QCOMPARE(cli::wrapped(u"averyveryverylongword x", 10, 2), u"  averyveryverylongword\n  x\n"_s);
        // Twelve cells hold six characters; a mark never begins a line.
        QCOMPARE(cli::wrapped(u"一二三四五六，七八", 12, 0), u"一二三四五\n六，七八\n"_s);
        QCOMPARE(cli::wrapped(u"", 10, 2), QString());
    }

private:
    QTemporaryDir m_folder;
    QString m_practice;
};

QTEST_GUILESS_MAIN(TestExplainCommand)
#include "tst_explain_command.moc"
