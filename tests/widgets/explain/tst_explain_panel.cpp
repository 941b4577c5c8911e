// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/practice/practice_folder.h"
#include "model/tensors/tensor_store.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/file_page.h"
#include "widgets/explain/finding_words.h"
#include "widgets/explain/layer_strip.h"
#include "widgets/explain/page_html.h"
#include "widgets/explain/tensor_page.h"
#include "widgets/explain/tensor_place.h"
#include "widgets/explain/text_page.h"
#include "widgets/explain/unit_page.h"
#include "widgets/selection/selection.h"

#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestExplainPanel final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void isNeverBlank();
    void explainsTheVerdictWhenNothingIsSelected();
    void explainsEveryFile();
    void warnsAboutTheOnlyCopy();
    void explainsAFolder();
    void explainsAMissingPart_data();
    void explainsAMissingPart();
    void explainsATensor();
    void explainsEveryTensor();
    void findsTheLastLayer();
    void explainsAFinding();
    void takesTheWordsOfAFinding();
    void explainsAKey();
    void followsLinksAndComesBack();
    void everyLinkLeadsToAText();
    void remembersTheTextSize();
    void speaksTheLanguageShown();
    void namesFromFilesAreNoMarkup();
    void outdatedSelectionsDoNoHarm();

private:
    [[nodiscard]] FileIndex fileOf(Role role) const;
    [[nodiscard]] std::optional<std::uint32_t> tensorNamed(std::string_view end) const;

    QTemporaryDir m_folder;
    std::shared_ptr<const ModelDirectory> m_directory;
};

namespace {

SelectionState ofFiles(std::vector<FileIndex> files, const QString& place = {})
{
    SelectionState state;
    state.files = std::move(files);
    state.place = place;
    return state;
}

SelectionState ofTensor(std::uint32_t row)
{
    SelectionState state;
    state.tensor = row;
    return state;
}

SelectionState ofFinding(const QString& id)
{
    SelectionState state;
    state.finding = id;
    return state;
}

QString bodyOf(const ExplainPanel& panel)
{
    return panel.findChild<QLabel*>(u"explainBody"_s)->text();
}

QString textOf(const ExplainPage& page)
{
    QString text = page.title + page.subtitle;
    for (const PageSection& section : page.sections) {
        text += section.heading + section.text;
    }
    for (const PageNotice& notice : page.notices) {
        text += notice.text;
    }
    return text;
}

const PageFact* factNamed(const ExplainPage& page, const QString& name)
{
    const auto found = std::ranges::find(page.facts, name, &PageFact::name);
    return found == page.facts.end() ? nullptr : &*found;
}

} // namespace

void TestExplainPanel::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"vitrine-test"_s);
    QCoreApplication::setApplicationName(u"tst_explain_panel"_s);
    const auto written = writePracticeFolder(m_folder.path().toStdString());
    QVERIFY(written);
    const auto opened = openDirectory(*written);
    QVERIFY(opened);
    m_directory = *opened;
}

void TestExplainPanel::init()
{
    QSettings().clear();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

FileIndex TestExplainPanel::fileOf(Role role) const
{
    const auto found = std::ranges::find(m_directory->files, role, &FileEntry::role);
    return found == m_directory->files.end() ? NoFile : static_cast<FileIndex>(found - m_directory->files.begin());
}

std::optional<std::uint32_t> TestExplainPanel::tensorNamed(std::string_view end) const
{
    for (std::uint32_t row = 0; row < m_directory->tensors->size(); ++row) {
        if (m_directory->tensors->name(row).ends_with(end)) {
            return row;
        }
    }
    return std::nullopt;
}

void TestExplainPanel::isNeverBlank()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    QVERIFY(!panel.page().title.isEmpty());
    QVERIFY(panel.page().links.size() >= 5);
    QVERIFY(bodyOf(panel).contains(u"vitrine:term/shard"_s));
}

void TestExplainPanel::explainsTheVerdictWhenNothingIsSelected()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    selection.setDirectory(m_directory, true);
    QCOMPARE(panel.page().title, UnitPage::reading().title);
    selection.setDirectory(m_directory);
    const Verdict& verdict = m_directory->root().verdict;
    QCOMPARE(panel.page().title, explain(ExplainKind::Verdict, verdictName(verdict.kind))->title);
    QVERIFY(panel.page().sections.size() >= 4);
}

void TestExplainPanel::explainsEveryFile()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    for (FileIndex i = 0; i < m_directory->files.size(); ++i) {
        selection.select(ofFiles({i}));
        const ExplainPage& page = panel.page();
        QVERIFY(QString::fromStdString(m_directory->files[i].path).endsWith(page.title));
        QVERIFY(page.subtitle.startsWith(roleTitle(m_directory->files[i].role).text()));
        QCOMPARE(page.sections.size(), std::size_t(5));
        QVERIFY(!bodyOf(panel).isEmpty());
    }
}

void TestExplainPanel::warnsAboutTheOnlyCopy()
{
    const auto warns = [](const ExplainPage& page) {
        return std::ranges::any_of(page.notices, [](const PageNotice& notice) { return notice.status == StatusColor::Warning && notice.text.contains(u"only copy"_s); });
    };
    ModelDirectory alone;
    FileEntry state;
    state.path = "zero_pp_rank_0_mp_rank_00_optim_states.pt";
    state.role = Role::OptimizerState;
    state.need = Need::ResumeOnly;
    alone.files.push_back(state);
    QVERIFY(warns(FilePage::about(alone, 0)));
    FileEntry weights;
    weights.path = "model.safetensors";
    weights.role = Role::Weights;
    alone.files.push_back(weights);
    QVERIFY(!warns(FilePage::about(alone, 0)));
}

void TestExplainPanel::explainsAFolder()
{
    std::vector<FileIndex> inside;
    for (FileIndex i = 0; i < m_directory->files.size(); ++i) {
        if (m_directory->files[i].path.starts_with("checkpoint-10/")) {
            inside.push_back(i);
        }
    }
    QVERIFY(inside.size() > 3);
    const ExplainPage page = FilePage::aboutSeveral(*m_directory, inside, u"checkpoint-10"_s);
    QCOMPARE(page.title, u"checkpoint-10"_s);
    QVERIFY(page.links.size() > 3);
    QVERIFY(textOf(page).contains(u"training"_s));
    // Files of one kind are explained as that kind.
    const ExplainPage same = FilePage::aboutSeveral(*m_directory, {fileOf(Role::Weights), fileOf(Role::Weights)}, {});
    QCOMPARE(same.sections.size(), std::size_t(5));
    QVERIFY(same.title.contains(u'2'));
}

void TestExplainPanel::explainsAMissingPart_data()
{
    QTest::addColumn<int>("part");
    for (int part = 0; part <= static_cast<int>(Part::AllInOne); ++part) {
        QTest::addRow("%d", part) << part;
    }
}

void TestExplainPanel::explainsAMissingPart()
{
    QFETCH(int, part);
    const ExplainPage page = FilePage::aboutMissing(static_cast<Part>(part));
    QVERIFY(page.title.endsWith(u": missing"_s));
    QVERIFY(page.sections.size() >= 3);
    for (const PageSection& section : page.sections) {
        QVERIFY(!section.heading.isEmpty() && !section.text.isEmpty());
    }
}

void TestExplainPanel::explainsATensor()
{
    const auto row = tensorNamed("layers.0.self_attn.q_proj.weight");
    QVERIFY(row);
    const ExplainPage page = TensorPage::about(*m_directory, *row);
    QCOMPARE(page.title, u"self_attn.q_proj.weight"_s);
    QCOMPARE(page.copyText, u"model.layers.0.self_attn.q_proj.weight"_s);
    QVERIFY(page.place && page.place->at == LayerPlace::At::Layer && page.place->layer == 0);
    QVERIFY(page.place->last >= 1);
    QVERIFY(factNamed(page, u"Shape"_s)->value.contains(u"output × input"_s));
    QCOMPARE(factNamed(page, u"Dtype"_s)->kind, std::optional(ExplainKind::Dtype));
    QVERIFY(factNamed(page, u"Offset"_s)->value.contains(u"(0x"_s));
    QVERIFY(factNamed(page, u"File"_s)->value.contains(u"shard"_s));
    QVERIFY(textOf(page).contains(u"heads of"_s));

    const auto embedding = tensorNamed("embed_tokens.weight");
    QVERIFY(embedding);
    QCOMPARE(TensorPage::about(*m_directory, *embedding).place->at, LayerPlace::At::Input);
}

void TestExplainPanel::explainsEveryTensor()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    for (std::uint32_t row = 0; row < m_directory->tensors->size(); ++row) {
        selection.select(ofTensor(row));
        QVERIFY(!panel.page().title.isEmpty());
        QVERIFY(panel.page().facts.size() >= 5);
    }
}

void TestExplainPanel::findsTheLastLayer()
{
    TensorStore store;
    const auto add = [&store](std::string_view name) {
        const std::uint64_t shape[] = {2, 2};
        store.add({.name = name, .dtype = *dtypeByName("BF16"), .shape = shape, .offset = 0, .bytes = 8, .parameters = 4});
    };
    add("model.embed_tokens.weight");
    add("model.layers.2.mlp.down_proj.weight");
    add("model.layers.10.mlp.down_proj.weight");
    add("model.layers.extra.weight");
    add("vision.layers.40.mlp.down_proj.weight");
    add("lm_head.weight");
    const auto place = [&store](std::uint32_t row) { return tensorPlace(store, row, tensorRole(store.name(row))); };
    QCOMPARE(place(1), std::optional(LayerPlace{LayerPlace::At::Layer, 2, 10}));
    QCOMPARE(place(0), std::optional(LayerPlace{LayerPlace::At::Input, 0, 10}));
    QCOMPARE(place(5), std::optional(LayerPlace{LayerPlace::At::Output, 0, 10}));

    LayerStrip strip;
    strip.setPlace(place(1));
    QCOMPARE(strip.accessibleName(), u"layer 2 of 0 to 10"_s);
    QVERIFY(!strip.isHidden());
    strip.resize(300, strip.sizeHint().height());
    QVERIFY(!strip.grab().isNull());
    strip.setPlace(LayerPlace{LayerPlace::At::Layer, 999'999, 1'000'000});
    QVERIFY(!strip.grab().isNull());
    strip.setPlace(std::nullopt);
    QVERIFY(strip.isHidden());
}

void TestExplainPanel::explainsAFinding()
{
    Selection selection;
    ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    selection.select(ofFinding(u"share.residue"_s));
    const ExplainPage general = panel.page();
    QCOMPARE(general.title, explain(ExplainKind::Check, u"share.residue"_s)->title);
    panel.setFindingSource([](const QString& id) {
        return std::optional(FindingWords{.title = u"32 GB of state"_s, .status = StatusColor::Warning, .weight = u"warns"_s, .found = u"`optimizer.pt` was found"_s + id, .fix = {}, .evidence = QStringList(20, u"one"_s)});
    });
    QCOMPARE(panel.page().title, u"32 GB of state"_s);
    QCOMPARE(panel.page().sections.front().heading, u"What was found"_s);
    QVERIFY(textOf(panel.page()).contains(u"and 12 more"_s));
    // Without a remedy of its own, the general advice stands there: found, do, why.
    QVERIFY(textOf(panel.page()).contains(explain(ExplainKind::Check, u"share.residue"_s)->text(ExplainField::Next)));
    selection.select(ofFinding(u"no.such.check"_s));
    QVERIFY(!panel.page().title.isEmpty());
}

void TestExplainPanel::takesTheWordsOfAFinding()
{
    Finding finding;
    finding.id = "share.personal";
    finding.status = CheckStatus::Failure;
    finding.weight = Weight::Blocks;
    finding.title = Message::verbatim("A home path in config.json");
    finding.detail = Message::verbatim("One path names a person.");
    finding.evidence.push_back({fileOf(Role::Config), std::nullopt, "/_name_or_path", Message::verbatim("/home/…")});
    finding.evidence.push_back({fileOf(Role::Config), 4096, {}, {}});
    finding.evidence.push_back({NoFile, std::nullopt, {}, {}});
    const FindingWords words = FindingText::of(finding, *m_directory);
    QCOMPARE(words.title, u"A home path in config.json"_s);
    QCOMPARE(words.status, StatusColor::Failure);
    QVERIFY(words.weight.contains(u"blocks"_s));
    const QString file = u'`' + QString::fromStdString(m_directory->files[fileOf(Role::Config)].path) + u'`';
    const QStringList lines{file + u", /_name_or_path: /home/…"_s, file + u", byte 4,096"_s};
    QCOMPARE(words.evidence, lines);
    finding.status = CheckStatus::NotVerified;
    finding.pending = true;
    finding.requestBytes = 15'200'000'000;
    QVERIFY(FindingText::of(finding, *m_directory).weight.contains(u"15.2 GB"_s));
}

void TestExplainPanel::explainsAKey()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    const FileIndex config = fileOf(Role::Config);
    selection.select(ofFiles({config}, u"/num_key_value_heads"_s));
    QCOMPARE(panel.page().title, u"num_key_value_heads"_s);
    QVERIFY(factNamed(panel.page(), u"Type"_s));
    selection.select(ofFiles({config}, u"/nothing_known"_s));
    QCOMPARE(panel.page().title, u"config.json"_s);
}

void TestExplainPanel::followsLinksAndComesBack()
{
    Selection selection;
    ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    selection.select(ofFiles({fileOf(Role::Weights)}));
    const QString begin = panel.page().title;
    auto* back = panel.findChild<QToolButton*>(u"explainBack"_s);
    QVERIFY(back->isHidden());
    panel.follow(u"vitrine:term/shard"_s);
    QCOMPARE(panel.page().title, u"Shard"_s);
    QVERIFY(!back->isHidden());
    panel.follow(u"vitrine:role/weights%20index"_s);
    QCOMPARE(panel.page().id, u"weights index"_s);
    panel.follow(u"vitrine:term/no-such-word"_s);
    panel.follow(u"http://example.org/"_s);
    QCOMPARE(panel.page().id, u"weights index"_s);
    back->click();
    QCOMPARE(panel.page().title, u"Shard"_s);
    panel.goBack();
    QCOMPARE(panel.page().title, begin);
    panel.goBack();
    QCOMPARE(panel.page().title, begin);
    // Selecting something else leaves the texts that links led to.
    panel.follow(u"vitrine:term/shard"_s);
    selection.select(ofFiles({fileOf(Role::Config)}));
    QVERIFY(back->isHidden());
}

void TestExplainPanel::everyLinkLeadsToAText()
{
    static const QRegularExpression href(u"href=\"([^\"]+)\""_s);
    const QPalette palette;
    int links = 0;
    for (const Language language : {Language::English, Language::Chinese}) {
        for (int kind = 0; kind < static_cast<int>(ExplainKind::Count); ++kind) {
            for (const QString& id : explainedIds(static_cast<ExplainKind>(kind), language)) {
                const auto page = TextPage::about(static_cast<ExplainKind>(kind), id);
                QVERIFY(page);
                const QString html = pageBody(*page, {palette, 1, language});
                auto matches = href.globalMatch(html);
                while (matches.hasNext()) {
                    const auto target = linkedText(matches.next().captured(1));
                    QVERIFY2(target && explain(target->first, target->second, language), qPrintable(html));
                    ++links;
                }
            }
        }
    }
    QVERIFY(links > 300);
}

void TestExplainPanel::remembersTheTextSize()
{
    Selection selection;
    {
        ExplainPanel panel(&selection);
        QCOMPARE(panel.zoom(), 1.0);
        const QString before = bodyOf(panel);
        panel.zoomIn();
        panel.zoomIn();
        QVERIFY(panel.zoom() > 1.2);
        QVERIFY(bodyOf(panel) != before);
    }
    ExplainPanel panel(&selection);
    QVERIFY(panel.zoom() > 1.2);
    for (int i = 0; i < 50; ++i) {
        panel.zoomOut();
    }
    QVERIFY(panel.zoom() >= 0.7);
    panel.resetZoom();
    QCOMPARE(panel.zoom(), 1.0);
}

void TestExplainPanel::speaksTheLanguageShown()
{
    Selection selection;
    ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    selection.select(ofFiles({fileOf(Role::Config)}));
    QVERIFY(textOf(panel.page()).contains(u"building plan"_s));
    QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&panel, &change);
    QVERIFY(textOf(panel.page()).contains(u"搭建图纸"_s));
    QVERIFY(bodyOf(panel).contains(u"118%"_s));
    // A text that a link led to stays, and changes its language too.
    panel.follow(u"vitrine:term/shard"_s);
    QCOMPARE(panel.page().title, u"分片"_s);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::sendEvent(&panel, &change);
    QCOMPARE(panel.page().title, u"Shard"_s);
}

void TestExplainPanel::namesFromFilesAreNoMarkup()
{
    ModelDirectory directory;
    FileEntry file;
    file.path = "<b>bold</b><img src=x>.bin";
    file.linkTarget = "<i>target</i>";
    directory.files.push_back(file);
    directory.tensors = std::make_shared<TensorStore>();
    const ExplainPage page = FilePage::about(directory, 0);
    const PageStyle style{QPalette(), 1, Language::English};
    QVERIFY(!pageHead(page, style).contains(u"<img"_s));
    QVERIFY(!pageBody(page, style).contains(u"<i>"_s));
}

void TestExplainPanel::outdatedSelectionsDoNoHarm()
{
    Selection selection;
    const ExplainPanel panel(&selection);
    selection.setDirectory(m_directory);
    selection.select(ofFiles({999'999}));
    QVERIFY(!panel.page().title.isEmpty());
    selection.select(ofTensor(999'999'999));
    QVERIFY(!panel.page().title.isEmpty());
}

QTEST_MAIN(TestExplainPanel)
#include "tst_explain_panel.moc"
