// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/checklist_export.h"
#include "widgets/checklist/checklist_model.h"
#include "widgets/checklist/checklist_panel.h"
#include "widgets/checklist/status_chips.h"
#include "widgets/selection/selection.h"

#include "tests/checks/tiny_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestChecklistPanel final : public QObject
{
    Q_OBJECT

private slots:
    void modelKeepsItsContract();
    void showsOnlyFaults();
    void findingSelectsItsFiles();
    void followsTheSelection();
    void purposeRunsAnew();
    void chipsFilter();
    void keysGoThroughFindings();
    void checksOnRequest();
    void theSentenceFollowsARequest();
    void secretsAreMaskedWhereverTheyLeave();
    void marksTheHeaviest();
    void exportsAndCopies();
    void emptyAndCancelled();
    void speaksInFull();
};

namespace {

void makeFaulty(TinyModel& model)
{
    model.llama()
        .remove(u"LICENSE"_s)
        .write(u"README.md"_s, "# Hello\n")
        .patch(u"config.json"_s, {{"_name_or_path", "/home/alice/models/base"}});
}

bool settled(const ChecklistPanel& panel)
{
    return QTest::qWaitFor([&panel] { return !panel.isRunning() && !panel.checklist().findings.empty(); }, 30'000);
}

} // namespace

void TestChecklistPanel::modelKeepsItsContract()
{
    TinyModel files;
    makeFaulty(files);
    ChecklistModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setChecklist(files.check());
    QCOMPARE(model.rowCount(), 6);
    model.setShown({int(CheckStatus::Pass)});
    QVERIFY(model.indexOf(u"config.present"_s).isValid());
    QVERIFY(!model.indexOf(u"licence.present"_s).isValid());
    Finding finding;
    finding.id = "licence.present";
    finding.status = CheckStatus::Pass;
    model.replace(finding);
    QVERIFY(model.indexOf(u"licence.present"_s).isValid());
    model.setChecklist({});
    QCOMPARE(model.rowCount(), 0);
}

void TestChecklistPanel::showsOnlyFaults()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    panel.resize(344, 600);
    panel.show();
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    QCOMPARE(panel.findChild<QLabel*>(u"sentence"_s)->text(), u"One thing blocks sharing."_s);
    const auto* view = panel.findChild<QTreeView*>(u"checklist"_s);
    QCOMPARE(view->model()->rowCount(), 6);
    for (int group = 0; group < 6; ++group) {
        const QModelIndex parent = view->model()->index(group, 0);
        for (int row = 0; row < view->model()->rowCount(parent); ++row) {
            const auto* model = qobject_cast<const ChecklistModel*>(view->model());
            const Finding* finding = model->finding(model->index(row, 0, parent));
            QVERIFY(finding->status != CheckStatus::Pass && finding->status != CheckStatus::NotApplicable);
            QVERIFY(view->isExpanded(parent));
        }
    }
    QVERIFY(panel.finding(u"licence.present"_s)->status == CheckStatus::Failure);
    QCOMPARE(panel.finding(u"nothing"_s), nullptr);
}

void TestChecklistPanel::findingSelectsItsFiles()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    auto* view = panel.findChild<QTreeView*>(u"checklist"_s);
    const auto* model = qobject_cast<const ChecklistModel*>(view->model());
    view->setCurrentIndex(model->indexOf(u"share.personal"_s));
    QCOMPARE(selection.state().finding, u"share.personal"_s);
    QCOMPARE(selection.state().files.size(), std::size_t(1));
    QCOMPARE(
        QString::fromStdString(selection.directory()->files[selection.state().files.front()].path), u"config.json"_s);
    QVERIFY(!selection.state().scope.isEmpty());
    QVERIFY(selection.state().place.startsWith(u"byte "_s));
}

void TestChecklistPanel::followsTheSelection()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    auto* view = panel.findChild<QTreeView*>(u"checklist"_s);
    const auto* model = qobject_cast<const ChecklistModel*>(view->model());
    view->setCurrentIndex(model->indexOf(u"share.personal"_s));
    SelectionState state;
    state.files = {0};
    selection.select(state);
    QVERIFY(!view->currentIndex().isValid());
    selection.goBack();
    QCOMPARE(view->currentIndex(), model->indexOf(u"share.personal"_s));
}

void TestChecklistPanel::purposeRunsAnew()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    panel.setPurpose(Purpose::Resume);
    QVERIFY(
        QTest::qWaitFor([&] { return !panel.isRunning() && panel.checklist().purpose == Purpose::Resume; }, 30'000));
    QVERIFY(panel.finding(u"licence.present"_s)->status == CheckStatus::NotApplicable);
}

void TestChecklistPanel::chipsFilter()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    auto* passed = panel.findChild<QToolButton*>(u"chip-pass"_s);
    QCOMPARE(passed->text().toUInt(), panel.checklist().counts[std::size_t(CheckStatus::Pass)]);
    QVERIFY(passed->accessibleName().contains(u"not shown"_s));
    passed->click();
    const auto* model = qobject_cast<const ChecklistModel*>(panel.findChild<QTreeView*>(u"checklist"_s)->model());
    QVERIFY(model->indexOf(u"config.present"_s).isValid());
    QVERIFY(!model->indexOf(u"licence.present"_s).isValid());
    QVERIFY(panel.clearFilter());
    QVERIFY(!panel.clearFilter());
    QVERIFY(model->indexOf(u"licence.present"_s).isValid());
}

void TestChecklistPanel::keysGoThroughFindings()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    QStringList seen;
    for (int i = 0; i < 100; ++i) {
        panel.nextFinding();
        if (seen.contains(selection.state().finding)) {
            break;
        }
        seen += selection.state().finding;
    }
    QVERIFY(seen.size() >= 3);
    QCOMPARE(seen.first(), u"licence.present"_s);
    QCOMPARE(selection.state().finding, seen.first()); // and round again
    panel.previousFinding();
    QCOMPARE(selection.state().finding, seen.last());
}

void TestChecklistPanel::checksOnRequest()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    panel.resize(344, 600);
    panel.show();
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    auto* view = panel.findChild<QTreeView*>(u"checklist"_s);
    const auto* model = qobject_cast<const ChecklistModel*>(view->model());
    auto* button = panel.findChild<QPushButton*>(u"checkNow"_s);
    QVERIFY(!button->isVisible());
    view->setCurrentIndex(model->indexOf(u"sound.values"_s));
    QVERIFY(button->isVisible());
    button->click();
    QVERIFY(QTest::qWaitFor([&] { return !panel.finding(u"sound.values"_s)->pending; }, 30'000));
    QVERIFY(panel.finding(u"sound.values"_s)->status == CheckStatus::Pass);
    QVERIFY(!button->isVisible());
    panel.cancelCheck(); // nothing runs: nothing happens
}

/// A check that reads all data may change what stands in the way.
void TestChecklistPanel::theSentenceFollowsARequest()
{
    TinyModel files;
    auto tensors = TinyModel::llamaTensors();
    tensors[0].bytes = std::string(16 * 8 * 2, '\xFF'); // not a number, in bfloat16
    files.llama().safetensors(u"model.safetensors"_s, tensors);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    const auto* sentence = panel.findChild<QLabel*>(u"sentence"_s);
    const QString before = sentence->text();
    const auto warnings = panel.checklist().counts[std::size_t(CheckStatus::Warning)];
    panel.checkNow(u"sound.values"_s);
    QVERIFY(QTest::qWaitFor([&] { return !panel.finding(u"sound.values"_s)->pending; }, 30'000));
    QCOMPARE(panel.checklist().counts[std::size_t(CheckStatus::Warning)], warnings + 1);
    QVERIFY(sentence->text() != before);
    QCOMPARE(sentence->text(), panel.checklist().sentence.text());
    QVERIFY(panel.checklist().outcome == Outcome::Warn);
}

void TestChecklistPanel::secretsAreMaskedWhereverTheyLeave()
{
    const std::string token = std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH";
    TinyModel files;
    files.adapter("https://user:" + token + "@hub.example/a/b/c")
        .write(u"notes.md"_s, QByteArray::fromStdString("login with " + token + "\n"));
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    for (const char* id : {"adapter.base", "share.secrets"}) {
        QVERIFY(panel.finding(QString::fromLatin1(id))->status == CheckStatus::Failure);
        const QString copied = ChecklistExport::text(*panel.finding(QString::fromLatin1(id)), *selection.directory());
        QVERIFY2(!copied.contains(QString::fromStdString(token)), qPrintable(copied));
    }
    panel.copyReport();
    QVERIFY(!QApplication::clipboard()->text().contains(QString::fromStdString(token)));
    QString reason;
    for (const QString& ending : {u"md"_s, u"html"_s, u"json"_s, u"txt"_s}) {
        QVERIFY(ChecklistExport::write(
            files.path(u"report."_s + ending), *selection.directory(), 0, panel.checklist(), &reason));
        QVERIFY(!files.read(u"report."_s + ending).contains(token.c_str()));
    }
}

void TestChecklistPanel::marksTheHeaviest()
{
    TinyModel files;
    makeFaulty(files);
    files.write(u"config.json"_s, "{\"_name_or_path\": \"/home/alice/models/x\", ");
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    const auto marks = panel.marks();
    for (const auto& [file, color] : marks) {
        if (selection.directory()->files[file].path == "config.json") {
            QVERIFY(color == StatusColor::Failure);
            return;
        }
    }
    QFAIL("config.json is not marked");
}

void TestChecklistPanel::exportsAndCopies()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    QString reason;
    for (const char* ending : {"md", "html", "json", "txt"}) {
        const QString path = files.path(u"report."_s + QString::fromLatin1(ending));
        QVERIFY2(
            ChecklistExport::write(path, *selection.directory(), 0, panel.checklist(), &reason), qPrintable(reason));
        QVERIFY(files.read(u"report."_s + QString::fromLatin1(ending)).size() > 1'000);
    }
    QVERIFY(!ChecklistExport::write(
        files.path(u"no/such/folder/x.md"_s), *selection.directory(), 0, panel.checklist(), &reason));
    QVERIFY(!reason.isEmpty());
    panel.nextFinding();
    panel.copyFinding();
    QVERIFY(QApplication::clipboard()->text().contains(u"licence"_s));
    panel.copyReport();
    QVERIFY(QApplication::clipboard()->text().startsWith(u"# "_s));
}

void TestChecklistPanel::emptyAndCancelled()
{
    Selection selection;
    ChecklistPanel panel(&selection);
    QVERIFY(!panel.isRunning());
    QVERIFY(panel.checklist().findings.empty());
    panel.nextFinding();
    panel.copyFinding();
    panel.exportReport();
    TinyModel files;
    files.llama();
    auto partial = std::make_shared<ModelDirectory>(*files.open());
    partial->cancelled = true;
    QSignalSpy marks(&panel, &ChecklistPanel::marksChanged);
    selection.setDirectory(partial);
    selection.setDirectory(files.open(), true); // names only
    QTest::qWait(50);
    QVERIFY(panel.checklist().findings.empty());
    QCOMPARE(marks.count(), 0); // the tree need not look at its rows where nothing was said
}

void TestChecklistPanel::speaksInFull()
{
    TinyModel files;
    makeFaulty(files);
    Selection selection;
    ChecklistPanel panel(&selection);
    selection.setDirectory(files.open());
    QVERIFY(settled(panel));
    auto* view = panel.findChild<QTreeView*>(u"checklist"_s);
    QCOMPARE(view->accessibleName(), u"Checklist"_s);
    const auto* model = qobject_cast<const ChecklistModel*>(view->model());
    QCOMPARE(
        model->indexOf(u"licence.present"_s).data(Qt::AccessibleTextRole).toString(),
        u"Failure: The licence is missing"_s);
    QVERIFY(
        model->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"Is everything there?, Failure 1"_s));
    QVERIFY(!panel.purposeChooser()->accessibleName().isEmpty());
}

QTEST_MAIN(TestChecklistPanel)
#include "tst_checklist_panel.moc"
