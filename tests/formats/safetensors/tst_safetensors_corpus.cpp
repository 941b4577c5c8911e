// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"
#include "model/formats/safetensors/safetensors_reader.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace vitrine;
using nlohmann::json;

namespace {

json parsed(const QByteArray& text)
{
    return json::parse(text.begin(), text.end());
}

json fileJson(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? parsed(file.readAll()) : json();
}

ModelFile readFile(const QString& path)
{
    auto source = FileSource::open(path.toStdString());
    return source ? SafetensorsReader().read(std::move(*source), {}) : ModelFile{};
}

std::string upper(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return text;
}

/// What is wrong with one row, empty when nothing is.
std::string difference(const TensorStore& store, std::uint32_t row, const json& right)
{
    const std::vector<std::uint64_t> shape(store.shape(row).begin(), store.shape(row).end());
    if (shape != right["shape"].get<std::vector<std::uint64_t>>()) {
        return "shape";
    }
    if (right.contains("dtype") && right["dtype"].is_string() && upper(std::string(store.dtypeName(row))) != upper(right["dtype"])) {
        return "dtype " + std::string(store.dtypeName(row));
    }
    if (right.contains("nbytes") && right["nbytes"].is_number() && store.bytes(row) != right["nbytes"].get<std::uint64_t>()) {
        return "bytes " + std::to_string(store.bytes(row));
    }
    if (right.contains("offset") && right["offset"].is_number() && store.offset(row) != right["offset"].get<std::uint64_t>()) {
        return "offset " + std::to_string(store.offset(row));
    }
    const bool whole = right.value("complete", true);
    return has(store.flags(row), TensorFlag::Truncated) == whole ? "truncated" : "";
}

/// The best that any row of this name does.
std::string bestDifference(const TensorStore& store, const std::string& name, const json& right)
{
    std::string best = "missing";
    for (std::uint32_t row = 0; row < store.size() && !best.empty(); ++row) {
        if (store.name(row) == name) {
            best = difference(store, row, right);
        }
    }
    return best;
}

QString words(const ModelFile& file)
{
    QStringList lines;
    for (const Problem& problem : file.problems) {
        lines << QString::fromStdString(std::string(severityName(problem.severity)) + ' ' + problem.code) + u" @%1 "_s.arg(problem.offset.value_or(0))
                + problem.message.text();
    }
    return lines.join(u'\n');
}

} // namespace

class tst_SafetensorsCorpus : public QObject
{
    Q_OBJECT

private slots:
    void generated_data();
    void generated();
    void real_data();
    void real();
};

void tst_SafetensorsCorpus::generated_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& file : test::corpusFiles(u"generated-safetensors"_s)) {
        if (!file.contains(u"/shards/"_s) && QFile::exists(file + ".expected.json"_L1)) {
            QTest::newRow(qPrintable(QFileInfo(file).completeBaseName())) << file;
        }
    }
    if (test::corpusPath().isEmpty()) {
        QTest::newRow("absent") << QString();
    }
}

void tst_SafetensorsCorpus::generated()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    const json expected = fileJson(path + ".expected.json"_L1);
    const ModelFile file = readFile(path);
    const json& tensors = expected["tensors"];
    if (!expected.contains("vitrine")) {
        QCOMPARE(words(file), QString());
        QCOMPARE(std::size_t{file.tensors.size()}, tensors.size());
        for (const auto& [name, right] : tensors.items()) {
            QCOMPARE(bestDifference(file.tensors, right.value("name", name), right), std::string());
        }
        return;
    }
    const json& told = expected["vitrine"];
    const auto names = told["must_show"].get<std::set<std::string>>();
    for (const std::string& name : names) {
        QCOMPARE(bestDifference(file.tensors, name, tensors[name]), std::string());
    }
    for (const json& name : told["should_show"]) {
        const auto rows = file.tensors.size();
        bool found = false;
        for (std::uint32_t row = 0; row < rows; ++row) {
            found = found || file.tensors.name(row) == name.get<std::string>();
        }
        QVERIFY2(found, name.get<std::string>().c_str());
    }
    const auto sound = told["sound"].get<std::set<std::string>>();
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        const std::string name(file.tensors.name(row));
        const bool faulty = has(file.tensors.flags(row), TensorFlag::Faulty) || has(file.tensors.flags(row), TensorFlag::Truncated);
        if (names.contains(name)) {
            QVERIFY2(faulty != sound.contains(name), name.c_str());
        }
    }
    const json& problem = told["problem"];
    if (problem.is_null() || problem["severity"] == "none") {
        QVERIFY2(std::ranges::none_of(file.problems, [](const Problem& p) { return p.severity != Severity::Note; }), qPrintable(words(file)));
        return;
    }
    const auto loud = std::ranges::count_if(file.problems, [](const Problem& p) { return p.severity != Severity::Note; });
    QVERIFY2(loud == 1, qPrintable(words(file)));
    const auto first = std::ranges::find_if(file.problems, [](const Problem& p) { return p.severity != Severity::Note; });
    QCOMPARE(severityName(first->severity), problem["severity"].get<std::string>());
    QVERIFY2(first->offset == problem["offset"].get<std::uint64_t>(), qPrintable(words(file)));
    QVERIFY(!first->message.isEmpty());
}

void tst_SafetensorsCorpus::real_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("line");
    QFile table(test::corpus(u"EXPECTED.jsonl"_s));
    if (!table.open(QIODevice::ReadOnly)) {
        QTest::newRow("absent") << QString() << QByteArray();
        return;
    }
    while (!table.atEnd()) {
        const QByteArray line = table.readLine();
        const json entry = parsed(line);
        const QString path = test::corpus(QString::fromStdString(entry["path"]));
        if (entry.value("format", "") == "safetensors" && !path.isEmpty()) {
            QTest::newRow(entry["path"].get<std::string>().c_str()) << path << line;
        }
    }
}

void tst_SafetensorsCorpus::real()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, line);
    const json entry = parsed(line);
    const ModelFile file = readFile(path);
    const json tensors = entry.value("tensors", json::object());
    for (const auto& [name, right] : tensors.items()) {
        QCOMPARE(bestDifference(file.tensors, right.value("name", name), right), std::string());
    }
    if (entry.value("kind", "ok") == "ok") {
        QCOMPARE(words(file), QString());
        QCOMPARE(std::size_t{file.tensors.size()}, entry["tensor_count"].get<std::size_t>());
    } else {
        QVERIFY2(!file.problems.empty(), "a damaged file is not told");
    }
}

QTEST_GUILESS_MAIN(tst_SafetensorsCorpus)

#include "tst_safetensors_corpus.moc"
