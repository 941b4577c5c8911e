// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"
#include "model/formats/numpy/npy_reader.h"
#include "model/formats/pickle/pickle_report.h"
#include "model/formats/numpy/python_literal.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"
#include "tests/support/byte_builder.h"
#include "tests/support/corpus.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace Qt::StringLiterals;
using namespace vitrine;
using nlohmann::json;
using test::ByteBuilder;

namespace {

std::string npy(std::string_view header, std::size_t dataBytes, std::uint8_t version = 1)
{
    ByteBuilder bytes;
    bytes.raw("\x93NUMPY").number(version).number(std::uint8_t{0});
    if (version == 1) {
        bytes.number(static_cast<std::uint16_t>(header.size()));
    } else {
        bytes.number(static_cast<std::uint32_t>(header.size()));
    }
    return bytes.raw(header).zeros(dataBytes).bytes();
}

ModelFile read(std::string_view bytes)
{
    ReadContext context;
    context.path = "a.npy";
    return NpyReader().read(std::make_shared<MemorySource>(bytes), context);
}

std::vector<std::string> told(const ModelFile& file)
{
    std::vector<std::string> list;
    for (const Problem& problem : file.problems) {
        list.push_back(std::string(severityName(problem.severity)) + ' ' + problem.code);
    }
    return list;
}

using Codes = std::vector<std::string>;

} // namespace

class TestNpy : public QObject
{
    Q_OBJECT

private slots:
    void types_data();
    void types();
    void headers_data();
    void headers();
    void badHeaders_data();
    void badHeaders();
    void fortranOrder();
    void truncatedAndTrailing();
    void objects();
    void literals_data();
    void literals();
    void mlDtypes_148_zarr_711_lostTypes();
    void corpus_data();
    void corpus();
    void damages();
};

void TestNpy::types_data()
{
    QTest::addColumn<QByteArray>("descr");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("bytes"); // of one element
    const auto row = [](const char* descr, const char* name, int bytes) { QTest::newRow(descr) << QByteArray(descr) << QByteArray(name) << bytes; };
    row("'|b1'", "BOOL", 1);
    row("'|i1'", "I8", 1);
    row("'|u1'", "U8", 1);
    row("'<i2'", "I16", 2);
    row("'>u2'", "U16", 2);
    row("'=i4'", "I32", 4);
    row("'<u4'", "U32", 4);
    row("'<i8'", "I64", 8);
    row("'<u8'", "U64", 8);
    row("'<f2'", "F16", 2);
    row("'>f4'", "F32", 4);
    row("'<f8'", "F64", 8);
    row("'<c8'", "C64", 8);
    row("'<c16'", "C128", 16);
    row("'<f16'", "<f16", 16);
    row("'|S3'", "|S3", 3);
    row("'<U2'", "<U2", 8);
    row("'<M8[D]'", "<M8[D]", 8);
    row("'|V5'", "OPAQUE", 5);
    row("[('a', '<f4'), ('b', '|u1')]", "[('a', '<f4'), ('b', '|u1')]", 5);
    row("[('a', '<f4', (2, 3)), ('b', [('c', '<i2')])]", "[('a', '<f4', (2, 3)), ('b', [('c', '<i2')])]", 26);
}

void TestNpy::types()
{
    QFETCH(QByteArray, descr);
    QFETCH(QByteArray, name);
    QFETCH(int, bytes);
    const ModelFile file = read(npy("{'descr': " + descr.toStdString() + ", 'fortran_order': False, 'shape': (2, 3), }\n", 6 * static_cast<std::size_t>(bytes)));
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.name(0), "");
    QCOMPARE(file.tensors.dtypeName(0), name.toStdString());
    QCOMPARE(file.tensors.bytes(0), static_cast<std::uint64_t>(bytes) * 6);
    QCOMPARE(file.tensors.parameters(0), 6U);
    QCOMPARE(told(file), name == "OPAQUE" ? Codes{"note npy.void"} : Codes{});
}

void TestNpy::headers_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("version");
    QTest::newRow("version 2") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }") << 2;
    QTest::newRow("version 3") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }") << 3;
    QTest::newRow("other order, other quotes") << QByteArray("{\"shape\":(3,),\"fortran_order\":False,\"descr\":\"<f4\"}") << 1;
    QTest::newRow("Python 2") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (3L,), }") << 1;
    QTest::newRow("blank before the bracket") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (3, ), }          \n") << 1;
    QTest::newRow("one dimension in Fortran order") << QByteArray("{'descr': '<f4', 'fortran_order': True, 'shape': (3,)}") << 1;
    QTest::newRow("a list") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': [3]}") << 1;
}

void TestNpy::headers()
{
    QFETCH(QByteArray, header);
    QFETCH(int, version);
    const std::string bytes = npy(header.toStdString(), 12, static_cast<std::uint8_t>(version));
    const ModelFile file = read(bytes);
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.offset(0), bytes.size() - 12);
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Strided));
    QCOMPARE(file.statedBytes, bytes.size());
}

void TestNpy::badHeaders_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const std::string& bytes, const char* code) { QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(code); };
    row("empty", "", "error npy.no-npy");
    row("something else", "PK\3\4", "error npy.no-npy");
    row("version 9", npy("{}", 0, 9), "error npy.version");
    row("cut in the magic", "\x93NUM", "error npy.no-npy");
    row("cut in the length", std::string("\x93NUMPY\1\0\5", 9), "error npy.truncated");
    row("length beyond the file", npy("{'a': 1}", 0).substr(0, 12), "error npy.truncated");
    row("length of 2^31", std::string("\x93NUMPY\2\0\0\0\0\x80", 12), "error npy.truncated");
    row("no dictionary", npy("(1, 2)", 0), "error npy.header");
    row("nothing", npy("   ", 0), "error npy.header");
    row("an expression", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (__import__('os').getpid(), 4), }", 0), "error npy.header");
    row("a sum", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (1+1,), }", 8), "error npy.header");
    row("no order", npy("{'descr': '<f4', 'shape': (3, 4), }", 48), "error npy.header");
    row("order is a number", npy("{'descr': '<f4', 'fortran_order': 1, 'shape': (3, 4), }", 48), "error npy.header");
    row("shape is a number", npy("{'descr': '<f4', 'fortran_order': False, 'shape': 3, }", 12), "error npy.shape");
    row("negative", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }", 12), "error npy.shape");
    row("40 digits", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (9999999999999999999999999999999999999999,), }", 12), "error npy.shape");
    row("product of 2^64", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296), }", 12), "error npy.shape");
    row("bytes pass 63 bits", npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1152921504606846976,), }", 12), "error npy.shape");
    row("unknown type", npy("{'descr': '<q9', 'fortran_order': False, 'shape': (3, 4), }", 48), "warning npy.type");
    row("nested without end", npy("{'descr': " + std::string(1000, '(') + std::string(1000, ')') + "}", 0), "error npy.header");
}

void TestNpy::badHeaders()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, code);
    const ModelFile file = read(bytes.toStdString());
    QVERIFY(!file.problems.empty());
    QCOMPARE(told(file).front(), code.toStdString());
    QCOMPARE(file.tensors.size(), code == "warning npy.type" || QByteArray(QTest::currentDataTag()) == "order is a number" ? 1U : 0U);
}

void TestNpy::fortranOrder()
{
    const ModelFile file = read(npy("{'descr': '>f4', 'fortran_order': True, 'shape': (2, 3, 4), }", 96));
    QCOMPARE(told(file), Codes{});
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Strided));
    const TensorDetail* detail = file.tensors.detail(0);
    QVERIFY(detail != nullptr);
    QCOMPARE(detail->strides, (std::vector<std::int64_t>{1, 2, 6}));
    QVERIFY(std::ranges::contains(detail->facts, std::pair<std::string, std::string>("byte order", "big endian")));
}

void TestNpy::truncatedAndTrailing()
{
    const std::string whole = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }", 48);
    const ModelFile file = read(std::string_view(whole).substr(0, whole.size() - 7));
    QCOMPARE(told(file), Codes{"error npy.truncated"});
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Truncated));
    QCOMPARE(file.tensors.bytes(0), 48U);
    QCOMPARE(file.problems[0].offset, std::optional<std::uint64_t>(whole.size() - 7));
    QCOMPARE(told(read(whole + "more")), Codes{"note npy.trailing"});
    QCOMPARE(told(read(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (0, 1048576, 1048576), }", 0))), Codes{});
}

void TestNpy::objects()
{
    const ModelFile file = read(npy("{'descr': '|O', 'fortran_order': False, 'shape': (2,), }", 30));
    QCOMPARE(told(file), Codes{"warning npy.objects"});
    QCOMPARE(file.tensors.dtypeName(0), "OBJECT");
    QVERIFY(dynamic_cast<const PickleReport*>(file.detail.get()) != nullptr);
    QCOMPARE(told(read(npy("{'descr': [('a', '<i4'), ('b', '|O')], 'fortran_order': False, 'shape': (2,), }", 30))), Codes{"warning npy.objects"});
}

void TestNpy::literals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    for (const char* good : {"1", "18446744073709551615", "-3", "'a'", "\"a'b\"", "u'a'", "()", "(1,)", "[1, 2]", "{}", "{'a': (1, [2]), 'b': None}", " True ", "'\\''"}) {
        QTest::newRow(good) << QByteArray(good) << true;
    }
    for (const char* bad : {"", "1 2", "'a", "(1", "(1 2)", "{'a'}", "{'a': }", "{1: 2,, }", "f()", "a", "1.5", "0x10", "(,)", "Trueish", "[1)", "{'a': 1]"}) {
        QTest::newRow(bad[0] == '\0' ? "nothing" : bad) << QByteArray(bad) << false;
    }
}

void TestNpy::literals()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    const std::string kept = text.toStdString();
    QCOMPARE(readPythonLiteral(kept).literal.has_value(), good);
}

void TestNpy::mlDtypes_148_zarr_711_lostTypes()
{
    // bfloat16 is written as raw bytes and stays opaque; float8_e5m2 as <f1, which NumPy cannot read.
    const ModelFile bf16 = read(npy("{'descr': '<V2', 'fortran_order': False, 'shape': (2, 3), }", 12));
    QCOMPARE(bf16.tensors.dtypeName(0), "OPAQUE");
    QVERIFY(has(bf16.tensors.flags(0), TensorFlag::Opaque));
    QCOMPARE(bf16.tensors.bytes(0), 12U);
    QCOMPARE(read(npy("{'descr': '<f1', 'fortran_order': False, 'shape': (2, 3), }", 6)).tensors.dtypeName(0), "F8_E5M2");
}

void TestNpy::corpus_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("expected");
    for (const QString& path : test::corpusFiles(u"generated-numpy"_s)) {
        QFile file(path + ".expected.json"_L1);
        if (path.endsWith(".npy"_L1) && file.open(QFile::ReadOnly)) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path << file.readAll();
        }
    }
    std::ifstream table(test::corpus(u"EXPECTED.jsonl"_s).toStdString());
    for (std::string line; std::getline(table, line);) {
        const json row = json::parse(line, nullptr, false);
        const QString path = test::corpus(QString::fromStdString(row.value("path", "")));
        if (row.value("format", "") == "npy" && !path.isEmpty()) {
            QTest::newRow(row.value("path", "").c_str()) << path << QByteArray::fromStdString(line);
        }
    }
    if (test::corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString() << QByteArray();
    }
}

void TestNpy::corpus()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, expected);
    const json want = json::parse(expected.toStdString());
    auto source = FileSource::open(path.toStdString());
    QVERIFY(source.has_value());
    const ModelFile file = NpyReader().read(std::move(*source), {});
    QVERIFY(!std::ranges::contains(file.problems, Severity::Error, &Problem::severity));
    QCOMPARE(file.tensors.size(), 1U);
    if (want.contains("object_array")) {
        QCOMPARE(told(file), Codes{"warning npy.objects"});
        return;
    }
    const json& right = want["tensors"][""];
    const auto shape = file.tensors.shape(0);
    QCOMPARE(file.tensors.dtypeName(0), right["dtype"].get<std::string>());
    QCOMPARE(json(std::vector<std::uint64_t>(shape.begin(), shape.end())), right["shape"]);
    QCOMPARE(file.tensors.bytes(0), right["nbytes"].get<std::uint64_t>());
    QCOMPARE(file.tensors.offset(0), right.value("offset", file.tensors.offset(0)));
}

void TestNpy::damages()
{
    const std::vector<std::string> seeds = {npy("{'descr': '<f4', 'fortran_order': True, 'shape': (3, 4), }", 48),
        npy("{'descr': [('a', '<f4', (2, 3)), ('b', [('c', '<i2')])], 'fortran_order': False, 'shape': (2,), }", 60, 3)};
    test::Mutations mutations(20260803);
    for (int round = 0; round < 10'000; ++round) {
        for (const std::string& seed : seeds) {
            const std::string bytes = mutations.of(seed);
            test::exercise(NpyReader(), std::as_bytes(std::span(bytes)), "damaged.npy");
        }
    }
}

QTEST_GUILESS_MAIN(TestNpy)
#include "tst_npy.moc"
