// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/role.h"
#include "model/directory/verdict.h"
#include "model/explain/explanation.h"
#include "model/explain/glossary.h"
#include "model/explain/part_words.h"
#include "model/formats/format.h"
#include "model/formats/gguf/ggml_types.h"
#include "model/tensors/dtype.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array Languages{Language::English, Language::Chinese};

/// The ids of the checklist as people know them; a check that is added brings its text along.
constexpr auto CheckIds = std::to_array<std::string_view>({
    "weights.present", "weights.index", "weights.shards", "weights.map", "weights.total_size", "weights.one_set",
    "config.present", "tokenizer.present", "tokenizer.config", "processor.present", "generation.config", "adapter.base",
    "code.present", "licence.present", "card.present", "provenance.complete", "fit.dtype", "fit.layers", "fit.vocabulary",
    "fit.tied", "fit.quantisation", "fit.parallel", "fit.versions", "fit.loaders", "sound.truncated", "sound.format",
    "sound.pointer", "sound.download", "sound.links", "sound.hash", "sound.values", "harm.pickle", "harm.format", "harm.code",
    "harm.template", "harm.paths", "share.secrets", "share.personal", "share.residue", "share.licence", "share.names",
    "share.limits", "keep.storage", "keep.copies"});

template <typename Value>
std::vector<std::string_view> namesOf(std::string_view (*name)(Value))
{
    std::vector<std::string_view> names;
    for (int i = 0; i < static_cast<int>(Value::Count); ++i) {
        if (const std::string_view word = name(static_cast<Value>(i)); !word.empty()) {
            names.push_back(word);
        }
    }
    return names;
}

std::vector<std::string_view> idsThatNeedText(ExplainKind kind)
{
    switch (kind) {
    case ExplainKind::Role:
        return namesOf(&roleName);
    case ExplainKind::Need:
        return namesOf(&needName);
    case ExplainKind::Verdict:
        return namesOf(&verdictName);
    case ExplainKind::Format:
        return namesOf(&formatName);
    case ExplainKind::Check:
        return {CheckIds.begin(), CheckIds.end()};
    case ExplainKind::TensorPart:
        return namesOf(&partId);
    case ExplainKind::Dtype: {
        std::vector<std::string_view> names;
        for (const Dtype& dtype : knownDtypes()) {
            names.push_back(dtype.name);
        }
        // Of other GGUF programs: by their names, and as the table shows a number that nobody knows.
        for (std::uint32_t number = 0; number < 1'000; ++number) {
            for (const OtherGgmlType& type : otherGgmlTypes(number)) {
                names.push_back(type.name);
            }
        }
        names.push_back("type 153");
        return names;
    }
    default:
        return {};
    }
}

std::vector<ExplainParagraph> paragraphsOf(ExplainKind kind, const QString& id, Language language)
{
    const std::optional<Explanation> text = explain(kind, id, language);
    return text ? text->paragraphs : std::vector<ExplainParagraph>();
}

bool hasChinese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar letter) { return letter.unicode() >= 0x4e00 && letter.unicode() <= 0x9fff; });
}

} // namespace

class TestExplain final : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasItsText_data();
    void everythingHasItsText();
    void textsAreWrittenInTheirLanguage_data() { addLanguagesAndKinds(); }
    void textsAreWrittenInTheirLanguage();
    void textsAreShort_data() { addLanguagesAndKinds(); }
    void textsAreShort();
    void bothLanguagesHaveTheSameEntries_data();
    void bothLanguagesHaveTheSameEntries();
    void headingsExist();
    void chineseMarksAreFullWidth();
    void nothingIsCalledSafe();
    void unknownIdsHaveNoText();
    void languagesAreFoundByName();
    void wordsBecomeLinks();
    void aTextDoesNotLinkToItself();
    void codeIsNeverLinked();
    void chineseWordsBecomeLinks();
    void longerWordsWin();

private:
    static void addLanguagesAndKinds();
};

void TestExplain::addLanguagesAndKinds()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("kind");
    for (const Language language : Languages) {
        for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
            QTest::addRow("%s %s", languageName(language).data(), explainKindName(static_cast<ExplainKind>(kind)).data())
                << static_cast<int>(language) << kind;
        }
    }
}

void TestExplain::everythingHasItsText_data()
{
    addLanguagesAndKinds();
}

void TestExplain::everythingHasItsText()
{
    QFETCH(int, language);
    QFETCH(int, kind);
    const auto spoken = static_cast<Language>(language);
    const auto asked = static_cast<ExplainKind>(kind);
    const QStringList written = explainedIds(asked, spoken);
    QVERIFY(!written.isEmpty());
    for (const std::string_view id : idsThatNeedText(asked)) {
        const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        // Types of other programs share a text; everything else has its own.
        const auto shared = asked == ExplainKind::Dtype ? explain(asked, name, spoken) : std::nullopt;
        const bool isShared = shared && shared->text(ExplainField::What) == explain(asked, u"OTHER_GGML", spoken)->text(ExplainField::What);
        QVERIFY2(written.contains(name) || isShared, qPrintable(u"no text about "_s + name));
    }
    for (const QString& id : written) {
        const auto text = explain(asked, id, spoken);
        QVERIFY(text);
        QVERIFY2(!text->title.isEmpty(), qPrintable(id));
        for (const ExplainField field : requiredFields(asked)) {
            QVERIFY2(!text->text(field).trimmed().isEmpty(), qPrintable(id + u": "_s + explainFieldHeading(asked, field, spoken)));
        }
    }
}

void TestExplain::textsAreWrittenInTheirLanguage()
{
    QFETCH(int, language);
    QFETCH(int, kind);
    const auto spoken = static_cast<Language>(language);
    const auto asked = static_cast<ExplainKind>(kind);
    for (const QString& id : explainedIds(asked, spoken)) {
        for (const ExplainParagraph& paragraph : paragraphsOf(asked, id, spoken)) {
            QVERIFY2(hasChinese(paragraph.text) == (spoken == Language::Chinese), qPrintable(id + u": "_s + paragraph.text));
        }
    }
}

void TestExplain::textsAreShort()
{
    QFETCH(int, language);
    QFETCH(int, kind);
    const auto spoken = static_cast<Language>(language);
    const auto asked = static_cast<ExplainKind>(kind);
    const bool isLine = asked == ExplainKind::Key;
    const qsizetype longest = spoken == Language::Chinese ? (isLine ? 60 : 130) : (isLine ? 100 : 300);
    for (const QString& id : explainedIds(asked, spoken)) {
        for (const ExplainParagraph& paragraph : paragraphsOf(asked, id, spoken)) {
            const bool isOneLine = paragraph.field == ExplainField::What || !isLine;
            QVERIFY2(!isOneLine || paragraph.text.size() <= longest, qPrintable(id + u": "_s + paragraph.text));
            QVERIFY2(!paragraph.text.startsWith(u' ') && !paragraph.text.endsWith(u' '), qPrintable(id));
            QVERIFY2(paragraph.text.count(u'`') % 2 == 0, qPrintable(id));
            QVERIFY2(QStringView(u".?。？").contains(paragraph.text.back()), qPrintable(id + u": "_s + paragraph.text));
        }
    }
}

void TestExplain::bothLanguagesHaveTheSameEntries_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
        QTest::addRow("%s", explainKindName(static_cast<ExplainKind>(kind)).data()) << kind;
    }
}

void TestExplain::bothLanguagesHaveTheSameEntries()
{
    QFETCH(int, kind);
    const auto asked = static_cast<ExplainKind>(kind);
    QCOMPARE(explainedIds(asked, Language::Chinese), explainedIds(asked, Language::English));
    for (const QString& id : explainedIds(asked)) {
        const auto english = explain(asked, id, Language::English);
        const auto chinese = explain(asked, id, Language::Chinese);
        QVERIFY2(english->paragraphs.size() == chinese->paragraphs.size(), qPrintable(id));
        for (std::size_t i = 0; i < english->paragraphs.size(); ++i) {
            QCOMPARE(chinese->paragraphs[i].field, english->paragraphs[i].field);
        }
    }
}

void TestExplain::headingsExist()
{
    for (const Language language : Languages) {
        for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
            for (const ExplainField field : requiredFields(static_cast<ExplainKind>(kind))) {
                const QString heading = explainFieldHeading(static_cast<ExplainKind>(kind), field, language);
                QVERIFY(!heading.isEmpty());
                QCOMPARE(hasChinese(heading), language == Language::Chinese);
            }
        }
    }
}

void TestExplain::chineseMarksAreFullWidth()
{
    // A half-width mark beside a Chinese character, or a Chinese character glued to a Latin letter or a digit.
    static const QRegularExpression mark(u"[\\x{4e00}-\\x{9fff}][,;:?!()]|[,;?!()][\\x{4e00}-\\x{9fff}]"_s);
    static const QRegularExpression glued(u"[\\x{4e00}-\\x{9fff}][A-Za-z0-9`]|[A-Za-z0-9`%][\\x{4e00}-\\x{9fff}]"_s);
    for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
        for (const QString& id : explainedIds(static_cast<ExplainKind>(kind), Language::Chinese)) {
            for (const ExplainParagraph& paragraph : paragraphsOf(static_cast<ExplainKind>(kind), id, Language::Chinese)) {
                QVERIFY2(!mark.match(paragraph.text).hasMatch(), qPrintable(id + u": "_s + paragraph.text));
                QVERIFY2(!glued.match(paragraph.text).hasMatch(), qPrintable(id + u": "_s + paragraph.text));
            }
        }
    }
}

void TestExplain::nothingIsCalledSafe()
{
    static const QRegularExpression claim(u"\\bsafe\\b|\\bsafely\\b|安全"_s);
    for (const Language language : Languages) {
        for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
            for (const QString& id : explainedIds(static_cast<ExplainKind>(kind), language)) {
                for (const ExplainParagraph& paragraph : paragraphsOf(static_cast<ExplainKind>(kind), id, language)) {
                    QVERIFY2(!claim.match(paragraph.text).hasMatch(), qPrintable(id + u": "_s + paragraph.text));
                }
            }
        }
    }
}

void TestExplain::unknownIdsHaveNoText()
{
    QVERIFY(!explain(ExplainKind::Role, std::string_view("no such role"), Language::Chinese));
    QVERIFY(!explain(ExplainKind::Dtype, std::string_view("bf16"), Language::English));
    QVERIFY(!explain(ExplainKind::Term, QString(), Language::English));
}

void TestExplain::languagesAreFoundByName()
{
    QCOMPARE(languageByName("zh_CN"), std::optional(Language::Chinese));
    QCOMPARE(languageByName("zh-Hans"), std::optional(Language::Chinese));
    QCOMPARE(languageByName("en_GB.UTF-8"), std::optional(Language::English));
    QCOMPARE(languageByName("C"), std::optional(Language::English));
    QCOMPARE(languageByName("de_DE"), std::nullopt);
    QCOMPARE(languageByName("zhx"), std::nullopt);
}

void TestExplain::wordsBecomeLinks()
{
    Glossary glossary(Language::English, ExplainKind::Role, u"document"_s);
    const auto spans = glossary.spans(u"Each shard has a header; a shard is a file. Sharded is another word."_s);
    QCOMPARE(spans.size(), std::size_t(5));
    QCOMPARE(spans[1].text, u"shard"_s);
    QCOMPARE(spans[1].kind, std::optional(ExplainKind::Term));
    QCOMPARE(spans[1].id, u"shard"_s);
    QCOMPARE(spans[3].text, u"header"_s);
    // Once is enough: the second "shard" is plain text, and "Sharded" is no shard.
    QCOMPARE(spans[4].text, u"; a shard is a file. Sharded is another word."_s);
    QVERIFY(!spans[4].kind);
}

void TestExplain::aTextDoesNotLinkToItself()
{
    Glossary glossary(Language::English, ExplainKind::Term, u"shard"_s);
    const auto spans = glossary.spans(u"A shard is one file."_s);
    QCOMPARE(spans.size(), std::size_t(1));
    QVERIFY(!spans[0].kind);
}

void TestExplain::codeIsNeverLinked()
{
    Glossary glossary(Language::English, ExplainKind::Role, u"document"_s);
    const auto spans = glossary.spans(u"Look at `tensor shard` here"_s);
    QCOMPARE(spans.size(), std::size_t(3));
    QVERIFY(spans[1].isCode);
    QVERIFY(!spans[1].kind);
    QCOMPARE(spans[1].text, u"tensor shard"_s);
}

void TestExplain::chineseWordsBecomeLinks()
{
    Glossary glossary(Language::Chinese, ExplainKind::Role, u"document"_s);
    const auto spans = glossary.spans(u"每个分片都有文件头。"_s);
    QCOMPARE(spans.size(), std::size_t(5));
    QCOMPARE(spans[1].text, u"分片"_s);
    QCOMPARE(spans[1].id, u"shard"_s);
    QCOMPARE(spans[3].text, u"文件头"_s);
}

void TestExplain::longerWordsWin()
{
    Glossary glossary(Language::English, ExplainKind::Role, u"document"_s);
    const auto spans = glossary.spans(u"the weights index"_s);
    QCOMPARE(spans.back().text, u"weights index"_s);
    QCOMPARE(spans.back().kind, std::optional(ExplainKind::Role));
    QCOMPARE(spans.back().id, u"weights index"_s);
}

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
