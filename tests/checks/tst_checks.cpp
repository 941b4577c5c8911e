// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/tiny_model.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <functional>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

using Change = std::function<void(TinyModel&)>;
Q_DECLARE_METATYPE(Change)

/// Each check, for each of its statuses, on a tiny directory that is whole but for one thing.
class TestChecks final : public QObject
{
    Q_OBJECT

private slots:
    void wholeModelsHaveNoFault_data();
    void wholeModelsHaveNoFault();
    void everyIdOfTheListAnswers();
    void purposes_data();
    void purposes();
    void onRequest();
    void cancelling();
    void missingTensorsByName();
    void storage_data();
    void storage();
    void hugeFolders();
};

namespace {

void training(TinyModel& model)
{
    model.llama();
    model.write(u"optimizer.pt"_s, QByteArray(4'000, 'x'));
    model.json(u"trainer_state.json"_s, {{"global_step", 3}, {"log_history", nlohmann::json::array()}});
}

std::vector<TinyTensor> without(std::vector<TinyTensor> tensors, std::string_view part)
{
    std::erase_if(tensors, [part](const TinyTensor& tensor) { return tensor.name.find(part) != std::string::npos; });
    return tensors;
}

const QByteArray Pickle("\x80\x02}.", 4); ///< an empty dictionary
const QByteArray Pointer("version https://git-lfs.github.com/spec/v1\noid "
                         "sha256:6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5\nsize 123456789\n");

} // namespace

void TestChecks::wholeModelsHaveNoFault_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("one file") << Change([](TinyModel& m) { m.llama(); });
    QTest::newRow("two shards") << Change([](TinyModel& m) { m.shardedLlama(); });
    QTest::newRow("a chat model") << Change([](TinyModel& m) {
        m.llama()
            .write(u"chat_template.jinja"_s, "{% for m in messages %}{{ m['content'] }}{% endfor %}")
            .write(u"README.md"_s, "---\nlicense: cc0-1.0\nlanguage: en\ntags: [conversational]\n---\n# A chat model\n");
    });
    QTest::newRow("a SentencePiece tokenizer") << Change([](TinyModel& m) {
        // Field 1, three times: a piece of one letter.
        m.llama().remove(u"tokenizer.json"_s).write(u"tokenizer.model"_s, QByteArray("\x0a\x03\x0a\x01z").repeated(3));
    });
    QTest::newRow("an adapter") << Change([](TinyModel& m) {
        m.llama();
        for (const char* name :
             {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"}) {
            m.remove(QString::fromLatin1(name));
        }
        m.adapter("owner/base").write(
            u"README.md"_s, "---\nlicense: cc0-1.0\nbase_model: owner/base\n---\n# An adapter\n");
    });
    QTest::newRow("GGUF") << Change([](TinyModel& m) {
        m.llama();
        for (const char* name :
             {"config.json", "generation_config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"}) {
            m.remove(QString::fromLatin1(name));
        }
        m.gguf(
            u"model.gguf"_s,
            {{"general.architecture", "llama"},
             {"general.name", "A model"},
             {"llama.block_count", 1},
             {"tokenizer.ggml.model", "llama"},
             {"tokenizer.ggml.tokens", {"a", "b", "c"}}},
            {{"token_embd.weight", "F32", {3, 8}, {}}, {"blk.0.attn_q.weight", "F32", {8, 8}, {}}});
    });
}

void TestChecks::wholeModelsHaveNoFault()
{
    QFETCH(Change, change);
    TinyModel model;
    change(model);
    for (const Purpose purpose : {Purpose::Deploy, Purpose::Share, Purpose::Resume}) {
        const Checklist list = model.check(purpose);
        QCOMPARE(loudIds(list), QString());
        QVERIFY(list.outcome != Outcome::Fail);
    }
}

void TestChecks::everyIdOfTheListAnswers()
{
    const QStringList ids
        = u"weights.present weights.index weights.shards weights.map weights.total_size weights.one_set config.present "
          u"tokenizer.present tokenizer.config processor.present "
          "generation.config adapter.base code.present licence.present card.present provenance.complete fit.dtype "
          "fit.layers fit.vocabulary fit.tied fit.quantisation fit.parallel "
          "fit.versions fit.loaders sound.truncated sound.format sound.pointer sound.download sound.links sound.hash "
          "sound.values harm.pickle harm.format harm.code harm.template "
          "harm.paths share.secrets share.personal share.residue share.licence share.names share.limits keep.storage keep.copies"_s
              .split(u' ');
    TinyModel model;
    model.llama();
    const Checklist list = model.check();
    QCOMPARE(qsizetype(list.findings.size()), ids.size());
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Finding& finding = list.findings[std::size_t(i)];
        QCOMPARE(QString::fromStdString(std::string(finding.id)), ids[i]);
        QVERIFY2(!finding.title.isEmpty() && !finding.detail.isEmpty(), qPrintable(ids[i]));
    }
    QCOMPARE(qsizetype(checkIds().size()), ids.size());
    QVERIFY(!checkTitle("fit.tied").isEmpty());
    QVERIFY(checkTitle("nothing").isEmpty());
}

void TestChecks::purposes_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("deploy");
    QTest::addColumn<QByteArray>("share");
    QTest::addColumn<QByteArray>("resume");
    QTest::addColumn<Change>("change");
    QTest::newRow("licence") << QByteArray("licence.present") << QByteArray("warning") << QByteArray("failure")
                             << QByteArray("not-applicable") << Change([](TinyModel& m) {
                                    m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n");
                                });
    QTest::newRow("tokenizer") << QByteArray("tokenizer.present") << QByteArray("failure") << QByteArray("failure")
                               << QByteArray("warning")
                               << Change([](TinyModel& m) { m.llama().remove(u"tokenizer.json"_s); });
    QTest::newRow("residue") << QByteArray("share.residue") << QByteArray("warning") << QByteArray("warning")
                             << QByteArray("not-applicable") << Change(training);
    QTest::newRow("truncated") << QByteArray("sound.truncated") << QByteArray("failure") << QByteArray("failure")
                               << QByteArray("failure") << Change([](TinyModel& m) {
                                      m.llama();
                                      m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s).chopped(100));
                                  });
    QTest::newRow("card") << QByteArray("card.present") << QByteArray("not-applicable") << QByteArray("warning")
                          << QByteArray("not-applicable")
                          << Change([](TinyModel& m) { m.llama().remove(u"README.md"_s); });
}

void TestChecks::purposes()
{
    QFETCH(QByteArray, id);
    QFETCH(Change, change);
    TinyModel model;
    change(model);
    for (const auto& [purpose, column] :
         {std::pair{Purpose::Deploy, "deploy"}, std::pair{Purpose::Share, "share"},
          std::pair{Purpose::Resume, "resume"}}) {
        const auto wanted = *static_cast<QByteArray*>(QTest::qData(column, QMetaType::QByteArray));
        QCOMPARE(statusOf(model.check(purpose), id.constData()), QString::fromLatin1(wanted));
    }
}

void TestChecks::onRequest()
{
    TinyModel model;
    model.llama();
    const Checklist before = model.check();
    QVERIFY(before.finding("sound.values")->pending);
    QCOMPARE(statusOf(before, "sound.values"), u"not-verified"_s);
    QVERIFY(before.finding("sound.values")->requestBytes > 0);
    QCOMPARE(statusOf(before, "sound.hash"), u"not-applicable"_s);
    const Checklist after = model.check(Purpose::Share, true);
    QCOMPARE(statusOf(after, "sound.values"), u"pass"_s);

    auto tensors = TinyModel::llamaTensors();
    tensors[0].bytes = std::string(16 * 8 * 2, '\xFF'); // NaN in bfloat16
    model.safetensors(u"model.safetensors"_s, tensors);
    QCOMPARE(statusOf(model.check(Purpose::Share, true), "sound.values"), u"warning"_s);
    tensors[0].bytes = std::string(16 * 8 * 2, '\0');
    model.safetensors(u"model.safetensors"_s, tensors);
    QCOMPARE(statusOf(model.check(Purpose::Share, true), "sound.values"), u"warning"_s);
    QVERIFY(wordsOf(model.check(Purpose::Share, true), "sound.values").contains(u"lm_head.weight"_s));

    // SHA-256 of three bytes, known from the standard.
    model.write(u"abc.txt"_s, "abc")
        .write(u"SHA256SUMS"_s, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\n");
    QCOMPARE(statusOf(model.check(), "sound.hash"), u"not-verified"_s);
    QCOMPARE(statusOf(model.check(Purpose::Share, true), "sound.hash"), u"pass"_s);
    model.write(u"abc.txt"_s, "abd");
    QCOMPARE(statusOf(model.check(Purpose::Share, true), "sound.hash"), u"failure"_s);
}

void TestChecks::cancelling()
{
    TinyModel model;
    model.llama();
    const auto directory = model.open();
    std::stop_source source;
    source.request_stop();
    CheckOptions options;
    options.stop = source.get_token();
    const Checklist list = runChecks(*directory, 0, options);
    QVERIFY(list.cancelled);
    QVERIFY(list.findings.empty());
    QVERIFY(runChecks(*directory, 999, {}).findings.empty());
}

void TestChecks::missingTensorsByName()
{
    TinyModel model;
    model.llama().safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "layers.1.mlp.down_proj"));
    QVERIFY(wordsOf(model.check(), "fit.layers").contains(u"layer 1 has no mlp.down_proj"_s));
    model.safetensors(u"model.safetensors"_s, without(TinyModel::llamaTensors(), "layers.0."));
    QVERIFY(wordsOf(model.check(), "fit.layers").contains(u"layer 0 (model.layers.0) is missing"_s));
    model.safetensors(u"model.safetensors"_s, TinyModel::llamaTensors())
        .patch(u"config.json"_s, {{"intermediate_size", 13}});
    QVERIFY(wordsOf(model.check(), "fit.layers").contains(u"[8, 12] and should be [8, 13]"_s));
    model.patch(u"config.json"_s, {{"intermediate_size", 12}})
        .safetensors(u"model.safetensors"_s, TinyModel::llamaTensors(4));
    QVERIFY(wordsOf(model.check(), "fit.layers").contains(u"The config says 2 layers, the weights hold 4"_s));
}

void TestChecks::storage_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("disk") << QByteArray("ext4") << QByteArray("pass");
    QTest::newRow("memory") << QByteArray("memory") << QByteArray("warning");
    QTest::newRow("temporary") << QByteArray("temporary") << QByteArray("warning");
    QTest::newRow("full") << QByteArray("full") << QByteArray("warning");
    QTest::newRow("overlay") << QByteArray("overlay") << QByteArray("not-verified");
    QTest::newRow("not told") << QByteArray() << QByteArray("not-verified");
}

void TestChecks::storage()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, status);
    TinyModel model;
    model.llama();
    CheckOptions options;
    options.only = {"keep.storage"};
    options.storage = [kind](const std::string&) { return kind.toStdString(); };
    const Checklist list = runChecks(*model.open(), 0, options);
    QCOMPARE(list.findings.size(), std::size_t(1));
    QCOMPARE(statusOf(list, "keep.storage"), QString::fromLatin1(status));
}

void TestChecks::hugeFolders()
{
    TinyModel model;
    model.llama();
    for (int i = 0; i < 3'000; ++i) {
        model.write(u"data/%1.txt"_s.arg(i), "nothing in here, and nothing of interest");
    }
    const auto directory = model.open();
    QElapsedTimer timer;
    timer.start();
    static_cast<void>(checklistOf(*directory, 0, Purpose::Share));
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestChecks)
#include "tst_checks.moc"
