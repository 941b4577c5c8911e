// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/sample_directory.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_panel.h"
#include "widgets/tensors/tensor_table_model.h"
#include "widgets/tensors/tensor_table_view.h"
#include "widgets/tensors/tensor_tree_view.h"
#include "widgets/tensors/totals_row.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace vitrine;
using namespace vitrine::test;

/// A panel with its selection, driven as a person drives it.
struct Stage {
    Selection selection;
    TensorPanel panel{&selection};
    TensorTableView* table = panel.findChild<TensorTableView*>();
    TensorTreeView* tree = panel.findChild<TensorTreeView*>();
    QLineEdit* filter = panel.findChild<QLineEdit*>(QStringLiteral("tensorFilter"));
    TotalsRow* totals = panel.findChild<TotalsRow*>();

    explicit Stage(const std::shared_ptr<const ModelDirectory>& directory)
    {
        panel.resize(900, 600);
        panel.show();
        selection.setDirectory(directory);
        settle();
    }
    void settle()
    {
        QVERIFY(soon([&] { return !panel.isBusy(); }));
        QApplication::processEvents();
    }
    void type(const QString& text)
    {
        panel.focusFilter();
        QTest::keyClicks(filter, text);
        settle();
    }
    [[nodiscard]] int rows() const { return table->model()->rowCount(); }
    [[nodiscard]] QString name(int row) const { return table->model()->index(row, 0).data().toString(); }
};

class TensorPanelTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void showsRowsAndTotals();
    void typingNarrowsAndEscapeClears();
    void faultyPatternKeepsWhatIsShown();
    void wordsWhereNothingIsFound();
    void choosers();
    void clickOnAHeaderSorts();
    void selectingARowSelectsTheTensor();
    void selectionFromElsewhereScrollsWithoutTheFocus();
    void scopeNarrowsAndItsCrossWidens();
    void fileWithoutTensors();
    void folding();
    void nothingToFold();
    void copying();
    void exporting();
    void keysInTheTable();
    void columnsAreRemembered();
    void unitsAndReload();
    void names();
    void changeOfLanguage();
    void millionRows();
};

void TensorPanelTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("vitrine-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_tensor_panel"));
}

void TensorPanelTest::init()
{
    QSettings().clear();
}

void TensorPanelTest::showsRowsAndTotals()
{
    const Stage stage(mixtureDirectory(12, 10));
    QCOMPARE(stage.rows(), 1 + 12 + 120);
    QCOMPARE(stage.name(0), QStringLiteral("model.embed_tokens.weight"));
    QCOMPARE(stage.name(stage.rows() - 1), QStringLiteral("model.layers.11.mlp.experts.9.up_proj.weight"));
    QCOMPARE(stage.totals->countText(), QStringLiteral("133 tensor(s)"));
    QVERIFY(stage.totals->toolTip().contains(QStringLiteral("BF16: 121")));
    QVERIFY(stage.table->isColumnHidden(int(TensorColumn::Offset)));
    QVERIFY(!stage.table->isColumnHidden(int(TensorColumn::Shard)));
}

void TensorPanelTest::typingNarrowsAndEscapeClears()
{
    Stage stage(mixtureDirectory(12, 10));
    stage.type(QStringLiteral("Layers.1"));
    QCOMPARE(stage.rows(), 3 * 11);
    QVERIFY(!stage.table->model()->index(0, 0).data(MatchesRole).value<TextPlaces>().isEmpty());
    QCOMPARE(stage.totals->countText(), QStringLiteral("33 of 133 tensor(s)"));
    stage.type(QStringLiteral(" norm")); // the text was selected: this is typed over it
    QCOMPARE(stage.rows(), 12);
    QTest::keyClick(stage.filter, Qt::Key_Escape);
    stage.settle();
    QCOMPARE(stage.rows(), 133);
    QVERIFY(stage.filter->text().isEmpty());
}

void TensorPanelTest::faultyPatternKeepsWhatIsShown()
{
    Stage stage(mixtureDirectory(12, 10));
    stage.type(QStringLiteral("regex:layers.(1"));
    QVERIFY(stage.rows() >= 132); // those of the last text that could be understood
    const auto labels = stage.panel.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("pattern"));
    }));
    QTest::keyClicks(stage.filter, QStringLiteral("1)"));
    stage.settle();
    QCOMPARE(stage.rows(), 11);
    QVERIFY(std::ranges::none_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("pattern"));
    }));
}

void TensorPanelTest::wordsWhereNothingIsFound()
{
    Stage stage(mixtureDirectory(3, 3));
    stage.type(QStringLiteral("zebra"));
    QCOMPARE(stage.rows(), 0);
    QCOMPARE(
        stage.table->accessibleDescription(), QStringLiteral("No name contains “zebra”. Esc shows all 13 tensors."));
    QVERIFY(!stage.panel.grab().isNull());
    QTest::keyClick(stage.table, Qt::Key_Escape);
    stage.settle();
    QCOMPARE(stage.rows(), 13);
    QVERIFY(stage.table->accessibleDescription().isEmpty());
}

void TensorPanelTest::choosers()
{
    Stage stage(mixtureDirectory(12, 10));
    auto* dtype = stage.panel.findChild<QComboBox*>(QStringLiteral("tensorDtype"));
    auto* shard = stage.panel.findChild<QComboBox*>(QStringLiteral("tensorShard"));
    QVERIFY(dtype->isVisible() && shard->isVisible());
    QCOMPARE(shard->count(), 13);
    dtype->setCurrentText(QStringLiteral("F32"));
    stage.settle();
    QCOMPARE(stage.rows(), 12);
    shard->setCurrentText(QStringLiteral("12 / 12"));
    stage.settle();
    QCOMPARE(stage.rows(), 1);
    QCOMPARE(stage.name(0), QStringLiteral("model.layers.11.input_layernorm.weight"));
    QVERIFY(stage.panel.clearFilter());
    stage.settle();
    QCOMPARE(stage.rows(), 133);
    QVERIFY(!stage.panel.clearFilter());
}

void TensorPanelTest::clickOnAHeaderSorts()
{
    Stage stage(mixtureDirectory(12, 10));
    TensorHeader* header = stage.table->header();
    const auto click = [&](TensorColumn column) {
        const int x = header->sectionViewportPosition(int(column)) + header->sectionSize(int(column)) / 2;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, header->height() / 2));
        stage.settle();
    };
    click(TensorColumn::Bytes);
    QCOMPARE(stage.name(0), QStringLiteral("model.layers.0.input_layernorm.weight"));
    click(TensorColumn::Bytes);
    QCOMPARE(stage.name(0), QStringLiteral("model.embed_tokens.weight"));
    QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
    click(TensorColumn::Name);
    QCOMPARE(stage.name(1), QStringLiteral("model.layers.0.input_layernorm.weight"));
}

void TensorPanelTest::selectingARowSelectsTheTensor()
{
    Stage stage(mixtureDirectory(12, 10));
    QSignalSpy changed(&stage.selection, &Selection::selectionChanged);
    stage.table->setFocus();
    QTest::mouseClick(
        stage.table->viewport(), Qt::LeftButton, {},
        stage.table->visualRect(stage.table->model()->index(2, 0)).center());
    QCOMPARE(changed.count(), 1);
    QVERIFY(stage.selection.state().tensor);
    QCOMPARE(
        stage.selection.directory()->tensors->name(*stage.selection.state().tensor),
        "model.layers.0.mlp.experts.0.up_proj.weight");
    QTest::keyClick(stage.table, Qt::Key_Down);
    QCOMPARE(
        stage.selection.directory()->tensors->name(*stage.selection.state().tensor),
        "model.layers.0.mlp.experts.1.up_proj.weight");
    // The selected tensor stays selected when the rows move.
    stage.type(QStringLiteral("experts.1"));
    QCOMPARE(stage.table->currentIndex().row(), 0);
    QSignalSpy explained(&stage.selection, &Selection::explanationWanted);
    QTest::keyClick(stage.table, Qt::Key_Return);
    QCOMPARE(explained.count(), 1);
}

void TensorPanelTest::selectionFromElsewhereScrollsWithoutTheFocus()
{
    Stage stage(mixtureDirectory(40, 20));
    stage.filter->setFocus();
    SelectionState state;
    state.tensor = stage.selection.directory()->tensors->size() - 1;
    stage.selection.select(state);
    stage.settle();
    const QModelIndex current = stage.table->currentIndex();
    QVERIFY(current.isValid());
    QCOMPARE(current.data(StoreRowRole).toUInt(), *state.tensor);
    QVERIFY(stage.table->viewport()->rect().contains(stage.table->visualRect(current).center()));
    QVERIFY(!stage.table->hasFocus());
    stage.selection.select({});
    QVERIFY(stage.table->selectionModel()->selection().isEmpty());
}

void TensorPanelTest::scopeNarrowsAndItsCrossWidens()
{
    Stage stage(mixtureDirectory(12, 10));
    SelectionState state;
    state.files = {3};
    state.scope = QStringLiteral("model-00004-of-00012.safetensors");
    stage.selection.select(state);
    stage.settle();
    QCOMPARE(stage.rows(), 11);
    auto* scope = stage.panel.findChild<QLabel*>(QStringLiteral("tensorScope"));
    QVERIFY(scope->isVisible());
    QVERIFY(scope->text().contains(state.scope));
    auto* cross = stage.panel.findChild<QToolButton*>(QStringLiteral("clearScope"));
    QTest::mouseClick(cross, Qt::LeftButton);
    stage.settle();
    QCOMPARE(stage.rows(), 133);
    QVERIFY(!scope->isVisible());
}

void TensorPanelTest::fileWithoutTensors()
{
    Stage stage(mixtureDirectory(12, 10));
    SelectionState state;
    state.files = {12};
    state.scope = QStringLiteral("config.json");
    stage.selection.select(state);
    stage.settle();
    QCOMPARE(stage.rows(), 0);
    QCOMPARE(
        stage.table->accessibleDescription(),
        QStringLiteral("config.json holds no tensors. Its contents are under File."));
    QTest::keyClick(stage.table, Qt::Key_Escape);
    stage.settle();
    QCOMPARE(stage.rows(), 133);
}

void TensorPanelTest::folding()
{
    Stage stage(mixtureDirectory(61, 64));
    auto* fold = stage.panel.findChild<QToolButton*>(QStringLiteral("foldLayers"));
    QTest::mouseClick(fold, Qt::LeftButton);
    stage.settle();
    QVERIFY(stage.tree->isVisible());
    QCOMPARE(stage.tree->model()->rowCount(), 3);
    QCOMPARE(stage.totals->countText(), QStringLiteral("3,966 tensor(s)"));
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.tree->model()->index(2, 0));
    QVERIFY(!stage.selection.state().tensor);
    QTest::keyClick(stage.tree, Qt::Key_Return);
    QCOMPARE(stage.tree->model()->rowCount(stage.tree->model()->index(2, 0)), 61);
    // One row stands for many: their names are copied, each once, though a row below is selected too.
    stage.tree->selectionModel()->select(
        stage.tree->model()->index(0, 0, stage.tree->model()->index(2, 0)),
        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QApplication::clipboard()->clear();
    QTest::keyClick(stage.tree, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(soon([&] { return QApplication::clipboard()->text().count(u'\n') == 61 * 64 - 1; }));
    SelectionState state;
    state.tensor = 100;
    stage.selection.select(state);
    QCOMPARE(stage.tree->currentIndex().data(StoreRowRole).toUInt(), 100U);
    QVERIFY(!stage.panel.grab().isNull());
    stage.type(QStringLiteral("norm"));
    QCOMPARE(stage.tree->model()->rowCount(), 1);
    QTest::mouseClick(fold, Qt::LeftButton);
    stage.settle();
    QVERIFY(stage.table->isVisible());
    QCOMPARE(stage.rows(), 61);
}

void TensorPanelTest::nothingToFold()
{
    DirectoryBuilder builder;
    builder.addFile("a.safetensors");
    StoreBuilder store;
    for (std::size_t i = 0; i < TensorQueryJob::MostGroups + 1; ++i) {
        std::string name;
        for (std::size_t rest = i; name.empty() || rest > 0; rest /= 26) {
            name += static_cast<char>('a' + rest % 26);
        }
        store.add(name);
    }
    Stage stage(builder.take(store.take()));
    stage.panel.setFolded(true);
    stage.settle();
    QCOMPARE(stage.tree->model()->rowCount(), 0);
    QVERIFY(!stage.tree->accessibleDescription().isEmpty());
    stage.panel.setFolded(false);
    stage.settle();
    QCOMPARE(stage.rows(), int(TensorQueryJob::MostGroups) + 1);
}

void TensorPanelTest::copying()
{
    Stage stage(mixtureDirectory(12, 10));
    QApplication::clipboard()->clear();
    stage.table->setFocus();
    stage.table->selectRow(0);
    QTest::keyClick(stage.table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(soon([&] { return QApplication::clipboard()->text() == QStringLiteral("model.embed_tokens.weight"); }));
    QTest::keyClick(stage.table, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(stage.table->selectedRanges(), (QList<std::pair<int, int>>{{0, 132}}));
    QTest::keyClick(stage.table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(soon([&] { return QApplication::clipboard()->text().count(u'\n') == 132; }));
}

void TensorPanelTest::exporting()
{
    const QTemporaryDir folder;
    Stage stage(mixtureDirectory(12, 10));
    stage.type(QStringLiteral("norm"));
    const QString path = folder.filePath(QStringLiteral("out.json"));
    stage.panel.exportTo(path);
    QVERIFY(soon([&] { return QFile::exists(path); }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("\"name\""), 12);
}

void TensorPanelTest::keysInTheTable()
{
    Stage stage(mixtureDirectory(12, 10));
    stage.table->setFocus();
    QTest::keyClick(stage.table, Qt::Key_End);
    QCOMPARE(stage.table->currentIndex().row(), 132);
    QTest::keyClick(stage.table, Qt::Key_Home);
    QCOMPARE(stage.table->currentIndex().row(), 0);
    QTest::keyClicks(stage.table, QStringLiteral("input_"));
    QCOMPARE(stage.name(stage.table->currentIndex().row()), QStringLiteral("model.layers.0.input_layernorm.weight"));
}

void TensorPanelTest::columnsAreRemembered()
{
    {
        Stage stage(mixtureDirectory(12, 10));
        stage.table->header()->setSectionHidden(int(TensorColumn::Offset), false);
        emit stage.table->header()->arranged();
    }
    {
        const Stage stage(mixtureDirectory(12, 10));
        QVERIFY(!stage.table->isColumnHidden(int(TensorColumn::Offset)));
    }
    QSettings().setValue(QStringLiteral("tensors/version"), 9999);
    const Stage stage(mixtureDirectory(12, 10));
    QVERIFY(stage.table->isColumnHidden(int(TensorColumn::Offset)));
}

void TensorPanelTest::unitsAndReload()
{
    Stage stage(mixtureDirectory(12, 10));
    stage.type(QStringLiteral("norm"));
    stage.selection.setDirectory(mixtureDirectory(12, 10)); // read again
    stage.settle();
    QCOMPARE(stage.rows(), 12);
    DirectoryBuilder other("/elsewhere");
    other.addFile("a.gguf");
    stage.selection.setDirectory(other.take(StoreBuilder().add("x").take()));
    stage.settle();
    QCOMPARE(stage.rows(), 1); // another directory: the filter is gone
    stage.selection.setDirectory(nullptr);
    stage.settle();
    QCOMPARE(stage.rows(), 0);
}

void TensorPanelTest::names()
{
    const Stage stage(mixtureDirectory(3, 3));
    QCOMPARE(stage.table->accessibleName(), QStringLiteral("Tensors"));
    QCOMPARE(stage.filter->accessibleName(), QStringLiteral("Filter tensors by name"));
    QCOMPARE(
        stage.panel.findChild<QComboBox*>(QStringLiteral("tensorDtype"))->accessibleName(),
        QStringLiteral("Filter by dtype"));
    QCOMPARE(
        stage.panel.findChild<QComboBox*>(QStringLiteral("tensorShard"))->accessibleName(),
        QStringLiteral("Filter by shard"));
}

void TensorPanelTest::changeOfLanguage()
{
    Stage stage(mixtureDirectory(3, 3));
    QEvent language(QEvent::LanguageChange);
    for (QWidget* widget : stage.panel.findChildren<QWidget*>()) {
        QApplication::sendEvent(widget, &language);
    }
    QApplication::sendEvent(&stage.panel, &language);
    stage.settle();
    QCOMPARE(stage.rows(), 13);
}

void TensorPanelTest::millionRows()
{
    Stage stage(mixtureDirectory(1000, 999));
    QCOMPARE(stage.rows(), 1'000'001);
    stage.type(QStringLiteral("layers.31"));
    QCOMPARE(stage.rows(), 11 * 1000);
    QTest::keyClick(stage.filter, Qt::Key_Escape);
    stage.settle();
    stage.table->setFocus();
    QTest::keyClick(stage.table, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(stage.table->selectedRanges(), (QList<std::pair<int, int>>{{0, 1'000'000}}));
    QTest::keyClick(stage.table, Qt::Key_End);
    QCOMPARE(stage.table->currentIndex().row(), 1'000'000);
    stage.panel.setFolded(true);
    stage.settle();
    QCOMPARE(stage.tree->model()->rowCount(), 3);
}

QTEST_MAIN(TensorPanelTest)
#include "tst_tensor_panel.moc"
