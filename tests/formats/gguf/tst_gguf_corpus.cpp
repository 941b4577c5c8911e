// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Real and generated files, held against what the reference libraries say of them.

#include "model/bytes/file_source.h"
#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/gguf_reader.h"
#include "tests/support/corpus.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace Qt::StringLiterals;
using namespace vitrine;
using nlohmann::json;

namespace {

json readJson(const QString& path)
{
    std::ifstream stream(path.toStdString());
    return json::parse(stream, nullptr, false);
}

ModelFile readFile(const QString& path)
{
    auto source = FileSource::open(path.toStdString());
    if (!source) {
        return {};
    }
    ReadContext context;
    context.path = QFileInfo(path).fileName().toStdString();
    return GgufReader().read(std::move(*source), context);
}

bool severe(const ModelFile& file, Severity least)
{
    return std::ranges::any_of(file.problems, [&](const Problem& problem) { return problem.severity >= least; });
}

QString told(const ModelFile& file)
{
    QString text;
    for (const Problem& problem : file.problems) {
        text += QString::fromStdString(std::string(severityName(problem.severity)) + ' ' + problem.code + '@'
            + (problem.offset ? std::to_string(*problem.offset) : "-") + ": " + problem.message.utf8() + '\n');
    }
    return text;
}

/// What is wrong with the row of a tensor, or an empty string. Of two rows with one name either may be right.
QString rowFault(const ModelFile& file, const std::string& name, const json& right)
{
    QString fault = "is not there"_L1;
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        if (file.tensors.name(row) != name) {
            continue;
        }
        const auto shape = file.tensors.shape(row);
        const std::string dtype(file.tensors.dtypeName(row));
        if (dtype != right["dtype"].get<std::string>()) {
            fault = "dtype "_L1 + QString::fromStdString(dtype);
        } else if (json(std::vector<std::uint64_t>(shape.begin(), shape.end())) != right["shape"]) {
            fault = u"shape"_s;
        } else if (right.contains("nbytes") && right["nbytes"] != file.tensors.bytes(row)) {
            fault = "bytes "_L1 + QString::number(file.tensors.bytes(row));
        } else if (right.contains("nbytes_at_most") && file.tensors.bytes(row) > right["nbytes_at_most"].get<std::uint64_t>()) {
            fault = "bytes "_L1 + QString::number(file.tensors.bytes(row));
        } else if (right.contains("offset") && file.tensors.offset(row) != TensorEntry::NoOffset && right["offset"] != file.tensors.offset(row)) {
            fault = "offset "_L1 + QString::number(file.tensors.offset(row));
        } else {
            return {};
        }
    }
    return QString::fromStdString(name) + ": "_L1 + fault;
}

/// The expected form of a value, as the reader gives it.
bool sameValue(const json& have, const json& want)
{
    if (want.is_object() && want.value("type", "") == "ARRAY") {
        const json& first = have.is_object() ? have["first"] : have;
        if ((have.is_object() ? have["count"].get<std::uint64_t>() : have.size()) != want["count"].get<std::uint64_t>()) {
            return false;
        }
        for (std::size_t i = 0; i < want["first"].size() && i < first.size(); ++i) {
            if (!sameValue(first[i], want["first"][i])) {
                return false;
            }
        }
        return true;
    }
    if (want.is_object() && want.contains("value")) {
        return sameValue(have, want["value"]);
    }
    if (want.is_number_float() || have.is_number_float()) {
        return have.is_number() && want.is_number() && have.get<double>() == want.get<double>();
    }
    return have == want;
}

} // namespace

class TestGgufCorpus : public QObject
{
    Q_OBJECT

private slots:
    void generated_data();
    void generated();
    void malformed_data();
    void malformed();
    void real_data();
    void real();
};

void TestGgufCorpus::generated_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = test::corpusFiles(u"generated-gguf"_s);
    for (const QString& path : files) {
        if (!path.contains("/malformed/"_L1) && QFile::exists(path + ".expected.json"_L1) && path.endsWith(".gguf"_L1)) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
    if (files.isEmpty()) {
        QTest::newRow("no corpus") << QString();
    }
}

void TestGgufCorpus::generated()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    const json want = readJson(path + ".expected.json"_L1);
    const ModelFile file = readFile(path);
    const auto* detail = dynamic_cast<const GgufDetail*>(file.detail.get());
    QVERIFY(detail != nullptr);
    QCOMPARE(detail->version, want["version"].get<std::uint32_t>());
    QCOMPARE(detail->bigEndian, want["endian"] == "big");
    QCOMPARE(detail->alignment, want["alignment"].get<std::uint32_t>());
    QCOMPARE(detail->dataStart, want["data_offset"].get<std::uint64_t>());
    QCOMPARE(file.tensors.size(), want["n_tensors"].get<std::uint32_t>());
    std::uint64_t parameters = 0, bytes = 0;
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        parameters += file.tensors.parameters(row);
        bytes += file.tensors.bytes(row);
    }
    QCOMPARE(parameters, want["parameters"].get<std::uint64_t>());
    QCOMPARE(bytes, want["tensor_bytes"].get<std::uint64_t>());
    for (const auto& [name, right] : want["tensors"].items()) {
        QCOMPARE(rowFault(file, right.value("name", name), right), QString());
    }
    QCOMPARE(file.metadata.size(), want["n_kv"].get<std::size_t>());
    for (const MetadataEntry& entry : file.metadata) {
        if (want["kv"].contains(entry.key)) {
            const json& right = want["kv"][entry.key];
            QVERIFY2(sameValue(entry.value, right), (entry.key + " = " + entry.value.dump() + ", right: " + right.dump()).c_str());
            std::string type = right["type"] == "ARRAY" ? "array[" + right["of"].get<std::string>() + ']' : right["type"].get<std::string>();
            QCOMPARE(QString::fromStdString(entry.type).toUpper().replace("ARRAY["_L1, "array["_L1), QString::fromStdString(type));
        }
    }
    const bool warned = want.contains("vitrine") && want["vitrine"].contains("problem");
    QVERIFY2(severe(file, Severity::Warning) == warned, qPrintable(told(file)));
    QVERIFY2(!severe(file, Severity::Error), qPrintable(told(file)));
}

void TestGgufCorpus::malformed_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = test::corpusFiles(u"generated-gguf/malformed"_s);
    for (const QString& path : files) {
        QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    if (files.isEmpty()) {
        QTest::newRow("no corpus") << QString();
    }
}

void TestGgufCorpus::malformed()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    const json want = readJson(path + ".expected.json"_L1);
    const json& vitrine = want["vitrine"];
    const ModelFile file = readFile(path);
    if (qEnvironmentVariableIsSet("VITRINE_SHOW")) {
        qInfo().noquote() << vitrine["problem"].dump().c_str() << "\n" << told(file);
    }
    for (const json& name : vitrine["must_show"]) {
        QCOMPARE(rowFault(file, name.get<std::string>(), want["tensors"][name.get<std::string>()]), QString());
    }
    for (const json& key : vitrine["must_show_keys"]) {
        QVERIFY2(std::ranges::contains(file.metadata, key.get<std::string>(), &MetadataEntry::key), key.dump().c_str());
    }
    const json& problem = vitrine["problem"];
    const bool error = problem["severity"] == "error";
    QVERIFY2(severe(file, Severity::Error) == error && severe(file, Severity::Warning), qPrintable(told(file)));
    if (problem["offset"].is_number()) {
        const auto at = problem["offset"].get<std::uint64_t>();
        const Severity severity = error ? Severity::Error : Severity::Warning;
        const bool found = std::ranges::any_of(file.problems, [&](const Problem& p) { return p.offset == at && p.severity == severity; });
        QVERIFY2(found, qPrintable(QString::number(at) + u'\n' + told(file)));
    }
    for (const json& name : vitrine["sound"]) {
        for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
            if (file.tensors.name(row) == name.get<std::string>()) {
                QVERIFY2(!has(file.tensors.flags(row), TensorFlag::Faulty | TensorFlag::Truncated | TensorFlag::Opaque), name.dump().c_str());
            }
        }
    }
}

void TestGgufCorpus::real_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("expected");
    std::ifstream table(test::corpus(u"EXPECTED.jsonl"_s).toStdString());
    for (std::string line; std::getline(table, line);) {
        const json row = json::parse(line, nullptr, false);
        const QString path = test::corpus(QString::fromStdString(row.value("path", "")));
        if (row.value("format", "") == "gguf" && !path.isEmpty()) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path << QByteArray::fromStdString(line);
        }
    }
    if (test::corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString() << QByteArray();
    }
}

void TestGgufCorpus::real()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, expected);
    const json want = json::parse(expected.toStdString());
    const ModelFile file = readFile(path);
    if (want["kind"] == "malformed") {
        QVERIFY(severe(file, Severity::Error));
        return;
    }
    QVERIFY2(!severe(file, Severity::Error), qPrintable(told(file)));
    const auto* detail = dynamic_cast<const GgufDetail*>(file.detail.get());
    QVERIFY(detail != nullptr);
    QCOMPARE(detail->alignment, want["alignment"].get<std::uint32_t>());
    QCOMPARE(detail->dataStart, want["data_offset"].get<std::uint64_t>());
    QCOMPARE(file.metadata.size(), want["metadata_count"].get<std::size_t>());
    QCOMPARE(file.architecture, want.value("architecture", ""));
    QCOMPARE(detail->tokenizer.tokens, want.value("tokens", std::uint64_t{0}));
    QCOMPARE(file.tensors.size(), want["tensor_count"].get<std::uint32_t>());
    for (const auto& [name, right] : want["tensors"].items()) {
        QCOMPARE(rowFault(file, name, right), QString());
    }
}

QTEST_GUILESS_MAIN(TestGgufCorpus)
#include "tst_gguf_corpus.moc"
