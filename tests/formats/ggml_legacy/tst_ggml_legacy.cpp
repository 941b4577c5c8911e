// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"
#include "model/formats/ggml_legacy/legacy_detail.h"
#include "model/formats/ggml_legacy/legacy_reader.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"
#include "tests/support/byte_builder.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QElapsedTimer>
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

ModelFile read(std::shared_ptr<const ByteSource> source, const char* name = "model.bin")
{
    ReadContext context;
    context.path = name;
    return GgmlLegacyReader().read(std::move(source), context);
}

ModelFile readPath(const QString& path)
{
    auto source = FileSource::open(path.toStdString());
    return source ? read(std::move(*source), QFileInfo(path).fileName().toUtf8().constData()) : ModelFile();
}

bool tells(const ModelFile& file, std::string_view code, Severity severity = Severity::Error)
{
    return std::ranges::any_of(file.problems, [&](const Problem& p) { return p.code == code && p.severity == severity; });
}

bool hasErrors(const ModelFile& file)
{
    return std::ranges::contains(file.problems, Severity::Error, &Problem::severity);
}

ByteBuilder& numbers(ByteBuilder& bytes, std::initializer_list<std::uint32_t> values)
{
    for (const std::uint32_t value : values) {
        bytes.number(value);
    }
    return bytes;
}

ByteBuilder& tensor(ByteBuilder& bytes, std::string_view name, std::uint32_t type, std::initializer_list<std::uint32_t> dims, std::size_t dataBytes, bool align = false)
{
    numbers(bytes, {static_cast<std::uint32_t>(dims.size()), static_cast<std::uint32_t>(name.size()), type});
    numbers(bytes, dims).raw(name);
    if (align) {
        bytes.align(32);
    }
    return bytes.zeros(dataBytes);
}

/// Magic, version, hyperparameters of a llama with two tokens.
ByteBuilder llama(std::string_view magic, std::optional<std::uint32_t> version, bool scores)
{
    ByteBuilder bytes;
    bytes.raw(magic);
    if (version) {
        bytes.number(*version);
    }
    numbers(bytes, {2, 32, 256, 1, 1, 32, 2});
    for (const std::string_view token : {"ab", "c"}) {
        bytes.number(static_cast<std::uint32_t>(token.size())).raw(token);
        if (scores) {
            bytes.number(0.5F);
        }
    }
    return bytes;
}

/// What is wrong with the table, against expected tensors.
QString tableFault(const ModelFile& file, const json& tensors)
{
    for (const auto& [name, right] : tensors.items()) {
        QString fault = u"missing"_s;
        for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
            if (file.tensors.name(row) != name) {
                continue;
            }
            const auto shape = file.tensors.shape(row);
            const bool good = json(std::vector<std::uint64_t>(shape.begin(), shape.end())) == right["shape"]
                && file.tensors.dtypeName(row) == right["dtype"].get<std::string>() && right["nbytes"] == file.tensors.bytes(row)
                && right["offset"] == file.tensors.offset(row);
            fault = good ? QString() : u"differs"_s;
        }
        if (!fault.isEmpty()) {
            return QString::fromStdString(name) + u' ' + fault;
        }
    }
    return {};
}

} // namespace

class TestGgmlLegacy : public QObject
{
    Q_OBJECT

private slots:
    void blocksOfEachVersion_data();
    void blocksOfEachVersion();
    void removedTypes();
    void loraAdapter();
    void sessionIsNoModel();
    void unknownVersion();
    void namedGguf();
    void unknownTypeEndsTheTable();
    void truncatedTensor();
    void truncatedHeader();
    void nonsenseAfterATensor();
    void rwkvNumbersItsTypesApart();
    void whisperWithHalfScales();
    void unknownProgramIsSearched();
    void hugeCounts();
    void corpus_data();
    void corpus();
    void cutAnywhere();
    void finds();
    void damages();
};

void TestGgmlLegacy::blocksOfEachVersion_data()
{
    QTest::addColumn<QByteArray>("magic");
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("scores");
    QTest::addColumn<uint>("type");
    QTest::addColumn<quint64>("bytes");
    QTest::newRow("ggml Q4_0") << QByteArray("lmgg") << 0 << false << 2U << quint64{20};
    QTest::newRow("ggml Q4_1") << QByteArray("lmgg") << 0 << false << 3U << quint64{24};
    QTest::newRow("ggmf Q4_0") << QByteArray("fmgg") << 1 << true << 2U << quint64{20};
    QTest::newRow("ggjt 1 Q4_0") << QByteArray("tjgg") << 1 << true << 2U << quint64{20};
    QTest::newRow("ggjt 1 Q8_0") << QByteArray("tjgg") << 1 << true << 8U << quint64{36};
    QTest::newRow("ggjt 2 Q4_1") << QByteArray("tjgg") << 2 << true << 3U << quint64{24};
    QTest::newRow("ggjt 2 Q5_0") << QByteArray("tjgg") << 2 << true << 6U << quint64{22};
    QTest::newRow("ggjt 3 Q4_0") << QByteArray("tjgg") << 3 << true << 2U << quint64{18};
    QTest::newRow("ggjt 3 Q4_1") << QByteArray("tjgg") << 3 << true << 3U << quint64{20};
    QTest::newRow("ggjt 3 Q8_0") << QByteArray("tjgg") << 3 << true << 8U << quint64{34};
}

void TestGgmlLegacy::blocksOfEachVersion()
{
    QFETCH(QByteArray, magic);
    QFETCH(int, version);
    QFETCH(bool, scores);
    QFETCH(uint, type);
    QFETCH(quint64, bytes);
    const bool aligned = magic == "tjgg";
    ByteBuilder builder = llama(magic.toStdString(), version == 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(version)), scores);
    tensor(builder, "a.weight", type, {32, 3}, 3 * bytes, aligned);
    tensor(builder, "b", 0, {4}, 16, aligned);
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.name(0), "a.weight");
    QCOMPARE(file.tensors.shape(0).size(), 2U);
    QCOMPARE(file.tensors.shape(0)[0], 3U); // outermost first
    QCOMPARE(file.tensors.bytes(0), 3 * bytes);
    QCOMPARE(file.tensors.parameters(0), 96U);
    QCOMPARE(file.tensors.offset(1) % (aligned ? 32 : 1), 0U);
    QCOMPARE(file.architecture, "llama");
    QCOMPARE(file.statedBytes, builder.bytes().size());
    QVERIFY(!hasErrors(file));
    QVERIFY(tells(file, "ggml.old", Severity::Note));
    const auto* detail = dynamic_cast<const GgmlLegacyDetail*>(file.detail.get());
    QVERIFY(detail != nullptr);
    QCOMPARE(detail->tokens, 2U);
    QCOMPARE(detail->ftypeName, "Q4_0");
}

void TestGgmlLegacy::removedTypes()
{
    ByteBuilder builder = llama("tjgg", 1, true);
    tensor(builder, "q42", 4, {16, 2}, 20, true);
    tensor(builder, "q43", 5, {16, 2}, 24, true);
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.dtypeName(0), "Q4_2");
    QCOMPARE(file.tensors.bytes(0), 20U);
    QCOMPARE(file.tensors.dtypeName(1), "Q4_3");
    QCOMPARE(file.tensors.bytes(1), 24U);
}

void TestGgmlLegacy::loraAdapter()
{
    ByteBuilder builder;
    numbers(builder.raw("algg"), {1, 8, 16});
    tensor(builder, "layers.0.attention.wq.weight.loraA", 0, {4, 8}, 128, true);
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 1U);
    QVERIFY(!hasErrors(file));
    QVERIFY(dynamic_cast<const GgmlLegacyDetail*>(file.detail.get())->isAdapter());
    QVERIFY(std::ranges::any_of(file.metadata, [](const MetadataEntry& e) { return e.key == "lora_alpha" && e.value == 16; }));
}

void TestGgmlLegacy::sessionIsNoModel()
{
    ByteBuilder builder;
    numbers(builder.raw("nsgg"), {4, 1, 2, 3});
    const ModelFile file = read(builder.source());
    QVERIFY(file.tensors.isEmpty());
    QVERIFY(tells(file, "ggml.session", Severity::Warning));
}

void TestGgmlLegacy::unknownVersion()
{
    for (const std::string_view magic : {"tjgg", "fmgg", "algg"}) {
        ByteBuilder builder = llama(magic, 4, true);
        const ModelFile file = read(builder.source());
        QVERIFY(tells(file, "ggml.version"));
        QCOMPARE(file.problems.front().offset, std::optional<std::uint64_t>(4));
    }
}

void TestGgmlLegacy::namedGguf()
{
    ByteBuilder builder = llama("tjgg", 3, true);
    tensor(builder, "a", 0, {4}, 16, true);
    QVERIFY(tells(read(builder.source(), "model.gguf"), "ggml.named-gguf"));
    QVERIFY(!tells(read(builder.source(), "model.bin"), "ggml.named-gguf"));
}

void TestGgmlLegacy::unknownTypeEndsTheTable()
{
    ByteBuilder builder = llama("tjgg", 3, true);
    tensor(builder, "a", 77, {4}, 16, true);
    tensor(builder, "b", 0, {4}, 16, true);
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.dtypeName(0), "type 77");
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Opaque));
    QVERIFY(tells(file, "ggml.type"));
}

void TestGgmlLegacy::truncatedTensor()
{
    ByteBuilder builder = llama("tjgg", 3, true);
    tensor(builder, "a", 0, {4}, 16, true);
    tensor(builder, "b", 0, {4, 4}, 40, true);
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Truncated));
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Truncated));
    QCOMPARE(file.tensors.bytes(1), 64U);
    QVERIFY(tells(file, "ggml.truncated"));
    QCOMPARE(file.statedBytes, builder.bytes().size() + 24);
}

void TestGgmlLegacy::truncatedHeader()
{
    QVERIFY(tells(read(ByteBuilder().raw("tjgg").source()), "ggml.truncated"));
    QVERIFY(tells(read(ByteBuilder().raw("lmgg").source()), "ggml.layout"));
    QVERIFY(tells(read(ByteBuilder().raw("GG").source()), "ggml.no-ggml"));
    QVERIFY(tells(read(ByteBuilder().source()), "ggml.no-ggml"));
}

void TestGgmlLegacy::nonsenseAfterATensor()
{
    ByteBuilder builder = llama("lmgg", {}, false);
    tensor(builder, "a", 0, {4}, 16);
    const std::size_t at = builder.bytes().size();
    builder.raw(std::string(40, '\xFF'));
    const ModelFile file = read(builder.source());
    QCOMPARE(file.tensors.size(), 1U);
    QVERIFY(std::ranges::any_of(file.problems, [&](const Problem& p) { return p.code == "ggml.tensor" && p.offset == at; }));
}

void TestGgmlLegacy::rwkvNumbersItsTypesApart()
{
    ByteBuilder builder;
    numbers(builder.raw("fmgg"), {101, 50277, 32, 1, 9});
    tensor(builder, "emb.weight", 1, {32, 2}, 128);
    tensor(builder, "blocks.0.att.key.weight", 9, {32, 2}, 68);
    tensor(builder, "blocks.0.att.value.weight", 7, {32, 2}, 44);
    const ModelFile file = read(builder.source());
    QVERIFY(!hasErrors(file));
    QCOMPARE(file.tensors.size(), 3U);
    QCOMPARE(file.tensors.dtypeName(1), "Q8_0");
    QCOMPARE(file.tensors.bytes(1), 68U);
    QCOMPARE(file.tensors.dtypeName(2), "Q5_0");
    QCOMPARE(file.architecture, "rwkv");
}

void TestGgmlLegacy::whisperWithHalfScales()
{
    ByteBuilder builder;
    numbers(builder.raw("lmgg"), {3, 8, 8, 1, 1, 8, 8, 1, 1, 2, 2007});
    numbers(builder, {2, 3}).zeros(2 * 3 * 4); // mel filters
    builder.number(2U);
    for (const std::string_view token : {"a", "bc"}) {
        builder.number(static_cast<std::uint32_t>(token.size())).raw(token);
    }
    tensor(builder, "decoder.token_embedding.weight", 8, {32, 3}, 102);
    const ModelFile file = read(builder.source());
    QVERIFY(!hasErrors(file));
    QCOMPARE(file.architecture, "whisper");
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.bytes(0), 102U);
    QCOMPARE(dynamic_cast<const GgmlLegacyDetail*>(file.detail.get())->ftypeName, "Q8_0");
}

void TestGgmlLegacy::unknownProgramIsSearched()
{
    // GPT-2's header: six numbers, then a counted vocabulary.
    ByteBuilder builder;
    numbers(builder.raw("lmgg"), {2, 1024, 32, 1, 1, 2, 2});
    for (const std::string_view token : {"a", "bc"}) {
        builder.number(static_cast<std::uint32_t>(token.size())).raw(token);
    }
    const std::size_t at = builder.bytes().size();
    tensor(builder, "model/ln_f/g", 0, {32}, 128);
    tensor(builder, "model/wte", 2, {32, 2}, 40);
    tensor(builder, "model/h0/ln_1/g", 0, {32}, 128);
    const ModelFile file = read(builder.source());
    QVERIFY(!hasErrors(file));
    QCOMPARE(file.tensors.size(), 3U);
    QCOMPARE(file.tensors.offset(0), at + 12 + 4 + 12);
    QCOMPARE(file.tensors.bytes(1), 40U);
}

void TestGgmlLegacy::hugeCounts()
{
    ByteBuilder vocabulary;
    numbers(vocabulary.raw("tjgg"), {3, 0xFFFFFFFFU, 32, 256, 1, 1, 32, 2});
    QVERIFY(tells(read(vocabulary.source()), "ggml.layout"));
    ByteBuilder dims = llama("tjgg", 3, true);
    numbers(dims, {4, 1, 0, 0x7FFFFFFFU, 0x7FFFFFFFU, 0x7FFFFFFFU, 0x7FFFFFFFU}).raw("x").align(32);
    QVERIFY(hasErrors(read(dims.source())));
    ByteBuilder filters;
    numbers(filters.raw("lmgg"), {3, 8, 8, 1, 1, 8, 8, 1, 1, 2, 1, 0xFFFFFFFFU, 0xFFFFFFFFU});
    QVERIFY(hasErrors(read(filters.source())));
}

void TestGgmlLegacy::corpus_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("expected");
    for (const QString& path : test::corpusFiles(u"generated-gguf/ggml-legacy"_s)) {
        QFile file(path + ".expected.json"_L1);
        if (file.open(QFile::ReadOnly)) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path << file.readAll();
        }
    }
    std::ifstream table(test::corpus(u"EXPECTED.jsonl"_s).toStdString());
    for (std::string line; std::getline(table, line);) {
        const json row = json::parse(line, nullptr, false);
        const QString path = test::corpus(QString::fromStdString(row.value("path", "")));
        if (row.value("format", "") == "ggml-legacy" && !path.isEmpty()) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path << QByteArray::fromStdString(line);
        }
    }
    if (test::corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString() << QByteArray();
    }
}

void TestGgmlLegacy::corpus()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, expected);
    const json want = json::parse(expected.toStdString());
    const ModelFile file = readPath(path);
    const bool damaged = want.contains("vitrine") || want.value("kind", "") == "malformed";
    QString told;
    for (const Problem& problem : file.problems) {
        told += QString::fromStdString(problem.code + ": " + problem.message.utf8() + '\n');
    }
    QVERIFY2(hasErrors(file) == damaged, qPrintable(told));
    QCOMPARE(tableFault(file, want.value("tensors", json::object())), QString());
    if (!damaged) {
        QCOMPARE(file.tensors.size(), want.value("tensor_count", static_cast<std::uint32_t>(want["tensors"].size())));
    }
    const json& numbers = want.contains("hparams") ? want["hparams"] : want.value("header", json::object());
    for (const auto& [name, value] : numbers.items()) {
        const auto entry = std::ranges::find(file.metadata, name, &MetadataEntry::key);
        QVERIFY2(entry == file.metadata.end() || value.is_array() || entry->value == value, name.c_str());
        QVERIFY2(entry != file.metadata.end() || name == "version", name.c_str());
    }
    if (want.contains("vocabulary")) {
        QCOMPARE(dynamic_cast<const GgmlLegacyDetail*>(file.detail.get())->tokens, want["vocabulary"].get<std::uint64_t>());
    }
    if (want.contains("vitrine")) {
        const auto at = want["vitrine"]["problem"]["offset"].get<std::uint64_t>();
        QVERIFY2(std::ranges::any_of(file.problems, [&](const Problem& p) { return p.offset == at; }), qPrintable(told));
    }
}

void TestGgmlLegacy::cutAnywhere()
{
    ByteBuilder builder = llama("tjgg", 3, true);
    tensor(builder, "a", 0, {4}, 16, true);
    tensor(builder, "b", 2, {32, 2}, 36, true);
    for (std::size_t length = 0; length < builder.bytes().size(); ++length) {
        const ModelFile file = read(std::make_shared<MemorySource>(std::string_view(builder.bytes()).substr(0, length)));
        QVERIFY(file.tensors.size() <= 2);
    }
}

void TestGgmlLegacy::finds()
{
    const QDir folder(QStringLiteral(VITRINE_SOURCE) + "/tests/fuzz/finds/fuzz_ggml"_L1);
    QVERIFY(folder.exists());
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray bytes = file.readAll();
        QElapsedTimer timer;
        timer.start();
        test::exercise(GgmlLegacyReader(), std::as_bytes(std::span(bytes)), "find.bin");
        QVERIFY2(timer.elapsed() < 5000, qPrintable(name));
    }
}

void TestGgmlLegacy::damages()
{
    std::vector<std::string> seeds;
    ByteBuilder one = llama("tjgg", 3, true);
    tensor(one, "a", 0, {4}, 16, true);
    seeds.push_back(tensor(one, "b", 2, {32, 2}, 36, true).bytes());
    ByteBuilder two = llama("lmgg", {}, false);
    seeds.push_back(tensor(two, "a", 2, {32, 2}, 40).bytes());
    ByteBuilder three;
    numbers(three.raw("fmgg"), {101, 50277, 32, 1, 9});
    seeds.push_back(tensor(three, "emb.weight", 1, {32, 2}, 128).bytes());
    test::Mutations mutations(20260802);
    for (int round = 0; round < 5000; ++round) {
        for (const std::string& seed : seeds) {
            const std::string bytes = mutations.of(seed);
            test::exercise(GgmlLegacyReader(), std::as_bytes(std::span(bytes)), "damaged.bin");
        }
    }
}

QTEST_GUILESS_MAIN(TestGgmlLegacy)
#include "tst_ggml_legacy.moc"
