// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/formats/safetensors/hand_made.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace std::string_literals;

namespace {

constexpr auto Weight = R"("w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]})";

std::string withMetadata(std::string_view metadata)
{
    return R"({"__metadata__":)" + std::string(metadata) + ',' + Weight + '}';
}

} // namespace

/// Kinds of files that users of other tools reported; each function bears the name of its report.
class tst_SafetensorsFieldReports : public QObject
{
    Q_OBJECT

private slots:
    void safetensors278_metadataHoldsAnInteger();
    void safetensors823_fastsafetensors96_metadataEmptyOrNull_data();
    void safetensors823_fastsafetensors96_metadataEmptyOrNull();
    void safetensors466_601_metadataWithoutTensors();
    void safetensors849_tensorNamedMetadata();
    void safetensors442_280_vllm1687_zeroElementTensors();
    void safetensors668_headerOfMoreThan100MB();
    void comfyui15602_bytesAfterTheLastTensor();
    void fak12603_shapeLargerThanOffsets();
    void comfyuiGguf21_candle2875_float8();
    void ollama6357_9339_bitsandbytesU8();
    void persugpt2_truncatedShard();
    void mlx743_safetensors549_formatIsMissing();
};

void tst_SafetensorsFieldReports::safetensors278_metadataHoldsAnInteger()
{
    const ModelFile file = readHeader(withMetadata(R"({"format":"pt","step":1500})"), 8);
    QCOMPARE(loud(file), "warning safetensors.metadata @9"s);
    QCOMPARE(names(file), "w"s);
    QCOMPARE(file.metadata.at(1).key, "step"s);
    QCOMPARE(file.metadata.at(1).type, "number"s);
    QCOMPARE(file.metadata.at(1).value.get<std::string>(), "1500"s);
}

void tst_SafetensorsFieldReports::safetensors823_fastsafetensors96_metadataEmptyOrNull_data()
{
    QTest::addColumn<QByteArray>("metadata");
    QTest::addColumn<QByteArray>("problem");
    QTest::newRow("empty") << QByteArray("{}") << QByteArray();
    QTest::newRow("null") << QByteArray("null") << QByteArray("warning safetensors.metadata @9");
}

void tst_SafetensorsFieldReports::safetensors823_fastsafetensors96_metadataEmptyOrNull()
{
    QFETCH(QByteArray, metadata);
    QFETCH(QByteArray, problem);
    const ModelFile file = readHeader(withMetadata(metadata.toStdString()), 8);
    QCOMPARE(loud(file), problem.toStdString());
    QCOMPARE(names(file), "w"s);
    QVERIFY(file.metadata.empty());
}

void tst_SafetensorsFieldReports::safetensors466_601_metadataWithoutTensors()
{
    const std::string plain = R"({"__metadata__":{"format":"pt"}})";
    const ModelFile file = readHeader(plain);
    QCOMPARE(loud(file), ""s);
    QCOMPARE(file.tensors.size(), 0U);
    QCOMPARE(file.metadata.size(), std::size_t{1});
    // What an old writer made of it: the metadata stand behind the object.
    const std::string old = R"({},"__metadata__":{"format":"pt"}})";
    const ModelFile broken = readHeader(old);
    QCOMPARE(loud(broken), "error safetensors.text_after_header @10"s);
    QCOMPARE(broken.metadata.size(), std::size_t{1});
    QCOMPARE(broken.metadata[0].value.get<std::string>(), "pt"s);
}

void tst_SafetensorsFieldReports::safetensors849_tensorNamedMetadata()
{
    const std::string header = R"({"__metadata__":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"w":{"dtype":"U8","shape":[4],"data_offsets":[8,12]}})";
    const ModelFile file = readHeader(header, 12);
    QCOMPARE(loud(file), "error safetensors.metadata_is_a_tensor @9"s);
    QCOMPARE(names(file), "__metadata__,w"s);
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Faulty));
    QVERIFY(file.metadata.empty());
    // Metadata that happen to use such a word stay metadata.
    const ModelFile words = readHeader(withMetadata(R"({"dtype":"bf16 mixed","shape":"square"})"), 8);
    QCOMPARE(loud(words), ""s);
    QCOMPARE(words.metadata.size(), std::size_t{2});
}

void tst_SafetensorsFieldReports::safetensors442_280_vllm1687_zeroElementTensors()
{
    const std::string header
        = R"({"a":{"dtype":"F32","shape":[0],"data_offsets":[0,0]},"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"z":{"dtype":"F16","shape":[3,0,5],"data_offsets":[8,8]}})";
    const ModelFile file = readHeader(header, 8);
    QCOMPARE(loud(file), ""s);
    QCOMPARE(names(file), "a,w,z"s);
    QCOMPARE(file.tensors.bytes(2), 0U);
}

void tst_SafetensorsFieldReports::safetensors668_headerOfMoreThan100MB()
{
    // 100,000,008 bytes: entries at the start, then blanks.
    const std::size_t length = 100'000'008;
    std::string bytes = safetensors("{"s + Weight + "}", 0);
    bytes = ByteBuilder().number<std::uint64_t>(length).raw(std::string_view(bytes).substr(8)).bytes();
    bytes.append(8 + length - bytes.size(), ' ');
    bytes.append(8, '\0');
    const ModelFile file = readBytes(bytes);
    QCOMPARE(loud(file), "warning safetensors.header_large @0"s);
    QCOMPARE(names(file), "w"s);
    QCOMPARE(file.tensors.offset(0), std::uint64_t{8 + length});
}

void tst_SafetensorsFieldReports::comfyui15602_bytesAfterTheLastTensor()
{
    const std::string header = "{"s + Weight + "}";
    const ModelFile file = readHeader(header, 8 + 100);
    QCOMPARE(loud(file), "warning safetensors.trailing_bytes @" + std::to_string(8 + header.size() + 8));
    QCOMPARE(names(file), "w"s);
    QVERIFY(file.problems[0].message.utf8().starts_with("100 bytes"));
    QVERIFY(file.tensors.flags(0) == TensorFlag::None);
}

void tst_SafetensorsFieldReports::fak12603_shapeLargerThanOffsets()
{
    const std::string header = R"({"w":{"dtype":"F32","shape":[4096,4096],"data_offsets":[0,8]}})";
    const ModelFile file = readHeader(header, 8);
    QCOMPARE(loud(file), "error safetensors.size @9"s);
    QCOMPARE(file.tensors.bytes(0), 8U); // what the file gives it, not what the shape wishes
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Faulty));
}

void tst_SafetensorsFieldReports::comfyuiGguf21_candle2875_float8()
{
    const std::string header
        = R"({"w":{"dtype":"F8_E4M3","shape":[4],"data_offsets":[0,4]},"v":{"dtype":"F8_E5M2","shape":[4],"data_offsets":[4,8]},"s":{"dtype":"F8_E8M0","shape":[1],"data_offsets":[8,9]}})";
    const ModelFile file = readHeader(header, 9);
    QCOMPARE(loud(file), ""s);
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("F8_E4M3"));
    QCOMPARE(file.tensors.parameters(0), 4U);
}

void tst_SafetensorsFieldReports::ollama6357_9339_bitsandbytesU8()
{
    const std::string header = R"({"q.weight":{"dtype":"U8","shape":[8388608,1],"data_offsets":[0,8388608]}})";
    const ModelFile file = readHeader(header, 8388608);
    QCOMPARE(loud(file), ""s);
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("U8"));
}

void tst_SafetensorsFieldReports::persugpt2_truncatedShard()
{
    // 5 GB by the header, 4 GB in the file: nothing of the data is read, so a hole of that size will do.
    class Hole final : public ByteSource
    {
    public:
        explicit Hole(std::string head)
            : m_head(std::move(head))
        {
        }
        std::uint64_t size() const override { return 4'070'000'000; }
        Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
        {
            return m_head.read(offset, out);
        }

    private:
        MemorySource m_head;
    };
    const std::string header
        = R"({"a":{"dtype":"U8","shape":[4000000000],"data_offsets":[0,4000000000]},"b":{"dtype":"U8","shape":[1000000000],"data_offsets":[4000000000,5000000000]}})";
    const ModelFile file = SafetensorsReader().read(std::make_shared<Hole>(safetensors(header)), {});
    QCOMPARE(loud(file), "error safetensors.truncated @4070000000"s);
    QCOMPARE(names(file), "a,b"s);
    QVERIFY(file.tensors.flags(0) == TensorFlag::None);
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Truncated));
    QCOMPARE(file.statedBytes, 8 + header.size() + 5'000'000'000U);
    const std::string message = file.problems[0].message.utf8();
    QVERIFY2(message.find("930 MB") != std::string::npos, message.c_str());
}

void tst_SafetensorsFieldReports::mlx743_safetensors549_formatIsMissing()
{
    // Loaders that insist on "format" are wrong; the file is whole, and it says nothing of its framework.
    const ModelFile without = readHeader("{"s + Weight + "}", 8);
    QCOMPARE(loud(without), ""s);
    QVERIFY(without.metadata.empty());
    const ModelFile resaved = readHeader(withMetadata(R"({"created_by":"mlx"})"), 8);
    QCOMPARE(loud(resaved), ""s);
    QCOMPARE(resaved.metadata.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(tst_SafetensorsFieldReports)

#include "tst_safetensors_field_reports.moc"
