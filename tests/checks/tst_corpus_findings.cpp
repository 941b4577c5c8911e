// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "tests/checks/tiny_model.h"
#include "tests/support/corpus.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

/// Real directories. Each warning and failure was looked at by hand: the list beside this test is what they are.
class TestCorpusFindings final : public QObject
{
    Q_OBJECT

private slots:
    void findings_data();
    void findings();
    void expected_data();
    void expected();
};

namespace {

nlohmann::json parsed(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString(), nullptr, false)
                                          : nlohmann::json();
}

} // namespace

void TestCorpusFindings::findings_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("loud");
    const nlohmann::json known = parsed(QStringLiteral(VITRINE_TEST_DATA "/corpus_findings.json"));
    for (const auto& [path, loud] : known.items()) {
        const QString here = corpus(QString::fromStdString(path));
        if (!here.isEmpty()) {
            QTest::newRow(path.c_str()) << here << QString::fromStdString(loud.get<std::string>());
        }
    }
}

void TestCorpusFindings::findings()
{
    QFETCH(QString, path);
    QFETCH(QString, loud);
    const auto directory = openDirectory(path.toStdString());
    QVERIFY(directory.has_value());
    QCOMPARE(loudIds(checklistOf(**directory, 0, Purpose::Share)), loud);
}

void TestCorpusFindings::expected_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("beside");
    QDirIterator files(corpusPath(), {u"*.expected.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString beside = files.next();
        const QString path = beside.chopped(14);
        if (QFileInfo(path).isDir() && parsed(beside).contains("findings")) {
            QTest::newRow(qPrintable(path.mid(corpusPath().size() + 1))) << path << beside;
        }
    }
}

void TestCorpusFindings::expected()
{
    QFETCH(QString, path);
    QFETCH(QString, beside);
    const auto directory = openDirectory(path.toStdString());
    QVERIFY(directory.has_value());
    const nlohmann::json wanted = parsed(beside);
    const Checklist list = checklistOf(
        **directory, 0, purposeByName(wanted.value("purpose", std::string("share"))).value_or(Purpose::Share));
    for (const auto& [id, status] : wanted["findings"].items()) {
        const auto allowed = status.is_array() ? status.get<std::vector<std::string>>()
                                               : std::vector<std::string>{status.get<std::string>()};
        QVERIFY2(
            std::ranges::find(allowed, statusOf(list, id.c_str()).toStdString()) != allowed.end(),
            qPrintable(
                QString::fromStdString(id) + u": "_s + statusOf(list, id.c_str()) + u' ' + wordsOf(list, id.c_str())));
    }
}

QTEST_GUILESS_MAIN(TestCorpusFindings)
#include "tst_corpus_findings.moc"
