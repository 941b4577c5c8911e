// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/quantised_groups.h"
#include "model/directory/quantised_names.h"
#include "tests/directory/test_folder.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

namespace {

/// A store of some rows, counted.
class Rows
{
public:
    explicit Rows(std::vector<MadeTensor> tensors, const char* config = nullptr)
    {
        for (const MadeTensor& tensor : tensors) {
            TensorEntry entry;
            entry.name = tensor.name;
            entry.dtype = *safetensorsDtype(tensor.dtype);
            entry.shape = tensor.shape;
            entry.parameters = *elementCount(tensor.shape);
            entry.bytes = *knownDtypes()[entry.dtype].bytes(entry.parameters);
            m_store.add(entry);
        }
        const auto json = config == nullptr ? nlohmann::json() : nlohmann::json::parse(config);
        const RowRange all{0, m_store.size()};
        countQuantised(m_store, {&all, 1}, config == nullptr ? nullptr : &json);
    }
    [[nodiscard]] std::uint64_t total() const
    {
        std::uint64_t sum = 0;
        for (std::uint32_t row = 0; row < m_store.size(); ++row) {
            sum += m_store.parameters(row);
        }
        return sum;
    }
    [[nodiscard]] bool isOverhead(std::uint32_t row) const { return has(m_store.flags(row), TensorFlag::Overhead); }

private:
    TensorStore m_store;
};

} // namespace

class TestTotals final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void packedWeightsShowTheModelsTrueSize_data();
    void packedWeightsShowTheModelsTrueSize();
    void scalesAreOverhead();
    void plainModelsAreLeftAlone();
    void aScaleWithoutAPackedWeightIsAParameter();
    void biasOfAQuantisedLayerCounts();
    void groupsOverSeveralShards();
    void shapesThatMakeNoSense();
    void tensorInTwoShardsCountsOnce();
    void typesBySize();
    void aMillionRowsAreNotQuadratic();
};

void TestTotals::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("stem");
    QTest::addColumn<int>("suffix");
    const auto row = [](const char* name, const char* stem, QuantisedSuffix suffix) { QTest::newRow(name) << name << stem << static_cast<int>(suffix); };
    row("l.0.q.weight", "l.0.q", QuantisedSuffix::Weight);
    row("l.0.q.qweight", "l.0.q", QuantisedSuffix::QWeight);
    row("l.0.q.weight.absmax", "l.0.q", QuantisedSuffix::AbsMax);
    row("l.0.q.weight.quant_state.bitsandbytes__nf4", "l.0.q", QuantisedSuffix::QuantState);
    row("l.0.experts.gate_up_proj_blocks", "l.0.experts.gate_up_proj", QuantisedSuffix::Blocks);
    row("l.0.experts.gate_up_proj_scales", "l.0.experts.gate_up_proj", QuantisedSuffix::Scales);
    row("l.0.experts.down_proj_scale", "l.0.experts.down_proj", QuantisedSuffix::WeightScale);
    row("l.0.experts.down_proj", "l.0.experts.down_proj", QuantisedSuffix::Weight);
    row("l.0.q.weight_scale_inv", "l.0.q", QuantisedSuffix::WeightScale);
    row("l.0.q.bias", "", QuantisedSuffix::None);
    row("qweight", "", QuantisedSuffix::None);
    row("", "", QuantisedSuffix::None);
    row(".", "", QuantisedSuffix::None);
}

void TestTotals::names()
{
    QFETCH(QString, name);
    const std::string text = name.toStdString();
    const QuantisedName answer = quantisedName(text);
    QTEST(static_cast<int>(answer.suffix), "suffix");
    if (answer.suffix != QuantisedSuffix::None) {
        QTEST(QString::fromStdString(std::string(answer.stem)), "stem");
    }
}

/// huggingface.js PR#1770/#2003, hub-docs#2704, omlx#3489: 8 B shown as 2 B. Each group here is one weight of 64 × 128.
void TestTotals::packedWeightsShowTheModelsTrueSize_data()
{
    QTest::addColumn<QList<MadeTensor>>("tensors");
    QTest::addColumn<QString>("config");
    using List = QList<MadeTensor>;
    QTest::newRow("GPTQ with g_idx") << List{{"x.qweight", "I32", {16, 64}}, {"x.qzeros", "I32", {4, 8}}, {"x.scales", "F16", {4, 64}}, {"x.g_idx", "I32", {128}}} << "";
    QTest::newRow("GPTQ without g_idx") << List{{"x.qweight", "I32", {16, 64}}, {"x.qzeros", "I32", {4, 8}}, {"x.scales", "F16", {4, 64}}} << "";
    QTest::newRow("GPTQ of 8 bits") << List{{"x.qweight", "I32", {32, 64}}, {"x.qzeros", "I32", {4, 16}}, {"x.scales", "F16", {4, 64}}} << "";
    QTest::newRow("AWQ") << List{{"x.qweight", "I32", {128, 8}}, {"x.qzeros", "I32", {4, 8}}, {"x.scales", "F16", {4, 64}}} << "";
    QTest::newRow("bitsandbytes NF4")
        << List{{"x.weight", "U8", {4096, 1}}, {"x.weight.absmax", "U8", {128}}, {"x.weight.quant_map", "F32", {16}}, {"x.weight.quant_state.bitsandbytes__nf4", "U8", {90}}} << "";
    QTest::newRow("bitsandbytes NF4 in BF16")
        << List{{"x.weight", "BF16", {2048, 1}}, {"x.weight.absmax", "U8", {128}}, {"x.weight.quant_map", "F32", {16}}} << R"({"quantization_config":{"quant_method":"bitsandbytes"}})";
    QTest::newRow("bitsandbytes INT8") << List{{"x.weight", "I8", {64, 128}}, {"x.SCB", "F32", {64}}, {"x.weight_format", "U8", {}}} << "";
    QTest::newRow("MXFP4") << List{{"x_blocks", "U8", {1, 64, 4, 16}}, {"x_scales", "U8", {1, 64, 4}}} << "";
    QTest::newRow("NVFP4") << List{{"x.weight", "U8", {64, 64}}, {"x.weight_scale", "F8_E4M3", {64, 8}}, {"x.weight_scale_2", "F32", {}}, {"x.input_scale", "F32", {}}} << "";
    QTest::newRow("compressed-tensors, 4 bits")
        << List{{"x.weight_packed", "I32", {64, 16}}, {"x.weight_scale", "BF16", {64, 4}}, {"x.weight_shape", "I64", {2}}} << "";
    QTest::newRow("compressed-tensors, 8 bits")
        << List{{"x.weight_packed", "I32", {64, 32}}, {"x.weight_scale", "BF16", {64, 4}}, {"x.weight_shape", "I64", {2}}}
        << R"({"quantization_config":{"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":8}}}}})";
    QTest::newRow("compressed-tensors, NVFP4")
        << List{{"x.weight_packed", "U8", {64, 64}}, {"x.weight_scale", "F8_E4M3", {64, 8}}, {"x.weight_global_scale", "F32", {1}}} << "";
    QTest::newRow("FP8 in blocks") << List{{"x.weight", "F8_E4M3", {64, 128}}, {"x.weight_scale_inv", "F32", {1, 1}}} << "";
    QTest::newRow("FP8, fused experts") << List{{"e.down_proj", "F8_E4M3", {64, 128}}, {"e.down_proj_scale", "F32", {64, 1}}} << "";
    QTest::newRow("MLX, 4 bits") << List{{"x.weight", "U32", {64, 16}}, {"x.scales", "F16", {64, 2}}, {"x.biases", "F16", {64, 2}}} << R"({"quantization":{"group_size":64,"bits":4}})";
    QTest::newRow("MLX, groups of 32") << List{{"x.weight", "U32", {64, 16}}, {"x.scales", "F16", {64, 4}}, {"x.biases", "F16", {64, 4}}} << R"({"quantization":{"group_size":32,"bits":4}})";
    QTest::newRow("HQQ") << List{{"x.W_q", "U8", {32, 128}}, {"x.scale", "F16", {128, 1}}, {"x.zero", "F16", {128, 1}}} << "";
    QTest::newRow("EXL2") << List{{"x.q_weight", "I32", {20, 64}}, {"x.q_perm", "I16", {128}}, {"x.q_scale", "I32", {4, 8}}, {"x.q_groups", "I16", {8}}} << "";
    QTest::newRow("EXL3") << List{{"x.trellis", "I16", {8, 4, 64}}, {"x.suh", "F16", {128}}, {"x.svh", "F16", {64}}} << "";
    QTest::newRow("BitNet") << List{{"x.weight", "U8", {16, 128}}, {"x.weight_scale", "BF16", {1}}} << R"({"quantization_config":{"quant_method":"bitnet"}})";
    QTest::newRow("Marlin") << List{{"x.B", "I32", {8, 128}}, {"x.s", "F16", {1, 64}}, {"x.workspace", "I32", {16}}} << "";
}

void TestTotals::packedWeightsShowTheModelsTrueSize()
{
    QFETCH(QList<MadeTensor>, tensors);
    QFETCH(QString, config);
    const std::string text = config.toStdString();
    const Rows rows({tensors.begin(), tensors.end()}, text.empty() ? nullptr : text.c_str());
    QCOMPARE(rows.total(), 64U * 128U);
}

void TestTotals::scalesAreOverhead()
{
    const Rows rows({{"x.weight", "F8_E4M3", {64, 128}}, {"x.weight_scale_inv", "F32", {1, 1}}, {"y.weight", "BF16", {4}}});
    QVERIFY(!rows.isOverhead(0));
    QVERIFY(rows.isOverhead(1));
    QVERIFY(!rows.isOverhead(2));
    QCOMPARE(rows.total(), 64U * 128U + 4U);
}

void TestTotals::plainModelsAreLeftAlone()
{
    const Rows rows({{"x.weight", "BF16", {8, 8}}, {"x.scale", "F32", {8}}, {"x.scales", "F32", {8}}, {"x.s", "F32", {2}}});
    QCOMPARE(rows.total(), 64U + 8U + 8U + 2U);
    QVERIFY(!rows.isOverhead(1));
}

void TestTotals::aScaleWithoutAPackedWeightIsAParameter()
{
    const Rows rows({{"norm.scale", "F32", {8}}, {"norm.weight", "BF16", {8}}, {"embeddings.position_ids", "I64", {1, 512}}});
    QCOMPARE(rows.total(), 528U);
    QVERIFY(!rows.isOverhead(0));
}

void TestTotals::biasOfAQuantisedLayerCounts()
{
    const Rows rows({{"x.qweight", "I32", {16, 64}}, {"x.scales", "F16", {4, 64}}, {"x.g_idx", "I32", {128}}, {"x.bias", "F16", {64}}});
    QCOMPARE(rows.total(), 64U * 128U + 64U);
}

void TestTotals::groupsOverSeveralShards()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    folder.file("model-00001-of-00002.safetensors", safetensors({{"x.weight", "F8_E4M3", {64, 128}}}));
    folder.file("model-00002-of-00002.safetensors", safetensors({{"x.weight_scale_inv", "F32", {1, 1}}}));
    folder.file("model.safetensors.index.json",
        R"({"metadata":{"total_size":8196},"weight_map":{"x.weight":"model-00001-of-00002.safetensors","x.weight_scale_inv":"model-00002-of-00002.safetensors"}})");
    const auto opened = folder.open();
    QCOMPARE(opened->root().parameters, 64U * 128U);
    QCOMPARE(opened->root().tensorCount, 2U);
    QCOMPARE(opened->root().tensorBytes, 8196U);
}

void TestTotals::shapesThatMakeNoSense()
{
    // Numbers from a file, and none of them may divide by zero or wrap.
    const Rows empty({{"x.qweight", "I32", {}}, {"x.scales", "F16", {}}, {"x.g_idx", "I32", {}}});
    QCOMPARE(empty.total(), 0U);
    const Rows zero({{"x.qweight", "I32", {0, 0}}, {"x.qzeros", "I32", {0, 0}}, {"x.scales", "F16", {0, 0}}});
    QCOMPARE(zero.total(), 0U);
    const Rows bits({{"x.weight_packed", "I32", {8}}, {"x.weight_scale", "F32", {1}}}, R"({"quantization_config":{"bits":18446744073709551615}})");
    QCOMPARE(bits.total(), 64U);
    const Rows odd({{"x.weight", "U32", {4}}, {"x.scales", "F16", {1}}}, R"({"quantization":{"group_size":18446744073709551615}})");
    QVERIFY(odd.total() > 0);
}

void TestTotals::tensorInTwoShardsCountsOnce()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    folder.file("model-00001-of-00002.safetensors", safetensors({{"a"}})).file("model-00002-of-00002.safetensors", safetensors({{"a"}, {"b"}}));
    folder.file("model.safetensors.index.json", R"({"metadata":{"total_size":32},"weight_map":{"a":"model-00001-of-00002.safetensors","b":"model-00002-of-00002.safetensors"}})");
    const auto opened = folder.open();
    QCOMPARE(opened->root().tensorCount, 2U);
    QCOMPARE(opened->root().parameters, 8U);
}

void TestTotals::typesBySize()
{
    TestFolder folder;
    folder.file("model.safetensors", safetensors({{"a", "F32", {4}}, {"b", "BF16", {100}}, {"c", "BF16", {1}}}));
    const auto opened = folder.open();
    const auto& dtypes = opened->root().dtypes;
    QCOMPARE(dtypes.size(), 2U);
    QCOMPARE(dtypes[0].dtype, std::string("BF16"));
    QCOMPARE(dtypes[0].tensors, 2U);
    QCOMPARE(dtypes[0].parameters, 101U);
    QCOMPARE(dtypes[0].bytes, 202U);
}

void TestTotals::aMillionRowsAreNotQuadratic()
{
    std::vector<MadeTensor> tensors;
    for (int i = 0; i < 200'000; ++i) {
        tensors.push_back({"l." + std::to_string(i) + ".weight", "F8_E4M3", {2}});
        tensors.push_back({"l." + std::to_string(i) + ".weight_scale", "F32", {}});
    }
    QCOMPARE(Rows(std::move(tensors)).total(), 400'000U);
}

QTEST_GUILESS_MAIN(TestTotals)
#include "tst_totals.moc"
