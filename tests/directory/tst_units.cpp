// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/directory/test_folder.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

namespace {

using Strings = std::vector<std::string>;

/// "path kind" of every unit but the first.
Strings inner(const ModelDirectory& directory)
{
    Strings units;
    for (std::size_t i = 1; i < directory.units.size(); ++i) {
        const std::string_view kind = verdictName(directory.units[i].verdict.kind);
        units.push_back(directory.units[i].path + ' ' + std::string(kind));
    }
    return units;
}

Strings paths(const ModelDirectory& directory, const std::vector<FileIndex>& files)
{
    Strings list;
    for (const FileIndex file : files) {
        list.push_back(directory.files[file].path);
    }
    return list;
}

std::string sharded(TestFolder& folder, const std::string& stem, int shards, const std::string& ending)
{
    std::string map;
    for (int i = 1; i <= shards; ++i) {
        char name[64];
        std::snprintf(name, sizeof name, "-%05d-of-%05d", i, shards);
        const std::string tensor = "t" + std::to_string(i);
        folder.file(stem + name + ending, safetensors({{tensor}}));
        map += (map.empty() ? "" : ",") + ("\"" + tensor) + "\":\"" + stem + name + ending + "\"";
    }
    folder.file(stem + ending + ".index.json", "{\"metadata\":{\"total_size\":" + std::to_string(16 * shards) + "},\"weight_map\":{" + map + "}}");
    return map;
}

} // namespace

class TestUnits final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModelAtTheRoot();
    void everyFileBelongsToOneUnit();
    void checkpointsBesideTheFinalModel();
    void oneCheckpointAloneIsWhatTheFolderIs();
    void twoCheckpointsAreACollection();
    void folderOfManyModels();
    void collectionsInsideACollection();
    void aFolderThatWrapsOneModel();
    void aModelBesideOtherFoldersStaysTheRoot();
    void adapterInAFolderOfItsOwn();
    void adapterRunKeepsItsCheckpoints();
    void pipelineAndItsComponents();
    void pipelineWithoutOneComponent();
    void sentenceTransformersModulesArePartsOfTheModel();
    void everyGgufIsAUnit();
    void oneGgufIsTheFolder();
    void ggufBesideOtherWeights();
    void projectorIsNoModelOfItsOwn();
    void severalRevisionsInTheHubCache();
    void severalRepositoriesInTheHubCache();
    void originalWeightsAreASecondCopy();
    void originalWeightsAloneAreTheModel();
    void unsloth10558CopiesAreNotCountedTwice();
    void unslothZoo808TwoCompleteSetsInOneFolder();
    void quipSharp46TwoFamiliesInOneFolder();
    void variantOfTheSamePrecisionIsACopy();
    void otherWeightsBesideTheModelAreParts();
    void unsloth7375IndexThatCoversSomeShards();
    void deepSpeedBelongsToTheFolderThatHoldsIt();
    void deepSpeedLatestNamesTheStep();
    void fsdpBelongsToTheCheckpoint();
    void weightsOfDeepSpeedBesideMergedOnesAreForResuming();
    void tokenizerFolderOfAModelIsItsPart();
    void tokenizersSideBySide();
    void dataOfAGraphInSubfolders();
    void rowsOfAUnit();
};

void TestUnits::aModelAtTheRoot()
{
    TestFolder folder;
    folder.llama();
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(opened->root().path, std::string());
    QCOMPARE(opened->root().title.utf8(), std::string("the model at the root"));
    QCOMPARE(opened->root().architecture, std::string("LlamaForCausalLM"));
    QCOMPARE(opened->root().modelType, std::string("llama"));
    QCOMPARE(paths(*opened, {opened->root().config}), Strings({"config.json"}));
}

void TestUnits::everyFileBelongsToOneUnit()
{
    TestFolder folder;
    folder.llama().llama("checkpoint-10").file("checkpoint-10/optimizer.pt", "x").file("notes/a.txt", "1").file("models/b.gguf", "x");
    const auto opened = folder.open();
    std::vector<int> seen(opened->files.size(), 0);
    for (std::size_t unit = 0; unit < opened->units.size(); ++unit) {
        for (const FileIndex file : opened->units[unit].files) {
            ++seen[file];
            QCOMPARE(static_cast<std::size_t>(opened->files[file].unit), unit);
        }
    }
    QVERIFY(std::ranges::all_of(seen, [](int count) { return count == 1; }));
}

void TestUnits::checkpointsBesideTheFinalModel()
{
    TestFolder folder;
    folder.llama();
    for (const char* step : {"checkpoint-500", "checkpoint-1000"}) {
        folder.llama(step).file(std::string(step) + "/optimizer.pt", std::string(500, 'x')).file(std::string(step) + "/rng_state.pth", "x");
        folder.file(std::string(step) + "/trainer_state.json", R"({"global_step":500,"log_history":[]})");
    }
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(inner(*opened), Strings({"checkpoint-500 training-checkpoint", "checkpoint-1000 training-checkpoint"}));
    QCOMPARE(opened->root().tensorCount, 3U);
    QCOMPARE(opened->root().residueBytes, 1002U);
    QCOMPARE(unitAt(*opened, "checkpoint-500")->step, std::optional<std::uint64_t>(500));
    // Weights of a checkpoint are there to go on training, when the model itself lies above.
    QCOMPARE(needOf(*opened, "checkpoint-500/model.safetensors"), "resume only");
    QCOMPARE(needOf(*opened, "model.safetensors"), "required to load");
}

void TestUnits::oneCheckpointAloneIsWhatTheFolderIs()
{
    TestFolder folder;
    folder.llama("checkpoint-2").file("checkpoint-2/optimizer.pt", "xx").file("README.md", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(opened->root().path, std::string("checkpoint-2"));
    QCOMPARE(verdictOf(*opened, "checkpoint-2"), "training-checkpoint");
    QCOMPARE(needOf(*opened, "checkpoint-2/model.safetensors"), "required to load");
    QCOMPARE(opened->root().files.size(), 5U);
}

void TestUnits::twoCheckpointsAreACollection()
{
    TestFolder folder;
    folder.llama("checkpoint-2").file("checkpoint-2/optimizer.pt", "xx").llama("checkpoint-4").file("checkpoint-4/optimizer.pt", "xx");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(opened->root().residueBytes, 0U);
}

void TestUnits::folderOfManyModels()
{
    TestFolder folder;
    folder.llama("a").llama("deep/b").llamaConfig("c").file("README.md", "x");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(inner(*opened), Strings({"a complete-model", "c incomplete-model", "deep/b complete-model"}));
    QCOMPARE(sentenceOf(*opened), "A folder of 3 models: choose one to look at");
}

void TestUnits::aFolderThatWrapsOneModel()
{
    TestFolder folder;
    folder.llama("outer/inner").file("notes.txt", "1");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(opened->root().path, std::string("outer/inner"));
    QCOMPARE(verdictOf(*opened, "outer/inner"), "complete-model");
}

void TestUnits::aModelBesideOtherFoldersStaysTheRoot()
{
    TestFolder folder;
    folder.llama().llama("backup");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(inner(*opened), Strings({"backup complete-model"}));
    QCOMPARE(opened->root().tensorCount, 3U);
}

void TestUnits::adapterInAFolderOfItsOwn()
{
    TestFolder folder;
    folder.llama().file("helpdesk/adapter_config.json", R"({"peft_type":"LORA","base_model_name_or_path":"org/base"})");
    folder.file("helpdesk/adapter_model.safetensors", safetensors({{"base_model.model.q.lora_A.weight"}, {"base_model.model.q.lora_B.weight"}}));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(inner(*opened), Strings({"helpdesk adapter"}));
    QCOMPARE(unitAt(*opened, "helpdesk")->tensorCount, 2U);
}

void TestUnits::adapterRunKeepsItsCheckpoints()
{
    TestFolder folder;
    for (const char* where : {"", "checkpoint-2/"}) {
        folder.file(std::string(where) + "adapter_config.json", R"({"peft_type":"LORA","base_model_name_or_path":"org/base"})");
        folder.file(std::string(where) + "adapter_model.safetensors", safetensors({{"base_model.model.q.lora_A.weight"}}));
    }
    folder.file("checkpoint-2/optimizer.pt", "x").tokenizer();
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "adapter");
    QCOMPARE(inner(*opened), Strings({"checkpoint-2 training-checkpoint"}));
}

namespace {
void layOutPipeline(TestFolder& folder)
{
    folder.file("model_index.json",
        R"({"_class_name":"StableDiffusionPipeline","unet":["diffusers","UNet2DConditionModel"],"vae":["diffusers","AutoencoderKL"],)"
        R"("text_encoder":["transformers","CLIPTextModel"],"tokenizer":["transformers","CLIPTokenizer"],"scheduler":["diffusers","X"],"safety_checker":[null,null]})");
    folder.file("unet/config.json", R"({"_class_name":"UNet2DConditionModel"})").file("unet/diffusion_pytorch_model.safetensors", safetensors({{"conv.weight"}}));
    folder.file("vae/config.json", R"({"_class_name":"AutoencoderKL"})").file("vae/diffusion_pytorch_model.safetensors", safetensors({{"enc.weight"}}));
    folder.file("text_encoder/config.json", R"({"architectures":["CLIPTextModel"],"model_type":"clip_text_model","vocab_size":8})");
    folder.file("text_encoder/model.safetensors", safetensors({{"emb.weight"}}));
    folder.file("tokenizer/vocab.json", "{}").file("tokenizer/merges.txt", "a b").file("scheduler/scheduler_config.json", "{}");
}
} // namespace

void TestUnits::pipelineAndItsComponents()
{
    TestFolder folder;
    layOutPipeline(folder);
    folder.file("unet/diffusion_pytorch_model.fp16.safetensors", safetensors({{"conv.weight", "F16"}}));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "pipeline");
    QVERIFY(opened->root().verdict.loadable);
    QCOMPARE(inner(*opened), Strings({"text_encoder complete-model", "unet complete-model", "vae complete-model"}));
    QCOMPARE(opened->root().components.size(), 3U);
    QCOMPARE(opened->root().tensorCount, 3U);
    QCOMPARE(opened->root().parameters, 12U);
    QCOMPARE(sentenceOf(*opened), "A complete StableDiffusion pipeline: all 5 components are here");
    QCOMPARE(paths(*opened, unitAt(*opened, "unet")->repeated), Strings({"unet/diffusion_pytorch_model.fp16.safetensors"}));
}

void TestUnits::pipelineWithoutOneComponent()
{
    TestFolder folder;
    layOutPipeline(folder);
    QFile::remove(QString::fromStdString(folder.path()) + QStringLiteral("/vae/config.json"));
    QFile::remove(QString::fromStdString(folder.path()) + QStringLiteral("/vae/diffusion_pytorch_model.safetensors"));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "pipeline");
    QVERIFY(!opened->root().verdict.loadable);
    QCOMPARE(sentenceOf(*opened), "Half-finished: a StableDiffusion pipeline without its vae");
    QVERIFY(std::ranges::any_of(opened->root().parts, [](const PartStatus& part) { return part.part == Part::Component && part.state == PartState::Missing; }));
}

void TestUnits::sentenceTransformersModulesArePartsOfTheModel()
{
    TestFolder folder;
    folder.llama().file("modules.json", R"([{"idx":0,"path":""},{"idx":1,"path":"1_Pooling"},{"idx":2,"path":"2_Dense"}])");
    folder.file("1_Pooling/config.json", R"({"word_embedding_dimension":4})").file("2_Dense/config.json", R"({"in_features":4})");
    folder.file("2_Dense/model.safetensors", safetensors({{"linear.weight"}}));
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(opened->root().tensorCount, 4U);
}

namespace {
/// The smallest GGUF: version 3, one F32 tensor of 32 elements, an architecture and, if wanted, one token.
std::string gguf(bool tokenizer = true)
{
    std::string bytes = "GGUF";
    const auto number = [&]<typename T>(T value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
    const auto text = [&](std::string_view value) {
        number(static_cast<std::uint64_t>(value.size()));
        bytes += value;
    };
    number(std::uint32_t{3});
    number(std::uint64_t{1});
    number(std::uint64_t{tokenizer ? 2U : 1U});
    text("general.architecture");
    number(std::uint32_t{8});
    text("llama");
    if (tokenizer) {
        text("tokenizer.ggml.tokens");
        number(std::uint32_t{9});
        number(std::uint32_t{8});
        number(std::uint64_t{1});
        text("a");
    }
    text("token_embd.weight");
    number(std::uint32_t{1});
    number(std::uint64_t{32});
    number(std::uint32_t{0});
    number(std::uint64_t{0});
    bytes.append((32 - bytes.size() % 32) % 32, '\0');
    bytes.append(128, '\0');
    return bytes;
}
} // namespace

void TestUnits::everyGgufIsAUnit()
{
    TestFolder folder;
    folder.file("m-Q4_K_M.gguf", gguf()).file("m-Q8_0.gguf", gguf()).file("config.json", R"({"model_type":"llama"})").file("README.md", "x");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(inner(*opened), Strings({"m-Q4_K_M.gguf single-file-model", "m-Q8_0.gguf single-file-model"}));
    QVERIFY(unitAt(*opened, "m-Q8_0.gguf")->verdict.loadable);
}

void TestUnits::oneGgufIsTheFolder()
{
    TestFolder folder;
    folder.file("m-Q4_K_M.gguf", gguf()).file("README.md", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "single-file-model");
    QCOMPARE(opened->root().modelType, std::string("llama"));
    TestFolder bare;
    bare.file("m.gguf", gguf(false));
    QCOMPARE(verdictOf(*bare.open()), "incomplete-model");
}

/// A collection counts the models below it, and not the collections among them.
void TestUnits::collectionsInsideACollection()
{
    TestFolder folder;
    folder.file("small/a.gguf", gguf()).file("small/b.gguf", gguf()).llama("large");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(verdictOf(*opened, "small"), "collection");
    QCOMPARE(sentenceOf(*opened), "A folder of 3 models: choose one to look at");
    QCOMPARE(unitAt(*opened, "small")->verdict.sentence.utf8(), std::string("A folder of 2 models: choose one to look at"));
}

void TestUnits::ggufBesideOtherWeights()
{
    TestFolder folder;
    folder.llama().file("m.gguf", gguf());
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(inner(*opened), Strings({"m.gguf single-file-model"}));
    QCOMPARE(opened->root().tensorCount, 3U);
}

void TestUnits::projectorIsNoModelOfItsOwn()
{
    TestFolder folder;
    folder.file("m-Q4.gguf", gguf()).file("mmproj-m-f16.gguf", gguf(false));
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "single-file-model");
}

void TestUnits::severalRevisionsInTheHubCache()
{
    TestFolder folder;
    folder.llama("models--org--nano/snapshots/" + std::string(40, '1')).llama("models--org--nano/snapshots/" + std::string(40, '2'));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(opened->units.size(), 3U);
    QCOMPARE(opened->units[2].title.utf8(), std::string("org/nano, revision 2222222"));
}

void TestUnits::severalRepositoriesInTheHubCache()
{
    TestFolder folder;
    folder.llama("hub/models--a--x/snapshots/" + std::string(40, '1')).llama("hub/models--b--y/snapshots/" + std::string(40, '2')).file("hub/version.txt", "1");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(opened->units[1].title.utf8(), std::string("a/x, revision 1111111"));
}

void TestUnits::originalWeightsAreASecondCopy()
{
    TestFolder folder;
    folder.llama().file("original/params.json", R"({"dim":4})").file("original/consolidated.00.pth", "not read").file("original/tokenizer.model", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(paths(*opened, opened->root().weights), Strings({"model.safetensors"}));
    QCOMPARE(paths(*opened, opened->root().repeated), Strings({"original/consolidated.00.pth"}));
}

void TestUnits::originalWeightsAloneAreTheModel()
{
    TestFolder folder;
    folder.file("original/params.json", R"({"dim":4})").file("original/consolidated.safetensors", safetensors({{"tok_embeddings.weight"}}));
    folder.file("original/tokenizer.model", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "complete-model");
}

void TestUnits::unsloth10558CopiesAreNotCountedTwice()
{
    TestFolder folder;
    folder.llama().llamaWeights("consolidated.safetensors").llamaWeights("original/model.safetensors").file("metal/model.bin", "x").file("pytorch_model.bin", "x");
    const auto opened = folder.open();
    QCOMPARE(paths(*opened, opened->root().weights), Strings({"model.safetensors"}));
    QCOMPARE(paths(*opened, opened->root().repeated), Strings({"consolidated.safetensors", "metal/model.bin", "original/model.safetensors", "pytorch_model.bin"}));
    QCOMPARE(opened->root().tensorCount, 3U);
    QCOMPARE(opened->root().parameters, 96U);
    QCOMPARE(needOf(*opened, "pytorch_model.bin"), "needed for some uses");
    const FileEntry* copy = opened->file("consolidated.safetensors");
    QVERIFY(has(opened->tensors->flags(copy->firstTensor), TensorFlag::Copy));
}

void TestUnits::unslothZoo808TwoCompleteSetsInOneFolder()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    sharded(folder, "model", 3, ".safetensors");
    sharded(folder, "second", 2, ".safetensors");
    const auto opened = folder.open();
    QCOMPARE(opened->root().weights.size(), 3U);
    QCOMPARE(opened->root().repeated.size(), 2U);
}

void TestUnits::quipSharp46TwoFamiliesInOneFolder()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    sharded(folder, "model", 4, ".safetensors");
    for (const char* name : {"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}) {
        folder.file(name, safetensors({{name}}));
    }
    const auto opened = folder.open();
    QCOMPARE(opened->root().weights.size(), 4U);
    QCOMPARE(opened->root().tensorCount, 4U);
    QCOMPARE(opened->root().repeated.size(), 2U);
}

void TestUnits::variantOfTheSamePrecisionIsACopy()
{
    TestFolder folder;
    folder.llama().llamaWeights("model.fp16.safetensors");
    const auto opened = folder.open();
    QCOMPARE(paths(*opened, opened->root().repeated), Strings({"model.fp16.safetensors"}));
    TestFolder alone;
    alone.llamaConfig().tokenizer().llamaWeights("model.fp16.safetensors");
    QCOMPARE(verdictOf(*alone.open()), "complete-model");
}

void TestUnits::otherWeightsBesideTheModelAreParts()
{
    TestFolder folder;
    folder.llama().file("speaker.safetensors", safetensors({{"speaker.embedding"}}));
    const auto opened = folder.open();
    QCOMPARE(opened->root().weights.size(), 2U);
    QCOMPARE(opened->root().tensorCount, 4U);
    QVERIFY(opened->root().repeated.empty());
}

void TestUnits::unsloth7375IndexThatCoversSomeShards()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    folder.file("model-00001-of-00002.safetensors", safetensors({{"a"}})).file("model-00002-of-00002.safetensors", safetensors({{"b"}}));
    folder.file("model.safetensors.index.json", R"({"metadata":{},"weight_map":{"a":"model-00001-of-00002.safetensors"}})");
    const auto opened = folder.open();
    QCOMPARE(opened->root().shardSets.size(), 1U);
    QVERIFY(opened->root().shardSets[0].strays.size() == 1 || opened->root().shardSets[0].unmappedCount == 1);
    QVERIFY(opened->tensors->size() == 2);
}

void TestUnits::deepSpeedBelongsToTheFolderThatHoldsIt()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().file("latest", "global_step7").file("zero_to_fp32.py", "x");
    for (const char* rank : {"0", "1"}) {
        folder.file(std::string("global_step7/zero_pp_rank_") + rank + "_mp_rank_00_model_states.pt", "x");
        folder.file(std::string("global_step7/bf16_zero_pp_rank_") + rank + "_mp_rank_00_optim_states.pt", "x");
    }
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "distributed-checkpoint");
    QCOMPARE(sentenceOf(*opened), "A DeepSpeed ZeRO-3 checkpoint in 2 parts: the only copy of these weights, to be merged first");
    QCOMPARE(opened->root().residueBytes, 0U);
    // With ZeRO-3 the optimizer's files are the weights.
    QCOMPARE(roleOf(*opened, "global_step7/bf16_zero_pp_rank_1_mp_rank_00_optim_states.pt"), "weights");
    QCOMPARE(needOf(*opened, "global_step7/bf16_zero_pp_rank_1_mp_rank_00_optim_states.pt"), "required to load");
    QFile::remove(QString::fromStdString(folder.path()) + QStringLiteral("/global_step7/bf16_zero_pp_rank_1_mp_rank_00_optim_states.pt"));
    const auto broken = folder.open();
    QCOMPARE(verdictOf(*broken), "distributed-checkpoint");
    QCOMPARE(broken->root().verdict.state, VerdictState::Failure);
    QCOMPARE(needOf(*broken, "global_step7/bf16_zero_pp_rank_0_mp_rank_00_optim_states.pt"), "required to load");
}

void TestUnits::deepSpeedLatestNamesTheStep()
{
    TestFolder folder;
    folder.file("latest", "global_step7\n");
    for (const char* step : {"global_step7", "global_step9"}) {
        folder.file(std::string(step) + "/mp_rank_00_model_states.pt", "x");
    }
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "distributed-checkpoint");
    QCOMPARE(inner(*opened), Strings({"global_step9 distributed-checkpoint"}));
}

void TestUnits::fsdpBelongsToTheCheckpoint()
{
    TestFolder folder;
    folder.llamaConfig("checkpoint-3").file("checkpoint-3/pytorch_model_fsdp_0/.metadata", "x").file("checkpoint-3/pytorch_model_fsdp_0/__0_0.distcp", "x");
    folder.file("checkpoint-3/optimizer_0/.metadata", "x").file("checkpoint-3/optimizer_0/__0_0.distcp", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened, "checkpoint-3"), "distributed-checkpoint");
    QCOMPARE(needOf(*opened, "checkpoint-3/pytorch_model_fsdp_0/__0_0.distcp"), "required to load");
    QCOMPARE(needOf(*opened, "checkpoint-3/optimizer_0/__0_0.distcp"), "resume only");
    QCOMPARE(opened->root().step, std::optional<std::uint64_t>(3));
}

void TestUnits::weightsOfDeepSpeedBesideMergedOnesAreForResuming()
{
    TestFolder folder;
    folder.llama().file("latest", "global_step7").file("global_step7/mp_rank_00_model_states.pt", "x").file("global_step7/zero_pp_rank_0_mp_rank_00_optim_states.pt", "xyz");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "training-checkpoint");
    QVERIFY(opened->root().verdict.loadable);
    QCOMPARE(roleOf(*opened, "global_step7/mp_rank_00_model_states.pt"), "distributed weights");
    QCOMPARE(needOf(*opened, "global_step7/mp_rank_00_model_states.pt"), "resume only");
    QCOMPARE(opened->root().residueBytes, 3U);
}

void TestUnits::tokenizerFolderOfAModelIsItsPart()
{
    TestFolder folder;
    folder.llamaConfig().llamaWeights().tokenizer("tokenizer");
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
}

void TestUnits::tokenizersSideBySide()
{
    TestFolder folder;
    folder.tokenizer("en").tokenizer("zh");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "collection");
    QCOMPARE(inner(*opened), Strings({"en tokenizer-only", "zh tokenizer-only"}));
}

void TestUnits::dataOfAGraphInSubfolders()
{
    TestFolder folder;
    folder.file("model.onnx", "x").file("weights/deep/a.bin", "1234").file("weights/b.bin", "1234");
    QCOMPARE(folder.open()->units.size(), 1U);
}

void TestUnits::rowsOfAUnit()
{
    TestFolder folder;
    folder.llama().llama("checkpoint-4").file("checkpoint-4/optimizer.pt", "x").llamaWeights("pytorch_model.safetensors");
    const auto opened = folder.open();
    const auto rows = rowsOfUnit(*opened, 0);
    QVERIFY(std::ranges::is_sorted(rows));
    QVERIFY(std::ranges::none_of(rows, [&](std::uint32_t row) { return opened->files[opened->tensors->file(row)].path.starts_with("checkpoint-4/"); }));
    QCOMPARE(rowsOfUnit(*opened, 1).size(), 3U);
}

QTEST_GUILESS_MAIN(TestUnits)
#include "tst_units.moc"
