// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/architecture_rules.h"
#include "model/checks/facts/expected_tensors.h"
#include "model/checks/facts/fact_file.h"
#include "model/checks/facts/tensor_comparison.h"
#include "tests/support/corpus.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestArchitectures final : public QObject
{
    Q_OBJECT

private slots:
    void everySetDescribesItself_data();
    void everySetDescribesItself();
    void sizesAreNoConditions_data();
    void sizesAreNoConditions();
    void debertaAsPublished();
    void realIndexes_data();
    void realIndexes();
    void configsOfAnyKindAreEndured_data();
    void configsOfAnyKindAreEndured();
    void manyTensorsTakeLittleTime();
};

namespace {

nlohmann::json parsed(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString(), nullptr, false)
                                          : nlohmann::json();
}

std::vector<std::uint32_t> allRows(const TensorStore& store)
{
    std::vector<std::uint32_t> rows(store.size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

/// A store with all tensors that a config promises, in the shapes that it promises.
TensorStore promised(const nlohmann::json& config)
{
    TensorStore store;
    const auto rules = ArchitectureRules::forConfig(config);
    if (!rules) {
        return store;
    }
    const EffectiveConfig effective(config, rules->set());
    ExpectedTensors expected(*rules, effective, 1'000'000);
    const auto end = expected.visit(
        [&store](const ExpectedTensor& tensor) {
            const std::vector<std::uint64_t> shape(tensor.shape.begin(), tensor.shape.end());
            return store.add({.name = tensor.name, .dtype = *dtypeByName("BF16"), .shape = shape});
        },
        {});
    return end == ExpectedTensors::End::Done ? std::move(store) : TensorStore();
}

} // namespace

void TestArchitectures::everySetDescribesItself_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("name");
    int number = 0;
    for (const auto& set : factFile(FactFile::Architectures)["sets"]) {
        QTest::addRow("%d %s %s", ++number, set["m"].get<std::string>().c_str(), set["c"].get<std::string>().c_str())
            << QString::fromStdString(set["m"].get<std::string>())
            << QString::fromStdString(set["c"].get<std::string>());
    }
}

void TestArchitectures::everySetDescribesItself()
{
    QFETCH(QString, type);
    QFETCH(QString, name);
    const nlohmann::json config{{"model_type", type.toStdString()}, {"architectures", {name.toStdString()}}};
    const auto rules = ArchitectureRules::forConfig(config);
    QVERIFY(rules.has_value());
    const TensorStore store = promised(config);
    if (store.isEmpty()) {
        QSKIP("a config with defaults alone does not say enough");
    }
    const NameIndex index(store, allRows(store));
    const TensorComparison comparison = compareTensors(config, index, {});
    QVERIFY(comparison.state == TensorComparison::State::Done);
    QCOMPARE(comparison.missingCount, std::uint64_t(0));
    QCOMPARE(comparison.misshapenCount, std::uint64_t(0));
    QCOMPARE(comparison.extraCount, std::uint64_t(0));
    QVERIFY(comparison.extraLayers.empty());
}

void TestArchitectures::sizesAreNoConditions_data()
{
    everySetDescribesItself_data();
}

/// A rule that holds only for widths above some number was read off too few models.
void TestArchitectures::sizesAreNoConditions()
{
    QFETCH(QString, type);
    QFETCH(QString, name);
    const nlohmann::json config{{"model_type", type.toStdString()}, {"architectures", {name.toStdString()}}};
    const auto rules = ArchitectureRules::forConfig(config);
    QVERIFY(rules.has_value());
    static const QRegularExpression size(u"(size|dim|rank)[a-z_]* *[<>]=? *[1-9]"_s);
    for (const nlohmann::json* group : rules->groups()) {
        for (const nlohmann::json& tensor : (*group)[2]) {
            const QString condition
                = tensor.size() > 2 ? QString::fromStdString(tensor[2].get<std::string>()) : QString();
            QVERIFY2(!size.match(condition).hasMatch(), qPrintable(condition));
        }
    }
}

/// DeBERTa-v3: no token types, positions in buckets, the keys of positions shared.
void TestArchitectures::debertaAsPublished()
{
    const nlohmann::json config{
        {"model_type", "deberta-v2"},        {"architectures", {"DebertaV2ForMaskedLM"}},
        {"hidden_size", 8},                  {"intermediate_size", 12},
        {"num_hidden_layers", 2},            {"vocab_size", 20},
        {"type_vocab_size", 0},              {"position_biased_input", false},
        {"relative_attention", true},        {"position_buckets", 16},
        {"max_relative_positions", -1},      {"norm_rel_ebd", "layer_norm"},
        {"share_att_key", true},             {"pos_att_type", "p2c|c2p"}};
    const TensorStore store = promised(config);
    const NameIndex index(store, allRows(store));
    QVERIFY(!index.find("deberta.embeddings.token_type_embeddings.weight"));
    QVERIFY(!index.find("deberta.embeddings.position_embeddings.weight"));
    QVERIFY(!index.find("deberta.encoder.layer.0.attention.self.pos_key_proj.weight"));
    QVERIFY(index.find("deberta.encoder.LayerNorm.weight").has_value());
    const auto place = index.find("deberta.encoder.rel_embeddings.weight");
    QVERIFY(place.has_value());
    QCOMPARE(store.shape(index.rows()[*place])[0], std::uint64_t(32));

    nlohmann::json unshared = config;
    unshared["share_att_key"] = false;
    const TensorStore more = promised(unshared);
    const NameIndex moreIndex(more, allRows(more));
    QVERIFY(moreIndex.find("deberta.encoder.layer.0.attention.self.pos_key_proj.weight").has_value());
    QVERIFY(moreIndex.find("deberta.encoder.layer.1.attention.self.pos_query_proj.bias").has_value());
}

void TestArchitectures::realIndexes_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("index");
    QTest::addColumn<int>("names");
    QTest::newRow("granite-3b-code-llama")
        << u"hf-dir/granite-3b-code-llama"_s << u"model.safetensors.index.json"_s << 514;
    QTest::newRow("qwen3.5-25b-moe") << u"hf-dir/qwen3.5-25b-moe"_s << u"model.safetensors.index.json"_s << 22'213;
    QTest::newRow("redpajama-7b-gptneox")
        << u"hf-dir/redpajama-7b-gptneox"_s << u"pytorch_model.bin.index.json"_s << 484;
    QTest::newRow("gpt-oss-20b") << u"hf-dir/gpt-oss-20b"_s << u"model.safetensors.index.json"_s << 459;
}

/// Only names: an index holds no shapes.
void TestArchitectures::realIndexes()
{
    QFETCH(QString, folder);
    QFETCH(QString, index);
    QFETCH(int, names);
    const nlohmann::json config = parsed(corpus(folder + u"/config.json"_s));
    const nlohmann::json map = parsed(corpus(folder + u'/' + index))["weight_map"];
    TensorStore store;
    for (const auto& [name, file] : map.items()) {
        const bool packed = name.ends_with("_blocks") || name.ends_with("_scales");
        QVERIFY(store.add({.name = name, .dtype = *dtypeByName(packed ? "U8" : "BF16"), .shape = {}}));
    }
    QCOMPARE(int(store.size()), names);
    const NameIndex index2(store, allRows(store));
    const TensorComparison comparison
        = compareTensors(config, index2, findQuantisation(index2, quantisationSettings(config, "config.json")));
    QVERIFY(comparison.state == TensorComparison::State::Done);
    QVERIFY2(comparison.missingCount == 0, comparison.missing.empty() ? "" : comparison.missing.front().name.c_str());
    QVERIFY2(
        comparison.extraCount == 0,
        comparison.extra.empty() ? "" : std::string(store.name(comparison.extra.front())).c_str());
}

void TestArchitectures::configsOfAnyKindAreEndured_data()
{
    QTest::addColumn<QByteArray>("config");
    for (
        const char* text :
        {"{}", "[]", "null", "3", R"({"model_type":"llama"})", R"({"model_type":3,"architectures":"x"})",
         R"({"model_type":"llama","architectures":[1,null,{}]})", R"({"model_type":"llama","num_hidden_layers":-5})",
         R"({"model_type":"llama","num_hidden_layers":1e300})",
         R"({"model_type":"llama","num_hidden_layers":18446744073709551615})",
         R"({"model_type":"llama","hidden_size":"wide"})",
         R"({"model_type":"llama","hidden_size":null,"num_attention_heads":0})",
         R"({"model_type":"mixtral","num_local_experts":4000000000,"num_hidden_layers":4000000000})",
         R"({"model_type":"llama","text_config":[],"vision_config":7})",
         R"({"model_type":"qwen2_vl","text_config":"x"})", R"({"model_type":"bert","id2label":"x"})",
         R"({"model_type":"gemma4_text","layer_types":[]})",
         R"({"model_type":"llama","quantization_config":{"quant_method":5,"bits":"x","load_in_4bit":"yes","weight_block_size":[1]},"quantization":{"mode":4}})"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestArchitectures::configsOfAnyKindAreEndured()
{
    QFETCH(QByteArray, config);
    const nlohmann::json json = nlohmann::json::parse(config.toStdString(), nullptr, false);
    TensorStore store;
    QVERIFY(store.add({.name = "model.embed_tokens.weight", .dtype = *dtypeByName("U8"), .shape = {}}));
    QVERIFY(store.add({.name = "model.embed_tokens.weight.absmax", .dtype = *dtypeByName("F32"), .shape = {}}));
    const NameIndex index(store, allRows(store));
    QElapsedTimer timer;
    timer.start();
    const auto settings = quantisationSettings(json, "config.json");
    static_cast<void>(compareTensors(json, index, findQuantisation(index, settings)));
    QVERIFY(timer.elapsed() < 3'000);
}

void TestArchitectures::manyTensorsTakeLittleTime()
{
    const nlohmann::json config{{"model_type", "deepseek_v3"}, {"architectures", {"DeepseekV3ForCausalLM"}}};
    const TensorStore store = promised(config);
    QVERIFY(store.size() > 40'000);
    QElapsedTimer timer;
    timer.start();
    const NameIndex index(store, allRows(store));
    const auto quantised = findQuantisation(index, {});
    const TensorComparison comparison = compareTensors(config, index, quantised);
    QVERIFY(comparison.state == TensorComparison::State::Done);
    QCOMPARE(comparison.missingCount, std::uint64_t(0));
    qInfo("%u tensors in %lld ms", store.size(), timer.elapsed());
}

QTEST_GUILESS_MAIN(TestArchitectures)
#include "tst_architectures.moc"
