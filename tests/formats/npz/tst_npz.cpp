// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"
#include "model/formats/npz/npz_reader.h"
#include "model/formats/pickle/pickle_report.h"
#include "tests/formats/zip/zip_builder.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"
#include "tests/support/corpus.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestNpz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arraysHaveTheirMembersNames();
    void packedArraysHaveNoPlace();
    void membersWithoutTheSuffixAreArraysByTheirMark();
    void objectsAreJudgedAndNotLoaded();
    void twoOfOneNameAreTold();
    void aCutArrayIsTold();
    void damagedFilesNeverCrash();
    void probing();
    void corpusValues_data();
    void corpusValues();
    void corpusBreaches_data();
    void corpusBreaches();
};

namespace {

std::string npy(std::string_view descr, std::string_view shape, std::string_view data, std::string_view fortran = "False")
{
    std::string header = "{'descr': '" + std::string(descr) + "', 'fortran_order': " + std::string(fortran) + ", 'shape': " + std::string(shape) + ", }\n";
    return ByteBuilder().raw("\x93NUMPY\x01").zeros(1).number(static_cast<std::uint16_t>(header.size())).raw(header).raw(data).bytes();
}

ModelFile readBytes(const std::string& bytes)
{
    ReadContext context;
    context.path = "a.npz";
    return NpzReader().read(std::make_shared<MemorySource>(bytes), context);
}

bool says(const ModelFile& file, std::string_view code, Severity severity)
{
    return std::ranges::any_of(file.problems, [&](const Problem& problem) { return problem.code == code && problem.severity == severity; });
}

const std::string System = "cos\nsystem\n(S'x'\ntR.";

} // namespace

void TestNpz::arraysHaveTheirMembersNames()
{
    const std::string bytes = ZipBuilder().add("model.layers.0.weight.npy", npy("<f4", "(2, 1)", "abcdefgh")).add("step.npy", npy("<i8", "()", "12345678")).bytes();
    const ModelFile file = readBytes(bytes);
    QCOMPARE(file.format, Format::Npz);
    QVERIFY(file.problems.empty());
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.name(0), std::string_view("model.layers.0.weight"));
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("F32"));
    QCOMPARE(file.tensors.shape(0).size(), std::size_t{2});
    QCOMPARE(bytes.substr(file.tensors.offset(0), 8), std::string("abcdefgh"));
    QCOMPARE(bytes.substr(file.tensors.offset(1), 8), std::string("12345678"));
    QVERIFY(file.tensors.shape(1).empty());
}

void TestNpz::packedArraysHaveNoPlace()
{
    const ModelFile file = readBytes(ZipBuilder().add({"w.npy", npy("<f4", "(2,)", "abcdefgh"), true}).bytes());
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.offset(0), TensorEntry::NoOffset);
    QCOMPARE(file.tensors.bytes(0), 8U);
    QVERIFY(file.problems.empty());
}

void TestNpz::membersWithoutTheSuffixAreArraysByTheirMark()
{
    const ModelFile file = readBytes(ZipBuilder().add("w", npy("|b1", "(1,)", "x")).add("readme.txt", "hello").add("broken.npy", "hello").add("folder/", "").bytes());
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.others.size(), std::size_t{1});
    QVERIFY(says(file, "npy.no-npy", Severity::Error));
}

void TestNpz::objectsAreJudgedAndNotLoaded()
{
    for (const bool packed : {false, true}) {
        const ModelFile file = readBytes(ZipBuilder().add({"w.npy", npy("<f4", "(1,)", "abcd"), packed}).add({"o.npy", npy("|O", "(1,)", System), packed}).bytes());
        QCOMPARE(file.tensors.size(), 2U);
        QVERIFY(says(file, "npy.objects", Severity::Warning));
        const auto* report = dynamic_cast<const PickleReport*>(file.detail.get());
        QVERIFY(report != nullptr);
        QCOMPARE(report->verdict(), PickleVerdict::Dangerous);
    }
    QVERIFY(readBytes(ZipBuilder().add("w.npy", npy("<f4", "(1,)", "abcd")).bytes()).detail == nullptr);
}

void TestNpz::twoOfOneNameAreTold()
{
    const ModelFile file = readBytes(ZipBuilder().add("w.npy", npy("<f4", "(1,)", "abcd")).add("w", npy("<f4", "(1,)", "abcd")).bytes());
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(says(file, "npz.twice", Severity::Warning));
}

void TestNpz::aCutArrayIsTold()
{
    const ModelFile file = readBytes(ZipBuilder().add("w.npy", npy("<f4", "(100,)", "abcd")).add("v.npy", npy("<f4", "(1,)", "abcd")).bytes());
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(says(file, "npy.truncated", Severity::Error));
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Truncated));
    QVERIFY(!has(file.tensors.flags(1), TensorFlag::Truncated));
}

void TestNpz::damagedFilesNeverCrash()
{
    const std::string seed = ZipBuilder().add("w.npy", npy("<f4", "(2, 3)", std::string(24, 'x'), "True")).add({"o.npy", npy("|O", "(1,)", System), true}).add("v.npy", npy("<V2", "(0, 9)", "")).bytes();
    Mutations mutations(20260901);
    for (int round = 0; round < 4000; ++round) {
        const std::string bytes = mutations.of(seed);
        exercise(NpzReader(), std::as_bytes(std::span(bytes)), "a.npz");
    }
}

void TestNpz::probing()
{
    const auto probe = [](const std::string& bytes, std::string_view name) { return NpzReader().probe(std::as_bytes(std::span(bytes)), name, bytes.size()); };
    QVERIFY(probe(ZipBuilder().add("w.npy", "x").bytes(), "anything") > 95);
    QVERIFY(probe(ZipBuilder().add("readme", "x").bytes(), "a.npz") > 90);
    QCOMPARE(probe(ZipBuilder().add("archive/data.pkl", "N.").bytes(), "model.pt"), 0);
    QCOMPARE(probe("PK", "model.bin"), 0);
}

void TestNpz::corpusValues_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("tensors");
    QTest::newRow("none") << QString() << QByteArray("{}");
    if (corpusPath().isEmpty()) {
        return;
    }
    QFile table(corpus(u"EXPECTED.jsonl"_s));
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const auto entry = nlohmann::json::parse(table.readLine().toStdString());
        const QString path = QString::fromStdString(entry["path"]);
        if (path.startsWith(u"npz/"_s) && entry.contains("tensors")) {
            QTest::newRow(qUtf8Printable(path)) << corpus(path) << QByteArray::fromStdString(entry["tensors"].dump());
        }
    }
    for (const QString& path : corpusFiles(u"generated-other/npz"_s)) {
        QFile beside(path + u".expected.json"_s);
        if (beside.open(QIODevice::ReadOnly)) {
            const auto entry = nlohmann::json::parse(beside.readAll().toStdString());
            if (entry["kind"] == "ok") {
                QTest::newRow(qUtf8Printable(QFileInfo(path).fileName())) << path << QByteArray::fromStdString(entry["tensors"].dump());
            }
        }
    }
}

void TestNpz::corpusValues()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, tensors);
    if (path.isEmpty()) {
        return;
    }
    auto source = FileSource::open(path.toStdString());
    QVERIFY(source);
    const ModelFile file = NpzReader().read(std::move(*source), {});
    const auto expected = nlohmann::json::parse(tensors.toStdString());
    for (const auto& [name, right] : expected.items()) {
        std::uint32_t row = 0;
        while (row < file.tensors.size() && file.tensors.name(row) != name) {
            ++row;
        }
        QVERIFY2(row < file.tensors.size(), name.c_str());
        QCOMPARE(file.tensors.dtypeName(row), std::string_view(right["dtype"].get_ref<const std::string&>()));
        QCOMPARE(nlohmann::json(std::vector<std::uint64_t>(file.tensors.shape(row).begin(), file.tensors.shape(row).end())), right["shape"]);
        if (right.contains("offset") && right["offset"].is_number()) {
            QCOMPARE(file.tensors.offset(row), right["offset"].get<std::uint64_t>());
        }
    }
}

void TestNpz::corpusBreaches_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("none") << QString();
    for (const QString& path : corpusFiles(u"generated-other/npz"_s)) {
        if (QFileInfo(path).fileName().startsWith(u"bad_"_s) && path.endsWith(u".npz"_s)) {
            QTest::newRow(qUtf8Printable(QFileInfo(path).fileName())) << path;
        }
    }
}

void TestNpz::corpusBreaches()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    if (path.isEmpty()) {
        return;
    }
    auto source = FileSource::open(path.toStdString());
    QVERIFY(source);
    const ModelFile file = NpzReader().read(std::move(*source), {});
    QVERIFY(std::ranges::any_of(file.problems, [](const Problem& problem) { return problem.severity != Severity::Note; }));
}

QTEST_GUILESS_MAIN(TestNpz)
#include "tst_npz.moc"
