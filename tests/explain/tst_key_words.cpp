// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/key_words.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestKeyWords final : public QObject
{
    Q_OBJECT

private slots:
    void placesFindTheirText_data();
    void placesFindTheirText();
    void wordsAreOneLine();
    void anotherNameHasTheSameText();
    void factsAreInTheLanguageAskedFor();
    void namesInSeveralFiles();
};

void TestKeyWords::placesFindTheirText_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("id"); // empty: nothing is known
    const auto row = [](const char* file, const char* place, const char* id) {
        QTest::addRow("%s %s", file, place) << QString::fromUtf8(file) << QString::fromUtf8(place) << QString::fromUtf8(id);
    };
    row("config.json", "hidden_size", "hidden_size");
    row("config.json", "/hidden_size", "hidden_size");
    row("sub/folder/config.json", "/text_config/hidden_size", "hidden_size");
    row("config.json", "/eos_token_id", "eos_token_id");
    row("config.json", "/temperature", "temperature"); // settings of generation in an old config
    row("config.json", "/quantization_config/bits", "bits");
    row("config.json", "/quantization_config/config_groups/group_0/weights/num_bits", "num_bits");
    row("config.json", "/rope_scaling/factor", "rope:factor");
    row("config.json", "/rope_scaling/type", "rope:type");
    row("config.json", "/id2label/0", "");
    row("config.json", "/label2id/r", ""); // a label, not the rank of an adapter
    row("config.json", "/no_such_key", "");
    row("adapter_config.json", "/r", "r");
    row("generation_config.json", "/max_new_tokens", "max_new_tokens");
    row("tokenizer_config.json", "/added_tokens_decoder/32000/content", "token:content");
    row("tokenizer_config.json", "/chat_template", "chat_template");
    row("tokenizer.json", "/version", "tokenizer-json:version");
    row("tokenizer.json", "/model/type", "tokenizer-json:type");
    row("tokenizer.json", "/model/vocab/hidden_size", "");
    row("quantize_config.json", "/version", "version");
    row("model.safetensors.index.json", "/metadata/total_size", "index:total_size");
    row("model.safetensors.index.json", "/weight_map/model.embed_tokens.weight", "");
    row("trainer_state.json", "/log_history/3/loss", "trainer:loss");
    row("model_index.json", "/unet", "pipeline:unet");
    row("vae/config.json", "/scaling_factor", "scaling_factor");
    row("model-Q4_K_M.gguf", "general.architecture", "gguf:general.architecture");
    row("model-Q4_K_M.gguf", "qwen2.context_length", "gguf:*.context_length");
    row("model-Q4_K_M.gguf", "qwen2.unknown", "");
    row("model.safetensors", "format", "safetensors:format");
    row("notes.json", "/hidden_size", ""); // not a file of a model
    row("config.json", "", "");
    row("config.json", "///", "");
}

void TestKeyWords::placesFindTheirText()
{
    QFETCH(QString, file);
    QFETCH(QString, place);
    QFETCH(QString, id);
    QCOMPARE(keyId(file, place).value_or(QString()), id);
    for (const Language language : {Language::English, Language::Chinese}) {
        QCOMPARE(plainWords(file, place, language).isEmpty(), id.isEmpty());
    }
}

void TestKeyWords::wordsAreOneLine()
{
    QCOMPARE(plainWords(u"config.json", u"num_hidden_layers", Language::English), u"Number of layers"_s);
    QCOMPARE(plainWords(u"config.json", u"num_hidden_layers", Language::Chinese), u"层数"_s);
    QVERIFY(!plainWords(u"config.json", u"torch_dtype", Language::English).contains(u'`'));
}

void TestKeyWords::anotherNameHasTheSameText()
{
    QCOMPARE(keyId(u"config.json", u"n_embd"), std::optional(u"n_embd"_s));
    QCOMPARE(plainWords(u"config.json", u"n_embd", Language::English), plainWords(u"config.json", u"hidden_size", Language::English));
    QCOMPARE(keyFacts(u"n_embd"_s).sameAs, u"hidden_size"_s);
    const auto text = explainKey(u"n_embd"_s, Language::English);
    QVERIFY(text);
    QCOMPARE(text->title, u"n_embd"_s);
}

void TestKeyWords::factsAreInTheLanguageAskedFor()
{
    const KeyFacts english = keyFacts(u"num_key_value_heads"_s, Language::English);
    QCOMPARE(english.type, u"integer or null"_s);
    QCOMPARE(english.since, u"4.31"_s);
    QCOMPARE(english.unit, u"heads"_s);
    const KeyFacts chinese = keyFacts(u"num_key_value_heads"_s, Language::Chinese);
    QCOMPARE(chinese.type, u"整数或 null"_s);
    QVERIFY(keyFacts(u"no such key"_s).type.isEmpty());
}

void TestKeyWords::namesInSeveralFiles()
{
    const QStringList ids = keyIdsNamed(u"version"_s);
    QVERIFY(ids.contains(u"version"_s));
    QVERIFY(ids.contains(u"tokenizer-json:version"_s));
    QVERIFY(keyIdsNamed(u"no such key"_s).isEmpty());
}

QTEST_GUILESS_MAIN(TestKeyWords)
#include "tst_key_words.moc"
