// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What people reported about indexes and directories, one test for each report that no other program here names:
// tst_shard_sets and tst_verdict have sglang#32279, unsloth#7375 (the index) and quip-sharp#46, tst_scan hub links.

#include "model/documents/json_document.h"
#include "tests/directory/test_folder.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

namespace {

bool tells(const ModelDirectory& directory, const std::string& code, const std::string& path)
{
    return std::ranges::any_of(directory.problems, [&](const Problem& problem) { return problem.code == code && problem.path == path; });
}

} // namespace

class TestDirectoryFieldReports final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unsloth7375_danglingRef();
    void unsloth10558_11227_copiesOfTheWeights_data();
    void unsloth10558_11227_copiesOfTheWeights();
    void ollama6273_weightsUnderTheirOwnName();
    void huggingfaceJs1770_2003_hubDocs2704_packedWeights_data();
    void huggingfaceJs1770_2003_hubDocs2704_packedWeights();
    void omlx3489_wordsOfEightNibbles();
    void lmstudio834_fileAtTheRoot();
    void huggingfaceHub4420_brokenLinkKeepsTheSize();
    void mlflow3384_16066_jsonOfManyMegabytes();
};

void TestDirectoryFieldReports::unsloth7375_danglingRef()
{
    TestFolder folder;
    folder.llama("models--org--nano/snapshots/aaaa").file("models--org--nano/refs/main", "bbbb").file("models--org--nano/refs/pr/1", "aaaa\n");
    const auto opened = folder.open();
    QVERIFY(tells(*opened, "hub.dangling_ref", "models--org--nano/refs/main"));
    QVERIFY(!tells(*opened, "hub.dangling_ref", "models--org--nano/refs/pr/1"));
    // The revision that is here is shown all the same.
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(opened->root().tensorCount, 3U);
    // A folder that is merely called so has no names of revisions.
    TestFolder other;
    other.llama().file("refs/main", "bbbb");
    QVERIFY(!tells(*other.open(), "hub.dangling_ref", "refs/main"));
}

void TestDirectoryFieldReports::unsloth10558_11227_copiesOfTheWeights_data()
{
    QTest::addColumn<QString>("copy");
    for (const char* copy : {"consolidated.safetensors", "original/model.safetensors", "original/consolidated.00.pth", "metal/model.bin", "pytorch_model.bin"}) {
        QTest::newRow(copy) << QString::fromLatin1(copy);
    }
}

void TestDirectoryFieldReports::unsloth10558_11227_copiesOfTheWeights()
{
    QFETCH(QString, copy);
    TestFolder folder;
    folder.llama().llamaWeights(copy.toStdString());
    const auto opened = folder.open();
    QCOMPARE(opened->root().tensorCount, 3U);
    QCOMPARE(opened->root().parameters, 96U);
    QCOMPARE(opened->root().repeated.size(), 1U);
    QCOMPARE(opened->files[opened->root().repeated.front()].path, copy.toStdString());
    QCOMPARE(verdictOf(*opened), "complete-model");
}

void TestDirectoryFieldReports::ollama6273_weightsUnderTheirOwnName()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().llamaWeights("llama.safetensors");
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "llama.safetensors"), "weights");
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(opened->root().tensorCount, 3U);
}

void TestDirectoryFieldReports::huggingfaceJs1770_2003_hubDocs2704_packedWeights_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<QList<MadeTensor>>("tensors");
    using List = QList<MadeTensor>;
    // Each is one layer of 64 × 128 in words that hold several weights; bytes / 4 would say a fourth or an eighth.
    QTest::newRow("GPTQ in I32") << R"("quant_method":"gptq","bits":4,"group_size":32)"
                                 << List{{"model.layers.0.mlp.up_proj.qweight", "I32", {16, 64}}, {"model.layers.0.mlp.up_proj.qzeros", "I32", {4, 8}},
                                        {"model.layers.0.mlp.up_proj.scales", "F16", {4, 64}}, {"model.layers.0.mlp.up_proj.g_idx", "I32", {128}}};
    QTest::newRow("bitsandbytes in U8") << R"("quant_method":"bitsandbytes","load_in_4bit":true)"
                                        << List{{"model.layers.0.mlp.up_proj.weight", "U8", {4096, 1}}, {"model.layers.0.mlp.up_proj.weight.absmax", "U8", {128}},
                                               {"model.layers.0.mlp.up_proj.weight.quant_map", "F32", {16}}};
    QTest::newRow("MXFP4 in U8") << R"("quant_method":"mxfp4")"
                                 << List{{"model.layers.0.mlp.experts.up_proj_blocks", "U8", {1, 64, 4, 16}}, {"model.layers.0.mlp.experts.up_proj_scales", "U8", {1, 64, 4}}};
}

void TestDirectoryFieldReports::huggingfaceJs1770_2003_hubDocs2704_packedWeights()
{
    QFETCH(QString, config);
    QFETCH(QList<MadeTensor>, tensors);
    TestFolder folder;
    folder.file("config.json", R"({"model_type":"llama","architectures":["LlamaForCausalLM"],"quantization_config":{)" + config.toStdString() + "}}");
    folder.file("model.safetensors", safetensors({tensors.begin(), tensors.end()}));
    const auto opened = folder.open();
    QCOMPARE(opened->root().parameters, 64U * 128U);
    QCOMPARE(opened->root().tensorCount, static_cast<std::uint64_t>(tensors.size()));
}

void TestDirectoryFieldReports::omlx3489_wordsOfEightNibbles()
{
    TestFolder folder;
    folder.file("config.json", R"({"model_type":"llama","quantization":{"group_size":64,"bits":4}})");
    folder.file("model.safetensors", safetensors({{"x.weight", "U32", {64, 16}}, {"x.scales", "BF16", {64, 2}}, {"x.biases", "BF16", {64, 2}}}));
    QCOMPARE(folder.open()->root().parameters, 64U * 128U);
}

void TestDirectoryFieldReports::lmstudio834_fileAtTheRoot()
{
    TestFolder folder;
    folder.llama("publisher/one").llama("publisher/two").file("lonely.safetensors", safetensors({{"model.embed_tokens.weight"}}));
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "lonely.safetensors"), "weights");
    QCOMPARE(opened->file("lonely.safetensors")->tensorCount, 1U);
    QVERIFY(unitAt(*opened, "publisher/one") != nullptr);
    QVERIFY(unitAt(*opened, "publisher/two") != nullptr);
    const auto& root = opened->root();
    const auto index = static_cast<FileIndex>(opened->file("lonely.safetensors") - opened->files.data());
    QVERIFY(std::ranges::find(root.weights, index) != root.weights.end());
}

void TestDirectoryFieldReports::huggingfaceHub4420_brokenLinkKeepsTheSize()
{
    TestFolder folder;
    const std::string snapshot = "models--org--nano/snapshots/aaaa/";
    folder.llama("source").link(snapshot + "gone.json", "../../blobs/cccc");
    for (const char* name : {"config.json", "model.safetensors", "tokenizer.json"}) {
        folder.file(std::string("models--org--nano/blobs/") + name, "");
        QVERIFY(::rename((folder.path() + "/source/" + name).c_str(), (folder.path() + "/models--org--nano/blobs/" + name).c_str()) == 0);
        folder.link(snapshot + name, std::string("../../blobs/") + name);
    }
    const auto opened = folder.open();
    QVERIFY(tells(*opened, "scan.broken-link", snapshot + "gone.json"));
    QCOMPARE(opened->root().tensorCount, 3U);
    QVERIFY(opened->root().tensorBytes > 0);
    std::uint64_t size = 0;
    for (const FileEntry& file : opened->files) {
        size += file.size;
    }
    QVERIFY(size > opened->root().tensorBytes);
}

void TestDirectoryFieldReports::mlflow3384_16066_jsonOfManyMegabytes()
{
    std::string text = R"({"version":"1.0","model":{"type":"BPE","vocab":{)";
    for (int i = 0; text.size() < 12'000'000; ++i) {
        text += (i == 0 ? "\"" : ",\"") + ("token" + std::to_string(i)) + "\":" + std::to_string(i);
    }
    text += R"(},"merges":[]}})";
    QElapsedTimer timer;
    timer.start();
    // What the panel shows of it comes from this, off the window's thread, and is asked row by row.
    const auto document = JsonDocument::parse(text);
    QVERIFY(document.has_value());
    QVERIFY(document->size() > 500'000U);
    TestFolder folder;
    folder.llama().file("tokenizer.json", text);
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QVERIFY(opened->file("tokenizer.json")->json == nullptr);
    QVERIFY2(timer.elapsed() < 10'000, "slow");
}

QTEST_GUILESS_MAIN(TestDirectoryFieldReports)
#include "tst_directory_field_reports.moc"
