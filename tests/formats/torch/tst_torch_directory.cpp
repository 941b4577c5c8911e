// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Folders of checkpoints: parts of several processes, pieces of tensors, files without a suffix.

#include "tests/directory/test_folder.h"
#include "tests/formats/torch/torch_builder.h"
#include "tests/support/corpus.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestTorchDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zeroThreeSaysRanksAndScript();
    void zeroThreeNamesTheMissingRanks();
    void zeroThreeKnowsRanksBeyondTheLastFile();
    void zeroOneHasWholeWeights();
    void pipelineStagesAreWholeLayers();
    void megatronCountsTensorAndPipelineRanks();
    void megatronNamesTheMissingRanks();
    void consolidatedPartsOfMeta();
    void oneConsolidatedFileIsWhole();
    void dcpOfTheCorpusSaysWholeAndCut();
    void dcpOfTheCorpusNamesWhatIsMissing();
    void piecesOfSafetensorsAreMerged();
    void piecesThatLeaveAGapAreTold();
    void piecesWithMadOffsetsAreLeftAlone();
    void wholeFilesOfTheSameWriterStayAsTheyAre();
    void partsInSafetensorsCountOnce();
    void checkpointsWithoutASuffix_data();
    void checkpointsWithoutASuffix();
    void adapterOfAnotherRankIsTold();
    void adapterWithRanksByModuleIsFine();
};

namespace {

std::string message(const ModelDirectory& directory, std::string_view code)
{
    const auto found = std::ranges::find(directory.problems, code, &Problem::code);
    return found == directory.problems.end() ? std::string() : found->message.utf8();
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

std::string oneTensor(const std::string& name = "w")
{
    return torchZip(dict({{name, tensor(storage("FloatStorage", "0", 4), 0, {2, 2}, {2, 1})}}), {{"0", floats({1, 2, 3, 4})}}).bytes();
}

/// model_states of ZeRO-3: an empty place holder, and the shape of the whole.
std::string zeroThreeModel(int worldSize)
{
    const std::string empty = tensor(storage("BFloat16Storage", "0", 0), 0, {0}, {1});
    return torchZip(dict({{"module", "}" + text("lin.weight") + empty + "s"}, {"param_shapes", "]}" + text("lin.weight") + "ctorch\nSize\n(" + tuple({4, 5}) + "tRsa"},
                        {"dp_world_size", integer(worldSize)}, {"mp_world_size", integer(1)}, {"ds_version", text("0.19")}}),
        {{"0", ""}})
        .bytes();
}

std::string optimizerPart()
{
    return torchZip(dict({{"optimizer_state_dict", "}" + text("fp32_flat_groups") + "]" + tensor(storage("FloatStorage", "0", 4), 0, {4}, {1}) + "as"}, {"ds_version", text("0.19")}}), {{"0", floats({1, 2, 3, 4})}}).bytes();
}

void addZeroThree(TestFolder& folder, int rank, int worldSize)
{
    const std::string start = "global_step5/zero_pp_rank_" + std::to_string(rank) + "_mp_rank_00_";
    folder.file(start + "model_states.pt", zeroThreeModel(worldSize)).file(start + "optim_states.pt", optimizerPart());
}

/// A safetensors file with pieces, as torch's HuggingFaceStorageWriter describes them.
std::string pieces(const std::vector<std::pair<MadeTensor, std::string>>& tensors)
{
    std::vector<MadeTensor> made;
    std::string info;
    for (const auto& [one, offsets] : tensors) {
        made.push_back(one);
        info += (info.empty() ? "" : ", ") + ("\\\"" + one.name) + "\\\": {\\\"saved_offsets\\\": [" + offsets + "]}";
    }
    return test::safetensors(made, "{\"format\":\"pt\",\"DCP_VERSION\":\"1.0\",\"DCP_SHARDING_INFO\":\"{" + info + "}\"}");
}

std::optional<std::uint32_t> rowOf(const ModelDirectory& directory, std::string_view name)
{
    for (std::uint32_t row = 0; row < directory.tensors->size(); ++row) {
        if (directory.tensors->name(row) == name && !has(directory.tensors->flags(row), TensorFlag::Copy)) {
            return row;
        }
    }
    return {};
}

} // namespace

void TestTorchDirectory::zeroThreeSaysRanksAndScript()
{
    TestFolder folder;
    addZeroThree(folder, 0, 2);
    addZeroThree(folder, 1, 2);
    const auto directory = folder.open();
    QCOMPARE(verdictOf(*directory), std::string("distributed-checkpoint"));
    const std::string note = message(*directory, "distributed.merge");
    QVERIFY2(contains(note, "2 processes") && contains(note, "zero_to_fp32.py"), note.c_str());
    QVERIFY(message(*directory, "distributed.ranks-missing").empty());
    QCOMPARE(directory->root().parameters, 20U);
}

void TestTorchDirectory::zeroThreeNamesTheMissingRanks()
{
    TestFolder folder;
    for (const int rank : {0, 2, 7}) {
        addZeroThree(folder, rank, 8);
    }
    const std::string told = message(*folder.open(), "distributed.ranks-missing");
    QVERIFY2(contains(told, "8 processes") && contains(told, "1, 3–6"), told.c_str());
}

void TestTorchDirectory::zeroThreeKnowsRanksBeyondTheLastFile()
{
    // By the names alone the checkpoint looks whole; the files say that there were four processes.
    TestFolder folder;
    addZeroThree(folder, 0, 4);
    addZeroThree(folder, 1, 4);
    const auto directory = folder.open();
    const std::string told = message(*directory, "distributed.ranks-missing");
    QVERIFY2(contains(told, "2, 3"), told.c_str());
    QVERIFY(!directory->root().verdict.loadable);
}

void TestTorchDirectory::zeroOneHasWholeWeights()
{
    TestFolder folder;
    folder.file("global_step5/mp_rank_00_model_states.pt",
        torchZip(dict({{"module", "}" + text("w") + tensor(storage("HalfStorage", "0", 4), 0, {4}, {1}) + "s"}, {"dp_world_size", integer(2)}, {"ds_version", text("0.19")}}), {{"0", "12345678"}}).bytes());
    folder.file("global_step5/zero_pp_rank_0_mp_rank_00_optim_states.pt", optimizerPart());
    const auto directory = folder.open();
    const std::string note = message(*directory, "distributed.merge");
    QVERIFY2(contains(note, "ZeRO-1 or ZeRO-2") && contains(note, "whole") && contains(note, "zero_to_fp32.py"), note.c_str());
    const std::string told = message(*directory, "distributed.ranks-missing");
    QVERIFY2(contains(told, ": 1."), told.c_str());
}

void TestTorchDirectory::pipelineStagesAreWholeLayers()
{
    TestFolder folder;
    folder.file("global_step5/layer_00-model_00-model_states.pt", oneTensor()).file("global_step5/layer_01-model_00-model_states.pt", oneTensor());
    folder.file("global_step5/mp_rank_00_model_states.pt", torchZip(dict({{"module", "N"}, {"dp_world_size", integer(1)}, {"ds_version", text("0.19")}}), {}).bytes());
    const std::string note = message(*folder.open(), "distributed.merge");
    QVERIFY2(contains(note, "each layer is whole") && contains(note, "ds_to_universal.py"), note.c_str());
}

void TestTorchDirectory::megatronCountsTensorAndPipelineRanks()
{
    TestFolder folder;
    folder.file("latest_checkpointed_iteration.txt", "10");
    for (const std::string part : {"00_000", "00_001", "01_000", "01_001"}) {
        folder.file("iter_0000010/mp_rank_" + part + "/model_optim_rng.pt", oneTensor());
    }
    const auto directory = folder.open();
    const std::string note = message(*directory, "distributed.merge");
    QVERIFY2(contains(note, "4 processes") && contains(note, "tools/checkpoint/convert.py"), note.c_str());
    QVERIFY(message(*directory, "distributed.ranks-missing").empty());
}

void TestTorchDirectory::megatronNamesTheMissingRanks()
{
    const std::string pickle = dict({{"args", "cargparse\nNamespace\n)\x81}(" + text("tensor_model_parallel_size") + "K\x04" + text("pipeline_model_parallel_size") + "K\x01" + "ub"},
        {"model", "}" + text("w") + tensor(storage("FloatStorage", "0", 1), 0, {1}, {1}) + "s"}});
    const std::string part = torchZip(pickle, {{"0", floats({1})}}).bytes();
    TestFolder folder;
    folder.file("iter_0000010/mp_rank_00/model_optim_rng.pt", part).file("iter_0000010/mp_rank_01/model_optim_rng.pt", part);
    const auto directory = folder.open();
    const std::string told = message(*directory, "distributed.ranks-missing");
    QVERIFY2(contains(told, "4 processes") && contains(told, "2, 3"), told.c_str());
    QVERIFY(!directory->root().verdict.loadable);
}

void TestTorchDirectory::consolidatedPartsOfMeta()
{
    TestFolder folder;
    folder.file("params.json", "{\"dim\": 4, \"n_layers\": 1, \"n_heads\": 1, \"vocab_size\": 2}");
    folder.file("consolidated.00.pth", oneTensor()).file("consolidated.03.pth", oneTensor());
    const auto directory = folder.open();
    const std::string note = message(*directory, "distributed.merge");
    QVERIFY2(contains(note, "4 parts") && contains(note, "convert_llama_weights_to_hf.py"), note.c_str());
    const std::string told = message(*directory, "distributed.ranks-missing");
    QVERIFY2(contains(told, "1, 2"), told.c_str());
}

void TestTorchDirectory::oneConsolidatedFileIsWhole()
{
    TestFolder folder;
    folder.file("params.json", "{\"dim\": 4, \"n_layers\": 1, \"n_heads\": 1, \"vocab_size\": 2}").file("consolidated.00.pth", oneTensor());
    const auto directory = folder.open();
    QVERIFY(message(*directory, "distributed.merge").empty());
    QVERIFY(message(*directory, "distributed.ranks-missing").empty());
}

void TestTorchDirectory::dcpOfTheCorpusSaysWholeAndCut()
{
    SKIP_WITHOUT_CORPUS();
    const auto open = [](const QString& name) { return openDirectory(corpus(u"generated-torch2/dcp/"_s + name).toStdString()); };
    const auto plain = open(u"dcp-fsdp2-2ranks"_s);
    QVERIFY(plain);
    const std::string note = message(**plain, "distributed.merge");
    QVERIFY2(contains(note, "2 processes") && contains(note, "dcp_to_torch") && contains(note, "cut") && contains(note, "in one piece"), note.c_str());
    const auto fsdp = open(u"fsdp-trainer-checkpoint"_s);
    QVERIFY(fsdp);
    const std::string accelerate = message(**fsdp, "distributed.merge");
    QVERIFY2(contains(accelerate, "accelerate merge-weights"), accelerate.c_str());
}

void TestTorchDirectory::dcpOfTheCorpusNamesWhatIsMissing()
{
    SKIP_WITHOUT_CORPUS();
    const auto missing = openDirectory(corpus(u"generated-torch2/dcp/dcp-broken-rank-missing"_s).toStdString());
    QVERIFY(missing);
    QVERIFY(contains(message(**missing, "dcp.part-missing"), "distcp"));
    const auto cut = openDirectory(corpus(u"generated-torch2/dcp/dcp-broken-truncated"_s).toStdString());
    QVERIFY(cut);
    QVERIFY(!message(**cut, "dcp.part-truncated").empty());
}

void TestTorchDirectory::piecesOfSafetensorsAreMerged()
{
    TestFolder folder;
    folder.file("shard-00001-model-00001-of-00001.safetensors", pieces({{{"emb", "BF16", {5, 8}}, "0, 0"}, {{"bias", "F32", {3}}, "0"}, {{"count", "I64", {}}, ""}, {{"one", "F32", {1, 8}}, "0, 0"}}));
    folder.file("shard-00002-model-00001-of-00001.safetensors", pieces({{{"emb", "BF16", {5, 8}}, "5, 0"}, {{"bias", "F32", {2}}, "3"}, {{"one", "F32", {0, 8}}, "1, 0"}}));
    const auto directory = folder.open();
    QCOMPARE(verdictOf(*directory), std::string("distributed-checkpoint"));
    const auto emb = rowOf(*directory, "emb");
    QVERIFY(emb);
    QCOMPARE(directory->tensors->shape(*emb)[0], 10U);
    QCOMPARE(directory->tensors->shape(*emb)[1], 8U);
    QCOMPARE(directory->tensors->bytes(*emb), 160U);
    QCOMPARE(directory->tensors->offset(*emb), TensorEntry::NoOffset);
    QCOMPARE(directory->tensors->detail(*emb)->facts.front().second, std::string("2"));
    QCOMPARE(directory->tensors->shape(*rowOf(*directory, "bias"))[0], 5U);
    // A tensor in one piece keeps its place.
    QVERIFY(directory->tensors->offset(*rowOf(*directory, "count")) != TensorEntry::NoOffset);
    QCOMPARE(directory->tensors->shape(*rowOf(*directory, "one"))[0], 1U);
    QCOMPARE(directory->root().parameters, 80U + 5U + 1U + 8U);
    const std::string note = message(*directory, "distributed.merge");
    QVERIFY2(contains(note, "2 tensors are cut") && contains(note, "consolidate_safetensors_files"), note.c_str());
    QVERIFY(message(*directory, "dcp.pieces-missing").empty());
}

void TestTorchDirectory::piecesThatLeaveAGapAreTold()
{
    TestFolder folder;
    folder.file("shard-00001-model-00001-of-00001.safetensors", pieces({{{"emb", "F32", {5, 8}}, "0, 0"}}));
    folder.file("shard-00003-model-00001-of-00001.safetensors", pieces({{{"emb", "F32", {5, 8}}, "10, 0"}}));
    const auto directory = folder.open();
    QVERIFY(contains(message(*directory, "dcp.pieces-missing"), "emb"));
    QCOMPARE(directory->tensors->shape(*rowOf(*directory, "emb"))[0], 15U);
}

void TestTorchDirectory::piecesWithMadOffsetsAreLeftAlone()
{
    TestFolder folder;
    folder.file("shard-00001-model-00001-of-00001.safetensors", pieces({{{"a", "F32", {5}}, "18446744073709551615"}, {{"b", "F32", {5}}, "-3"}, {{"c", "F32", {5}}, "1, 2"}, {{"d", "F32", {1, 1}}, "4294967296, 4294967296"}}));
    const auto directory = folder.open();
    QCOMPARE(directory->tensors->size(), 4U);
    QCOMPARE(directory->tensors->shape(*rowOf(*directory, "a"))[0], 5U);
    QVERIFY(!message(*directory, "dcp.pieces-missing").empty());
}

void TestTorchDirectory::wholeFilesOfTheSameWriterStayAsTheyAre()
{
    TestFolder folder;
    folder.file("model-00001-of-00001.safetensors", pieces({{{"emb", "F32", {5, 8}}, "0, 0"}}));
    const auto directory = folder.open();
    QVERIFY(message(*directory, "distributed.merge").empty());
    QVERIFY(directory->tensors->offset(0) != TensorEntry::NoOffset);
}

void TestTorchDirectory::partsInSafetensorsCountOnce()
{
    // FileSystemWriter(serialization_format=SAFETENSORS): the metadata lists what the parts hold.
    const std::string module = "ctorch.distributed.checkpoint.metadata\n";
    const std::string properties = module + "TensorProperties\n)\x81(ctorch\nfloat32\ntb";
    const std::string size = "ctorch\nSize\n" + tuple({2, 2}) + "\x85R";
    const std::string described = module + "TensorStorageMetadata\n)\x81}(" + text("properties") + properties + text("size") + size + text("chunks") + "]ub";
    const std::string metadata = "\x80\x02" + module + "Metadata\n)\x81}(" + text("state_dict_metadata") + "}" + text("w") + described + "sub.";
    TestFolder folder;
    folder.file(".metadata", metadata).file("__0_0.distcp", test::safetensors({{"w", "F32", {2, 2}}}));
    const auto directory = folder.open();
    QCOMPARE(verdictOf(*directory), std::string("distributed-checkpoint"));
    QCOMPARE(directory->root().parameters, 4U);
    QVERIFY(rowOf(*directory, "w").has_value());
}

void TestTorchDirectory::checkpointsWithoutASuffix_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("zip") << QByteArray::fromStdString(oneTensor());
    QTest::newRow("stack") << QByteArray::fromStdString(torchStack(dict({{"w", tensor(storage("FloatStorage", "7", 4), 0, {4}, {1})}}), {{"7", floats({1, 2, 3, 4})}}, 4));
    QTest::newRow("pickle") << QByteArray::fromStdString(dict({{"n", integer(1)}}));
}

void TestTorchDirectory::checkpointsWithoutASuffix()
{
    QFETCH(QByteArray, bytes);
    TestFolder folder;
    folder.file("checkpoint_best", bytes.toStdString()).file("ordinary.zip", ZipBuilder().add("notes/readme.txt", "hello").bytes());
    const auto directory = folder.open();
    QCOMPARE(roleOf(*directory, "checkpoint_best"), std::string("weights"));
    QCOMPARE(roleOf(*directory, "ordinary.zip"), std::string("archive"));
}

void TestTorchDirectory::adapterOfAnotherRankIsTold()
{
    TestFolder folder;
    folder.file("adapter_config.json", R"({"peft_type": "LORA", "r": 16, "base_model_name_or_path": "x/y"})");
    folder.file("adapter_model.safetensors", test::safetensors({{"base_model.model.q.lora_A.weight", "F32", {4, 32}}, {"base_model.model.q.lora_B.weight", "F32", {32, 4}}}));
    const std::string told = message(*folder.open(), "adapter.rank");
    QVERIFY2(contains(told, "16") && contains(told, "4"), told.c_str());
}

void TestTorchDirectory::adapterWithRanksByModuleIsFine()
{
    const std::string weights = test::safetensors({{"base_model.model.q.lora_A.weight", "F32", {4, 32}}, {"base_model.model.q.lora_B.weight", "F32", {32, 4}}, {"base_model.model.v.lora_A.weight", "F32", {16, 32}}});
    for (const std::string_view config : {R"({"peft_type": "LORA", "r": 16, "rank_pattern": {"q": 4}})", R"({"peft_type": "IA3", "r": 16})", R"({"peft_type": "LORA"})", R"([1])", R"({"peft_type": "LORA", "r": 2, "target_parameters": ["experts"]})"}) {
        TestFolder folder;
        folder.file("adapter_config.json", config).file("adapter_model.safetensors", weights);
        QVERIFY2(message(*folder.open(), "adapter.rank").empty(), std::string(config).c_str());
    }
}

QTEST_GUILESS_MAIN(TestTorchDirectory)
#include "tst_torch_directory.moc"
