// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is done in the panels of an opened window, by keys and mouse.

#include "tests/widgets/window/window_fixture.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/file/file_panel.h"
#include "widgets/files/files_menu.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/headline/headline_band.h"
#include "widgets/headline/part_chip.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/tensor_panel.h"
#include "widgets/tensors/tensor_table_view.h"
#include "widgets/tensors/tensor_tree_view.h"
#include "widgets/window/workbench.h"
#include "widgets/wizard/package_wizard.h"
#include "widgets/wizard/wizard_state.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestWindowPanels final : public QObject
{
    Q_OBJECT

private:
    static bool isInside(const QWidget* pane)
    {
        return pane != nullptr && (pane->hasFocus() || pane->isAncestorOf(QApplication::focusWidget()));
    }
    static FileIndex fileNamed(const MainWindow& window, std::string_view path)
    {
        const auto directory = window.selection()->directory();
        const FileEntry* file = directory->file(path);
        return file == nullptr ? NoFile : static_cast<FileIndex>(file - directory->files.data());
    }
    static void selectFile(const MainWindow& window, std::string_view path)
    {
        SelectionState state;
        state.files = {fileNamed(window, path)};
        window.selection()->select(state);
    }
    /// The practice folder in a window, everything shown.
    std::unique_ptr<MainWindow> opened()
    {
        auto window = m_fixture->makeWindow();
        if (!test::WindowFixture::open(*window, m_fixture->practice)) {
            return nullptr;
        }
        window->activateWindow();
        return QTest::qWaitForWindowActive(window.get()) ? std::move(window) : nullptr;
    }
    static bool settled(const MainWindow& window)
    {
        return QTest::qWaitFor([&] { return window.isSettled(); });
    }
    static TensorTableView* table(const MainWindow& window) { return window.findChild<TensorTableView*>(); }

    std::unique_ptr<test::WindowFixture> m_fixture;

private slots:
    void init() { m_fixture = std::make_unique<test::WindowFixture>(); }

    void theTreeIsDrivenByKeys()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        FilesPanel* files = window->workbench()->files();
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(isInside(files));
        QTest::keyClick(files->view(), Qt::Key_Home);
        QTest::keyClick(files->view(), Qt::Key_Down);
        const SelectionState first = window->selection()->state();
        QVERIFY(!first.files.empty());
        QTest::keyClick(files->view(), Qt::Key_End);
        QVERIFY(window->selection()->state() != first);
        QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window->selection()->state(), first);
        QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(window->selection()->state() != first);
        QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(files->mode(), TreeMode::Folders);
    }

    void escapeUndoesStepByStep()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        SelectionState state;
        state.files = {0};
        state.scope = u"a file"_s;
        window->selection()->select(state);
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(window.get(), Qt::Key_Escape);
        }
        QCOMPARE(window->selection()->state(), SelectionState());
    }

    void f6WalksThroughAllPanes()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        QSet<QWidget*> seen;
        for (int i = 0; i < 4; ++i) {
            seen << QApplication::focusWidget();
            QTest::keyClick(window.get(), Qt::Key_F6);
        }
        QVERIFY2(seen.size() >= 3, qPrintable(QString::number(seen.size())));
        QVERIFY(isInside(window->workbench()->files()));
    }

    void aChipSelectsItsFiles()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        const auto chips = window->findChildren<PartChip*>();
        QVERIFY(!chips.isEmpty());
        for (PartChip* chip : chips) {
            QTest::mouseClick(chip, Qt::LeftButton);
            if (chip->part().state == PartState::Missing) {
                QCOMPARE(window->selection()->state().missingPart, std::optional(chip->part().part));
            } else if (!chip->part().files.empty()) {
                QCOMPARE(window->selection()->state().files.size(), chip->part().files.size());
            }
        }
    }

    void digitsLeadToThePanels()
    {
        const auto window = opened();
        QVERIFY(window);
        const QWidget* panels[]
            = {window->findChild<FilesPanel*>(), window->findChild<TensorPanel*>(), window->findChild<FilePanel*>(),
               window->findChild<QDockWidget*>(u"checklist"_s), window->findChild<ExplainPanel*>()};
        for (int i = 4; i >= 0; --i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key(Qt::Key_1 + i), Qt::ControlModifier);
            QVERIFY2(isInside(panels[i]), qPrintable(QString::number(i + 1)));
        }
    }

    void namesAreFilteredByTyping()
    {
        const auto window = opened();
        QVERIFY(window);
        const int all = table(*window)->model()->rowCount();
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line != nullptr && line->objectName() == "tensorFilter"_L1);
        QTest::keyClicks(line, u"q_proj"_s);
        QVERIFY(settled(*window));
        const int some = table(*window)->model()->rowCount();
        QVERIFY(some > 0 && some < all);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(isInside(table(*window)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(settled(*window));
        QCOMPARE(table(*window)->model()->rowCount(), all);
        line->setText(u"no such name"_s);
        QVERIFY(settled(*window));
        QVERIFY(table(*window)->accessibleDescription().contains(u"no such name"_s)); // never blank
    }

    void shardsAreChosen()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* shard = window->findChild<QComboBox*>(u"tensorShard"_s);
        QVERIFY(shard->isVisible() && shard->count() == 3);
        const int all = table(*window)->model()->rowCount();
        shard->setFocus();
        QTest::keyClick(shard, Qt::Key_Down);
        QVERIFY(settled(*window));
        const int first = table(*window)->model()->rowCount();
        QTest::keyClick(shard, Qt::Key_Down);
        QVERIFY(settled(*window));
        QCOMPARE(first + table(*window)->model()->rowCount(), all);
    }

    void aClickOnATitleSorts()
    {
        const auto window = opened();
        QVERIFY(window);
        QHeaderView* header = table(*window)->horizontalHeader();
        const auto click = [&](TensorColumn column) {
            const QPoint at(header->sectionViewportPosition(int(column)) + 20, header->height() / 2);
            QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, at);
            return settled(*window);
        };
        const auto bytes = [&](int row) {
            const auto index = table(*window)->model()->index(row, 0);
            return window->selection()->directory()->tensors->bytes(index.data(StoreRowRole).toUInt());
        };
        QVERIFY(click(TensorColumn::Bytes));
        const int last = table(*window)->model()->rowCount() - 1;
        QVERIFY(bytes(0) < bytes(last));
        QVERIFY(click(TensorColumn::Bytes));
        QVERIFY(bytes(0) > bytes(last));
        QVERIFY(click(TensorColumn::Name));
        QCOMPARE(table(*window)->model()->index(0, 0).data().toString(), u"lm_head.weight"_s);
    }

    void repeatedLayersFoldAndOpen()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* fold = window->findChild<QToolButton*>(u"foldLayers"_s);
        const int flat = table(*window)->model()->rowCount();
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        QVERIFY(settled(*window));
        auto* tree = window->findChild<TensorTreeView*>();
        QVERIFY(tree->isVisible());
        QVERIFY(tree->model()->rowCount() < flat);
        QModelIndex group;
        for (int row = 0; row < tree->model()->rowCount() && !group.isValid(); ++row) {
            if (tree->model()->hasChildren(tree->model()->index(row, 0))) {
                group = tree->model()->index(row, 0);
            }
        }
        QVERIFY(group.data().toString().startsWith(u"2 × model.layers."_s));
        tree->setFocus();
        tree->setCurrentIndex(group);
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(tree->isExpanded(group));
        QCOMPARE(tree->model()->rowCount(group), 2);
        QTest::keyClick(tree, Qt::Key_Down);
        QVERIFY(window->selection()->state().tensor);
        QTest::keyClick(tree, Qt::Key_Return); // one tensor: what is it?
        QVERIFY(isInside(window->findChild<ExplainPanel*>()));
    }

    void rowsAndNamesAreCopied()
    {
        const auto window = opened();
        QVERIFY(window);
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        TensorTableView* view = table(*window);
        view->setFocus();
        view->selectRow(0);
        const QString name = view->model()->index(0, 0).data().toString();
        QApplication::clipboard()->clear();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([] { return !QApplication::clipboard()->text().isEmpty(); }));
        QVERIFY(QApplication::clipboard()->text().startsWith(name + u'\t'));
        QApplication::clipboard()->clear();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QTest::qWaitFor([] { return !QApplication::clipboard()->text().isEmpty(); }));
        QCOMPARE(QApplication::clipboard()->text(), name);
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        selectFile(*window, "config.json");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), m_fixture->practice + u"/config.json"_s);
    }

    void theTableIsExported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addRow("CSV") << u"tensors.csv"_s;
        QTest::addRow("JSON") << u"tensors.json"_s;
    }
    void theTableIsExported()
    {
        QFETCH(const QString, name);
        const auto window = opened();
        QVERIFY(window);
        const QString path = m_fixture->place() + u'/' + name;
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
        auto* dialog = window->findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(m_fixture->place());
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path); }));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const qsizetype rows = table(*window)->model()->rowCount();
        QCOMPARE(
            name.endsWith("csv"_L1) ? bytes.count('\n') - 1
                                    : QJsonDocument::fromJson(bytes).object().value(u"tensors"_s).toArray().size(),
            rows);
    }

    void theUnitIsChosenByKeys()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* chooser = window->findChild<QComboBox*>(u"unitShown"_s);
        QVERIFY(chooser->isVisible() && chooser->count() == 2);
        QTest::keyClick(window.get(), Qt::Key_U, Qt::ControlModifier);
        QVERIFY(chooser->view()->isVisible());
        QTest::keyClick(chooser->view(), Qt::Key_Down);
        QTest::keyClick(chooser->view(), Qt::Key_Return);
        QVERIFY(settled(*window));
        QCOMPARE(window->selection()->unit(), 1U);
        QVERIFY(window->findChild<HeadlineBand*>()->sentence().contains(u"step 10"_s));
        // The next time the same unit is shown.
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        QCOMPARE(window->selection()->unit(), 1U);
    }

    void docksAreHiddenAndShownAgain()
    {
        const auto window = opened();
        QVERIFY(window);
        for (const QString& name : {u"files"_s, u"checklist"_s, u"explanation"_s}) {
            auto* dock = window->findChild<QDockWidget*>(name);
            QVERIFY(dock->isVisible());
            dock->toggleViewAction()->trigger();
            QVERIFY(!dock->isVisible());
            dock->toggleViewAction()->trigger();
            QVERIFY(dock->isVisible());
            dock->close();
        }
        QTest::keyClick(window.get(), Qt::Key_4, Qt::ControlModifier); // going there opens it
        QVERIFY(window->findChild<QDockWidget*>(u"checklist"_s)->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(window->findChild<QDockWidget*>(u"explanation"_s)->isVisible());
    }

    void whatIsThisAnswersEverywhere()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* explain = window->findChild<ExplainPanel*>();
        const auto ask = [&] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier); };
        // A file in the tree.
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        selectFile(*window, "tokenizer.json");
        ask();
        QVERIFY(isInside(explain));
        QCOMPARE(explain->page().title, u"tokenizer.json"_s);
        // A row of the table.
        window->selection()->select({});
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(settled(*window));
        table(*window)->selectRow(0);
        ask();
        QVERIFY(isInside(explain));
        QVERIFY(explain->page().title.contains(u"lm_head"_s));
        // A key of a config.
        selectFile(*window, "config.json");
        QVERIFY(settled(*window));
        QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
        auto* document = window->findChild<QTreeView*>(u"fileTree"_s);
        QVERIFY(isInside(document));
        const auto keys = document->model()->match(
            document->model()->index(0, 0), Qt::DisplayRole, u"hidden_size"_s, 1, Qt::MatchExactly);
        QVERIFY(!keys.isEmpty());
        document->setCurrentIndex(keys.first());
        ask();
        QVERIFY(isInside(explain));
        QCOMPARE(explain->page().title, u"hidden_size"_s);
        // A finding.
        QTest::keyClick(window.get(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
        QVERIFY(!window->selection()->state().finding.isEmpty());
        ask();
        QVERIFY(isInside(explain));
        const QString finding = explain->page().title;
        QVERIFY(!finding.isEmpty() && finding != "hidden_size"_L1);
        // A part on top.
        for (PartChip* chip : window->findChildren<PartChip*>()) {
            chip->setFocus();
            ask();
            QVERIFY2(isInside(explain), qPrintable(chip->accessibleName()));
            QVERIFY(explain->page().title != finding);
        }
        // Nothing: the verdict.
        window->selection()->select({});
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        ask();
        QVERIFY(isInside(explain));
        QCOMPARE(explain->page().title, u"Complete model"_s);
    }

    void theTextSizeIsThatOfThePanelWithTheFocus()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* explain = window->findChild<ExplainPanel*>();
        QTest::keyClick(window.get(), Qt::Key_5, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(explain->zoom() > 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(explain->zoom(), 1.0);
        selectFile(*window, "README.md");
        QVERIFY(settled(*window));
        QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
        auto* text = window->findChild<QPlainTextEdit*>(u"fileText"_s);
        QVERIFY(isInside(text));
        const qreal size = text->font().pointSizeF();
        QTest::keyClick(text, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(text, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(text->font().pointSizeF(), size + 2);
        QCOMPARE(explain->zoom(), 1.0);
        QTest::keyClick(text, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(text->font().pointSizeF(), size + 1);
        QTest::keyClick(text, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(text->font().pointSizeF(), size);
    }

    void whatIsLeftOutInTheTreeStaysOutOfThePackage()
    {
        const auto window = opened();
        QVERIFY(window);
        FilesPanel* files = window->workbench()->files();
        selectFile(*window, "tokenizer_config.json");
        files->leaveOut(true);
        const auto row = files->model()->indexOf(
            files->model()->tree()->nodeOfFile(fileNamed(*window, "tokenizer_config.json")));
        QCOMPARE(files->model()->roleWord(FilesModel::id(row)), u"left out"_s);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"left out when packing"_s));
        std::vector<std::string> excluded;
        std::vector<std::string> packed;
        QTimer clock;
        connect(&clock, &QTimer::timeout, window.get(), [&] {
            auto* wizard = qobject_cast<PackageWizard*>(QApplication::activeModalWidget());
            if (wizard != nullptr && wizard->state()->isPlanned()) {
                clock.stop();
                excluded = wizard->state()->options().exclude;
                for (const PlannedFile& file : wizard->state()->plan().files) {
                    packed.push_back(file.name);
                }
                wizard->reject();
            }
        });
        clock.start(20);
        QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(excluded, std::vector<std::string>{"/tokenizer_config.json"});
        QVERIFY(std::ranges::find(packed, "config.json") != packed.end());
        QVERIFY(std::ranges::find(packed, "tokenizer_config.json") == packed.end());
        selectFile(*window, "tokenizer_config.json");
        files->leaveOut(false);
        QVERIFY(files->leftOut().isEmpty());
    }

    void aPinnedTabStaysUntilAnotherDirectoryIsOpened()
    {
        const auto window = opened();
        QVERIFY(window);
        auto* tabs = window->workbench()->findChild<QTabWidget*>();
        selectFile(*window, "config.json");
        QCOMPARE(tabs->currentIndex(), 1);
        auto* pin = tabs->cornerWidget()->findChild<QToolButton*>();
        pin->setFocus();
        QTest::keyClick(pin, Qt::Key_Space);
        QVERIFY(pin->isChecked());
        selectFile(*window, "model-00001-of-00002.safetensors");
        QCOMPARE(tabs->currentIndex(), 1);
        QCOMPARE(window->findChild<FilePanel*>()->file(), fileNamed(*window, "config.json"));
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(settled(*window));
        QVERIFY(!pin->isChecked());
    }

    void theSessionComesBack()
    {
        {
            const auto window = m_fixture->makeWindow();
            QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
            window->workbench()->files()->setMode(TreeMode::Folders);
            window->findChild<QDockWidget*>(u"checklist"_s)->close();
            window->resize(1300, 700);
            QVERIFY(window->close());
        }
        auto window
            = std::make_unique<MainWindow>(Session{&m_fixture->language, &m_fixture->scheme, m_fixture->recent.get()});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->show();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        QCOMPARE(window->workbench()->files()->mode(), TreeMode::Folders);
        QVERIFY(!window->findChild<QDockWidget*>(u"checklist"_s)->isVisible());
        QVERIFY(window->findChild<QDockWidget*>(u"files"_s)->isVisible());
        window->action(Command::ResetLayout)->trigger();
        QVERIFY(window->findChild<QDockWidget*>(u"checklist"_s)->isVisible());
    }

    void aNarrowWindowHasOneTabbedDock()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        auto* files = window->findChild<QDockWidget*>(u"files"_s);
        QVERIFY(window->workbench()->tabifiedDockWidgets(files).isEmpty());
        window->resize(900, 640);
        QVERIFY(QTest::qWaitFor([&] { return window->workbench()->tabifiedDockWidgets(files).size() == 2; }));
        window->resize(1440, 900);
        QVERIFY(QTest::qWaitFor([&] { return window->workbench()->tabifiedDockWidgets(files).isEmpty(); }));
        QVERIFY(window->findChild<QDockWidget*>(u"explanation"_s)->isVisible());
    }

    void whatWasClosedStaysClosedInEveryLayout()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        auto* checklist = window->findChild<QDockWidget*>(u"checklist"_s);
        checklist->close();
        auto* files = window->findChild<QDockWidget*>(u"files"_s);
        window->resize(900, 640);
        QVERIFY(QTest::qWaitFor([&] { return window->workbench()->tabifiedDockWidgets(files).size() == 1; }));
        QVERIFY(!checklist->isVisible());
        window->resize(1440, 900);
        QVERIFY(QTest::qWaitFor([&] { return window->workbench()->tabifiedDockWidgets(files).isEmpty(); }));
        QVERIFY(!checklist->isVisible());
        QVERIFY(test::WindowFixture::open(*window, u"/no/such/folder"_s)); // all docks are out of sight
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        QVERIFY(files->isVisible() && !checklist->isVisible());
    }
};

QTEST_MAIN(TestWindowPanels)
#include "tst_window_panels.moc"
