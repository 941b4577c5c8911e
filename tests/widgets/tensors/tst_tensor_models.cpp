// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/natural_order.h"
#include "tests/widgets/sample_directory.h"
#include "widgets/tensors/folded_tensor_model.h"
#include "widgets/tensors/tensor_copy.h"
#include "widgets/tensors/tensor_scope.h"
#include "widgets/tensors/tensor_table_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

class TensorModelsTest final : public QObject
{
    Q_OBJECT

private slots:
    void table();
    void tableIsAModel();
    void repeatedPartsAreTold();
    void matchesAreToldInLetters();
    void spokenTexts();
    void folded();
    void foldedIsAModel();
    void foldedFindsATensor();
    void foldedIsDraggedByItsNames();
    void foldedOrders();
    void scopes();
    void copies();
    void exports();
    void exportsThatCannotBeWritten();
};

namespace {

std::shared_ptr<const TensorRows> rowsOf(const ModelDirectory& directory, const TensorQuery& query = {})
{
    std::vector<std::string> paths;
    for (const FileEntry& file : directory.files) {
        paths.push_back(file.path);
    }
    return *TensorOrder(directory.tensors, paths).compute(query, nullptr, {});
}

QString cell(const QAbstractItemModel& model, int row, TensorColumn column, const QModelIndex& parent = {})
{
    return model.index(row, int(column), parent).data().toString();
}

void showFolded(FoldedTensorModel& model, const std::shared_ptr<const ModelDirectory>& directory, TensorSort sort = {})
{
    const auto rows = rowsOf(*directory);
    auto folding = std::make_shared<const LayerFolding>(*LayerFolding::fold(*directory->tensors, rows->rows));
    model.show(TensorCells(directory), rows, folding, foldedOrder(*folding, *directory->tensors, sort));
}

} // namespace

void TensorModelsTest::table()
{
    const auto directory = mixtureDirectory(12, 3);
    TensorTableModel model;
    model.show(TensorCells(directory), rowsOf(*directory));
    QCOMPARE(model.rowCount(), int(directory->tensors->size()));
    QCOMPARE(cell(model, 0, TensorColumn::Name), QStringLiteral("model.embed_tokens.weight"));
    QCOMPARE(cell(model, 0, TensorColumn::Dtype), QStringLiteral("BF16"));
    QCOMPARE(cell(model, 0, TensorColumn::Shape), QStringLiteral("[1000, 16]"));
    QCOMPARE(cell(model, 0, TensorColumn::Bytes), QStringLiteral("32.0 kB"));
    QCOMPARE(cell(model, 0, TensorColumn::Shard), QStringLiteral("1 / 12"));
    QCOMPARE(cell(model, 0, TensorColumn::File), QStringLiteral("model-00001-of-00012.safetensors"));
    QCOMPARE(cell(model, 0, TensorColumn::Role), QStringLiteral("token embedding"));
    QCOMPARE(cell(model, 1, TensorColumn::Layer), QStringLiteral("0"));
    QCOMPARE(model.headerData(int(TensorColumn::Shard), Qt::Horizontal).toString(), QStringLiteral("Shard"));
    const std::uint32_t last = model.storeRow(model.rowCount() - 1);
    QCOMPARE(model.rowOf(last), model.rowCount() - 1);
    QCOMPARE(model.rowOf(99'999), -1);
    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.index(0, 0), model.index(0, 1), model.index(1, 0)}));
    QCOMPARE(dragged->text(), QStringLiteral("model.embed_tokens.weight\nmodel.layers.0.input_layernorm.weight"));
    model.show({}, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TensorModelsTest::tableIsAModel()
{
    const auto directory = mixtureDirectory(10, 20);
    TensorTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(TensorCells(directory), rowsOf(*directory));
    TensorQuery query;
    query.text = "experts.1";
    model.show(TensorCells(directory), rowsOf(*directory, query));
    model.retranslate();
    model.show({}, nullptr);
}

void TensorModelsTest::repeatedPartsAreTold()
{
    QCOMPARE(sharedLetters("model.layers.0.mlp.up", "model.layers.0.attn.q"), 15);
    QCOMPARE(sharedLetters("model.layers.10.mlp", "model.layers.1.mlp"), 13);
    QCOMPARE(sharedLetters("a.b", "a.b"), 2);
    QCOMPARE(sharedLetters("abc", "abd"), 0);
    QCOMPARE(sharedLetters("", ""), 0);
    QCOMPARE(sharedLetters("é.x", "é.y"), 2); // letters, not bytes
}

void TensorModelsTest::matchesAreToldInLetters()
{
    const auto filter = TensorFilter::parse("x");
    QCOMPARE(shownMatches(*filter, "éx.x"), (TextPlaces{{1, 1}, {3, 1}}));
    QCOMPARE(shownMatches(TensorFilter(), "xx"), TextPlaces());
}

void TensorModelsTest::spokenTexts()
{
    const auto directory = mixtureDirectory(12, 3);
    TensorTableModel model;
    model.show(TensorCells(directory), rowsOf(*directory));
    const auto spoken
        = [&](TensorColumn column) { return model.index(0, int(column)).data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(spoken(TensorColumn::Shape), QStringLiteral("1000 by 16"));
    QCOMPARE(spoken(TensorColumn::Dtype), QStringLiteral("bfloat16"));
    QCOMPARE(spoken(TensorColumn::Shard), QStringLiteral("shard 1 of 12"));
}

void TensorModelsTest::folded()
{
    FoldedTensorModel model;
    showFolded(model, mixtureDirectory(12, 30));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(cell(model, 0, TensorColumn::Name), QStringLiteral("model.embed_tokens.weight"));
    QCOMPARE(cell(model, 1, TensorColumn::Name), QStringLiteral("12 × model.layers.N.input_layernorm.weight"));
    QCOMPARE(
        cell(model, 2, TensorColumn::Name), QStringLiteral("12 × 30 × model.layers.N.mlp.experts.M.up_proj.weight"));
    QCOMPARE(cell(model, 2, TensorColumn::Shard), QStringLiteral("1–12 / 12"));
    QCOMPARE(cell(model, 2, TensorColumn::Bytes), QStringLiteral("369 kB"));
    const QModelIndex experts = model.index(2, 0);
    QVERIFY(model.hasChildren(experts));
    QVERIFY(!model.hasChildren(model.index(0, 0)));
    model.fetchMore(experts);
    QCOMPARE(model.rowCount(experts), 12);
    QCOMPARE(
        cell(model, 11, TensorColumn::Name, experts),
        QStringLiteral("30 × model.layers.11.mlp.experts.N.up_proj.weight"));
    const QModelIndex layer = model.index(11, 0, experts);
    model.fetchMore(layer);
    QCOMPARE(
        cell(model, 29, TensorColumn::Name, layer), QStringLiteral("model.layers.11.mlp.experts.29.up_proj.weight"));
    QVERIFY(model.storeRow(model.index(29, 0, layer)));
    QVERIFY(!model.storeRow(layer));
    QCOMPARE(model.members(layer).size(), 30U);
}

void TensorModelsTest::foldedIsAModel()
{
    FoldedTensorModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false); // it would fetch while rows are being inserted
    showFolded(model, mixtureDirectory(8, 9));
    for (int row = 0; row < model.rowCount(); ++row) {
        model.fetchMore(model.index(row, 0));
    }
    model.retranslate();
    model.clear();
}

void TensorModelsTest::foldedFindsATensor()
{
    const auto directory = mixtureDirectory(12, 30);
    FoldedTensorModel model;
    showFolded(model, directory);
    for (const std::uint32_t row : {0U, 1U, 2U, 100U, directory->tensors->size() - 1}) {
        const QModelIndex index = model.indexOf(row);
        QVERIFY(index.isValid());
        QCOMPARE(model.storeRow(index), std::optional(row));
    }
    QVERIFY(!model.indexOf(1'000'000).isValid());
}

/// An entry stands for all its tensors; what is selected twice, by its entry and the one above, goes once.
void TensorModelsTest::foldedIsDraggedByItsNames()
{
    FoldedTensorModel model;
    showFolded(model, mixtureDirectory(12, 100));
    const QModelIndex experts = model.index(2, 0);
    QVERIFY(model.flags(experts) & Qt::ItemIsDragEnabled);
    QCOMPARE(model.mimeTypes(), QStringList{QStringLiteral("text/plain")});
    const auto names = [&](const QModelIndexList& rows) {
        const std::unique_ptr<QMimeData> data(model.mimeData(rows));
        return data->text().split(u'\n');
    };
    QCOMPARE(names({model.index(1, 0), model.index(0, 0)}).size(), 13);
    QCOMPARE(names({model.index(1, 0), model.index(0, 0)}).front(), QStringLiteral("model.embed_tokens.weight"));
    QCOMPARE(names({experts}).size(), qsizetype(MostNamesDragged));
    model.fetchMore(experts);
    const QModelIndex layer = model.index(11, 0, experts);
    model.fetchMore(layer);
    QCOMPARE(names({layer}).size(), 100);
    QCOMPARE(names({model.index(7, 0, layer), layer}).size(), 100);
    QCOMPARE(
        names({model.index(7, 0, layer), model.index(7, 1, layer)}),
        QStringList{QStringLiteral("model.layers.11.mlp.experts.7.up_proj.weight")});
    QCOMPARE(model.tensorsOf({experts, layer}, 1'000'000).size(), 1200U);
    QVERIFY(names({}).front().isEmpty());
}

void TensorModelsTest::foldedOrders()
{
    const auto directory = mixtureDirectory(12, 30);
    FoldedTensorModel model;
    showFolded(model, directory, {TensorColumn::Bytes, true});
    QCOMPARE(cell(model, 0, TensorColumn::Bytes), QStringLiteral("369 kB"));
    showFolded(model, directory, {TensorColumn::Name, true});
    QCOMPARE(cell(model, 2, TensorColumn::Name), QStringLiteral("model.embed_tokens.weight"));
}

void TensorModelsTest::scopes()
{
    DirectoryBuilder builder;
    for (const char* path :
         {"config.json", "model.safetensors", "checkpoint-1/model.safetensors", "checkpoint-1/optimizer.pt"}) {
        builder.addFile(path);
    }
    StoreBuilder store;
    for (std::uint32_t file = 1; file < 4; ++file) {
        store.add("t", {1}, "F32", file);
    }
    const auto directory = std::const_pointer_cast<ModelDirectory>(builder.take(store.take()));
    Unit checkpoint;
    checkpoint.path = "checkpoint-1";
    checkpoint.files = {2, 3};
    directory->units.front().files = {0, 1};
    directory->units.push_back(checkpoint);
    using Files = std::vector<FileIndex>;
    // Each unit has its own tensors.
    QCOMPARE(tensorScope(*directory, 0, {}).files, Files{1});
    QCOMPARE(tensorScope(*directory, 1, {}).files, (Files{2, 3}));
    // What is selected narrows, wherever it lies; a selection without a name for it only lights files.
    SelectionState state;
    state.files = {0, 3};
    QCOMPARE(tensorScope(*directory, 0, state).files, Files{1});
    state.scope = QStringLiteral("two files");
    QCOMPARE(tensorScope(*directory, 0, state).files, Files{3});
    QCOMPARE(tensorScope(*directory, 0, state).label, state.scope);
    state.files = {0};
    QVERIFY(tensorScope(*directory, 0, state).nothing);
    // A pipeline is put together from its components; a folder of models shows all of them, which needs no list of
    // files.
    directory->units.front().verdict.kind = VerdictKind::Pipeline;
    QVERIFY(tensorScope(*directory, 0, {}).files.empty());
    directory->units.front().verdict.kind = VerdictKind::Collection;
    directory->units.front().files = {0};
    QCOMPARE(tensorScope(*directory, 0, {}).files, (Files{2, 3}));
    directory->units.back().files.clear();
    QVERIFY(tensorScope(*directory, 0, {}).nothing);
}

void TensorModelsTest::copies()
{
    const auto directory = mixtureDirectory(2, 1);
    const std::vector<std::uint32_t> rows{0, 1};
    QCOMPARE(
        copiedText(*directory, rows, CopyKind::Names, {}),
        QStringLiteral("model.embed_tokens.weight\nmodel.layers.0.input_layernorm.weight"));
    QCOMPARE(
        copiedText(*directory, std::span(rows).first(1), CopyKind::Columns, {}),
        QStringLiteral("model.embed_tokens.weight\tBF16\t[1000, 16]\t32000\t16000\tmodel-00001-of-00002.safetensors"));
    QVERIFY(copiedText(*directory, rows, CopyKind::Json, {}).contains(QStringLiteral("vitrine.tensors/1")));
    std::stop_source source;
    source.request_stop();
    QVERIFY(copiedText(*directory, rows, CopyKind::Names, source.get_token()).isNull());
}

void TensorModelsTest::exports()
{
    const QTemporaryDir folder;
    const auto directory = mixtureDirectory(20, 20);
    const auto rows = rowsOf(*directory);
    std::uint64_t written = 0;
    const QString csv = folder.filePath(QStringLiteral("t.csv"));
    QCOMPARE(exportToFile(*directory, rows->rows, csv, [&](std::uint64_t lines) { written = lines; }, {}), QString());
    QCOMPARE(written, rows->rows.size());
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), qsizetype(rows->rows.size()) + 1);
    std::stop_source source;
    source.request_stop();
    const QString stopped = folder.filePath(QStringLiteral("stopped.json"));
    QCOMPARE(
        exportToFile(
            *directory, rows->rows, stopped, [](std::uint64_t) {}, source.get_token()),
        QString());
    QVERIFY(!QFile::exists(stopped));
}

void TensorModelsTest::exportsThatCannotBeWritten()
{
    const auto directory = mixtureDirectory(2, 2);
    QVERIFY(!exportToFile(
                 *directory, rowsOf(*directory)->rows, QStringLiteral("/nowhere/at/all.csv"), [](std::uint64_t) {}, {})
                 .isEmpty());
}

QTEST_MAIN(TensorModelsTest)
#include "tst_tensor_models.moc"
