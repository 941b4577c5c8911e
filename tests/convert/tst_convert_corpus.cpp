// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Real files whose right values are known: what conversion writes has the bytes that the reference library reads,
// strides, byte order and all.

#include "model/convert/convert.h"
#include "tests/convert/converted_file.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestConvertCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
};

namespace {

void addRow(const QString& path, const nlohmann::json& entry)
{
    const bool malformed = entry.contains("kind") && entry["kind"] == "malformed";
    const bool weights = path.endsWith(u".safetensors"_s) || path.endsWith(u".gguf"_s);
    if (!malformed && !weights && entry.contains("tensors") && !entry["tensors"].empty() && QFileInfo(path).isFile()) {
        QTest::newRow(qUtf8Printable(path.mid(test::corpusPath().size()))) << path << QByteArray::fromStdString(entry["tensors"].dump());
    }
}

} // namespace

void TestConvertCorpus::values_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("tensors");
    SKIP_WITHOUT_CORPUS();
    QFile table(test::corpus(u"EXPECTED.jsonl"_s));
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const auto entry = nlohmann::json::parse(table.readLine().toStdString());
        const QString path = QString::fromStdString(entry["path"]);
        for (const QString& folder : {u"pytorch-zip/"_s, u"pytorch-legacy/"_s, u"pytorch-tar/"_s, u"torchscript/"_s, u"pickle/"_s}) {
            if (path.startsWith(folder)) {
                addRow(test::corpus(path), entry);
            }
        }
    }
    for (const QString& folder : {u"generated-torch"_s, u"generated-torch2/files"_s, u"generated-torch2/export"_s, u"generated-torch2/pickle"_s}) {
        for (const QString& path : test::corpusFiles(folder)) {
            if (QFile beside(path + u".expected.json"_s); beside.open(QIODevice::ReadOnly)) {
                addRow(path, nlohmann::json::parse(beside.readAll().toStdString()));
            }
        }
    }
}

void TestConvertCorpus::values()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, tensors);
    const QTemporaryDir folder;
    const std::string output = folder.filePath(u"out.safetensors"_s).toStdString();
    const auto result = convertToSafetensors({path.toStdString()}, output, {});
    const auto expected = nlohmann::json::parse(tensors.toStdString());
    if (!result && result.error().code == ErrorCode::Unsupported) {
        // Nothing in it is of a type that safetensors has, or its bytes are in other files.
        for (const auto& [key, value] : expected.items()) {
            const auto& right = value.is_array() ? value[0] : value;
            const bool isFloat = right["dtype"].is_string() && (right["dtype"] == "F32" || right["dtype"] == "F16" || right["dtype"] == "BF16" || right["dtype"] == "F64");
            QVERIFY2(!isFloat || !right.contains("sha256") || !right["sha256"].is_string(), key.c_str());
        }
        return;
    }
    QVERIFY2(result, result ? "" : result.error().message.utf8().c_str());
    const test::ConvertedFile file(output);
    QVERIFY(file.file.problems.empty());
    for (const auto& [key, value] : expected.items()) {
        const auto& right = value.is_array() ? value[0] : value;
        std::string name = right.value("name", key);
        const auto tied = std::ranges::find(result->tied, name, &std::pair<std::string, std::string>::first);
        const bool skipped = std::ranges::find(result->skipped, name, &ConvertSkip::name) != result->skipped.end();
        if (skipped || !right.contains("sha256") || !right["sha256"].is_string()) {
            continue;
        }
        name = tied == result->tied.end() ? name : tied->second;
        QVERIFY2(file.rows.contains(name), name.c_str());
        const std::string bytes = file.bytes(name);
        const QByteArray sum = QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())), QCryptographicHash::Sha256).toHex();
        QVERIFY2(sum == QByteArray::fromStdString(right["sha256"]), name.c_str());
        QCOMPARE(nlohmann::json(std::vector<std::uint64_t>(file.file.tensors.shape(file.rows.at(name)).begin(), file.file.tensors.shape(file.rows.at(name)).end())), right["shape"]);
    }
}

QTEST_GUILESS_MAIN(TestConvertCorpus)
#include "tst_convert_corpus.moc"
