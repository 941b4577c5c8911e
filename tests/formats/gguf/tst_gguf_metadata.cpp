// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Header and metadata: every type, both byte orders, three versions, and what may be wrong with each.

#include "tests/formats/gguf/gguf_builder.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>

using namespace vitrine;
using namespace vitrine::test;

using Codes = std::vector<std::string>;

class TestGgufMetadata : public QObject
{
    Q_OBJECT

private slots:
    void scalars_data();
    void scalars();
    void arrays();
    void longArrayIsSummarised();
    void nestedArrays();
    void nestingIsBounded();
    void lengths_data();
    void lengths();
    void stringsAreCutByBudget();
    void keys();
    void counts();
    void versions();
    void alignment_data();
    void alignment();
    void architecture();
    void tokenizer();
    void hyperparameters();
    void fileType();
    void splitKeys();
    void cutAnywhere_data();
    void cutAnywhere();
    void cancel();
};

void TestGgufMetadata::scalars_data()
{
    QTest::addColumn<uint>("version");
    QTest::addColumn<bool>("big");
    for (const uint version : {1U, 2U, 3U}) {
        for (const bool big : {false, true}) {
            QTest::addRow("v%u %s", version, big ? "big" : "little") << version << big;
        }
    }
}

void TestGgufMetadata::scalars()
{
    QFETCH(uint, version);
    QFETCH(bool, big);
    const ModelFile file = GgufBuilder(version, big)
                               .value("u8", GgufType::Uint8, std::uint8_t{255})
                               .value("i8", GgufType::Int8, std::int8_t{-128})
                               .value("u16", GgufType::Uint16, std::uint16_t{65535})
                               .value("i16", GgufType::Int16, std::int16_t{-32768})
                               .value("u32", GgufType::Uint32, std::uint32_t{4'000'000'000})
                               .value("i32", GgufType::Int32, std::int32_t{-2'000'000'000})
                               .value("f32", GgufType::Float32, 0.5F)
                               .value("yes", GgufType::Bool, std::uint8_t{1})
                               .value("no", GgufType::Bool, std::uint8_t{0})
                               .text("text", "Größe 模型\n")
                               .value("u64", GgufType::Uint64, std::numeric_limits<std::uint64_t>::max())
                               .value("i64", GgufType::Int64, std::numeric_limits<std::int64_t>::min())
                               .value("f64", GgufType::Float64, 1e300)
                               .value("nan", GgufType::Float32, std::numeric_limits<float>::quiet_NaN())
                               .value("inf", GgufType::Float64, -std::numeric_limits<double>::infinity())
                               .tensor("t", 0, {2, 3}, 24)
                               .read();
    QCOMPARE(detailOf(file).version, version);
    QCOMPARE(detailOf(file).bigEndian, big);
    QCOMPARE(valueOf(file, "u8"), "255");
    QCOMPARE(valueOf(file, "i8"), "-128");
    QCOMPARE(valueOf(file, "u16"), "65535");
    QCOMPARE(valueOf(file, "i16"), "-32768");
    QCOMPARE(valueOf(file, "u32"), "4000000000");
    QCOMPARE(valueOf(file, "i32"), "-2000000000");
    QCOMPARE(valueOf(file, "f32"), "0.5");
    QCOMPARE(valueOf(file, "yes"), "true");
    QCOMPARE(valueOf(file, "no"), "false");
    QCOMPARE(valueOf(file, "text"), "\"Größe 模型\\n\"");
    QCOMPARE(valueOf(file, "u64"), "18446744073709551615");
    QCOMPARE(valueOf(file, "i64"), "-9223372036854775808");
    QCOMPARE(valueOf(file, "f64"), "1e+300");
    QCOMPARE(valueOf(file, "nan"), "\"nan\"");
    QCOMPARE(valueOf(file, "inf"), "\"-inf\"");
    QCOMPARE(typeOf(file, "u8"), "uint8");
    QCOMPARE(typeOf(file, "f64"), "float64");
    QCOMPARE(typeOf(file, "yes"), "bool");
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.bytes(0), 24U);
    QCOMPARE(told(file), version == 1 ? Codes{"note gguf.version"} : Codes{});
}

void TestGgufMetadata::arrays()
{
    const ModelFile file = GgufBuilder()
                               .array<std::uint8_t>("u8", GgufType::Uint8, {0, 1, 255})
                               .array<std::int16_t>("i16", GgufType::Int16, {-1})
                               .array<double>("f64", GgufType::Float64, {0.25, 1})
                               .array<std::uint8_t>("bool", GgufType::Bool, {1, 0})
                               .array<std::uint32_t>("none", GgufType::Uint32, {})
                               .texts("texts", {"a", "", "ß"})
                               .read();
    QCOMPARE(valueOf(file, "u8"), "[0,1,255]");
    QCOMPARE(typeOf(file, "u8"), "array[uint8]");
    QCOMPARE(valueOf(file, "i16"), "[-1]");
    QCOMPARE(valueOf(file, "f64"), "[0.25,1.0]");
    QCOMPARE(valueOf(file, "bool"), "[true,false]");
    QCOMPARE(valueOf(file, "none"), "[]");
    QCOMPARE(typeOf(file, "none"), "array[uint32]");
    QCOMPARE(valueOf(file, "texts"), "[\"a\",\"\",\"ß\"]");
    QVERIFY(file.problems.empty());
}

void TestGgufMetadata::longArrayIsSummarised()
{
    std::vector<std::uint32_t> numbers(17);
    std::ranges::iota(numbers, 0U);
    const std::vector<std::uint32_t> sixteen(numbers.begin(), numbers.begin() + 16);
    std::vector<std::string> texts(5000, "x");
    const ModelFile file = GgufBuilder().array("long", GgufType::Uint32, numbers).array("short", GgufType::Uint32, sixteen).texts("texts", texts).text("after", "here").read();
    QCOMPARE(valueOf(file, "long"), "{\"count\":17,\"first\":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]}");
    QCOMPARE(valueOf(file, "short"), "[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]");
    const auto entry = std::ranges::find(file.metadata, "texts", &MetadataEntry::key);
    QCOMPARE(entry->value["count"], 5000);
    QCOMPARE(entry->value["first"].size(), 16U);
    QCOMPARE(valueOf(file, "after"), "\"here\"");
}

void TestGgufMetadata::nestedArrays()
{
    ByteBuilder inner;
    inner.number(9U).number(std::uint64_t{20});
    for (std::uint32_t i = 0; i < 20; ++i) {
        inner.number(4U).number(std::uint64_t{2}).number(i).number(i + 1);
    }
    const ModelFile file = GgufBuilder().raw("nested", 9, inner.bytes()).text("after", "here").read();
    QCOMPARE(typeOf(file, "nested"), "array[array]");
    const auto entry = std::ranges::find(file.metadata, "nested", &MetadataEntry::key);
    QCOMPARE(entry->value["count"], 20);
    QCOMPARE(entry->value["first"].size(), 16U);
    QCOMPARE(entry->value["first"][3], (nlohmann::json{3, 4}));
    QCOMPARE(valueOf(file, "after"), "\"here\"");
    QVERIFY(file.problems.empty());
}

void TestGgufMetadata::nestingIsBounded()
{
    const auto nested = [](int depth) {
        ByteBuilder bytes;
        for (int i = 0; i < depth; ++i) {
            bytes.number(9U).number(std::uint64_t{1});
        }
        bytes.number(0U).number(std::uint64_t{0});
        return GgufBuilder().raw("deep", 9, bytes.bytes()).read();
    };
    QVERIFY(nested(100).problems.empty());
    QCOMPARE(told(nested(100'000)), Codes{"error gguf.nesting"});
    // The same in an array whose elements are passed over.
    ByteBuilder wide;
    wide.number(9U).number(std::uint64_t{17});
    for (int i = 0; i < 16; ++i) {
        wide.number(0U).number(std::uint64_t{0});
    }
    for (int i = 0; i < 10'000; ++i) {
        wide.number(9U).number(std::uint64_t{1});
    }
    QVERIFY(tells(GgufBuilder().raw("wide", 9, wide.bytes()).read(), "gguf.nesting"));
}

void TestGgufMetadata::lengths_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<uint>("type");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, uint type, const ByteBuilder& bytes, const char* code) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes.bytes()) << type << QByteArray(code);
    };
    row("string of 2^62", 8, ByteBuilder().number(std::uint64_t{1} << 62U), "gguf.string-length");
    row("string one byte too long", 8, ByteBuilder().number(std::uint64_t{2}).raw("x"), "gguf.truncated");
    row("array of 2^61 bytes", 9, ByteBuilder().number(0U).number(std::uint64_t{1} << 61U), "gguf.array-length");
    row("array of 2^62 uint32: wraps to 0", 9, ByteBuilder().number(4U).number(std::uint64_t{1} << 62U), "gguf.array-length");
    row("array of 2^61 strings: wraps to 0", 9, ByteBuilder().number(8U).number(std::uint64_t{1} << 61U), "gguf.array-length");
    row("array of 2^60 arrays", 9, ByteBuilder().number(9U).number(std::uint64_t{1} << 60U), "gguf.array-length");
    row("array cut off", 9, ByteBuilder().number(4U).number(std::uint64_t{4}).number(1U), "gguf.truncated");
    row("array of type 13", 9, ByteBuilder().number(13U).number(std::uint64_t{1}), "gguf.value-type");
    row("type 13", 13, ByteBuilder().number(1U), "gguf.value-type");
    row("type 2^32 - 1", 0xFFFFFFFFU, ByteBuilder().number(1U), "gguf.value-type");
    row("number cut off", 10, ByteBuilder().number(1U), "gguf.truncated");
    row("string in an array beyond the file", 9, ByteBuilder().number(8U).number(std::uint64_t{1}).number(std::uint64_t{1} << 40U), "gguf.string-length");
}

void TestGgufMetadata::lengths()
{
    QFETCH(QByteArray, value);
    QFETCH(uint, type);
    QFETCH(QByteArray, code);
    const ModelFile file = GgufBuilder().text("before", "kept").raw("bad", type, value.toStdString()).read();
    QVERIFY(tells(file, code.toStdString()));
    QCOMPARE(valueOf(file, "before"), "\"kept\"");
    QCOMPARE(valueOf(file, "bad"), "absent");
}

void TestGgufMetadata::stringsAreCutByBudget()
{
    ReadContext context;
    context.limits.stringBytes = 1000;
    const std::string text(900, 'x');
    const ModelFile file = GgufBuilder().text("long", std::string(1001, 'y')).text("a", text).text("b", text).text("c", text).text("d", text).text("e", text).read(context);
    QVERIFY(tells(file, "gguf.string-cut", Severity::Note));
    QCOMPARE(valueOf(file, "a").size(), 902U);
    QVERIFY(valueOf(file, "e").size() < 300);
    QCOMPARE(file.metadata.size(), 7U);
    QVERIFY(file.problems.size() >= 2);
}

void TestGgufMetadata::keys()
{
    QCOMPARE(told(GgufBuilder().text("", "x").read()), Codes{"warning gguf.key-empty"});
    QCOMPARE(told(GgufBuilder().text("a", "x").text("a", "y").read()), Codes{"error gguf.key-twice"});
    QCOMPARE(told(GgufBuilder().text("a", "x").text("a", "x").read()), Codes{"warning gguf.key-twice"});
    const ModelFile invalid = GgufBuilder().text("k\xFF", "x").text("v", "\xC0\x80").read();
    QCOMPARE(told(invalid), (Codes{"error gguf.key-utf8", "warning gguf.value-utf8"}));
    QCOMPARE(valueOf(invalid, "k\\xff"), "\"x\"");
    QCOMPARE(valueOf(invalid, "v"), "\"\\\\xc0\\\\x80\"");
    const ModelFile longKey = GgufBuilder().text("a", "x").text(std::string(70'000, 'k'), "x").read();
    QCOMPARE(told(longKey), Codes{"error gguf.key-length"});
    QCOMPARE(valueOf(longKey, "a"), "\"x\"");
    QCOMPARE(longKey.metadata.size(), 3U);
    const ModelFile longerKey = GgufBuilder().text("a", "x").text(std::string(2'000'000, 'k'), "x").read();
    QCOMPARE(told(longerKey), Codes{"error gguf.key-length"});
    QCOMPARE(longerKey.metadata.size(), 2U);
    QCOMPARE(told(GgufBuilder().value("b", GgufType::Bool, std::uint8_t{7}).read()), Codes{"warning gguf.bool"});
}

void TestGgufMetadata::counts()
{
    const auto builder = [] { return GgufBuilder().text("a", "x").tensor("t", 0, {2}, 8); };
    for (const std::uint64_t count : {std::uint64_t{1} << 63U, std::uint64_t{1000}, std::numeric_limits<std::uint64_t>::max()}) {
        const ModelFile keys = builder().claimKeys(count).read();
        QVERIFY(tells(keys, "gguf.metadata-count"));
        QCOMPARE(valueOf(keys, "a"), "\"x\"");
        const ModelFile tensors = builder().claimTensors(count).read();
        QVERIFY(tells(tensors, "gguf.tensor-count"));
        QCOMPARE(valueOf(tensors, "a"), "\"x\"");
        QCOMPARE(tensors.tensors.size(), 1U);
    }
    // One key too few: the next key stands where the tensors should.
    const ModelFile few = GgufBuilder().value("general.file_type", GgufType::Uint32, 1U).tensor("t", 0, {2}, 8).claimKeys(1).read();
    QCOMPARE(told(few), Codes{"error gguf.metadata-count"});
    QVERIFY(few.tensors.isEmpty());
    ReadContext bounded;
    bounded.limits.metadataEntries = 1;
    QVERIFY(tells(builder().read(bounded), "gguf.metadata-count"));
}

void TestGgufMetadata::versions()
{
    QCOMPARE(told(GgufBuilder(0).read()), Codes{"error gguf.version"});
    QCOMPARE(told(GgufBuilder(4).tensor("t", 0, {2}, 8).read()), Codes{"warning gguf.version"});
    QCOMPARE(GgufBuilder(4).tensor("t", 0, {2}, 8).read().tensors.size(), 1U);
    QCOMPARE(told(GgufBuilder(0xFFFFFFFEU).read()), Codes{"error gguf.version"});
    for (const char* other : {"", "GGU", "gguf\3\0\0\0", "FUGG\3\0\0\0", "<!DOCTYPE html>", "tjgg\3\0\0\0", "version https://git-lfs.github.com/spec/v1\n"}) {
        QCOMPARE(told(readGguf(other)), Codes{"error gguf.no-gguf"});
    }
    for (const std::size_t length : {4U, 7U, 8U, 15U, 23U}) {
        QCOMPARE(told(readGguf(GgufBuilder().bytes().substr(0, length))), Codes{"error gguf.truncated"});
    }
}

void TestGgufMetadata::alignment_data()
{
    QTest::addColumn<uint>("value");
    QTest::addColumn<bool>("good");
    for (const uint good : {1U, 2U, 8U, 32U, 64U, 4096U, 65536U}) {
        QTest::addRow("%u", good) << good << true;
    }
    for (const uint bad : {0U, 3U, 33U, 0xFFFFFFFFU}) {
        QTest::addRow("%u", bad) << bad << false;
    }
}

void TestGgufMetadata::alignment()
{
    QFETCH(uint, value);
    QFETCH(bool, good);
    GgufBuilder builder;
    if (good) {
        builder.alignment(value);
    } else {
        builder.value("general.alignment", GgufType::Uint32, value);
    }
    const ModelFile file = builder.tensor("a", 0, {3}, 12).tensor("b", 0, {3}, 12).read();
    QCOMPARE(tells(file, "gguf.alignment"), !good);
    QCOMPARE(file.tensors.size(), 2U);
    if (good) {
        QCOMPARE(detailOf(file).alignment, value);
        QCOMPARE(file.tensors.offset(0), detailOf(file).dataStart);
        QCOMPARE(file.tensors.offset(1) - file.tensors.offset(0), std::max<std::uint64_t>((12 + value - 1) / value * value, 12));
        QVERIFY(file.problems.empty());
    }
    QVERIFY(tells(GgufBuilder().value("general.alignment", GgufType::Uint64, std::uint64_t{32}).tensor("a", 0, {3}, 12).read(), "gguf.alignment"));
    const ModelFile wrongType = GgufBuilder().value("general.alignment", GgufType::Int32, std::int32_t{64}).tensor("a", 0, {16}, 64).tensor("b", 0, {16}, 64).read();
    QVERIFY(tells(wrongType, "gguf.alignment"));
    QCOMPARE(detailOf(wrongType).alignment, 64U);
    QVERIFY(tells(GgufBuilder().text("general.alignment", "32").tensor("a", 0, {3}, 12).read(), "gguf.alignment"));
}

void TestGgufMetadata::architecture()
{
    QCOMPARE(GgufBuilder().read().architecture, "llama");
    QCOMPARE(told(GgufBuilder().bare().read()), Codes{"warning gguf.architecture"});
    QCOMPARE(told(GgufBuilder().bare().text("general.type", "imatrix").read()), Codes{});
    QCOMPARE(told(GgufBuilder().bare().value("split.no", GgufType::Uint16, std::uint16_t{1}).read()), Codes{});
    QCOMPARE(told(GgufBuilder().bare().value("general.architecture", GgufType::Uint32, 1U).read()), Codes{"warning gguf.architecture"});
}

void TestGgufMetadata::tokenizer()
{
    const ModelFile file = GgufBuilder()
                               .text("tokenizer.ggml.model", "gpt2")
                               .text("tokenizer.ggml.pre", "llama-bpe")
                               .texts("tokenizer.ggml.tokens", std::vector<std::string>(40, "t"))
                               .texts("tokenizer.ggml.merges", std::vector<std::string>(30, "a b"))
                               .array("tokenizer.ggml.token_type", GgufType::Int32, [] {
                                   std::vector<std::int32_t> types(40, 1);
                                   types[0] = types[1] = types[39] = 3;
                                   types[38] = 4;
                                   types[37] = -3;
                                   return types;
                               }())
                               .value("tokenizer.ggml.bos_token_id", GgufType::Uint32, 1U)
                               .value("tokenizer.ggml.eos_token_id", GgufType::Uint32, 2U)
                               .text("tokenizer.chat_template", "{{ messages }}")
                               .text("tokenizer.chat_template.tool_use", "{{ tools }}")
                               .read();
    const GgufTokenizer& tokenizer = detailOf(file).tokenizer;
    QVERIFY(tokenizer.isPresent());
    QCOMPARE(tokenizer.model, "gpt2");
    QCOMPARE(tokenizer.pre, "llama-bpe");
    QCOMPARE(tokenizer.tokens, 40U);
    QCOMPARE(tokenizer.merges, 30U);
    QCOMPARE(tokenizer.tokenTypes, 40U);
    QCOMPARE(tokenizer.controlTokens, 3U);
    QCOMPARE(tokenizer.userTokens, 1U);
    QCOMPARE(tokenizer.ids.size(), 2U);
    QCOMPARE(tokenizer.ids[1].first, "eos_token_id");
    QCOMPARE(tokenizer.chatTemplates, (std::vector<std::string>{"", "tool_use"}));
    QCOMPARE(tokenizer.chatTemplate, "{{ messages }}");
    QVERIFY(!detailOf(GgufBuilder().read()).tokenizer.isPresent());
}

void TestGgufMetadata::hyperparameters()
{
    // The architecture may stand behind the keys that are named after it, and numbers of another one are not its own.
    const ModelFile file = GgufBuilder()
                               .bare()
                               .value("qwen2.context_length", GgufType::Uint32, 32768U)
                               .value("qwen2.block_count", GgufType::Uint32, 28U)
                               .array<std::uint32_t>("qwen2.attention.head_count", GgufType::Uint32, {8, 16, 12})
                               .value("llama.embedding_length", GgufType::Uint32, 4096U)
                               .text("general.architecture", "qwen2")
                               .read();
    QCOMPARE(detailOf(file).contextLength, std::optional<std::uint64_t>(32768));
    QCOMPARE(detailOf(file).layerCount, std::optional<std::uint64_t>(28));
    QCOMPARE(detailOf(file).headCount, std::optional<std::uint64_t>(16));
    QVERIFY(!detailOf(file).embeddingLength);
}

void TestGgufMetadata::fileType()
{
    const auto name = [](std::uint32_t number) {
        const ModelFile file = GgufBuilder().value("general.file_type", GgufType::Uint32, number).value("general.quantization_version", GgufType::Uint32, 2U).read();
        return detailOf(file).fileTypeName + (detailOf(file).fileTypeGuessed ? "?" : "");
    };
    QCOMPARE(name(15), "Q4_K_M");
    QCOMPARE(name(12), "Q3_K_M");
    QCOMPARE(name(15 + 1024), "Q4_K_M?");
    QCOMPARE(name(41), "Q2_0");
    QCOMPARE(name(145), "IQ4_KS");
    QCOMPARE(name(128), "PQ2_0");
    QCOMPARE(name(999), "");
    QVERIFY(!detailOf(GgufBuilder().read()).fileType);
}

void TestGgufMetadata::splitKeys()
{
    const ModelFile file = GgufBuilder()
                               .value("split.no", GgufType::Uint16, std::uint16_t{1})
                               .value("split.count", GgufType::Uint16, std::uint16_t{3})
                               .value("split.tensors.count", GgufType::Int32, std::int32_t{21})
                               .read();
    QCOMPARE(detailOf(file).split.number, std::optional<std::uint64_t>(1));
    QCOMPARE(detailOf(file).split.count, std::optional<std::uint64_t>(3));
    QCOMPARE(detailOf(file).split.tensors, std::optional<std::uint64_t>(21));
}

void TestGgufMetadata::cutAnywhere_data()
{
    QTest::addColumn<uint>("version");
    QTest::newRow("v1") << 1U;
    QTest::newRow("v3") << 3U;
}

void TestGgufMetadata::cutAnywhere()
{
    QFETCH(uint, version);
    const std::string whole = GgufBuilder(version)
                                  .text("a", "text")
                                  .array<std::uint64_t>("n", GgufType::Uint64, {1, 2, 3})
                                  .texts("s", std::vector<std::string>(20, "ab"))
                                  .tensor("x", 0, {2, 2}, 16)
                                  .tensor("y", 2, {32, 2}, 36)
                                  .bytes();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const ModelFile file = readGguf(std::string_view(whole).substr(0, length));
        QVERIFY2(std::ranges::contains(file.problems, Severity::Error, &Problem::severity), std::to_string(length).c_str());
    }
    QVERIFY(!std::ranges::contains(readGguf(whole).problems, Severity::Error, &Problem::severity));
}

void TestGgufMetadata::cancel()
{
    std::stop_source stop;
    stop.request_stop();
    ReadContext context;
    context.stop = stop.get_token();
    const ModelFile file = GgufBuilder().texts("s", std::vector<std::string>(100'000, "ab")).tensor("x", 0, {2, 2}, 16).read(context);
    QVERIFY(file.cancelled);
    QVERIFY(file.tensors.isEmpty());
}

QTEST_GUILESS_MAIN(TestGgufMetadata)
#include "tst_gguf_metadata.moc"
