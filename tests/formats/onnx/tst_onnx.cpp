// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"
#include "model/formats/onnx/onnx_reader.h"
#include "tests/formats/onnx/proto_builder.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestOnnx : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersProtobufIsNotTaken_data();
    void othersProtobufIsNotTaken();
    void initialisersHaveTheirPlace();
    void typesHaveTheirBytes_data();
    void typesHaveTheirBytes();
    void dimsComeOneByOneOrPacked();
    void constantsAndInnerGraphsAreListed();
    void graphsInGraphsEnd();
    void sparseTensorsCountWhatTheyStore();
    void initialisersThatAreInputsAreNoInputs();
    void externalDataAreLookedUp();
    void externalPathsAreChecked_data();
    void externalPathsAreChecked();
    void dataOfAnotherLengthAreTold();
    void groupsArePassedOver();
    void damageIsToldAndTheRestShown();
    void damagedFilesNeverCrash();
    void corpusValues_data();
    void corpusValues();
    void corpusBreaches_data();
    void corpusBreaches();
};

namespace {

enum : std::uint32_t { IrVersion = 1, Graph = 7, Node = 1, Initializer = 5, Input = 11, Sparse = 15 };

ProtoBuilder tensor(std::string_view name, std::uint64_t type, const std::vector<std::uint64_t>& dims, std::string_view raw)
{
    ProtoBuilder message;
    for (const std::uint64_t dim : dims) {
        message.number(1, dim);
    }
    return message.number(2, type).bytes(8, name).bytes(9, raw);
}

ProtoBuilder external(std::string_view name, std::uint64_t dim, const std::vector<std::pair<std::string, std::string>>& entries)
{
    ProtoBuilder message;
    message.number(1, dim).number(2, 1).bytes(8, name);
    for (const auto& [key, value] : entries) {
        message.message(13, ProtoBuilder().bytes(1, key).bytes(2, value));
    }
    return message.number(14, 1);
}

std::string model(const ProtoBuilder& graph)
{
    return ProtoBuilder().number(IrVersion, 10).bytes(2, "hand").message(Graph, graph).text();
}

ModelFile readBytes(const std::string& bytes, const SiblingOpener& sibling = {})
{
    ReadContext context;
    context.path = "model.onnx";
    context.sibling = sibling;
    return OnnxReader().read(std::make_shared<MemorySource>(bytes), context);
}

std::string told(const ModelFile& file)
{
    std::string codes;
    for (const Problem& problem : file.problems) {
        codes += (codes.empty() ? "" : " ") + problem.code;
    }
    return codes;
}

} // namespace

void TestOnnx::othersProtobufIsNotTaken_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isTaken");
    const QByteArray model("\x08\x07\x12\x07tf2onnx\x1a\x01\x31", 14);
    QTest::newRow("a model without its suffix") << model << u"model.pb"_s << true;
    QTest::newRow("a model") << model << u"model.onnx"_s << true;
    QTest::newRow("any bytes called .onnx") << QByteArray("\x72\x00", 2) << u"model.onnx"_s << true;
    // SavedModel: version 1, then a meta graph; Core ML: version 4, then a description.
    QTest::newRow("SavedModel") << QByteArray("\x08\x01\x12\xe6\x95\x42\x0a\xc8\x24\x12", 10) << u"saved_model.pb"_s << false;
    QTest::newRow("a small SavedModel") << QByteArray("\x08\x01\x12\x04\x0a\x02\x08\x01\x3a\x00", 10) << u"saved_model.pb"_s << false;
    QTest::newRow("Core ML") << QByteArray("\x08\x04\x12\xc5\x01\x0a\x11\x0a\x01\x78", 10) << u"net.mlmodel"_s << false;
    QTest::newRow("a name with nothing behind it") << QByteArray("\x08\x07\x12\x03" "abc", 7) << u"x.pb"_s << false;
    QTest::newRow("a graph alone") << QByteArray("\x08\x07\x3a\x02\x0a\x00", 6) << u"x.pb"_s << false;
}

void TestOnnx::othersProtobufIsNotTaken()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, name);
    QFETCH(bool, isTaken);
    const int sure = OnnxReader().probe(std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))), name.toStdString(), 1000);
    QCOMPARE(sure > 0, isTaken);
}

void TestOnnx::initialisersHaveTheirPlace()
{
    const std::string bytes = model(ProtoBuilder().bytes(2, "main").message(Initializer, tensor("w", 1, {2, 1}, "abcdefgh")));
    const ModelFile file = readBytes(bytes);
    QCOMPARE(told(file), std::string());
    QCOMPARE(file.format, Format::Onnx);
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.name(0), std::string_view("w"));
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("F32"));
    QCOMPARE(bytes.substr(file.tensors.offset(0), 8), std::string("abcdefgh"));
    QCOMPARE(file.tensors.parameters(0), 2U);
    QCOMPARE(file.metadata.front().key, std::string("ir_version"));
    QCOMPARE(file.metadata.front().value.get<int>(), 10);
}

void TestOnnx::typesHaveTheirBytes_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("bytes");
    QTest::newRow("bfloat16") << 16 << QByteArray("BF16") << 10;
    QTest::newRow("float8") << 17 << QByteArray("F8_E4M3") << 5;
    QTest::newRow("int4") << 22 << QByteArray("I4") << 3;
    QTest::newRow("uint2") << 25 << QByteArray("U2") << 2;
    QTest::newRow("float6") << 27 << QByteArray("F6_E2M3") << 4;
    QTest::newRow("complex128") << 15 << QByteArray("C128") << 80;
}

void TestOnnx::typesHaveTheirBytes()
{
    QFETCH(int, type);
    QFETCH(QByteArray, name);
    QFETCH(int, bytes);
    const ModelFile file = readBytes(model(ProtoBuilder().message(Initializer, tensor("w", static_cast<std::uint64_t>(type), {5}, std::string(static_cast<std::size_t>(bytes), 'x')))));
    QCOMPARE(told(file), std::string());
    QCOMPARE(file.tensors.dtypeName(0), std::string_view(name.constData()));
    QCOMPARE(file.tensors.bytes(0), static_cast<std::uint64_t>(bytes));
    QCOMPARE(file.tensors.parameters(0), 5U);
}

void TestOnnx::dimsComeOneByOneOrPacked()
{
    const ProtoBuilder mixed = ProtoBuilder().number(1, 2).bytes(1, ProtoBuilder::varint(3) + ProtoBuilder::varint(1)).number(2, 7).number(2, 2).bytes(8, "w").bytes(9, "123456");
    const ModelFile file = readBytes(model(ProtoBuilder().message(Initializer, mixed)));
    QCOMPARE(file.tensors.shape(0).size(), std::size_t{3});
    QCOMPARE(file.tensors.shape(0)[1], 3U);
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("U8")); // the last one counts
}

void TestOnnx::constantsAndInnerGraphsAreListed()
{
    const ProtoBuilder constant = ProtoBuilder().bytes(2, "c").bytes(4, "Constant").message(5, ProtoBuilder().bytes(1, "value").message(5, tensor("", 1, {1}, "abcd")));
    const ProtoBuilder branch = ProtoBuilder().message(Initializer, tensor("inner", 1, {1}, "abcd"));
    const ProtoBuilder choice = ProtoBuilder().message(5, ProtoBuilder().bytes(1, "then_branch").message(6, branch)).bytes(4, "If");
    const ProtoBuilder filled = ProtoBuilder().bytes(2, "z").bytes(4, "ConstantOfShape").message(5, ProtoBuilder().bytes(1, "value").message(5, tensor("", 1, {1}, "abcd")));
    const ModelFile file = readBytes(model(ProtoBuilder().message(Node, constant).message(Node, choice).message(Node, filled).message(Node, ProtoBuilder().bytes(4, "Mine").bytes(7, "org.example"))));
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.name(0), std::string_view("c"));
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Buffer));
    QCOMPARE(file.tensors.name(1), std::string_view("inner"));
    const auto operators = std::ranges::find(file.metadata, "operators", &MetadataEntry::key);
    QVERIFY(operators != file.metadata.end());
    QCOMPARE(operators->value.dump(), std::string("[\"Constant ×1\",\"ConstantOfShape ×1\",\"If ×1\",\"org.example::Mine ×1\"]"));
}

void TestOnnx::graphsInGraphsEnd()
{
    ProtoBuilder graph = ProtoBuilder().message(Initializer, tensor("leaf", 1, {1}, "abcd"));
    for (int level = 0; level < 30; ++level) {
        graph = ProtoBuilder().message(Node, ProtoBuilder().bytes(4, "If").message(5, ProtoBuilder().message(6, graph)));
    }
    QCOMPARE(readBytes(model(graph)).tensors.size(), 1U);
    for (int level = 0; level < 2000; ++level) {
        graph = ProtoBuilder().message(Node, ProtoBuilder().bytes(4, "If").message(5, ProtoBuilder().message(6, graph)));
    }
    QCOMPARE(told(readBytes(model(graph))), std::string("onnx.depth"));
}

void TestOnnx::sparseTensorsCountWhatTheyStore()
{
    const ProtoBuilder sparse = ProtoBuilder().message(1, tensor("s", 1, {3}, std::string(12, 'x'))).message(2, tensor("", 7, {3}, std::string(24, 'x'))).number(3, 4).number(3, 5);
    const ModelFile file = readBytes(model(ProtoBuilder().message(Sparse, sparse)));
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.shape(0)[1], 5U);
    QCOMPARE(file.tensors.bytes(0), 12U);
    QCOMPARE(file.tensors.parameters(0), 3U);
    QCOMPARE(told(file), std::string());
}

void TestOnnx::initialisersThatAreInputsAreNoInputs()
{
    const ModelFile file = readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 1, {1}, "abcd")).message(Input, ProtoBuilder().bytes(1, "x")).message(Input, ProtoBuilder().bytes(1, "w"))));
    const auto inputs = std::ranges::find(file.metadata, "inputs", &MetadataEntry::key);
    QVERIFY(inputs != file.metadata.end());
    QCOMPARE(inputs->value.dump(), std::string("[\"x\"]"));
}

void TestOnnx::externalDataAreLookedUp()
{
    const std::string bytes = model(ProtoBuilder().message(Initializer, external("w", 2, {{"location", "w.data"}, {"offset", "8"}, {"length", "8"}})).message(Initializer, external("v", 4, {{"location", "w.data"}})));
    std::vector<std::string> asked;
    const ModelFile file = readBytes(bytes, [&](std::string_view name) -> Result<std::unique_ptr<ByteSource>> {
        asked.emplace_back(name);
        return std::make_unique<MemorySource>(std::string(16, 'x'));
    });
    QCOMPARE(told(file), std::string());
    QCOMPARE(asked, std::vector<std::string>{"w.data"});
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.offset(0), TensorEntry::NoOffset);
    QCOMPARE(file.tensors.detail(0)->facts[0].second, std::string("w.data"));
    QCOMPARE(file.tensors.detail(0)->facts[1].second, std::string("8"));
}

void TestOnnx::externalPathsAreChecked_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("offset");
    QTest::newRow("not here") << QByteArray("absent.data") << QByteArray("0");
    QTest::newRow("beyond the end") << QByteArray("w.data") << QByteArray("1000000000");
    QTest::newRow("wraps") << QByteArray("w.data") << QByteArray("18446744073709551612");
    QTest::newRow("negative") << QByteArray("w.data") << QByteArray("-8");
    QTest::newRow("hexadecimal") << QByteArray("w.data") << QByteArray("0x10");
    QTest::newRow("no name") << QByteArray("") << QByteArray("0");
}

void TestOnnx::externalPathsAreChecked()
{
    QFETCH(QByteArray, location);
    QFETCH(QByteArray, offset);
    const std::string bytes = model(ProtoBuilder().message(Initializer, external("w", 2, {{"location", location.toStdString()}, {"offset", offset.toStdString()}})));
    const ModelFile file = readBytes(bytes, [](std::string_view name) -> Result<std::unique_ptr<ByteSource>> {
        if (name != "w.data") {
            return failure(ErrorCode::NotFound, Message::verbatim("no"));
        }
        return std::make_unique<MemorySource>(std::string(16, 'x'));
    });
    // A file that is missing or short does no harm; a path that leads out may.
    const std::string code = location == "absent.data" ? "onnx.external-missing"
        : location == "w.data" && offset.front() >= '1' ? "onnx.external-truncated" : "onnx.external";
    QCOMPARE(told(file), code);
    QCOMPARE(file.tensors.size(), 1U);
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Faulty));
}

void TestOnnx::dataOfAnotherLengthAreTold()
{
    QCOMPARE(told(readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 1, {2}, "abcdefg"))))), std::string("onnx.size"));
    QCOMPARE(told(readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 1, {std::uint64_t{1} << 40U, std::uint64_t{1} << 40U}, "abcd"))))), std::string("onnx.shape"));
    QCOMPARE(told(readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 1, {~std::uint64_t{0}}, "abcd"))))), std::string("onnx.shape"));
    QCOMPARE(told(readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 99, {1}, "abcd"))))), std::string("onnx.type"));
    QCOMPARE(told(readBytes(model(ProtoBuilder().message(Initializer, tensor("w", 1, {1}, "abcd")).message(Initializer, tensor("w", 1, {1}, "abcd"))))), std::string("onnx.twice"));
}

void TestOnnx::groupsArePassedOver()
{
    // An unknown group with a nested one, between known fields.
    const ProtoBuilder graph = ProtoBuilder().raw("\xa3\x06").number(1, 5).raw("\xab\x06").bytes(2, "abc").raw("\xac\x06").raw("\xa4\x06").message(Initializer, tensor("w", 1, {1}, "abcd"));
    const ModelFile file = readBytes(model(graph));
    QCOMPARE(told(file), std::string());
    QCOMPARE(file.tensors.size(), 1U);
}

void TestOnnx::damageIsToldAndTheRestShown()
{
    const std::string bytes = model(ProtoBuilder().message(Initializer, tensor("a", 1, {1}, "abcd")).message(Initializer, tensor("b", 1, {100}, std::string(400, 'x'))));
    const ModelFile file = readBytes(bytes.substr(0, bytes.size() - 100));
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Truncated));
    QVERIFY(told(file).find("onnx.truncated") != std::string::npos);
    QCOMPARE(told(readBytes({})), std::string("onnx.empty"));
    QCOMPARE(told(readBytes(ProtoBuilder().number(IrVersion, 3).text())), std::string("onnx.no-graph"));
}

void TestOnnx::damagedFilesNeverCrash()
{
    const ProtoBuilder branch = ProtoBuilder().message(Initializer, tensor("inner", 22, {3}, "ab"));
    const std::string seed = model(ProtoBuilder().bytes(2, "g").message(Initializer, tensor("w", 1, {2, 1}, "abcdefgh")).message(Initializer, external("v", 4, {{"location", "w.data"}, {"offset", "1"}}))
            .message(Node, ProtoBuilder().bytes(4, "If").message(5, ProtoBuilder().message(6, branch))).message(Sparse, ProtoBuilder().message(1, tensor("s", 1, {3}, std::string(12, 'x'))).number(3, 4)));
    Mutations mutations(20260902);
    for (int round = 0; round < 6000; ++round) {
        const std::string bytes = mutations.of(seed);
        exercise(OnnxReader(), std::as_bytes(std::span(bytes)), "model.onnx");
    }
}

void TestOnnx::corpusValues_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("tensors");
    QTest::newRow("none") << QString() << QByteArray("{}");
    if (corpusPath().isEmpty()) {
        return;
    }
    const auto add = [](const QString& path, const nlohmann::json& entry) {
        if (entry.value("kind", "ok") == "ok" && entry.contains("tensors") && path.endsWith(u".onnx"_s)) {
            QTest::newRow(qUtf8Printable(path)) << path << QByteArray::fromStdString(entry["tensors"].dump());
        }
    };
    QFile table(corpus(u"EXPECTED.jsonl"_s));
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const auto entry = nlohmann::json::parse(table.readLine().toStdString());
        const QString path = QString::fromStdString(entry["path"]);
        if (path.startsWith(u"onnx/"_s)) {
            add(corpus(path), entry);
        }
    }
    const QDir folder(corpus(u"generated-other/onnx"_s));
    for (const QString& name : folder.entryList({u"*.expected.json"_s}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto entry = nlohmann::json::parse(file.readAll().toStdString());
        const QString target = folder.filePath(name.chopped(14));
        add(QFileInfo(target).isDir() ? target + u'/' + QString::fromStdString(entry.value("model", "model.onnx")) : target, entry);
    }
}

void TestOnnx::corpusValues()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, tensors);
    if (path.isEmpty()) {
        return;
    }
    auto source = FileSource::open(path.toStdString());
    QVERIFY(source);
    const ModelFile file = OnnxReader().read(std::move(*source), {});
    for (const Problem& problem : file.problems) {
        QVERIFY2(problem.severity != Severity::Error, problem.message.utf8().c_str());
    }
    const auto expected = nlohmann::json::parse(tensors.toStdString());
    for (const auto& [key, right] : expected.items()) {
        const std::string name = right.value("name", key);
        bool found = false;
        for (std::uint32_t row = 0; row < file.tensors.size() && !found; ++row) {
            const auto shape = file.tensors.shape(row);
            const bool isPlaceRight = !right.contains("offset") || !right["offset"].is_number() || right.contains("file") || file.tensors.offset(row) == right["offset"].get<std::uint64_t>();
            const bool areBytesRight = !right.contains("nbytes") || !right["nbytes"].is_number() || file.tensors.bytes(row) == right["nbytes"].get<std::uint64_t>();
            found = file.tensors.name(row) == name && file.tensors.dtypeName(row) == right["dtype"].get<std::string>()
                && nlohmann::json(std::vector<std::uint64_t>(shape.begin(), shape.end())) == right["shape"] && isPlaceRight && areBytesRight;
        }
        QVERIFY2(found, name.c_str());
    }
}

void TestOnnx::corpusBreaches_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("none") << QString();
    for (const char* name : {"both_fields", "dims_overflow", "duplicate_initializer", "empty", "group_wire_type", "huge_length", "nested_90", "raw_data_short", "truncated", "unknown_dtype"}) {
        QTest::newRow(name) << corpus(u"generated-other/onnx/"_s + QString::fromLatin1(name) + u".onnx"_s);
    }
}

void TestOnnx::corpusBreaches()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    if (path.isEmpty()) {
        return;
    }
    auto source = FileSource::open(path.toStdString());
    QVERIFY(source);
    const ModelFile file = OnnxReader().read(std::move(*source), {});
    QVERIFY(std::ranges::any_of(file.problems, [](const Problem& problem) { return problem.severity != Severity::Note; }));
}

QTEST_GUILESS_MAIN(TestOnnx)
#include "tst_onnx.moc"
