// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/licence/licence_facts.h"
#include "model/checks/licence/licence_text.h"
#include "model/checks/licence/model_card.h"
#include "tests/support/corpus.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestLicences final : public QObject
{
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void anotherHolder();
    void filledIn();
    void withoutAppendix();
    void somethingElse();
    void titleAlone();
    void names_data();
    void names();
    void fits_data();
    void fits();
    void everyObligationHasWords();
    void cards();
};

namespace {

QByteArray corpusText(const QString& path)
{
    QFile file(test::corpus(u"licence-text/"_s + path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

LicenceMatch recognised(const QByteArray& text)
{
    return recogniseLicence(std::string_view(text.constData(), std::size_t(text.size())));
}

/// The same words in lines of another length.
QByteArray rewrapped(const QByteArray& text, int width)
{
    QByteArray result;
    int column = 0;
    for (const QByteArray& word : text.simplified().split(' ')) {
        if (column + word.size() > width) {
            result += '\n';
            column = 0;
        } else if (column > 0) {
            result += ' ';
        }
        result += word;
        column += int(word.size()) + 1;
    }
    return result;
}

/// The same lines, each behind something: a quotation, a comment, a block of code.
QByteArray indented(const QByteArray& text, const QByteArray& before)
{
    QByteArray result;
    for (const QByteArray& line : text.split('\n')) {
        result += before + line + "  \n";
    }
    return result;
}

const char* kindName(LicenceMatch::Kind kind)
{
    const char* names[] = {"unknown", "exact", "changed", "title only"};
    return names[int(kind)];
}

} // namespace

void TestLicences::texts_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id");
    const std::pair<const char*, const char*> rows[]
        = {{"t5x/LICENSE", "apache-2.0"},
           {"Yi/LICENSE", "apache-2.0"},
           {"Yi/MODEL_LICENSE_AGREEMENT.txt", "apache-2.0"},
           {"whisper/LICENSE", "mit"},
           {"rwkv.cpp/LICENSE", "mit"},
           {"DeepSeek-V3/LICENSE-CODE", "mit"},
           {"torchtune/LICENSE", "bsd-3-clause"},
           {"audiocraft/LICENSE_weights", "cc-by-nc-4.0"},
           {"stable-diffusion/LICENSE", "creativeml-openrail-m"},
           {"generative-models/LICENSE-SDXL1.0", "openrail++"},
           {"generative-models/LICENSE-SVD", "stability-ai-nc-community"},
           {"DeepSeek-V3/LICENSE-MODEL", "deepseek"},
           {"dbrx/LICENSE", "dbrx"},
           {"HunyuanVideo/LICENSE.txt", "tencent-hunyuan-community"},
           {"ml-fastvlm/LICENSE_MODEL", "apple-amlr"},
           {"ChatGLM2-6B/MODEL_LICENSE", "chatglm2-model"},
           {"flux/LICENSE-FLUX1-dev", "flux-1-dev-nc"},
           {"Qwen/Tongyi Qianwen LICENSE AGREEMENT", "tongyi-qianwen"},
           {"Qwen/Tongyi Qianwen RESEARCH LICENSE AGREEMENT", "tongyi-qianwen-research"},
           {"llama-models/llama2/LICENSE", "llama2"},
           {"llama-models/llama3/LICENSE", "llama3"},
           {"llama-models/llama3_1/LICENSE", "llama3.1"},
           {"llama-models/llama3_2/LICENSE", "llama3.2"},
           {"llama-models/llama3_3/LICENSE", "llama3.3"},
           {"llama-models/llama4/LICENSE", "llama4"},
           {"llama-models/llama2/USE_POLICY.md", "llama2"},
           {"llama-models/llama3/USE_POLICY.md", "llama3"},
           {"llama-models/llama3_1/USE_POLICY.md", "llama3.1"},
           {"llama-models/llama3_2/USE_POLICY.md", "llama3.2"},
           {"llama-models/llama3_3/USE_POLICY.md", "llama3.3"},
           {"llama-models/llama4/USE_POLICY.md", "llama4"}};
    for (const auto& [path, id] : rows) {
        QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(id);
    }
}

void TestLicences::texts()
{
    QFETCH(QString, path);
    QFETCH(QString, id);
    const QByteArray text = corpusText(path);
    QVERIFY(!text.isEmpty());

    QByteArray crlf = text;
    crlf.replace("\r\n", "\n").replace("\n", "\r\n");
    QByteArray quoted = text;
    quoted.replace("\xE2\x80\x9C", "\"").replace("\xE2\x80\x9D", "\"").replace("\xE2\x80\x99", "'");
    QByteArray lines = text;
    lines.replace("\r\n", "\n");
    QByteArray carriage = lines;
    carriage.replace('\n', '\r');
    const QByteArray mark = "\xEF\xBB\xBF";
    const QByteArray framed = "\n\n" + lines + "\n\n";
    const QList<QByteArray> variants{
        text,
        crlf,
        carriage,
        QByteArray(mark + text),
        QByteArray(mark + crlf),
        indented(lines, "    "),
        indented(lines, "\t"),
        indented(lines, " * "),
        indented(lines, "> "),
        framed,
        rewrapped(text, 60),
        rewrapped(text, 120),
        rewrapped(text, 10'000'000),
        text.toUpper(),
        quoted};
    for (const QByteArray& same : variants) {
        const LicenceMatch match = recognised(same);
        QCOMPARE(QString::fromStdString(match.id), id);
        QVERIFY2(
            match.kind == LicenceMatch::Kind::Exact,
            qPrintable(u"%1: %2 … %3"_s.arg(
                QLatin1StringView(kindName(match.kind)), QString::fromStdString(match.context),
                QString::fromStdString(match.changedWords))));
        QCOMPARE(match.isUsePolicy, path.contains(u"USE_POLICY"_s));
    }

    // A changed clause: in the middle of the text a prohibition more, a word less, another word.
    const qsizetype middle = text.indexOf(' ', text.size() / 2);
    QByteArray more = text;
    more.insert(middle, " but only for research and never for money");
    QByteArray less = text;
    less.remove(middle, less.indexOf(' ', middle + 4) - middle);
    QByteArray other = text;
    other.replace(middle, other.indexOf(' ', middle + 4) - middle, " elephants");
    QByteArray appended = text + "\n\nNotwithstanding the above, the model may not be used by anyone in any product.\n";
    for (const QByteArray& changed : {more, less, other, appended}) {
        const LicenceMatch match = recognised(changed);
        QVERIFY2(match.kind != LicenceMatch::Kind::Exact, qPrintable(QString::number(match.differences)));
    }
    QCOMPARE(recognised(more).kind, LicenceMatch::Kind::Changed);
    QVERIFY(recognised(more).changedWords.starts_with("but only for research"));
}

void TestLicences::anotherHolder()
{
    SKIP_WITHOUT_CORPUS();
    QByteArray text = corpusText(u"whisper/LICENSE"_s);
    text.replace("2022 OpenAI", "2019-2024 The Somebody and Nobody Foundation, e.V. and contributors");
    QCOMPARE(recognised(text).kind, LicenceMatch::Kind::Exact);
    QCOMPARE(QString::fromStdString(recognised(text).id), u"mit"_s);
}

/// The form at the end of Apache-2.0 is there to be filled in.
void TestLicences::filledIn()
{
    SKIP_WITHOUT_CORPUS();
    QByteArray text = corpusText(u"t5x/LICENSE"_s);
    QVERIFY(text.contains("Copyright [yyyy] [name of copyright owner]"));
    text.replace("Copyright [yyyy] [name of copyright owner]", "Copyright (c) 2024-2025 Acme Model Works, Inc.");
    QCOMPARE(recognised(text).kind, LicenceMatch::Kind::Exact);
    QCOMPARE(QString::fromStdString(recognised(text).id), u"apache-2.0"_s);
    text.prepend("Copyright 2025 Acme Model Works, Inc. All rights reserved.\n\n");
    QCOMPARE(recognised(text).kind, LicenceMatch::Kind::Exact);
}

void TestLicences::withoutAppendix()
{
    SKIP_WITHOUT_CORPUS();
    QByteArray text = corpusText(u"t5x/LICENSE"_s);
    const qsizetype end = text.indexOf("END OF TERMS AND CONDITIONS");
    QVERIFY(end > 0);
    QCOMPARE(recognised(text.left(end)).kind, LicenceMatch::Kind::Exact);
    QCOMPARE(
        recognised(
            text.left(end + 28) + "\n\n   Copyright 2024 Somebody\n\n"
            + text.mid(text.indexOf("Licensed under the Apache")))
            .id,
        std::string("apache-2.0"));
    QVERIFY(recognised(text.left(end / 2)).kind != LicenceMatch::Kind::Exact);
}

void TestLicences::somethingElse()
{
    QCOMPARE(recogniseLicence("").kind, LicenceMatch::Kind::Unknown);
    QCOMPARE(recogniseLicence("All rights reserved. Ask us.").kind, LicenceMatch::Kind::Unknown);
    QCOMPARE(recogniseLicence(std::string(5'000'000, 'x')).kind, LicenceMatch::Kind::Unknown);
    std::string random;
    for (int i = 0; i < 300'000; ++i) {
        random += "word" + std::to_string(i % 977) + ' ';
    }
    QCOMPARE(recogniseLicence(random).kind, LicenceMatch::Kind::Unknown);
}

void TestLicences::titleAlone()
{
    const LicenceMatch match = recogniseLicence("LLAMA 3.1 COMMUNITY LICENSE AGREEMENT\n\nSee the web page.\n");
    QCOMPARE(match.kind, LicenceMatch::Kind::TitleOnly);
    QCOMPARE(QString::fromStdString(match.id), u"llama3.1"_s);
}

void TestLicences::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("hub") << u"apache-2.0"_s << u"apache-2.0"_s;
    QTest::newRow("SPDX") << u"Apache-2.0"_s << u"apache-2.0"_s;
    QTest::newRow("SPDX by reference") << u"LicenseRef-llama3.1"_s << u"llama3.1"_s;
    QTest::newRow("bsl-1.0 is Boost") << u"bsl-1.0"_s << u"bsl-1.0"_s;
    QTest::newRow("BUSL") << u"BUSL-1.1"_s << u"busl-1.1"_s;
    QTest::newRow("another name") << u"Apache License 2.0"_s << u"apache-2.0"_s;
    QTest::newRow("GPL, only") << u"GPL-3.0-only"_s << u"gpl-3.0"_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("nobody") << u"my-own"_s << QString();
}

void TestLicences::names()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const Licence* found = licenceByName(name.toStdString());
    QCOMPARE(found != nullptr ? QString::fromStdString(found->id) : QString(), id);
}

void TestLicences::fits_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("relation");
    QTest::addColumn<bool>("restrictions");
    QTest::addColumn<int>("fit");
    const int agrees = int(LicenceFit::Agrees);
    const int conflicts = int(LicenceFit::Conflicts);
    const int open = int(LicenceFit::Open);
    QTest::newRow("LWM#11 Apache over Llama 2") << u"llama2"_s << u"apache-2.0"_s << QString() << false << conflicts;
    QTest::newRow("llama3.1 apache") << u"llama3.1"_s << u"apache-2.0"_s << u"finetune"_s << false << conflicts;
    QTest::newRow("llama3.1 itself") << u"llama3.1"_s << u"llama3.1"_s << u"finetune"_s << false << agrees;
    QTest::newRow("llama3.1 llama3.2") << u"llama3.1"_s << u"llama3.2"_s << u"finetune"_s << false << conflicts;
    QTest::newRow("llama3.1 other with its text") << u"llama3.1"_s << u"other"_s << QString() << true << agrees;
    QTest::newRow("gemma mit") << u"gemma"_s << u"mit"_s << QString() << false << conflicts;
    QTest::newRow("gemma itself") << u"gemma"_s << u"gemma"_s << QString() << false << agrees;
    QTest::newRow("apache mit") << u"apache-2.0"_s << u"mit"_s << QString() << false << agrees;
    QTest::newRow("mit, more restrictive") << u"mit"_s << u"cc-by-nc-4.0"_s << QString() << false << agrees;
    QTest::newRow("NC base, permissive card")
        << u"cc-by-nc-4.0"_s << u"apache-2.0"_s << QString() << false << conflicts;
    QTest::newRow("SA base, BY card") << u"cc-by-sa-4.0"_s << u"cc-by-4.0"_s << QString() << false << conflicts;
    QTest::newRow("ND base, finetune") << u"cc-by-nd-4.0"_s << u"cc-by-nd-4.0"_s << u"finetune"_s << false << conflicts;
    QTest::newRow("ND base, quantized") << u"cc-by-nd-4.0"_s << u"cc-by-nd-4.0"_s << u"quantized"_s << false << open;
    QTest::newRow("RAIL, RAIL") << u"creativeml-openrail-m"_s << u"openrail++"_s << QString() << false << agrees;
    QTest::newRow("RAIL apache") << u"creativeml-openrail-m"_s << u"apache-2.0"_s << QString() << false << conflicts;
    QTest::newRow("RAIL, NC without restrictions")
        << u"creativeml-openrail-m"_s << u"cc-by-nc-4.0"_s << QString() << false << conflicts;
    QTest::newRow("RAIL, NC with restrictions")
        << u"creativeml-openrail-m"_s << u"cc-by-nc-4.0"_s << QString() << true << agrees;
    QTest::newRow("research apache") << u"qwen-research"_s << u"apache-2.0"_s << QString() << false << conflicts;
    QTest::newRow("deepseek mit") << u"deepseek"_s << u"mit"_s << QString() << false << conflicts;
    QTest::newRow("unknown base") << u"unknown"_s << u"apache-2.0"_s << QString() << false << open;
    QTest::newRow("no card") << u"llama3"_s << QString() << QString() << false << open;
}

void TestLicences::fits()
{
    QFETCH(QString, base);
    QFETCH(QString, card);
    QFETCH(QString, relation);
    QFETCH(bool, restrictions);
    QFETCH(int, fit);
    QCOMPARE(
        int(fitOfLicences(
            licenceByName(base.toStdString()), licenceByName(card.toStdString()), relation.toStdString(),
            restrictions)),
        fit);
}

void TestLicences::everyObligationHasWords()
{
    QCOMPARE(licences().size(), std::size_t(129));
    for (const Licence& licence : licences()) {
        for (const auto& [code, section] : licence.asks) {
            QVERIFY2(obligationText(code).utf8() != code, code.c_str());
            QVERIFY(!section.empty());
        }
        QVERIFY2(QRegularExpression(QString::fromStdString(licence.title)).isValid(), licence.id.c_str());
    }
    QCOMPARE(licenceOfBase("meta-llama/Llama-3.1-8B-Instruct")->id, std::string("llama3.1"));
    QCOMPARE(licenceOfBase("somebody/Llama-3.1-8B"), nullptr);
}

void TestLicences::cards()
{
    const ModelCard card = ModelCard::parse(
        "---\nlicense: apache-2.0 # the usual\nlanguage:\n- en\n- \"zh\"\ndatasets: [a/b, 'c/d']\nbase_model: ~\n"
        "model-index:\n- name: x\n  results:\n  - task:\n      type: y\n---\n# Title\n");
    QCOMPARE(card.front(), ModelCard::Front::Present);
    QCOMPARE(card.value("license"), std::string("apache-2.0"));
    QCOMPARE(card.values("language"), (std::vector<std::string>{"en", "zh"}));
    QCOMPARE(card.values("datasets"), (std::vector<std::string>{"a/b", "c/d"}));
    QVERIFY(!card.has("base_model"));
    QCOMPARE(std::string(card.body()), std::string("# Title\n"));
    QCOMPARE(ModelCard::parse("\xEF\xBB\xBF---\nlicense: mit\n---\n").front(), ModelCard::Front::Hidden);
    QCOMPARE(ModelCard::parse("\n---\nlicense: mit\n---\n").value("license"), std::string("mit"));
    QCOMPARE(ModelCard::parse("---\nlicense: mit\n").front(), ModelCard::Front::Unclosed);
    QCOMPARE(ModelCard::parse("# No front matter").front(), ModelCard::Front::Absent);
    QCOMPARE(ModelCard::parse("---\r\nlicense: mit\r\n---\r\nText").value("license"), std::string("mit"));
}

QTEST_GUILESS_MAIN(TestLicences)
#include "tst_licences.moc"
