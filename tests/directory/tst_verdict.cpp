// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/model_needs.h"
#include "tests/directory/test_folder.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

namespace {

std::string without(const std::string& bytes, std::size_t count)
{
    return bytes.substr(0, bytes.size() - count);
}

PartState stateOf(const ModelDirectory& directory, Part part)
{
    const auto& parts = directory.root().parts;
    const auto found = std::ranges::find(parts, part, &PartStatus::part);
    return found == parts.end() ? PartState::NotNeeded : found->state;
}

} // namespace

class TestVerdict final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complete();
    void withoutTokenizer();
    void tokenizerThatWasCutOff();
    void infinityAsPythonWritesIt();
    void lightningTakesTheNewest();
    void withoutConfig();
    void withoutWeights();
    void weightsAlone();
    void ollama6273WeightsUnderAnotherName();
    void truncated();
    void pointersInTheSet();
    void sglang32279ShardIsMissing();
    void huggingfaceHub4725TensorIsAbsentFromItsShard();
    void emptyShard();
    void semble222ConfigPresentWeightsUnfinished();
    void visionModelWantsAProcessorAndNoTokenizer();
    void audioModelWantsBoth();
    void ctcHeadWantsATokenizer();
    void halfATokenizerIsNone();
    void transformers28670TokenizerMissingAfterFineTune();
    void pointerInPlaceOfTheTokenizer();
    void ownCodeThatIsNotHere();
    void layersThatAreMissing();
    void widthThatDiffers();
    void extraLayersAreNoFault();
    void adapterAndItsBase();
    void adapterWithoutABase();
    void adapterConfigAlone();
    void trainingCheckpoint();
    void trainingArgumentsAloneDoNotMakeOne();
    void stateWithoutWeightsIsNoResidue();
    void tokenizerOnly();
    void notAModel();
    void licenceInTheCard();
    void familyNames_data();
    void familyNames();
    void corpusDirectories_data();
    void corpusDirectories();
    void hfDirectories_data();
    void hfDirectories();
};

void TestVerdict::complete()
{
    TestFolder folder;
    folder.llama().file("LICENSE", "text");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QVERIFY(opened->root().verdict.loadable);
    QCOMPARE(opened->root().verdict.state, VerdictState::Pass);
    QCOMPARE(sentenceOf(*opened), "A complete Llama model: weights, config and tokenizer are here and fit together");
    QCOMPARE(stateOf(*opened, Part::Licence), PartState::Present);
    QVERIFY(opened->problems.empty());
}

void TestVerdict::withoutTokenizer()
{
    TestFolder folder;
    folder.llamaConfig().llamaWeights();
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QVERIFY(!opened->root().verdict.loadable);
    QCOMPARE(sentenceOf(*opened), "Half-finished: a Llama model without its tokenizer");
    QCOMPARE(stateOf(*opened, Part::Tokenizer), PartState::Missing);
    QCOMPARE(stateOf(*opened, Part::Licence), PartState::Missing);
}

void TestVerdict::tokenizerThatWasCutOff()
{
    TestFolder folder;
    folder.llama().file("tokenizer.json", R"({"version":"1.0","model":{"type":"BPE","vocab":{"a":1,"b)");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(stateOf(*opened, Part::Tokenizer), PartState::Damaged);
    QVERIFY(!opened->problems.empty() && opened->problems.front().code == "json.malformed");
}

void TestVerdict::infinityAsPythonWritesIt()
{
    TestFolder folder;
    folder.llama().file("generation_config.json", R"({"a":[0.0,Infinity,-Infinity,NaN],"b":"NaN \" Infinity"})");
    const auto opened = folder.open();
    QVERIFY(opened->problems.empty());
    folder.file("generation_config.json", R"({"a": Infinite})");
    QCOMPARE(problemsOf(*folder.open()).size(), std::size_t(1));
}

void TestVerdict::lightningTakesTheNewest()
{
    const auto weights = [](std::uint64_t rows) { return safetensors({{"net.weight", "F32", {rows, 2}}}); };
    TestFolder folder;
    folder.file("epoch=0-step=100.ckpt", weights(3)).file("epoch=9-step=1000.ckpt", weights(5)).file("epoch=10-step=1100.ckpt", weights(7));
    QCOMPARE(folder.open()->root().parameters, std::uint64_t(14));
    folder.file("last.ckpt", weights(9));
    const auto opened = folder.open();
    QCOMPARE(opened->root().parameters, std::uint64_t(18));
    QCOMPARE(opened->root().weights.size(), std::size_t(1));
    QCOMPARE(opened->files[opened->root().weights.front()].path, "last.ckpt");
}

void TestVerdict::withoutConfig()
{
    TestFolder folder;
    folder.llamaWeights().tokenizer();
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "Half-finished: a model without its config");
}

void TestVerdict::withoutWeights()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer();
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "Half-finished: a Llama model without its weights");
}

void TestVerdict::weightsAlone()
{
    TestFolder folder;
    folder.llamaWeights();
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "weights-only");
    QCOMPARE(sentenceOf(*opened), "Weights only: config and tokenizer are missing");
}

void TestVerdict::ollama6273WeightsUnderAnotherName()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().llamaWeights("llama.safetensors");
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::truncated()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().file("model.safetensors", without(safetensors({{"model.embed_tokens.weight", "F32", {8, 4}}}), 100));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(opened->root().verdict.state, VerdictState::Failure);
    QCOMPARE(sentenceOf(*opened), "Damaged: model.safetensors ends 100 B before its own header says");
    QCOMPARE(stateOf(*opened, Part::Weights), PartState::Damaged);
}

namespace {
void shards(TestFolder& folder, bool firstIsPointer, bool secondIsHere)
{
    folder.llamaConfig().tokenizer();
    folder.file("model.safetensors.index.json",
        R"({"metadata":{"total_size":32},"weight_map":{"a":"model-00001-of-00002.safetensors","b":"model-00002-of-00002.safetensors"}})");
    if (firstIsPointer) {
        folder.pointer("model-00001-of-00002.safetensors");
    } else {
        folder.file("model-00001-of-00002.safetensors", safetensors({{"a"}}));
    }
    if (secondIsHere) {
        folder.file("model-00002-of-00002.safetensors", safetensors({{"b"}}));
    }
}
} // namespace

void TestVerdict::pointersInTheSet()
{
    TestFolder folder;
    shards(folder, true, true);
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "Not all here: 1 of 2 shards are only Git LFS pointers");
}

void TestVerdict::sglang32279ShardIsMissing()
{
    TestFolder folder;
    shards(folder, false, false);
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "Not all here: 1 of 2 shards are missing");
    QCOMPARE(opened->root().shardSets[0].missing, std::vector<std::string>{"model-00002-of-00002.safetensors"});
}

void TestVerdict::huggingfaceHub4725TensorIsAbsentFromItsShard()
{
    TestFolder folder;
    shards(folder, false, true);
    folder.file("model-00002-of-00002.safetensors", safetensors({{"other"}}));
    QCOMPARE(verdictOf(*folder.open()), "incomplete-model");
}

void TestVerdict::emptyShard()
{
    TestFolder folder;
    shards(folder, false, true);
    folder.file("model-00002-of-00002.safetensors", "");
    QCOMPARE(sentenceOf(*folder.open()), "Not all here: model-00002-of-00002.safetensors has no bytes");
}

void TestVerdict::semble222ConfigPresentWeightsUnfinished()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().file("blob.incomplete", "");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "Not all here: the download of blob.incomplete was not finished");
}

void TestVerdict::visionModelWantsAProcessorAndNoTokenizer()
{
    TestFolder folder;
    folder.file("config.json", R"({"architectures":["ViTModel"],"model_type":"vit"})").llamaWeights();
    QCOMPARE(sentenceOf(*folder.open()), "Half-finished: a ViT model without its processor");
    folder.file("preprocessor_config.json", "{}");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(sentenceOf(*opened), "A complete ViT model: weights, config and processor are here and fit together");
    QCOMPARE(stateOf(*opened, Part::Tokenizer), PartState::NotNeeded);
}

void TestVerdict::audioModelWantsBoth()
{
    TestFolder folder;
    folder.file("config.json", R"({"architectures":["WhisperForConditionalGeneration"],"model_type":"whisper"})").llamaWeights();
    QCOMPARE(sentenceOf(*folder.open()), "Half-finished: a Whisper model without its tokenizer and processor");
    folder.file("processor_config.json", "{}").tokenizer();
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::ctcHeadWantsATokenizer()
{
    TestFolder folder;
    folder.file("config.json", R"({"architectures":["Wav2Vec2ForCTC"],"model_type":"wav2vec2"})").llamaWeights().file("preprocessor_config.json", "{}");
    QCOMPARE(verdictOf(*folder.open()), "incomplete-model");
    folder.file("vocab.json", "{}");
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
    TestFolder base;
    base.file("config.json", R"({"architectures":["Wav2Vec2Model"],"model_type":"wav2vec2"})").llamaWeights().file("preprocessor_config.json", "{}");
    QCOMPARE(verdictOf(*base.open()), "complete-model");
}

void TestVerdict::halfATokenizerIsNone()
{
    TestFolder folder;
    folder.file("config.json", R"({"architectures":["Qwen2ForCausalLM"],"model_type":"qwen2"})").llamaWeights().file("vocab.json", "{}").file("tokenizer_config.json", R"({"tokenizer_class":"Qwen2Tokenizer"})");
    QCOMPARE(verdictOf(*folder.open()), "incomplete-model");
    folder.file("merges.txt", "a b");
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::transformers28670TokenizerMissingAfterFineTune()
{
    TestFolder folder;
    folder.llamaConfig().llamaWeights().file("tokenizer_config.json", R"({"tokenizer_class":"LlamaTokenizer"})").file("special_tokens_map.json", "{}").file("added_tokens.json", "{}");
    QCOMPARE(sentenceOf(*folder.open()), "Half-finished: a Llama model without its tokenizer");
}

void TestVerdict::pointerInPlaceOfTheTokenizer()
{
    TestFolder folder;
    folder.llamaConfig().llamaWeights().pointer("tokenizer.json", 9'000'000);
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(stateOf(*opened, Part::Tokenizer), PartState::Damaged);
}

void TestVerdict::ownCodeThatIsNotHere()
{
    TestFolder folder;
    folder.llamaWeights().tokenizer().file("config.json",
        R"({"model_type":"its_own","vocab_size":8,"auto_map":{"AutoConfig":"configuration_own.C","AutoModel":"modeling_own.M","AutoModelForCausalLM":"org/repo--modeling_far.M"}})");
    QCOMPARE(sentenceOf(*folder.open()), "Half-finished: an its_own model without its code");
    folder.file("configuration_own.py", "x").file("modeling_own.py", "x");
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::layersThatAreMissing()
{
    TestFolder folder;
    folder.llamaWeights().tokenizer().file("config.json", R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":3,"hidden_size":4})");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(sentenceOf(*opened), "The parts do not fit: the config of a Llama model says 3 layers, the weights hold 1");
}

void TestVerdict::widthThatDiffers()
{
    TestFolder folder;
    folder.llamaWeights().tokenizer().file("config.json", R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":1,"hidden_size":32})");
    QCOMPARE(sentenceOf(*folder.open()), "The parts do not fit: the config of a Llama model says a hidden size of 32, the weights have 4");
}

void TestVerdict::extraLayersAreNoFault()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().file("model.safetensors", safetensors({{"model.layers.0.a"}, {"model.layers.1.a"}}));
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::adapterAndItsBase()
{
    TestFolder folder;
    folder.file("adapter_config.json", R"({"peft_type":"LORA","base_model_name_or_path":"org/base"})").file("adapter_model.safetensors", safetensors({{"q.lora_A.weight"}}));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "adapter");
    QCOMPARE(sentenceOf(*opened), "A LoRA adapter for org/base: it needs that model to run");
    QCOMPARE(stateOf(*opened, Part::BaseModel), PartState::Present);
    QCOMPARE(opened->root().tensorCount, 1U);
}

void TestVerdict::adapterWithoutABase()
{
    TestFolder folder;
    folder.file("adapter_config.json", R"({"peft_type":"IA3","base_model_name_or_path":null})").file("adapter_model.safetensors", safetensors({{"q.ia3_l"}}));
    QCOMPARE(sentenceOf(*folder.open()), "An IA3 adapter that does not say which model it belongs to");
}

void TestVerdict::adapterConfigAlone()
{
    TestFolder folder;
    folder.file("adapter_config.json", R"({"peft_type":"LORA","base_model_name_or_path":"org/base"})");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "adapter");
    QVERIFY(!opened->root().verdict.loadable);
}

void TestVerdict::trainingCheckpoint()
{
    TestFolder folder;
    folder.llama().file("optimizer.pt", "x").file("trainer_state.json", R"({"global_step":1500,"log_history":[]})");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "training-checkpoint");
    QVERIFY(opened->root().verdict.loadable);
    QCOMPARE(sentenceOf(*opened), "A training checkpoint at step 1,500: the model, and what it takes to go on training");
}

void TestVerdict::trainingArgumentsAloneDoNotMakeOne()
{
    TestFolder folder;
    folder.llama().file("training_args.bin", "x").file("trainer_state.json", R"({"global_step":1500,"log_history":[]})");
    QCOMPARE(verdictOf(*folder.open()), "complete-model");
}

void TestVerdict::stateWithoutWeightsIsNoResidue()
{
    TestFolder folder;
    folder.llamaConfig().file("optimizer.pt", std::string(1000, 'x'));
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(opened->root().residueBytes, 0U);
    QCOMPARE(sentenceOf(*opened), "Half-finished: a Llama model without its weights and tokenizer");
}

void TestVerdict::tokenizerOnly()
{
    TestFolder folder;
    folder.tokenizer().file("tokenizer_config.json", "{}");
    QCOMPARE(verdictOf(*folder.open()), "tokenizer-only");
}

void TestVerdict::notAModel()
{
    TestFolder folder;
    folder.file("a.txt", "1").file("b.csv", "1");
    const auto opened = folder.open();
    QCOMPARE(verdictOf(*opened), "not-a-model");
    QCOMPARE(sentenceOf(*opened), "Not a model: none of the 2 files here holds weights, a config or a tokenizer that Vitrine knows");
    QVERIFY(opened->root().parts.empty());
}

void TestVerdict::licenceInTheCard()
{
    TestFolder folder;
    folder.llama().file("README.md", "---\nlanguage: en\nlicense: apache-2.0\n---\n# Card\n");
    QCOMPARE(stateOf(*folder.open(), Part::Licence), PartState::Present);
    folder.file("README.md", "---\nlanguage: en\nlicense:\n---\nlicense: mit\n");
    QCOMPARE(stateOf(*folder.open(), Part::Licence), PartState::Missing);
}

void TestVerdict::familyNames_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<QString>("family");
    QTest::newRow("causal") << "LlamaForCausalLM" << "Llama";
    QTest::newRow("lm head") << "GPT2LMHeadModel" << "GPT2";
    QTest::newRow("plain") << "ViTModel" << "ViT";
    QTest::newRow("conditional") << "Qwen3_5MoeForConditionalGeneration" << "Qwen3_5Moe";
    QTest::newRow("foreign") << "AutoencoderKL" << "AutoencoderKL";
    QTest::newRow("none") << "" << "";
}

void TestVerdict::familyNames()
{
    QFETCH(QString, architecture);
    QTEST(QString::fromStdString(familyName(architecture.toStdString())), "family");
}

/// Directories of the corpus whose verdict, roles and numbers are known.
void TestVerdict::corpusDirectories_data()
{
    QTest::addColumn<QString>("path");
    if (corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString();
        return;
    }
    for (const char* folder : {"generated-torch2/models", "generated-torch2/training", "generated-torch2/quantised", "generated-torch2/dcp", "generated-torch2/deepspeed"}) {
        QDir all(corpus(QString::fromLatin1(folder)));
        for (const QString& name : all.entryList({u"*.expected.json"_s}, QDir::Files)) {
            const QString path = all.filePath(name.chopped(14));
            if (QFileInfo(path).isDir()) {
                QTest::newRow(qPrintable(QDir(corpusPath()).relativeFilePath(path))) << path;
            }
        }
    }
}

void TestVerdict::corpusDirectories()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFile file(path + u".expected.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto expected = nlohmann::json::parse(file.readAll().toStdString(), nullptr, false);
    const auto opened = openDirectory(path.toStdString());
    QVERIFY(opened);
    if (const auto verdict = expected.find("verdict"); verdict != expected.end() && !verdict->is_null()) {
        const bool right = verdict->is_array() ? std::find(verdict->begin(), verdict->end(), verdictOf(**opened)) != verdict->end() : *verdict == verdictOf(**opened);
        QVERIFY2(right, verdictOf(**opened).c_str());
    }
    if (const auto files = expected.find("files"); files != expected.end() && files->is_array()) {
        for (const auto& entry : *files) {
            if (entry.is_object() && entry.contains("role")) {
                QVERIFY2(roleOf(**opened, entry["path"]) == entry["role"].get<std::string>(), entry["path"].get<std::string>().c_str());
            }
        }
    }
    for (const auto& [key, value] : {std::pair("tensor_count", (*opened)->root().tensorCount), std::pair("parameters", (*opened)->root().parameters)}) {
        if (expected.contains(key) && !expected[key].is_null()) {
            QCOMPARE(value, expected[key].get<std::uint64_t>());
        }
    }
}

/// What each directory as it came from the hub is said to be; looked at by hand.
void TestVerdict::hfDirectories_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* path, const char* verdict, const char* sentence) { QTest::newRow(path) << path << verdict << sentence; };
    row("hf-dir/bert-base-uncased", "incomplete-model", "Not all here: model.safetensors is only a Git LFS pointer");
    row("hf-dir/deepseek-r1-671b", "incomplete-model", "Not all here: 162 of 163 shards are missing");
    row("hf-dir/flan-t5-large", "incomplete-model", "Not all here: model.safetensors is only a Git LFS pointer");
    row("hf-dir/gpt-j-6b", "incomplete-model", "Not all here: pytorch_model.bin is only a Git LFS pointer");
    row("hf-dir/gpt-oss-20b", "incomplete-model", "Not all here: 2 of 3 shards are missing");
    row("hf-dir/granite-3.1-1b-a400m-moe", "incomplete-model", "Not all here: model.safetensors is only a Git LFS pointer");
    row("hf-dir/granite-3b-code-llama", "incomplete-model", "Not all here: 2 of 2 shards are missing");
    row("hf-dir/labse-sentence-transformers", "incomplete-model", "Half-finished: a Bert model without its weights and tokenizer");
    row("hf-dir/qwen3.5-25b-moe", "incomplete-model", "Not all here: 9 of 10 shards are missing");
    row("hf-dir/redpajama-7b-gptneox", "incomplete-model", "Not all here: 1 of 2 shards are missing");
    row("hf-dir/torchtitan-encoders", "collection", "A folder of 2 models: choose one to look at");
    row("hf-dir/vit-base", "incomplete-model", "Not all here: pytorch_model.bin is only a Git LFS pointer");
    row("hf-dir/whisper-large-v3", "incomplete-model", "Half-finished: a Whisper model without its weights and tokenizer");
    row("hf-trainer-dir/mt5-az", "incomplete-model", "Half-finished: an MT5 model without its weights and tokenizer");
    row("adapter-config/peft/prefixtuning_llama-3.2-3B-lr_0.001", "adapter", "Half-finished: the config of an adapter without its weights");
    row("adapter-config/peft/lora_llama-3.2-3B-rank32-dora", "adapter", "Half-finished: the config of an adapter without its weights");
    row("generated-layouts/deepspeed-zero2", "distributed-checkpoint", "A DeepSpeed checkpoint in 2 parts: the only copy of these weights, to be merged first");
    row("generated-layouts/deepspeed-zero3", "distributed-checkpoint", "A DeepSpeed ZeRO-3 checkpoint in 2 parts: the only copy of these weights, to be merged first");
    row("generated-layouts/fsdp-dcp", "distributed-checkpoint", "A PyTorch DCP checkpoint in 4 parts: the only copy of these weights, to be merged first");
    row("generated-layouts/megatron", "distributed-checkpoint", "A Megatron checkpoint in 2 parts: the only copy of these weights, to be merged first");
    row("generated-layouts/hf-cache", "incomplete-model", "");
    row("model-card", "not-a-model", "");
    row("licence-text", "not-a-model", "");
    row("tokenizer/text", "tokenizer-only", "A tokenizer without a model");
}

void TestVerdict::hfDirectories()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QString, sentence);
    const QString absolute = corpus(path);
    if (absolute.isEmpty()) {
        QSKIP("this directory is not in the corpus here");
    }
    const auto opened = openDirectory(absolute.toStdString());
    QVERIFY(opened);
    QTEST(QString::fromStdString(verdictOf(**opened)), "verdict");
    if (!sentence.isEmpty()) {
        QCOMPARE(QString::fromStdString(sentenceOf(**opened)), sentence);
    }
}

QTEST_GUILESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
