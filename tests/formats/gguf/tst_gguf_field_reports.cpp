// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Faults that people met with GGUF files in other programs, one function for each, named after the report.

#include "tests/formats/gguf/gguf_builder.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

using Codes = std::vector<std::string>;

namespace {

/// Bytes that are made up as they are read, so that a file of many gigabytes costs nothing: what was asked for is counted.
class CountingSource final : public ByteSource
{
public:
    CountingSource(std::string head, std::uint64_t size)
        : m_head(std::move(head))
        , m_size(size)
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        const std::size_t count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), m_size - std::min(offset, m_size)));
        for (std::size_t i = 0; i < count; ++i) {
            out[i] = offset + i < m_head.size() ? static_cast<std::byte>(m_head[static_cast<std::size_t>(offset + i)]) : std::byte{0};
        }
        m_asked += count;
        return count;
    }
    [[nodiscard]] std::uint64_t asked() const { return m_asked; }

private:
    std::string m_head;
    std::uint64_t m_size;
    mutable std::uint64_t m_asked = 0;
};

} // namespace

class TestGgufFieldReports : public QObject
{
    Q_OBJECT

private slots:
    void ollama_4938_4987_llamacpp_20019_bigEndian();
    void bitnet_313_type36();
    void unsloth_3124_mxfp4();
    void comfyuiGguf_457_type41();
    void ggufToolSuite_35_type153();
    void llamacpp_9613_partsJoinedWithCat();
    void textgen_6187_part1of2();
    void llamacpp_6774_truncatedFile();
    void llamacpp_24884_emptyKey();
    void llamacpp_25378_aMillionDimensions();
    void llamacpp_26978_27203_productWraps();
    void llamacpp_13557_uint8ArraysStayUint8();
    void ollama_10208_q4kIsNotQ3km();
    void ggml_710_llamacpp_6040_dimensionOrder();
    void safetensorsExplorer_10_memoryToOpen();
};

void TestGgufFieldReports::ollama_4938_4987_llamacpp_20019_bigEndian()
{
    // The byte order shows in the version alone, in version 2 as in 3.
    for (const std::uint32_t version : {2U, 3U}) {
        for (const bool big : {false, true}) {
            const ModelFile file = GgufBuilder(version, big).value("n", GgufType::Uint32, 258U).tensor("t", 1, {3, 2}, 12).read();
            QCOMPARE(told(file), Codes{});
            QCOMPARE(detailOf(file).bigEndian, big);
            QCOMPARE(detailOf(file).version, version);
            QCOMPARE(valueOf(file, "n"), "258");
            QCOMPARE(file.tensors.shape(0)[0], 2U);
        }
    }
}

void TestGgufFieldReports::bitnet_313_type36()
{
    // I2_S: a quarter of a byte for each element, and 32 bytes behind the tensor.
    const ModelFile file = GgufBuilder().tensor("a", 36, {2560, 32}, 2560 * 32 / 4 + 32).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{"warning gguf.type"});
    QCOMPARE(file.tensors.dtypeName(0), "type 36");
    QCOMPARE(file.tensors.bytes(0), 2560U * 32 / 4 + 32);
    QVERIFY(file.problems.front().message.utf8().contains("BitNet"));
    QCOMPARE(file.tensors.dtypeName(1), "F32");
}

void TestGgufFieldReports::unsloth_3124_mxfp4()
{
    const ModelFile file = GgufBuilder().tensor("blk.0.ffn_up_exps.weight", 39, {2880, 4, 2}, 2880 / 32 * 17 * 8).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.dtypeName(0), "MXFP4");
    QCOMPARE(file.tensors.parameters(0), 2880U * 8);
}

void TestGgufFieldReports::comfyuiGguf_457_type41()
{
    const ModelFile file = GgufBuilder().tensor("a", 41, {256, 2}, 72).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.dtypeName(0), "Q1_0");
}

void TestGgufFieldReports::ggufToolSuite_35_type153()
{
    const ModelFile file = GgufBuilder().tensor("a", 153, {256, 2}, 144).tensor("n", 0, {4}, 16).read();
    QCOMPARE(told(file), Codes{"warning gguf.type"});
    QCOMPARE(file.tensors.dtypeName(0), "type 153");
    QVERIFY(file.problems.front().message.utf8().contains("IQ2_KT"));
    QCOMPARE(file.tensors.size(), 2U);
}

void TestGgufFieldReports::llamacpp_9613_partsJoinedWithCat()
{
    std::string bytes;
    for (const char* name : {"a", "b", "c"}) {
        bytes += GgufBuilder().tensor(name, 0, {8}, 32).bytes();
    }
    const ModelFile file = readGguf(bytes);
    QCOMPARE(told(file), Codes{"error gguf.joined"});
    QVERIFY(file.problems.front().message.utf8().starts_with("2 "));
    QCOMPARE(file.tensors.size(), 1U);
}

void TestGgufFieldReports::textgen_6187_part1of2()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {8}, 32).tensor("b", 0, {8}, 32).bytes();
    const ModelFile first = readGguf(std::string_view(whole).substr(0, whole.size() / 2 + 60), "m.gguf.part1of2");
    QVERIFY(first.problems.front().message.utf8().contains("cut by bytes"));
    QCOMPARE(first.tensors.size(), 2U);
    const ModelFile second = readGguf(std::string_view(whole).substr(whole.size() - 10), "m.gguf.part2of2");
    QVERIFY(tells(second, "gguf.no-gguf"));
}

void TestGgufFieldReports::llamacpp_6774_truncatedFile()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {1024}, 4096).bytes();
    const ModelFile file = readGguf(std::string_view(whole).substr(0, whole.size() - 1));
    QCOMPARE(told(file), Codes{"error gguf.truncated"});
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Truncated));
    QCOMPARE(file.statedBytes, whole.size());
}

void TestGgufFieldReports::llamacpp_24884_emptyKey()
{
    const ModelFile file = GgufBuilder().text("", "x").text("after", "y").tensor("a", 0, {8}, 32).read();
    QCOMPARE(told(file), Codes{"warning gguf.key-empty"});
    QCOMPARE(valueOf(file, "after"), "\"y\"");
    QCOMPARE(file.tensors.size(), 1U);
}

void TestGgufFieldReports::llamacpp_25378_aMillionDimensions()
{
    for (const std::uint32_t rank : {1'000'000U, 0xFFFFFFFFU, 0x20000000U}) {
        ByteBuilder info;
        info.number(std::uint64_t{1}).raw("t").number(rank);
        const ModelFile file = GgufBuilder().tensor("a", 0, {8}, 32).rawTensor(info.bytes()).read();
        QVERIFY(tells(file, "gguf.rank"));
        QCOMPARE(file.tensors.size(), 1U);
    }
}

void TestGgufFieldReports::llamacpp_26978_27203_productWraps()
{
    // 2^64 + 16 elements wrap to 16; 2^62 elements of 4 bytes wrap to none.
    const std::uint64_t half = std::uint64_t{1} << 32U;
    for (const auto& dims : std::vector<std::vector<std::uint64_t>>{{half, half}, {half + 1, half - 1}, {std::uint64_t{1} << 62U}, {16, (std::uint64_t{1} << 60U) + 1}}) {
        const ModelFile file = GgufBuilder().tensor("t", 0, dims, 64).tensor("n", 0, {8}, 32).read();
        QCOMPARE(told(file), Codes{"error gguf.shape"});
        QCOMPARE(file.tensors.size(), 2U);
        QCOMPARE(file.tensors.flags(1), TensorFlag::None);
    }
}

void TestGgufFieldReports::llamacpp_13557_uint8ArraysStayUint8()
{
    const ModelFile file = GgufBuilder().array<std::uint8_t>("tokenizer.ggml.precompiled_charsmap", GgufType::Uint8, {0, 1, 254}).read();
    QCOMPARE(typeOf(file, "tokenizer.ggml.precompiled_charsmap"), "array[uint8]");
    QCOMPARE(valueOf(file, "tokenizer.ggml.precompiled_charsmap"), "[0,1,254]");
}

void TestGgufFieldReports::ollama_10208_q4kIsNotQ3km()
{
    // 12 is Q4_K in the list of tensor types and Q3_K_M in the list of file types.
    const ModelFile file = GgufBuilder().value("general.file_type", GgufType::Uint32, 12U).tensor("t", 12, {256, 2}, 288).read();
    QCOMPARE(file.tensors.dtypeName(0), "Q4_K");
    QCOMPARE(detailOf(file).fileTypeName, "Q3_K_M");
}

void TestGgufFieldReports::ggml_710_llamacpp_6040_dimensionOrder()
{
    const ModelFile file = GgufBuilder().tensor("token_embd.weight", 1, {4096, 32000}, 64).read();
    QCOMPARE(file.tensors.shape(0)[0], 32000U);
    QCOMPARE(file.tensors.shape(0)[1], 4096U);
}

void TestGgufFieldReports::safetensorsExplorer_10_memoryToOpen()
{
    // 280,000 merges, 128,000 tokens, and tensors of 60 GB: only the header is read, and no string is kept for each.
    GgufBuilder builder;
    builder.texts("tokenizer.ggml.tokens", std::vector<std::string>(128'000, "token")).texts("tokenizer.ggml.merges", std::vector<std::string>(280'000, "to ken"));
    std::uint64_t offset = 0;
    for (int i = 0; i < 1000; ++i) {
        builder.tensor("blk." + std::to_string(i) + ".weight", 1, {4096, 7500}, 0, offset);
        offset += 4096 * 7500 * 2;
    }
    const std::string head = builder.bytes();
    const auto source = std::make_shared<CountingSource>(head, head.size() + offset);
    QElapsedTimer timer;
    timer.start();
    const ModelFile file = readGguf(source);
    QVERIFY2(timer.elapsed() < 2000, "slow");
    QCOMPARE(told(file), Codes{});
    QCOMPARE(file.tensors.size(), 1000U);
    QCOMPARE(detailOf(file).tokenizer.tokens, 128'000U);
    QCOMPARE(detailOf(file).tokenizer.merges, 280'000U);
    QVERIFY(source->asked() < head.size() + (1U << 20U));
    std::size_t kept = 0;
    for (const MetadataEntry& entry : file.metadata) {
        kept += entry.value.dump().size();
    }
    QVERIFY(kept < 2000);
}

QTEST_GUILESS_MAIN(TestGgufFieldReports)
#include "tst_gguf_field_reports.moc"
