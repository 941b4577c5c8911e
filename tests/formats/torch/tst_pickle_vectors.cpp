// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every pickle of the corpus's manifest, which says what each would do: no dangerous one passes, no clean one is accused.

#include "model/bytes/file_source.h"
#include "model/formats/pickle/pickle_report.h"
#include "model/formats/registry.h"
#include "tests/support/corpus.h"
#include "tests/support/peak_memory.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;
using namespace vitrine;

class TestPickleVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectors_data();
    void vectors();
    void harmlessFiles_data();
    void harmlessFiles();
};

namespace {

std::shared_ptr<const PickleReport> reportOf(const QString& path)
{
    auto source = FileSource::open(QFile::encodeName(path).toStdString());
    if (!source) {
        return {};
    }
    const auto head = (*source)->head(4096);
    const FormatReader* reader = readerFor(head, QFileInfo(path).fileName().toStdString(), (*source)->size());
    if (reader == nullptr) {
        return {};
    }
    const ModelFile file = reader->read(std::move(*source), {});
    return std::dynamic_pointer_cast<const PickleReport>(file.detail);
}

QString told(const PickleReport& report)
{
    QString text = QString::fromUtf8(pickleVerdictName(report.verdict())) + u": "_s + report.sentence().text();
    for (const PickleFinding& finding : report.findings) {
        text += u" | "_s + QString::fromStdString(finding.qualified() + finding.arguments);
    }
    return text;
}

} // namespace

void TestPickleVectors::vectors_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expect");
    SKIP_WITHOUT_CORPUS();
    QFile manifest(test::corpus(u"pickle-vectors/manifest.json"_s));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    const auto rows = nlohmann::json::parse(manifest.readAll().toStdString());
    for (const auto& row : rows) {
        const std::string file = row["file"];
        QTest::newRow(file.c_str()) << test::corpus(u"pickle-vectors/"_s + QString::fromStdString(file))
                                    << QString::fromStdString(row["expect"]);
    }
}

void TestPickleVectors::vectors()
{
    QFETCH(QString, path);
    QFETCH(QString, expect);
    if (path.endsWith(u".npy"_s)) {
        QSKIP("object arrays of NumPy are told by their own reader");
    }
    const test::PeakMemory peak;
    QElapsedTimer timer;
    timer.start();
    const auto report = reportOf(path);
    QVERIFY2(timer.elapsed() < 1000, "too slow");
    QVERIFY2(peak.moreMegabytes().value_or(0) < 100, "too much memory");
    if (expect == u"not-a-pickle"_s) {
        QVERIFY(!report);
        return;
    }
    QVERIFY2(report, "nothing read the file as a pickle");
    const PickleVerdict verdict = report->verdict();
    const QByteArray words = told(*report).toUtf8();
    if (expect == u"dangerous"_s) {
        QVERIFY2(verdict == PickleVerdict::Dangerous, words.constData());
    } else if (expect == u"clean"_s || expect == u"info"_s) {
        QVERIFY2(verdict == PickleVerdict::Clean, words.constData());
    } else {
        QVERIFY2(verdict != PickleVerdict::Clean && verdict != PickleVerdict::Known, words.constData());
    }
}

void TestPickleVectors::harmlessFiles_data()
{
    QTest::addColumn<QString>("path");
    SKIP_WITHOUT_CORPUS();
    for (const QString& folder : {u"pytorch-zip"_s, u"pytorch-legacy"_s, u"pytorch-tar"_s, u"torchscript"_s, u"generated-torch"_s,
             u"generated-torch2/files"_s, u"generated-torch2/deepspeed"_s, u"generated-torch2/dcp"_s, u"generated-torch2/training"_s,
             u"hf-trainer-dir"_s, u"generated-layouts"_s, u"generated-torch2/export"_s}) {
        for (const QString& path : test::corpusFiles(folder)) {
            QTest::newRow(qUtf8Printable(path.mid(test::corpusPath().size()))) << path;
        }
    }
}

void TestPickleVectors::harmlessFiles()
{
    QFETCH(QString, path);
    const auto report = reportOf(path);
    if (!report) {
        return;
    }
    const QByteArray words = told(*report).toUtf8();
    QVERIFY2(report->verdict() != PickleVerdict::Dangerous, words.constData());
    if (qEnvironmentVariableIsSet("VITRINE_SHOW_VERDICTS")) {
        qInfo("%s", words.left(600).constData());
    }
}

QTEST_GUILESS_MAIN(TestPickleVectors)
#include "tst_pickle_vectors.moc"
