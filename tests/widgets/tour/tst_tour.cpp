// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/explain/explanation.h"
#include "model/practice/practice_folder.h"
#include "widgets/selection/selection.h"
#include "widgets/tour/callout.h"
#include "widgets/tour/callout_place.h"
#include "widgets/tour/target_ring.h"
#include "widgets/tour/tour.h"
#include "widgets/tour/tour_target.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A window with widgets under the names that the steps look for.
class StandIn final : public QMainWindow
{
public:
    StandIn()
    {
        selection = new Selection(this);
        auto* bar = addToolBar(u"bar"_s);
        bar->setObjectName(u"toolbar"_s);
        auto* package = new QPushButton(u"Package"_s);
        package->setObjectName(u"PrimaryButton"_s);
        bar->addWidget(package);
        auto* middle = new QWidget;
        auto* tabs = new QTabWidget(middle);
        tabs->setGeometry(0, 80, 500, 400);
        for (const QString& name : {u"tensorPanel"_s, u"filePanel"_s}) {
            auto* page = new QWidget;
            page->setObjectName(name);
            tabs->addTab(page, name);
        }
        auto* headline = new QLabel(middle);
        headline->setObjectName(u"HeadlineBand"_s);
        headline->setGeometry(0, 0, 500, 80);
        setCentralWidget(middle);
        for (const QString& name : {u"files"_s, u"checklist"_s, u"explanation"_s}) {
            auto* dock = new QDockWidget(name);
            dock->setObjectName(name);
            dock->setWidget(new QWidget);
            addDockWidget(name == u"files"_s ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
        }
        resize(1100, 700);
    }

    Selection* selection = nullptr;
};

} // namespace

class TestTour final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init()
    {
        QSettings().clear();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void stepsAreComplete();
    void calloutNeverCoversItsTarget_data();
    void calloutNeverCoversItsTarget();
    void runsFromStartToEndByKeyboard_data();
    void runsFromStartToEndByKeyboard();
    void pointsAtEveryTargetWithoutCoveringIt();
    void closedDocksAreOpened();
    void canBeLeftAndResumed();
    void goesBack();
    void asksForThePracticeFolder();
    void selectsWhatItSpeaksOf();
    void pathsOfNames();

private:
    [[nodiscard]] std::shared_ptr<const ModelDirectory> practice() const { return m_directory; }

    QTemporaryDir m_folder;
    std::shared_ptr<const ModelDirectory> m_directory;
};

void TestTour::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"vitrine-test"_s);
    QCoreApplication::setApplicationName(u"tst_tour"_s);
    const auto written = writePracticeFolder(m_folder.path().toStdString());
    QVERIFY(written);
    const auto opened = openDirectory(*written);
    QVERIFY(opened);
    m_directory = *opened;
}

void TestTour::stepsAreComplete()
{
    std::set<std::string> ids;
    for (const TourStep& step : tourSteps()) {
        QVERIFY(ids.insert(step.id).second);
        QVERIFY(step.targets[0] != nullptr);
        for (const Language language : {Language::English, Language::Chinese}) {
            const auto text = explain(ExplainKind::Tour, std::string_view(step.id), language);
            QVERIFY2(text && !text->title.isEmpty() && !text->text(ExplainField::What).isEmpty(), step.id);
        }
    }
    QVERIFY(ids.size() >= 7 && ids.size() <= 10);
}

void TestTour::calloutNeverCoversItsTarget_data()
{
    QTest::addColumn<QRect>("target");
    QTest::addColumn<bool>("fits");
    QTest::addRow("band on top") << QRect(0, 0, 1000, 80) << true;
    QTest::addRow("dock at the left") << QRect(0, 80, 300, 520) << true;
    QTest::addRow("dock at the right") << QRect(700, 80, 300, 520) << true;
    QTest::addRow("button in a corner") << QRect(960, 4, 36, 30) << true;
    QTest::addRow("bottom corner") << QRect(0, 570, 60, 30) << true;
    QTest::addRow("middle") << QRect(300, 80, 400, 500) << false;
    QTest::addRow("nearly all") << QRect(10, 10, 980, 560) << false;
    QTest::addRow("beyond the window") << QRect(900, 500, 400, 400) << true;
}

void TestTour::calloutNeverCoversItsTarget()
{
    QFETCH(QRect, target);
    QFETCH(bool, fits);
    const QRect area(0, 0, 1000, 600);
    const QSize size(340, 190);
    const CalloutPlace place = placeCallout(target, size, area);
    QVERIFY(!place.rect.intersects(target));
    QVERIFY(area.contains(place.rect));
    QCOMPARE(place.rect.size() == size, fits);
    QVERIFY(place.pointer >= 0);
    QVERIFY(place.side != CalloutSide::Nowhere);
    const CalloutPlace nowhere = placeCallout(QRect(), size, area);
    QCOMPARE(nowhere.side, CalloutSide::Nowhere);
    QVERIFY(area.contains(nowhere.rect));
}

void TestTour::runsFromStartToEndByKeyboard_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addRow("English") << QLocale(QLocale::English, QLocale::UnitedStates);
    QTest::addRow("Chinese") << QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China);
}

void TestTour::runsFromStartToEndByKeyboard()
{
    QFETCH(QLocale, locale);
    QLocale::setDefault(locale);
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    Tour tour(&window);
    QSignalSpy shown(&tour, &Tour::stepShown);
    QSignalSpy finished(&tour, &Tour::finished);
    tour.start();
    auto* callout = window.findChild<Callout*>();
    const auto steps = static_cast<int>(tourSteps().size());
    for (int step = 0; step < steps; ++step) {
        QCOMPARE(tour.step(), step);
        QVERIFY(callout->isVisible());
        QVERIFY(!callout->title().isEmpty() && !callout->text().isEmpty());
        QTest::keyClick(callout, step % 2 == 0 ? Qt::Key_Return : Qt::Key_Right);
    }
    QCOMPARE(shown.size(), steps);
    QCOMPARE(finished.size(), 1);
    QVERIFY(!tour.isRunning());
    QVERIFY(callout->isHidden());
    QVERIFY(!tour.canResume());
}

void TestTour::pointsAtEveryTargetWithoutCoveringIt()
{
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    Tour tour(&window);
    tour.start();
    auto* callout = window.findChild<Callout*>();
    auto* ring = window.findChild<TargetRing*>();
    for (std::size_t step = 0; step < tourSteps().size(); ++step) {
        QTest::qWait(20);
        QVERIFY2(ring->isVisible(), tourSteps()[step].id);
        QVERIFY2(!callout->geometry().intersects(ring->geometry()), tourSteps()[step].id);
        QVERIFY(callout->side() != CalloutSide::Nowhere);
        tour.next();
    }
}

void TestTour::closedDocksAreOpened()
{
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* files = window.findChild<QDockWidget*>(u"files"_s);
    files->close();
    Tour tour(&window);
    tour.start();
    tour.next();
    QVERIFY(files->isVisible());
    auto* tabs = window.findChild<QTabWidget*>();
    tour.next();
    QCOMPARE(tabs->currentWidget()->objectName(), u"filePanel"_s);
    tour.next();
    QCOMPARE(tabs->currentWidget()->objectName(), u"tensorPanel"_s);
}

void TestTour::canBeLeftAndResumed()
{
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    {
        Tour tour(&window);
        QVERIFY(!tour.canResume());
        tour.start();
        tour.next();
        tour.next();
        QTest::keyClick(window.findChild<Callout*>(), Qt::Key_Escape);
        QVERIFY(!tour.isRunning());
        QVERIFY(tour.canResume());
    }
    StandIn later;
    later.selection->setDirectory(practice());
    later.show();
    Tour tour(&later);
    tour.resume();
    QCOMPARE(tour.step(), 2);
    tour.start();
    QCOMPARE(tour.step(), 0);
}

void TestTour::goesBack()
{
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    Tour tour(&window);
    tour.start();
    auto* callout = window.findChild<Callout*>();
    QTest::keyClick(callout, Qt::Key_Left);
    QCOMPARE(tour.step(), 0);
    tour.next();
    QTest::keyClick(callout, Qt::Key_Left);
    QCOMPARE(tour.step(), 0);
}

void TestTour::asksForThePracticeFolder()
{
    StandIn window;
    window.show();
    Tour tour(&window);
    QSignalSpy wanted(&tour, &Tour::practiceWanted);
    tour.start();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!tour.isRunning());
    window.selection->setDirectory(practice(), true);
    QTest::qWait(20);
    QVERIFY(!tour.isRunning());
    window.selection->setDirectory(practice());
    QVERIFY(QTest::qWaitFor([&tour] { return tour.isRunning(); }));
    QCOMPARE(tour.step(), 0);
}

void TestTour::selectsWhatItSpeaksOf()
{
    StandIn window;
    window.selection->setDirectory(practice());
    window.show();
    Tour tour(&window);
    tour.start();
    for (const TourStep& step : tourSteps()) {
        const SelectionState& state = window.selection->state();
        if (step.pick == TourPick::Weights) {
            QCOMPARE(state.files.size(), std::size_t(2));
        } else if (step.pick == TourPick::Tensor) {
            QVERIFY(state.tensor);
        } else if (step.pick == TourPick::Config || step.pick == TourPick::Tokenizer || step.pick == TourPick::OptimizerState) {
            QCOMPARE(state.files.size(), std::size_t(1));
        } else if (step.pick == TourPick::MissingLicence || step.pick == TourPick::HomePath) {
            QVERIFY(!state.finding.isEmpty());
        }
        tour.next();
    }
}

void TestTour::pathsOfNames()
{
    StandIn window;
    QVERIFY(findTarget(&window, u"toolbar/PrimaryButton"_s));
    QVERIFY(!findTarget(&window, u"files/PrimaryButton"_s));
    QVERIFY(!findTarget(&window, u"nothing"_s));
    QVERIFY(findTarget(&window, u"QTabWidget"_s));
}

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
