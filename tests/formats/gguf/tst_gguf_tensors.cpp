// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of tensors, their types, and where their data lie.

#include "model/formats/gguf/byte_parts.h"
#include "model/formats/gguf/ggml_types.h"
#include "tests/formats/gguf/gguf_builder.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

using Codes = std::vector<std::string>;

namespace {

std::vector<std::uint64_t> shape(const ModelFile& file, std::uint32_t row)
{
    const auto extents = file.tensors.shape(row);
    return {extents.begin(), extents.end()};
}

/// Words of the first problem with this code.
std::string words(const ModelFile& file, std::string_view code)
{
    const auto found = std::ranges::find(file.problems, code, &Problem::code);
    return found == file.problems.end() ? std::string() : found->message.utf8();
}

bool isOpaque(const ModelFile& file, std::uint32_t row)
{
    return has(file.tensors.flags(row), TensorFlag::Opaque);
}

} // namespace

class TestGgufTensors : public QObject
{
    Q_OBJECT

private slots:
    void shapesAreOutermostFirst();
    void mainlineTypes_data();
    void mainlineTypes();
    void foreignTypes_data();
    void foreignTypes();
    void removedTypesNameTheRemedy();
    void unknownTypeIsOpaque();
    void sharedIdThatDoesNotFit();
    void sharedIdThatFits();
    void sharedIdOfTheLastTensor();
    void manyUnknownTypesStaySmall();
    void dimensions();
    void blocks();
    void names();
    void gapAndOverlap();
    void orderOfTheList();
    void offsets();
    void truncation();
    void pieceOfACutFile();
    void namedSafetensors();
    void trailingBytes();
    void joinedFiles();
    void oneTooMany();
    void zerosInsteadOfTheList();
    void repeatedFaultsAreCounted();
    void byteParts_data();
    void byteParts();
};

void TestGgufTensors::shapesAreOutermostFirst()
{
    const ModelFile file = GgufBuilder().tensor("scalar", 0, {}, 4).tensor("a", 0, {7}, 28).tensor("b", 1, {3, 2}, 12).tensor("c", 0, {5, 4, 3, 2}, 480).tensor("none", 0, {0, 3}, 0).tensor("after", 0, {2}, 8).read();
    QVERIFY(file.problems.empty());
    QCOMPARE(shape(file, 0), std::vector<std::uint64_t>{});
    QCOMPARE(shape(file, 2), (std::vector<std::uint64_t>{2, 3}));
    QCOMPARE(shape(file, 3), (std::vector<std::uint64_t>{2, 3, 4, 5}));
    QCOMPARE(file.tensors.parameters(0), 1U);
    QCOMPARE(file.tensors.parameters(3), 120U);
    QCOMPARE(file.tensors.bytes(4), 0U);
    QCOMPARE(file.tensors.offset(4), file.tensors.offset(5));
    QVERIFY(file.tensors.detail(2) == nullptr); // the stored order follows from the shape, so nothing is kept for it
    QCOMPARE(file.statedBytes, file.tensors.offset(5) + 8);
}

void TestGgufTensors::mainlineTypes_data()
{
    QTest::addColumn<uint>("id");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<uint>("block");
    QTest::addColumn<uint>("bytes");
    const auto row = [](uint id, const char* name, uint block, uint bytes) { QTest::newRow(name) << id << QByteArray(name) << block << bytes; };
    row(0, "F32", 1, 4);
    row(1, "F16", 1, 2);
    row(2, "Q4_0", 32, 18);
    row(3, "Q4_1", 32, 20);
    row(6, "Q5_0", 32, 22);
    row(7, "Q5_1", 32, 24);
    row(8, "Q8_0", 32, 34);
    row(9, "Q8_1", 32, 36);
    row(10, "Q2_K", 256, 84);
    row(11, "Q3_K", 256, 110);
    row(12, "Q4_K", 256, 144);
    row(13, "Q5_K", 256, 176);
    row(14, "Q6_K", 256, 210);
    row(15, "Q8_K", 256, 292);
    row(16, "IQ2_XXS", 256, 66);
    row(17, "IQ2_XS", 256, 74);
    row(18, "IQ3_XXS", 256, 98);
    row(19, "IQ1_S", 256, 50);
    row(20, "IQ4_NL", 32, 18);
    row(21, "IQ3_S", 256, 110);
    row(22, "IQ2_S", 256, 82);
    row(23, "IQ4_XS", 256, 136);
    row(24, "I8", 1, 1);
    row(25, "I16", 1, 2);
    row(26, "I32", 1, 4);
    row(27, "I64", 1, 8);
    row(28, "F64", 1, 8);
    row(29, "IQ1_M", 256, 56);
    row(30, "BF16", 1, 2);
    row(34, "TQ1_0", 256, 54);
    row(35, "TQ2_0", 256, 66);
    row(39, "MXFP4", 32, 17);
    row(40, "NVFP4", 64, 36);
    row(41, "Q1_0", 128, 18);
    row(42, "Q2_0", 64, 18);
}

void TestGgufTensors::mainlineTypes()
{
    QFETCH(uint, id);
    QFETCH(QByteArray, name);
    QFETCH(uint, block);
    QFETCH(uint, bytes);
    const ModelFile file = GgufBuilder().tensor("t", id, {block * 2, 3}, std::uint64_t{bytes} * 6).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.dtypeName(0), name.toStdString());
    QCOMPARE(file.tensors.bytes(0), std::uint64_t{bytes} * 6);
    QCOMPARE(file.tensors.parameters(0), std::uint64_t{block} * 6);
    QVERIFY(!isOpaque(file, 0));
}

void TestGgufTensors::foreignTypes_data()
{
    QTest::addColumn<uint>("id");
    QTest::addColumn<qulonglong>("rowLength");
    QTest::addColumn<qulonglong>("bytes"); // of three rows
    QTest::addColumn<QByteArray>("says");
    const auto row = [](uint id, const char* name, qulonglong length, qulonglong bytes, const char* program) {
        QTest::addRow("%u %s", id, name) << id << length << bytes << QByteArray(name) + " of " + program;
    };
    row(153, "IQ2_KT", 512, 3 * (4 + 2 * 68), "ik_llama.cpp");
    row(144, "IQ4_KS", 256, 3 * (4 + 136), "ik_llama.cpp");
    row(137, "IQ2_K", 256, 3 * 76, "ik_llama.cpp");
    row(157, "IQ2_KL", 256, 3 * (2 + 86), "ik_llama.cpp");
    row(219, "IQ1_S_R4", 64, 3 * (2 + 2 * 6), "ik_llama.cpp");
    row(36, "I2_S", 64, 3 * 64 / 4 + 32, "BitNet");
    row(142, "PQ2_0", 128, 3 * 34, "PrismML");
    row(45, "TQ4_1S", 320, 3 * 10 * 20, "TurboQuant");
}

void TestGgufTensors::foreignTypes()
{
    QFETCH(uint, id);
    QFETCH(qulonglong, rowLength);
    QFETCH(qulonglong, bytes);
    QFETCH(QByteArray, says);
    const ModelFile file = GgufBuilder().tensor("t", id, {rowLength, 3}, bytes).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{"warning gguf.type"});
    QCOMPARE(file.tensors.dtypeName(0), "type " + std::to_string(id));
    QVERIFY(isOpaque(file, 0));
    QCOMPARE(file.tensors.bytes(0), bytes); // exact, not the padded distance
    QCOMPARE(file.tensors.parameters(0), rowLength * 3);
    QVERIFY2(QByteArray::fromStdString(words(file, "gguf.type")).contains(says), words(file, "gguf.type").c_str());
    QVERIFY(!isOpaque(file, 1));
}

void TestGgufTensors::removedTypesNameTheRemedy()
{
    for (const std::uint32_t id : {4U, 5U, 31U, 32U, 33U}) {
        const ModelFile file = GgufBuilder().tensor("t", id, {32, 2}, 36).tensor("n", 0, {4}, 16).read();
        QCOMPARE(told(file), Codes{"warning gguf.type"});
        QVERIFY2(words(file, "gguf.type").contains("to Q4_0"), words(file, "gguf.type").c_str());
        QVERIFY(isOpaque(file, 0));
    }
    QCOMPARE(ggmlTypeInstead(37), "IQ4_NL");
    QVERIFY(ggmlTypeInstead(39).empty());
}

void TestGgufTensors::unknownTypeIsOpaque()
{
    const ModelFile file = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0xFFFFFFFF, {8, 2}, 100).tensor("c", 500, {8, 2}, 100).tensor("d", 0, {4}, 16).tensor("e", 500, {8}, 77).read();
    QCOMPARE(told(file), (Codes{"warning gguf.type", "warning gguf.type"}));
    QCOMPARE(file.tensors.dtypeName(1), "type 4294967295");
    QCOMPARE(file.tensors.bytes(1), 128U); // to the next tensor
    QCOMPARE(file.tensors.bytes(4), 77U); // to the end of the file
    QVERIFY(words(file, "gguf.type").contains("500"));
    QCOMPARE(file.tensors.dtypeName(3), "F32");
}

void TestGgufTensors::sharedIdThatDoesNotFit()
{
    // 42 is Q2_0: 64 elements in 18 bytes in ggml, 128 in 34 in an early fork.
    const ModelFile fork = GgufBuilder().tensor("t", 42, {1024, 8}, 8 * 8 * 34).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(fork), Codes{"warning gguf.type"});
    QCOMPARE(fork.tensors.dtypeName(0), "type 42");
    QCOMPARE(fork.tensors.bytes(0), 8U * 8 * 34);
    // A layout that nobody described, larger and smaller than MXFP4's.
    for (const std::uint64_t bytes : {2048U, 256U}) {
        const ModelFile file = GgufBuilder().tensor("t", 39, {1024, 2}, bytes).tensor("n", 0, {4}, 16).read();
        QCOMPARE(told(file), Codes{"warning gguf.type"});
        QCOMPARE(file.tensors.dtypeName(0), "type 39");
        QCOMPARE(file.tensors.bytes(0), bytes);
        QVERIFY(words(file, "gguf.type").contains("MXFP4"));
    }
    // Rows that are no whole blocks of the mainline's type.
    const ModelFile odd = GgufBuilder().tensor("t", 41, {96, 2}, 64).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(odd), Codes{"warning gguf.type"});
    QCOMPARE(odd.tensors.dtypeName(0), "type 41");
}

void TestGgufTensors::sharedIdThatFits()
{
    const ModelFile file = GgufBuilder().tensor("a", 39, {64, 3}, 6 * 17).tensor("b", 40, {64, 3}, 3 * 36).tensor("c", 41, {128, 3}, 3 * 18).tensor("d", 42, {64, 3}, 3 * 18).read();
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.dtypeName(3), "Q2_0");
}

void TestGgufTensors::sharedIdOfTheLastTensor()
{
    // Alone, with nothing behind it: the size of the file decides where another layout fits it exactly.
    QCOMPARE(GgufBuilder().tensor("t", 42, {1024, 8}, 8 * 8 * 34).read().tensors.dtypeName(0), "type 42");
    QCOMPARE(GgufBuilder().tensor("t", 42, {1024, 8}, 8 * 16 * 18).read().tensors.dtypeName(0), "Q2_0");
    // Its like before it do not fit: it does not either.
    const ModelFile file = GgufBuilder().tensor("t", 39, {1024, 2}, 4096).tensor("u", 39, {1024, 2}, 4096).read();
    QCOMPARE(file.tensors.dtypeName(1), "type 39");
    // Cut off: the mainline's meaning stays.
    const std::string bytes = GgufBuilder().tensor("t", 39, {1024, 2}, 1088).bytes();
    QCOMPARE(readGguf(std::string_view(bytes).substr(0, bytes.size() - 10)).tensors.dtypeName(0), "MXFP4");
}

void TestGgufTensors::manyUnknownTypesStaySmall()
{
    GgufBuilder builder;
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        builder.tensor(std::to_string(i), 100'000 + i, {1}, 4);
    }
    const ModelFile file = builder.read();
    QCOMPARE(file.tensors.size(), 20'000U);
    QVERIFY(file.problems.size() < 50);
}

void TestGgufTensors::dimensions()
{
    const std::uint64_t big = std::uint64_t{1} << 63U;
    for (const std::vector<std::uint64_t>& dims : std::vector<std::vector<std::uint64_t>>{{big}, {std::uint64_t{1} << 32U, std::uint64_t{1} << 32U}, {~std::uint64_t{7}}, {std::uint64_t{1} << 61U, 8}, {std::uint64_t{1} << 62U}}) {
        const ModelFile file = GgufBuilder().tensor("a", 0, {4}, 16).tensor("t", 0, dims, 32).tensor("n", 0, {4}, 16).read();
        QCOMPARE(told(file), Codes{"error gguf.shape"});
        QCOMPARE(file.tensors.size(), 3U);
        QCOMPARE(file.tensors.bytes(1), 32U);
        QVERIFY(has(file.tensors.flags(1), TensorFlag::Faulty));
        QVERIFY(!has(file.tensors.flags(2), TensorFlag::Faulty));
    }
    const ModelFile five = GgufBuilder().tensor("t", 0, {1, 2, 1, 2, 1}, 16).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(five), Codes{"error gguf.rank"});
    QCOMPARE(shape(five, 0).size(), 5U);
    QCOMPARE(five.tensors.size(), 2U);
    ByteBuilder million;
    million.number(std::uint64_t{1}).raw("t").number(1'000'000U).zeros(32);
    const ModelFile file = GgufBuilder().tensor("a", 0, {4}, 16).rawTensor(million.bytes()).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{"error gguf.rank"});
    QCOMPARE(file.tensors.size(), 1U);
}

void TestGgufTensors::blocks()
{
    const ModelFile file = GgufBuilder().tensor("t", 2, {48, 2}, 54).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{"error gguf.shape"});
    QCOMPARE(file.tensors.dtypeName(0), "Q4_0");
    QVERIFY(words(file, "gguf.shape").contains("48"));
    // The rule is about rows: 64 elements in rows of 16 are two blocks, and yet no whole ones.
    QCOMPARE(told(GgufBuilder().tensor("t", 2, {16, 4}, 36).tensor("n", 0, {4}, 16).read()), Codes{"error gguf.shape"});
}

void TestGgufTensors::names()
{
    QCOMPARE(told(GgufBuilder().tensor("a", 0, {4}, 16).tensor("a", 0, {4}, 16).read()), Codes{"error gguf.tensor-twice"});
    QCOMPARE(told(GgufBuilder().tensor("a\xFF", 0, {4}, 16).read()), Codes{"error gguf.name-utf8"});
    QCOMPARE(told(GgufBuilder().tensor("", 0, {4}, 16).read()), Codes{"note gguf.name-empty"});
    QCOMPARE(told(GgufBuilder().tensor(std::string(63, 'x'), 0, {4}, 16).read()), Codes{});
    QCOMPARE(told(GgufBuilder().tensor(std::string(64, 'x'), 0, {4}, 16).read()), Codes{"note gguf.name-long"});
    const ModelFile longName = GgufBuilder().tensor("a", 0, {4}, 16).tensor(std::string(2'000'000, 'x'), 0, {4}, 16).read();
    QCOMPARE(told(longName), Codes{"error gguf.tensor-list"});
    QCOMPARE(longName.tensors.size(), 1U);
}

void TestGgufTensors::gapAndOverlap()
{
    const ModelFile gap = GgufBuilder().tensor("a", 0, {4}, 96, 0).tensor("b", 0, {4}, 16, 96).read();
    QCOMPARE(told(gap), Codes{"warning gguf.gap"});
    QVERIFY(words(gap, "gguf.gap").contains("64"));
    QVERIFY(!has(gap.tensors.flags(1), TensorFlag::Faulty));
    QCOMPARE(told(GgufBuilder().tensor("a", 0, {4}, 48, 32).read()), Codes{"warning gguf.gap"});
    const ModelFile overlap = GgufBuilder().tensor("a", 0, {16}, 64).tensor("b", 0, {4}, 16, 32).read();
    QVERIFY(tells(overlap, "gguf.overlap"));
    QVERIFY(has(overlap.tensors.flags(1), TensorFlag::Faulty));
    const ModelFile same = GgufBuilder().tensor("a", 0, {16}, 64).tensor("b", 0, {16}, 0, 0).read();
    QCOMPARE(told(same), Codes{"error gguf.overlap"});
}

void TestGgufTensors::orderOfTheList()
{
    const ModelFile file = GgufBuilder().tensor("a", 0, {8}, 32, 32).tensor("b", 0, {8}, 32, 0).read();
    QCOMPARE(told(file), Codes{"warning gguf.order"});
    QCOMPARE(file.tensors.name(0), "a");
    QCOMPARE(file.tensors.offset(0), file.tensors.offset(1) + 32);
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Faulty));
}

void TestGgufTensors::offsets()
{
    for (const std::uint64_t offset : {std::uint64_t{1'000'000}, (std::uint64_t{1} << 63U) + 64, ~std::uint64_t{31}}) {
        const ModelFile file = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {4}, 16, offset).read();
        QCOMPARE(told(file), Codes{"error gguf.offset-beyond"});
        QVERIFY(has(file.tensors.flags(1), TensorFlag::Truncated));
        QCOMPARE(file.tensors.flags(0), TensorFlag::None);
    }
    const ModelFile crooked = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {4}, 32, 36).tensor("c", 0, {4}, 16).read();
    QCOMPARE(told(crooked), Codes{"error gguf.unaligned"});
    QCOMPARE(crooked.tensors.flags(2), TensorFlag::None);
}

void TestGgufTensors::truncation()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {4}, 16).tensor("c", 0, {4}, 16).bytes();
    const ModelFile last = readGguf(std::string_view(whole).substr(0, whole.size() - 1));
    QCOMPARE(told(last), Codes{"error gguf.truncated"});
    QVERIFY(has(last.tensors.flags(2), TensorFlag::Truncated));
    QCOMPARE(last.tensors.flags(1), TensorFlag::None);
    QCOMPARE(last.tensors.bytes(2), 16U);
    QCOMPARE(last.statedBytes, whole.size());
    QCOMPARE(last.problems.front().offset, std::optional<std::uint64_t>(whole.size() - 1));
    const ModelFile all = readGguf(std::string_view(whole).substr(0, whole.size() - 80));
    QCOMPARE(told(all), Codes{"error gguf.truncated"});
    for (std::uint32_t row = 0; row < 3; ++row) {
        QVERIFY(has(all.tensors.flags(row), TensorFlag::Truncated));
        QVERIFY(!has(all.tensors.flags(row), TensorFlag::Faulty));
    }
}

void TestGgufTensors::pieceOfACutFile()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {64}, 256).bytes();
    const ModelFile file = readGguf(std::string_view(whole).substr(0, whole.size() - 100), "model.gguf.part1of2");
    QCOMPARE(told(file), Codes{"note gguf.piece"});
    QVERIFY(words(file, "gguf.piece").contains("Join"));
}

void TestGgufTensors::namedSafetensors()
{
    const std::string bytes = GgufBuilder().tensor("a", 0, {4}, 16).bytes();
    QCOMPARE(told(readGguf(bytes, "model.safetensors")), Codes{"error gguf.named-safetensors"});
    QCOMPARE(told(readGguf(bytes, "model")), Codes{});
}

void TestGgufTensors::trailingBytes()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {4}, 16).bytes();
    QCOMPARE(told(readGguf(whole + std::string(16, '\0'))), Codes{}); // the padding of the last tensor
    const ModelFile file = readGguf(whole + std::string(17, '\0'));
    QCOMPARE(told(file), Codes{"warning gguf.trailing"});
    QCOMPARE(file.problems.front().offset, std::optional<std::uint64_t>(whole.size() + 16));
    QCOMPARE(file.statedBytes, whole.size());
    QCOMPARE(told(readGguf(GgufBuilder().bytes())), Codes{});
}

void TestGgufTensors::joinedFiles()
{
    const auto part = [](bool padded) {
        std::string bytes = GgufBuilder().tensor("a", 0, {4}, 16).bytes();
        return padded ? bytes + std::string(16, '\0') : bytes;
    };
    for (const bool padded : {true, false}) {
        const ModelFile file = readGguf(part(padded) + part(padded) + part(padded));
        QCOMPARE(told(file), Codes{"error gguf.joined"});
        QVERIFY2(words(file, "gguf.joined").starts_with(padded ? "2 " : "1 ") || words(file, "gguf.joined").starts_with("2 "), words(file, "gguf.joined").c_str());
        QCOMPARE(file.tensors.size(), 1U);
    }
    const std::string first = GgufBuilder().value("split.count", GgufType::Uint16, std::uint16_t{2}).tensor("a", 0, {8}, 32).bytes();
    QCOMPARE(told(readGguf(first + part(true))), Codes{"note gguf.joined"});
}

void TestGgufTensors::oneTooMany()
{
    const ModelFile file = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {4}, 16).claimTensors(3).read();
    QVERIFY(std::ranges::contains(file.problems, Severity::Error, &Problem::severity));
    QVERIFY(file.tensors.size() >= 2);
    QCOMPARE(file.tensors.name(1), "b");
}

void TestGgufTensors::zerosInsteadOfTheList()
{
    std::string bytes = GgufBuilder().tensor("a", 0, {4}, 16).tensor("b", 0, {4}, 16).claimTensors(1000).bytes();
    const std::size_t second = bytes.find("b", bytes.find("general.architecture") + 40) - 8;
    bytes.resize(second);
    bytes.append(1'000'000, '\0');
    const ModelFile file = readGguf(bytes);
    QCOMPARE(told(file), Codes{"error gguf.zeros"});
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.problems[0].offset, std::optional<std::uint64_t>(second));
    const ModelFile metadata = readGguf(GgufBuilder().claimKeys(50).bytes() + std::string(10'000, '\0'));
    QVERIFY(tells(metadata, "gguf.zeros"));
    QCOMPARE(metadata.architecture, "llama");
}

void TestGgufTensors::repeatedFaultsAreCounted()
{
    GgufBuilder builder;
    for (int i = 0; i < 5000; ++i) {
        builder.tensor("same", 0, {4}, 16);
    }
    const ModelFile file = builder.read();
    QCOMPARE(file.tensors.size(), 5000U);
    QCOMPARE(file.problems.size(), 21U);
    QVERIFY2(file.problems.back().message.utf8().contains("4979"), file.problems.back().message.utf8().c_str());
}

void TestGgufTensors::byteParts_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("whole");
    QTest::addColumn<uint>("number");
    QTest::addColumn<uint>("count");
    const auto row = [](const char* name, const char* whole, uint number, uint count) { QTest::newRow(name) << QByteArray(name) << QByteArray(whole) << number << count; };
    row("model.gguf.part1of2", "model.gguf", 1, 2);
    row("folder/model.Q4_K.gguf.part02of10", "folder/model.Q4_K.gguf", 2, 10);
    row("model.gguf-split-a", "model.gguf", 1, 0);
    row("model.gguf-split-c", "model.gguf", 3, 0);
    row("model.gguf.001", "model.gguf", 1, 0);
    row("model.gguf.part3", "model.gguf", 3, 0);
    row("model.gguf", "", 0, 0);
    row("model.gguf.part3of2", "", 0, 0);
    row("model.gguf.sha256", "", 0, 0);
    row("model.gguf.part", "", 0, 0);
    row("model.gguf.partial", "", 0, 0);
    row("model-00001-of-00002.gguf", "", 0, 0);
    row("model.gguf.", "", 0, 0);
}

void TestGgufTensors::byteParts()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, whole);
    QFETCH(uint, number);
    QFETCH(uint, count);
    const auto part = bytePartOf(name.toStdString());
    QCOMPARE(part.has_value(), !whole.isEmpty());
    if (part) {
        QCOMPARE(part->whole, whole.toStdString());
        QCOMPARE(part->number, number);
        QCOMPARE(part->count, count);
    }
}

QTEST_GUILESS_MAIN(TestGgufTensors)
#include "tst_gguf_tensors.moc"
