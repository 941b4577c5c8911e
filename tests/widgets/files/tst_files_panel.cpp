// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/files/tree_sample.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/selection/selection.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFilesPanel final : public QObject
{
    Q_OBJECT

private:
    static QModelIndex rowOf(const FilesPanel& panel, FileIndex file)
    {
        return panel.model()->indexOf(panel.model()->tree()->nodeOfFile(file));
    }

private slots:
    void aClickSelectsTheFile()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        panel.resize(420, 700);
        panel.show();
        selection.setDirectory(sample.directory);
        const QRect row = panel.view()->visualRect(rowOf(panel, sample.config));
        QVERIFY(row.isValid());
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(selection.state().files, std::vector{sample.config});
        QCOMPARE(selection.state().scope, u"config.json"_s);
    }

    void aGroupSelectsAllItsFiles()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        selection.setDirectory(sample.directory);
        const QModelIndex set = rowOf(panel, sample.shards[0]).parent();
        panel.view()->selectionModel()->select(set, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QCOMPARE(selection.state().files, sample.shards);
    }

    void aDashedRowSelectsTheMissingPart()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        selection.setDirectory(sample.directory);
        const QModelIndex licence = panel.model()->indexOf(panel.model()->tree()->nodeOfPart(Part::Licence));
        QVERIFY(licence.isValid());
        panel.view()->selectionModel()->select(
            licence, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QCOMPARE(selection.state().missingPart, std::optional(Part::Licence));
        QVERIFY(selection.state().files.empty());
    }

    void filesOfAFindingAreLitWithoutTakingTheFocus()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        panel.show();
        selection.setDirectory(sample.directory);
        SelectionState state;
        state.finding = u"share.residue"_s;
        state.files = {sample.optimizer, sample.secret};
        selection.select(state);
        QCOMPARE(panel.view()->selectionModel()->selectedRows().size(), 2);
        QVERIFY(panel.view()->isExpanded(rowOf(panel, sample.optimizer).parent()));
        QCOMPARE(selection.state(), state); // showing is not selecting
    }

    void aTensorLightsItsShard()
    {
        test::TreeSample sample;
        auto store = std::make_shared<TensorStore>();
        QVERIFY(store->add({.name = "a", .shape = {}}, sample.shards[1]));
        sample.directory->tensors = store;
        Selection selection;
        FilesPanel panel(&selection);
        selection.setDirectory(sample.directory);
        SelectionState state;
        state.tensor = 0;
        selection.select(state);
        QCOMPARE(panel.view()->selectionModel()->selectedRows(), QModelIndexList{rowOf(panel, sample.shards[1])});
    }

    void theModeIsSwitchedAndTheSelectionStays()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        selection.setDirectory(sample.directory);
        SelectionState state;
        state.files = {sample.config};
        selection.select(state);
        const QSignalSpy switched(&panel, &FilesPanel::modeChanged);
        panel.setMode(TreeMode::Folders);
        QCOMPARE(switched.size(), 1);
        QCOMPARE(panel.view()->selectionModel()->selectedRows(), QModelIndexList{rowOf(panel, sample.config)});
    }

    void whatWasFoldedStaysFoldedWhenReadAgain()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        selection.setDirectory(sample.directory);
        const QModelIndex set = rowOf(panel, sample.shards[0]).parent();
        QVERIFY(panel.view()->isExpanded(set));
        panel.view()->collapse(set);
        selection.setDirectory(std::make_shared<ModelDirectory>(*sample.directory));
        QVERIFY(!panel.view()->isExpanded(rowOf(panel, sample.shards[0]).parent()));
    }

    void enterOpensAFileAndShowsAUnit()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        panel.show();
        selection.setDirectory(sample.directory);
        const QSignalSpy wanted(&selection, &Selection::fileWanted);
        panel.view()->setCurrentIndex(rowOf(panel, sample.config));
        QTest::keyClick(panel.view(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        panel.view()->setCurrentIndex(rowOf(panel, sample.gguf));
        QTest::keyClick(panel.view(), Qt::Key_Return);
        QCOMPARE(selection.unit(), 2U);
    }

    void copyGivesThePath()
    {
        const test::TreeSample sample;
        Selection selection;
        FilesPanel panel(&selection);
        panel.show();
        selection.setDirectory(sample.directory);
        panel.view()->setCurrentIndex(rowOf(panel, sample.config));
        QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"/models/sample/config.json"_s);
    }

    void aLongDirectoryIsLaidOutInTheBackground()
    {
        auto directory = std::make_shared<ModelDirectory>();
        directory->path = "/many";
        directory->tensors = std::make_shared<TensorStore>();
        directory->units.emplace_back();
        for (std::uint32_t i = 0; i < 20'000; ++i) {
            FileEntry entry;
            entry.path = "sample-" + std::to_string(i) + ".json";
            directory->files.push_back(std::move(entry));
            directory->units[0].files.push_back(i);
        }
        Selection selection;
        FilesPanel panel(&selection);
        panel.show();
        selection.setDirectory(directory);
        QVERIFY(!panel.isSettled());
        QVERIFY(QTest::qWaitFor([&] { return panel.isSettled(); }));
        QVERIFY(panel.view()->uniformRowHeights());
        QCOMPARE(panel.model()->tree()->node(FilesTree::Root).fileCount, 20'000U);
        selection.setDirectory(nullptr);
        QCOMPARE(panel.model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestFilesPanel)
#include "tst_files_panel.moc"
