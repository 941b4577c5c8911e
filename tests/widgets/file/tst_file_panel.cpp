// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/sample_directory.h"
#include "widgets/file/config_marks.h"
#include "widgets/file/document_view.h"
#include "widgets/file/file_panel.h"
#include "widgets/file/notice_strip.h"
#include "widgets/file/pickle_view.h"
#include "widgets/selection/selection.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::test;

/// Files in a folder, and the panel that shows them.
struct Stage {
    QTemporaryDir folder;
    DirectoryBuilder builder{folder.path().toStdString()};
    Selection selection;
    FilePanel panel{&selection};
    QTreeView* tree = panel.findChild<QTreeView*>(QStringLiteral("fileTree"));
    QPlainTextEdit* text = panel.findChild<QPlainTextEdit*>(QStringLiteral("fileText"));
    QLineEdit* find = panel.findChild<QLineEdit*>(QStringLiteral("fileFind"));
    QLabel* summary = panel.findChild<QLabel*>(QStringLiteral("fileSummary"));
    NoticeStrip* notice = panel.findChild<NoticeStrip*>();

    FileIndex add(const QString& name, const QByteArray& bytes, Role role = Role::Other)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("the sample could not be written");
        }
        return builder.addFile(name.toStdString(), static_cast<std::uint64_t>(bytes.size()), role);
    }
    void open()
    {
        panel.resize(700, 500);
        panel.show();
        selection.setDirectory(builder.take());
    }
    void select(FileIndex file, const QString& place = {})
    {
        SelectionState state;
        state.files = {file};
        state.place = place;
        selection.select(state);
        QVERIFY(soon([&] { return !panel.isBusy(); }));
        QApplication::processEvents();
    }
    [[nodiscard]] QString cell(int row, int column, const QModelIndex& parent = {}) const
    {
        return tree->model()->index(row, column, parent).data().toString();
    }
};

class FilePanelTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void config();
    void configIsHeldAgainstTheTensors();
    void documentIsAModel();
    void manyKeysAreCutIntoStretches();
    void findGoesToKeysAndValues();
    void placesAreGoneTo();
    void longValuesAreShownWhole();
    void brokenJsonIsShownAsText();
    void deepJsonIsShownAsText();
    void textPieceByPiece();
    void longLinesAreBroken();
    void findInText();
    void binary();
    void emptyAndMissing();
    void pointer();
    void linksAreNotFollowed();
    void metadata();
    void pickle();
    void detailFactories();
    void pinned();
    void tensorShowsItsFile();
    void changeOfLanguage();
    void largeTokenizer();
};

void FilePanelTest::config()
{
    Stage stage;
    const FileIndex file = stage.add(
        QStringLiteral("config.json"), R"({"model_type":"qwen2","hidden_size":3584,"eps":1e-06,"tied":false,"x":null,
        "architectures":["Qwen2ForCausalLM"],"rope_scaling":{"factor":8.0},"hidden_size":1})",
        Role::Config);
    stage.panel.setWords(
        {[](const QString&, const QString& place) {
             return place == QStringLiteral("/rope_scaling/factor") ? QStringLiteral("how far") : QString();
         },
         [](const QString&, const QString& place) {
             return place == QStringLiteral("/hidden_size") ? ValueMark::Agrees : ValueMark::None;
         }});
    stage.open();
    stage.select(file);
    QVERIFY(stage.tree->isVisible());
    // As the file has it: its order, its numbers as they are written, a key that comes twice.
    QCOMPARE(stage.tree->model()->rowCount(), 8);
    QCOMPARE(stage.cell(0, 0), QStringLiteral("model_type"));
    QCOMPARE(stage.cell(0, 1), QStringLiteral("\"qwen2\""));
    QCOMPARE(stage.cell(2, 1), QStringLiteral("1e-06"));
    QCOMPARE(stage.cell(3, 1), QStringLiteral("false"));
    QCOMPARE(stage.cell(4, 1), QStringLiteral("null"));
    QCOMPARE(stage.cell(5, 1), QStringLiteral("[\"Qwen2ForCausalLM\"]"));
    QCOMPARE(stage.cell(6, 1), QStringLiteral("{1 key(s)}"));
    QCOMPARE(stage.cell(7, 1), QStringLiteral("1"));
    QCOMPARE(stage.tree->model()->index(1, 1).data(DocumentModel::MarkRole).toInt(), int(ValueMark::Agrees));
    const QModelIndex scaling = stage.tree->model()->index(6, 0);
    stage.tree->expand(scaling);
    QCOMPARE(stage.cell(0, DocumentModel::WordsColumn, scaling), QStringLiteral("how far"));
    QVERIFY(stage.summary->text().contains(QStringLiteral("8 key(s)")));
    QCOMPARE(stage.panel.title(), QStringLiteral("config.json"));
    QVERIFY(!stage.panel.grab().isNull());
    QTest::mouseClick(stage.panel.findChild<QToolButton*>(QStringLiteral("fileAsText")), Qt::LeftButton);
    QVERIFY(stage.text->isVisible());
    QVERIFY(stage.text->toPlainText().startsWith(QStringLiteral("{\"model_type\"")));
}

void FilePanelTest::configIsHeldAgainstTheTensors()
{
    StoreBuilder tensors;
    tensors.add("model.embed_tokens.weight", {1000, 64}, "BF16");
    for (int layer = 0; layer < 3; ++layer) {
        const std::string prefix = "model.layers." + std::to_string(layer) + '.';
        tensors.add(prefix + "self_attn.q_proj.weight", {64, 64}, "BF16")
            .add(prefix + "self_attn.k_proj.weight", {32, 64}, "BF16");
        tensors.add(prefix + "mlp.up_proj.weight", {256, 64}, "BF16");
    }
    Stage stage;
    const QByteArray text
        = R"({"num_hidden_layers":3,"hidden_size":64,"vocab_size":999,"num_attention_heads":4,"num_key_value_heads":2,
        "intermediate_size":256,"tie_word_embeddings":true,"torch_dtype":"bfloat16","rms_norm_eps":64,"num_experts":8})";
    const FileIndex config = stage.add(QStringLiteral("config.json"), text, Role::Config);
    stage.builder.file(config).json = std::make_shared<const nlohmann::json>(nlohmann::json::parse(text.toStdString()));
    DirectoryBuilder& builder = stage.builder;
    const auto directory = std::const_pointer_cast<ModelDirectory>(builder.take(tensors.take()));
    directory->units.front().config = config;
    directory->units.front().weights = {config}; // whose rows are all tensors here
    const auto agreeing = configAgreement(*directory, config, {});
    QCOMPARE(
        agreeing,
        (std::vector<std::string>{
            "/hidden_size", "/intermediate_size", "/num_attention_heads", "/num_hidden_layers", "/num_key_value_heads",
            "/tie_word_embeddings", "/torch_dtype"}));
    stage.panel.resize(700, 500);
    stage.panel.show();
    stage.selection.setDirectory(directory);
    stage.select(config);
    QCOMPARE(stage.tree->model()->index(0, 1).data(DocumentModel::MarkRole).toInt(), int(ValueMark::Agrees));
    QCOMPARE(stage.tree->model()->index(2, 1).data(DocumentModel::MarkRole).toInt(), int(ValueMark::None));
    std::stop_source source;
    source.request_stop();
    QVERIFY(configAgreement(*directory, config, source.get_token()).empty());
}

void FilePanelTest::documentIsAModel()
{
    DocumentModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false); // it would fetch while rows are being inserted
    const auto document
        = std::make_shared<const JsonDocument>(*JsonDocument::parse(R"({"a":[1,[2,{}],[]],"b":{"c":null}})"));
    model.show(QStringLiteral("x"), {{QString(), document, {}, {}}});
    model.fetchMore(model.index(0, 0));
    model.fetchMore(model.index(1, 0, model.index(0, 0)));
    model.show(
        QStringLiteral("x"),
        {{QStringLiteral("One"), document, {QStringLiteral("array")}, {}}, {QStringLiteral("Two"), document, {}, {}}});
    model.fetchMore(model.index(0, 0));
    QCOMPARE(model.index(0, DocumentModel::TypeColumn, model.index(0, 0)).data().toString(), QStringLiteral("array"));
    model.show(
        QStringLiteral("x"), {{QString(), std::make_shared<const JsonDocument>(*JsonDocument::parse("7")), {}, {}}});
    QCOMPARE(model.rowCount(), 1);
    model.show({}, {});
}

void FilePanelTest::manyKeysAreCutIntoStretches()
{
    QByteArray json = "{";
    for (int i = 0; i < 2500; ++i) {
        json += (i > 0 ? ",\"key" : "\"key") + QByteArray::number(i) + "\":" + QByteArray::number(i);
    }
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("vocab.json"), json + '}');
    stage.open();
    stage.select(file);
    QCOMPARE(stage.tree->model()->rowCount(), 3);
    QCOMPARE(stage.cell(1, 0), QStringLiteral("1,000 … 1,999"));
    stage.select(file, QStringLiteral("/key2100"));
    QCOMPARE(stage.tree->currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("2100"));
    QVERIFY(stage.tree->currentIndex().parent().isValid());
}

void FilePanelTest::findGoesToKeysAndValues()
{
    Stage stage;
    const FileIndex file
        = stage.add(QStringLiteral("a.json"), R"({"one":{"deep":["x","Needle"]},"needle":1,"three":true})");
    stage.open();
    stage.select(file);
    stage.panel.focusFind();
    QTest::keyClicks(stage.find, QStringLiteral("needle"));
    QVERIFY(soon([&] {
        return stage.tree->currentIndex().siblingAtColumn(1).data().toString() == QStringLiteral("\"Needle\"");
    }));
    QTest::keyClick(stage.find, Qt::Key_Return);
    QVERIFY(soon(
        [&] { return stage.tree->currentIndex().siblingAtColumn(0).data().toString() == QStringLiteral("needle"); }));
    QTest::keyClick(stage.find, Qt::Key_Return); // around
    QVERIFY(soon([&] {
        return stage.tree->currentIndex().siblingAtColumn(1).data().toString() == QStringLiteral("\"Needle\"");
    }));
    QTest::keyClick(stage.find, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(soon(
        [&] { return stage.tree->currentIndex().siblingAtColumn(0).data().toString() == QStringLiteral("needle"); }));
    stage.find->clear();
    QTest::keyClicks(stage.find, QStringLiteral("zebra"));
    const auto labels = stage.panel.findChildren<QLabel*>();
    QVERIFY(soon([&] {
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("Not found");
        });
    }));
}

void FilePanelTest::placesAreGoneTo()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("a.json"), R"({"a/b":{"c":[10,20,30]}})");
    stage.open();
    stage.select(file, QStringLiteral("/a~1b/c/2"));
    QCOMPARE(stage.tree->currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("30"));
    stage.select(file, QStringLiteral("/nowhere"));
    QVERIFY(stage.tree->isVisible());
}

void FilePanelTest::longValuesAreShownWhole()
{
    Stage stage;
    const FileIndex file = stage.add(
        QStringLiteral("t.json"), R"({"chat_template":"{% for m in messages %}\n{{ m }}\n{% endfor %}","short":"x"})");
    stage.open();
    stage.select(file);
    stage.tree->setCurrentIndex(stage.tree->model()->index(0, 0));
    const auto views = stage.panel.findChildren<QPlainTextEdit*>();
    QVERIFY(std::ranges::any_of(views, [](const QPlainTextEdit* view) {
        return view->isVisible() && view->toPlainText().contains(QStringLiteral("\n{{ m }}\n"));
    }));
    QTest::keyClick(stage.tree, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().endsWith(QStringLiteral("{% endfor %}")));
    stage.tree->setCurrentIndex(stage.tree->model()->index(1, 0));
    QVERIFY(std::ranges::none_of(views, [](const QPlainTextEdit* view) { return view->isVisible(); }));
}

void FilePanelTest::brokenJsonIsShownAsText()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("config.json"), "{\"a\": 1,}");
    stage.open();
    stage.select(file);
    QVERIFY(stage.text->isVisible());
    QVERIFY(stage.notice->isVisible());
    QVERIFY(stage.notice->accessibleName().contains(QStringLiteral("byte 9")));
}

void FilePanelTest::deepJsonIsShownAsText()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("deep.json"), QByteArray(100'000, '['));
    stage.open();
    stage.select(file);
    QVERIFY(stage.text->isVisible());
    QVERIFY(stage.notice->isVisible());
}

void FilePanelTest::textPieceByPiece()
{
    QByteArray lines;
    while (lines.size() < 300'000) {
        lines += "a line with an é in it\n";
    }
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("merges.txt"), lines);
    stage.open();
    stage.select(file);
    const qsizetype first = stage.text->toPlainText().size();
    QVERIFY(first < 140'000);
    auto* more = stage.panel.findChild<QPushButton*>(QStringLiteral("fileMore"));
    QVERIFY(more->isVisible());
    for (int i = 0; i < 10 && more->isVisible(); ++i) {
        const qsizetype before = stage.text->toPlainText().size();
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(soon([&] { return stage.text->toPlainText().size() > before; }));
    }
    QCOMPARE(stage.text->toPlainText(), QString::fromUtf8(lines)); // no letter was cut in two
}

void FilePanelTest::longLinesAreBroken()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("one-line.txt"), QByteArray(100'000, 'x'));
    stage.open();
    stage.select(file);
    QVERIFY(stage.text->document()->blockCount() >= 100);
}

void FilePanelTest::findInText()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("README.md"), "# Title\nneedle one\nNEEDLE two\n");
    stage.open();
    stage.select(file);
    stage.panel.focusFind();
    QTest::keyClicks(stage.find, QStringLiteral("needle"));
    QCOMPARE(stage.text->textCursor().blockNumber(), 1);
    stage.panel.findNext(false);
    QCOMPARE(stage.text->textCursor().blockNumber(), 2);
    stage.panel.findNext(false);
    QCOMPARE(stage.text->textCursor().blockNumber(), 1);
    stage.panel.findNext(true);
    QCOMPARE(stage.text->textCursor().blockNumber(), 2);
}

void FilePanelTest::binary()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("a.bin"), QByteArray("\0\x01\x02GGML", 7));
    stage.open();
    stage.select(file);
    QVERIFY(stage.text->toPlainText().startsWith(QStringLiteral("000000  00 01 02 47 47 4d 4c")));
}

void FilePanelTest::emptyAndMissing()
{
    Stage stage;
    const FileIndex empty = stage.add(QStringLiteral("empty.txt"), {});
    const FileIndex gone = stage.builder.addFile("gone.txt", 5);
    stage.open();
    QVERIFY(!stage.panel.grab().isNull());
    stage.select(empty);
    QVERIFY(stage.notice->isVisible());
    stage.select(gone);
    QVERIFY(stage.notice->isVisible());
    QVERIFY(!stage.notice->accessibleName().isEmpty());
}

void FilePanelTest::pointer()
{
    Stage stage;
    const FileIndex file = stage.add(
        QStringLiteral("model.safetensors"),
        "version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 4976698672\n", Role::LfsPointer);
    stage.open();
    stage.select(file);
    QVERIFY(stage.notice->accessibleName().contains(QStringLiteral("4.98 GB")));
    QVERIFY(stage.text->toPlainText().contains(QStringLiteral("oid sha256")));
}

void FilePanelTest::linksAreNotFollowed()
{
    Stage stage;
    const FileIndex file = stage.builder.addFile("link.txt", 5);
    QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), stage.folder.filePath(QStringLiteral("link.txt"))));
    stage.builder.file(file).kind = EntryKind::LeavingLink;
    stage.builder.file(file).linkTarget = "/etc/passwd";
    stage.open();
    stage.select(file);
    QVERIFY(stage.notice->accessibleName().contains(QStringLiteral("/etc/passwd")));
    QVERIFY(stage.text->toPlainText().isEmpty());
}

void FilePanelTest::metadata()
{
    Stage stage;
    const FileIndex file = stage.builder.addFile("model.gguf", 100, Role::Weights);
    ModelFile content;
    content.format = Format::Gguf;
    content.metadata
        = {{"general.architecture", "string", "llama"},
           {"llama.block_count", "uint32", 32},
           {"tokenizer.ggml.tokens", "array[string]", {{"count", 32000}, {"first", {"<s>", "\xff"}}}}};
    content.others = {{"step", "int", "12"}};
    stage.builder.file(file).content = std::make_shared<const ModelFile>(std::move(content));
    stage.builder.problems().push_back(
        {Severity::Error, "gguf.x", "model.gguf", 17, Message::verbatim("something is wrong")});
    stage.open();
    stage.select(file);
    QCOMPARE(stage.tree->model()->rowCount(), 3);
    const QModelIndex problems = stage.tree->model()->index(0, 0);
    QCOMPARE(stage.cell(0, 0, problems), QStringLiteral("byte 17"));
    const QModelIndex metadata = stage.tree->model()->index(1, 0);
    QVERIFY(stage.tree->isExpanded(metadata));
    QCOMPARE(stage.cell(1, 0, metadata), QStringLiteral("llama.block_count"));
    QCOMPARE(stage.cell(1, 1, metadata), QStringLiteral("32"));
    QCOMPARE(stage.cell(1, DocumentModel::TypeColumn, metadata), QStringLiteral("uint32"));
    QCOMPARE(stage.cell(2, 1, metadata), QStringLiteral("32,000 elements: \"<s>\",\"\uFFFD\"…"));
    QVERIFY(!stage.tree->isColumnHidden(DocumentModel::TypeColumn));
    QCOMPARE(stage.cell(0, 0, stage.tree->model()->index(2, 0)), QStringLiteral("step"));
}

void FilePanelTest::pickle()
{
    auto report = std::make_shared<PickleReport>();
    PickleFinding finding;
    finding.risk = PickleRisk::Dangerous;
    finding.deed = PickleDeed::StartsPrograms;
    finding.use = PickleUse::Called;
    finding.module = "posix";
    finding.name = "system";
    finding.arguments = "('echo hi',)";
    report->findings = {finding};
    report->opcodes = 1412;
    Stage stage;
    const FileIndex file = stage.builder.addFile("pytorch_model.bin", 100, Role::Weights);
    ModelFile content;
    content.format = Format::PytorchZip;
    content.others = {{"epoch", "int", "3"}};
    content.detail = report;
    stage.builder.file(file).content = std::make_shared<const ModelFile>(std::move(content));
    stage.open();
    stage.select(file);
    auto* view = stage.panel.findChild<PickleView*>();
    QVERIFY(view != nullptr && view->isVisible());
    QVERIFY(view->text().contains(QStringLiteral("posix.system('echo hi',)")));
    // The columns share the room that there is, also when it came after the report.
    const auto* names = view->findChild<QTreeView*>();
    QVERIFY(QTest::qWaitFor([&] { return names->header()->length() == names->viewport()->width(); }, 5'000));
    QVERIFY(names->columnWidth(0) >= names->viewport()->width() / 3);
    QVERIFY(!stage.panel.grab().isNull());
    QTest::mouseClick(stage.panel.findChild<QToolButton*>(QStringLiteral("fileAsTree")), Qt::LeftButton);
    QVERIFY(stage.tree->isVisible());
}

void FilePanelTest::detailFactories()
{
    struct Detail final : FormatDetail {
    };
    Stage stage;
    const FileIndex file = stage.builder.addFile("a.onnx", 100, Role::Weights);
    const FileIndex other = stage.add(QStringLiteral("b.txt"), "text");
    ModelFile content;
    content.detail = std::make_shared<Detail>();
    stage.builder.file(file).content = std::make_shared<const ModelFile>(std::move(content));
    stage.panel.addDetailFactory([](const std::shared_ptr<const FormatDetail>& detail, QWidget* parent) -> QWidget* {
        return dynamic_cast<const Detail*>(detail.get()) == nullptr ? nullptr
                                                               : new QLabel(QStringLiteral("my own view"), parent);
    });
    stage.open();
    stage.select(file);
    const auto shown = [&] {
        const auto labels = stage.panel.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("my own view");
        });
    };
    QVERIFY(shown());
    stage.select(other);
    QVERIFY(!shown());
}

void FilePanelTest::pinned()
{
    Stage stage;
    const FileIndex one = stage.add(QStringLiteral("one.txt"), "first");
    const FileIndex two = stage.add(QStringLiteral("two.txt"), "second");
    stage.open();
    stage.select(one);
    stage.panel.setPinned(true);
    stage.select(two);
    QCOMPARE(stage.text->toPlainText(), QStringLiteral("first"));
    stage.panel.setPinned(false);
    QVERIFY(soon([&] { return stage.text->toPlainText() == QStringLiteral("second"); }));
}

void FilePanelTest::tensorShowsItsFile()
{
    Selection selection;
    FilePanel panel(&selection);
    selection.setDirectory(mixtureDirectory(3, 3));
    SelectionState state;
    state.tensor = 6;
    selection.select(state);
    QVERIFY(soon([&] { return !panel.isBusy(); }));
    QCOMPARE(panel.file(), selection.directory()->tensors->file(6));
}

void FilePanelTest::changeOfLanguage()
{
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("a.json"), "{\"a\":1}");
    stage.open();
    stage.select(file);
    QEvent language(QEvent::LanguageChange);
    QApplication::sendEvent(&stage.panel, &language);
    QVERIFY(soon([&] { return !stage.panel.isBusy(); }));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("a"));
}

void FilePanelTest::largeTokenizer()
{
    QByteArray json = R"({"version":"1.0","model":{"vocab":{)";
    for (int i = 0; i < 128'000; ++i) {
        json += (i > 0 ? ",\"token" : "\"token") + QByteArray::number(i) + "\":" + QByteArray::number(i);
    }
    json += R"(},"merges":[)";
    for (int i = 0; i < 280'000; ++i) {
        json += (i > 0 ? ",[\"to" : "[\"to") + QByteArray::number(i) + "\",\"ken\"]";
    }
    Stage stage;
    const FileIndex file = stage.add(QStringLiteral("tokenizer.json"), json + "]}}");
    stage.open();
    SelectionState state;
    state.files = {file};
    stage.selection.select(state);
    QVERIFY(soon([&] { return !stage.panel.isBusy(); }));
    QVERIFY(stage.tree->isVisible());
    stage.select(file, QStringLiteral("/model/merges/279999/0"));
    QCOMPARE(stage.tree->currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("\"to279999\""));
}

QTEST_MAIN(FilePanelTest)
#include "tst_file_panel.moc"
