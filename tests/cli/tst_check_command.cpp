// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/tiny_model.h"
#include "tests/support/command_line.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace vitrine::test;
using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

Answer run(const QStringList& arguments)
{
    return runCommandLine(QStringList{u"check"_s} + arguments);
}

std::string statusIn(const json& report, std::string_view id)
{
    for (const json& one : report.at("results")) {
        if (one.at("id") == id) {
            return one.at("status").get<std::string>();
        }
    }
    return {};
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string token()
{
    return std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH";
}

} // namespace

/// The command `check` as a program of continuous integration meets it: exit codes, what is printed, what is written.
class TestCheckCommand final : public QObject
{
    Q_OBJECT

private slots:
    void exitCodes_data();
    void exitCodes();
    void wrongArguments_data();
    void wrongArguments();
    void thePurposeDecides();
    void jsonIsTheContract();
    void reports_data();
    void reports();
    void aReportThatCannotBeWritten();
    void secretsAreMasked_data();
    void secretsAreMasked();
    void strictReadsEverything();
    void aUnitIsAskedAlone();
    void namesThatAreNoText();
    void aReaderThatStops();
    void anInterruptEndsIt();
};

void TestCheckCommand::exitCodes_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("code");
    QTest::newRow("nothing fails") << u"whole"_s << QStringList{} << 0;
    QTest::newRow("a warning is no failure") << u"warning"_s << QStringList{} << 0;
    QTest::newRow("a warning, strictly") << u"warning"_s << QStringList{u"--strict"_s} << 1;
    QTest::newRow("not verified, strictly") << u"whole"_s << QStringList{u"--strict"_s} << 1;
    QTest::newRow("all verified, strictly")
        << u"verified"_s << QStringList{u"--strict"_s, u"--purpose"_s, u"deploy"_s} << 0;
    QTest::newRow("a failure") << u"failure"_s << QStringList{} << 1;
    QTest::newRow("a failure, strictly") << u"failure"_s << QStringList{u"--strict"_s} << 1;
    QTest::newRow("a failure as JSON") << u"failure"_s << QStringList{u"--json"_s} << 1;
}

void TestCheckCommand::exitCodes()
{
    QFETCH(QString, kind);
    QFETCH(QStringList, more);
    QFETCH(int, code);
    TinyModel model;
    model.llama();
    if (kind == u"failure") {
        model.remove(u"tokenizer.json"_s);
    } else if (kind == u"warning") {
        model.patch(u"config.json"_s, {{"torch_dtype", "float32"}});
    }
    const QStringList arguments = more + QStringList{model.path()};
    const Answer answer = run(arguments);
    // The test's own folder may lie on storage that vanishes; that is a warning of its own.
    if (kind == u"verified") {
        const json report = run(arguments + QStringList{u"--json"_s}).parsed();
        if (statusIn(report, "keep.storage") != "pass") {
            QSKIP("the place of temporary files does not stay");
        }
    }
    QVERIFY2(answer.code == code, answer.out.constData());
    QVERIFY(answer.error.isEmpty());
    QVERIFY(!answer.out.isEmpty());
}

void TestCheckCommand::wrongArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no path") << QStringList{};
    QTest::newRow("two paths") << QStringList{u"/tmp"_s, u"/usr"_s};
    QTest::newRow("no such path") << QStringList{u"/nowhere/at/all"_s};
    QTest::newRow("no such option") << QStringList{u"--stict"_s, u"/tmp"_s};
    QTest::newRow("no such purpose") << QStringList{u"--purpose"_s, u"sell"_s, u"/tmp"_s};
    QTest::newRow("no purpose") << QStringList{u"/tmp"_s, u"--purpose"_s};
    QTest::newRow("a value for --strict") << QStringList{u"--strict=yes"_s, u"/tmp"_s};
    QTest::newRow("a report of another form") << QStringList{u"--report"_s, u"/tmp/report.pdf"_s, u"/tmp"_s};
    QTest::newRow("a report without a form") << QStringList{u"--report"_s, u"/tmp/report"_s, u"/tmp"_s};
    QTest::newRow("no such unit") << QStringList{u"--unit"_s, u"checkpoint-7"_s, QDir::tempPath()};
}

void TestCheckCommand::wrongArguments()
{
    QFETCH(QStringList, arguments);
    if (arguments.contains(u"--unit"_s)) {
        TinyModel model;
        model.llama();
        const Answer answer = run({u"--unit"_s, u"checkpoint-7"_s, model.path()});
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.out.isEmpty());
        QVERIFY(answer.error.contains("checkpoint-7"));
        return;
    }
    const Answer answer = run(arguments);
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.error.isEmpty());
}

void TestCheckCommand::thePurposeDecides()
{
    TinyModel model;
    model.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n");
    QCOMPARE(run({model.path()}).code, 1);
    for (const auto& [purpose, status, code] :
         {std::tuple{u"deploy"_s, "warning", 0}, std::tuple{u"share"_s, "failure", 1},
          std::tuple{u"resume"_s, "not-applicable", 0}}) {
        const Answer answer = run({u"--json"_s, u"--purpose"_s, purpose, model.path()});
        QCOMPARE(answer.code, code);
        QCOMPARE(answer.parsed().at("purpose"), purpose.toStdString());
        QCOMPARE(statusIn(answer.parsed(), "licence.present"), std::string(status));
    }
}

void TestCheckCommand::jsonIsTheContract()
{
    TinyModel model;
    model.llama().remove(u"config.json"_s);
    const Answer answer = run({model.path(), u"--json"_s});
    const json report = answer.parsed();
    QVERIFY(report.is_object());
    QCOMPARE(report.at("schema"), "vitrine.check/1");
    QCOMPARE(report.at("outcome"), "fail");
    QCOMPARE(report.at("results").size(), std::size_t(44));
    const QStringList statuses{
        u"pass"_s, u"warning"_s, u"failure"_s, u"not-verified"_s, u"not-applicable"_s};
    for (const json& one : report.at("results")) {
        for (const char* key : {"id", "status", "title", "detail", "fix"}) {
            QVERIFY2(one.contains(key) && one.at(key).is_string(), key);
        }
        QVERIFY(one.at("files").is_array());
        QVERIFY(statuses.contains(QString::fromStdString(one.at("status").get<std::string>())));
    }
    QCOMPARE(statusIn(report, "config.present"), std::string("failure"));
}

void TestCheckCommand::reports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("Markdown") << u"report.md"_s << QByteArray("# ") << QByteArray("\n## Is everything there?\n");
    QTest::newRow("Markdown, in full") << u"report.MARKDOWN"_s << QByteArray("# ") << QByteArray("`licence.present`");
    QTest::newRow("HTML") << u"report.html"_s << QByteArray("<!DOCTYPE html>")
                          << QByteArray("<li class=\"failure\">");
    QTest::newRow("JSON") << u"report.json"_s << QByteArray("{") << QByteArray("\"vitrine.check/1\"");
    QTest::newRow("text") << u"report.txt"_s << QByteArray("One thing blocks sharing.")
                          << QByteArray("[licence.present]");
}

void TestCheckCommand::reports()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    QFETCH(QByteArray, holds);
    TinyModel model;
    model.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "---\nlanguage: en\n---\n# Hello\n\nA text.\n");
    QTemporaryDir place;
    const QString file = place.filePath(name);
    const Answer answer = run({u"--report"_s, file, model.path()});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.contains("[licence.present]"));
    const QByteArray report = content(file);
    QVERIFY2(report.startsWith(begins), report.constData());
    QVERIFY2(report.contains(holds), report.constData());
    // Written anew, not behind what was there.
    QCOMPARE(run({u"--report"_s, file, model.path()}).code, 1);
    QCOMPARE(content(file).size(), report.size());
}

void TestCheckCommand::aReportThatCannotBeWritten()
{
    TinyModel model;
    model.llama();
    const Answer answer = run({u"--report"_s, u"/nowhere/at/all/report.md"_s, model.path()});
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.error.contains("/nowhere/at/all/report.md"));
    QVERIFY(!answer.out.isEmpty());
}

void TestCheckCommand::secretsAreMasked_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : {u"r.md"_s, u"r.html"_s, u"r.json"_s, u"r.txt"_s}) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// In whatever text of a finding it turns up: its own, one that quotes a config, the name of a file.
void TestCheckCommand::secretsAreMasked()
{
    QFETCH(QString, name);
    TinyModel model;
    model.adapter("https://user:" + token() + "@hub.example/a/b/c")
        .write(u"notes.md"_s, QByteArray::fromStdString("login with " + token() + "\n"))
        .write(QString::fromStdString("dir/" + token() + ": x.txt"), "x");
    QTemporaryDir place;
    const Answer answer = run({u"--report"_s, place.filePath(name), model.path()});
    QCOMPARE(answer.code, 1);
    const Answer asJson = run({u"--json"_s, model.path()});
    QCOMPARE(statusIn(asJson.parsed(), "share.secrets"), std::string("failure"));
    QCOMPARE(statusIn(asJson.parsed(), "adapter.base"), std::string("failure"));
    QCOMPARE(statusIn(asJson.parsed(), "share.names"), std::string("failure"));
    for (const QByteArray& text : {answer.out, asJson.out, content(place.filePath(name))}) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(token().c_str()), text.constData());
    }
}

void TestCheckCommand::strictReadsEverything()
{
    TinyModel model;
    model.llama();
    const json quick = run({u"--json"_s, model.path()}).parsed();
    QCOMPARE(statusIn(quick, "sound.values"), std::string("not-verified"));
    for (const QString& option : {u"--strict"_s, u"--on-request"_s}) {
        QCOMPARE(statusIn(run({u"--json"_s, option, model.path()}).parsed(), "sound.values"), std::string("pass"));
    }
}

void TestCheckCommand::aUnitIsAskedAlone()
{
    TinyModel model;
    model.llama().write(u"checkpoint-5/config.json"_s, "{");
    model.write(u"checkpoint-5/model.safetensors"_s, model.read(u"model.safetensors"_s));
    model.write(u"checkpoint-5/optimizer.pt"_s, QByteArray(400, 'x'));
    QCOMPARE(statusIn(run({u"--json"_s, model.path()}).parsed(), "config.present"), std::string("pass"));
    const json inner = run({u"--json"_s, u"--unit"_s, u"checkpoint-5"_s, model.path()}).parsed();
    QCOMPARE(inner.at("unit"), "checkpoint-5");
    QCOMPARE(statusIn(inner, "config.present"), std::string("failure"));
}

/// Names in bytes that are no UTF-8 are told, and the output stays valid.
void TestCheckCommand::namesThatAreNoText()
{
    TinyModel model;
    model.llama();
    const QByteArray odd = QFile::encodeName(model.path()) + "/na\xFFme.txt";
    std::FILE* file = std::fopen(odd.constData(), "wb");
    if (file == nullptr) {
        QSKIP("the file system takes no such names");
    }
    std::fputs("x", file);
    std::fclose(file);
    const Answer answer = run({u"--json"_s, model.path()});
    QVERIFY(answer.code == 0 || answer.code == 1);
    QVERIFY2(answer.parsed().is_object(), answer.out.constData());
    QVERIFY(QString::fromUtf8(answer.out).toUtf8() == answer.out);
    QCOMPARE(statusIn(answer.parsed(), "share.names"), std::string("failure"));
}

void TestCheckCommand::aReaderThatStops()
{
    TinyModel model;
    model.llama();
    QProcess process;
    setLocale(process);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(
        u"/bin/sh"_s,
        {u"-c"_s, u"\"$0\" check --json \"$1\" | head -c 10 >/dev/null"_s, commandLineProgram(), model.path()});
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.readAllStandardError().isEmpty());
}

/// Reading all data of a large file is stopped at once by Ctrl+C, and no half report is left.
void TestCheckCommand::anInterruptEndsIt()
{
    TinyModel model;
    model.llama();
    QFile file(model.path(u"large.bin"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("no zeros at the beginning"), qint64(25));
    if (!file.resize(200'000'000'000LL)) {
        QSKIP("no room for a sparse file");
    }
    file.close();
    model.write(
        u"SHA256SUMS"_s, "6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5  large.bin\n");
    QTemporaryDir place;
    QProcess process;
    setLocale(process);
    process.start(
        commandLineProgram(),
        {u"check"_s, u"--on-request"_s, u"--report"_s, place.filePath(u"r.md"_s), model.path()});
    QVERIFY(process.waitForStarted());
    QVERIFY(!process.waitForFinished(1'500));
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(2'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit); // it ended by itself, and said so
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(QDir(place.path()).isEmpty());
}

QTEST_GUILESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
