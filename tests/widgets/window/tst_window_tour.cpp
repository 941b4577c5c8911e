// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guided tour in the window itself.

#include "tests/widgets/window/window_fixture.h"
#include "widgets/files/files_panel.h"
#include "widgets/selection/selection.h"
#include "widgets/tour/callout.h"
#include "widgets/tour/target_ring.h"
#include "widgets/tour/tour.h"
#include "widgets/tour/tour_steps.h"

#include <QApplication>
#include <QDockWidget>
#include <QSignalSpy>

#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestWindowTour final : public QObject
{
    Q_OBJECT

private:
    static bool hasChinese(const QString& text)
    {
        return std::ranges::any_of(text, [](QChar letter) { return letter.script() == QChar::Script_Han; });
    }
    /// Waits until the tour stands at a step and all has its place.
    static bool isAt(const Tour& tour, int step)
    {
        const bool reached = QTest::qWaitFor([&] { return tour.step() == step; }, 30'000);
        QTest::qWait(60);
        return reached;
    }
    /// Whether the ring lies around something that can be seen, and the callout beside it.
    static QString fault(const MainWindow& window)
    {
        const auto* ring = window.findChild<TargetRing*>();
        const auto* callout = window.findChild<Callout*>();
        if (!ring->isVisible() || callout->side() == CalloutSide::Nowhere) {
            return u"points at nothing"_s;
        }
        if (callout->title().isEmpty() || callout->text().isEmpty()) {
            return u"says nothing"_s;
        }
        const QRect inside = ring->geometry().adjusted(4, 4, -4, -4);
        if (!window.rect().contains(inside) || inside.width() < 20 || inside.height() < 20) {
            return u"points at something without room"_s;
        }
        const QWidget* seen = window.childAt(inside.center());
        if (seen == nullptr || !seen->isVisible() || seen->visibleRegion().isEmpty()) {
            return u"points at something hidden"_s;
        }
        if (callout->geometry().intersects(inside)) {
            return u"covers what it points at"_s;
        }
        if (!window.rect().contains(callout->geometry())) {
            return u"lies partly outside"_s;
        }
        return {};
    }

    std::unique_ptr<test::WindowFixture> m_fixture;

private slots:
    void init() { m_fixture = std::make_unique<test::WindowFixture>(); }

    void runsFromStartToEndByKeys_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addRow("English") << u"en"_s << QSize(1440, 900);
        QTest::addRow("Chinese") << u"zh_CN"_s << QSize(1440, 900);
        QTest::addRow("English, small") << u"en"_s << QSize(1024, 640);
        QTest::addRow("Chinese, small") << u"zh_CN"_s << QSize(1024, 640);
    }
    void runsFromStartToEndByKeys()
    {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        m_fixture->language.set(language);
        const auto window = m_fixture->makeWindow();
        window->resize(size);
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        window->action(Command::Tour)->trigger(); // with nothing open: the practice folder opens by itself
        auto* tour = window->findChild<Tour*>();
        QSignalSpy finished(tour, &Tour::finished);
        auto* callout = window->findChild<Callout*>();
        const auto steps = static_cast<int>(tourSteps().size());
        std::set<QString> said;
        for (int step = 0; step < steps; ++step) {
            QVERIFY(isAt(*tour, step));
            const char* id = tourSteps()[static_cast<std::size_t>(step)].id;
            QVERIFY2(fault(*window).isEmpty(), qPrintable(QString::fromLatin1(id) + u' ' + fault(*window)));
            QVERIFY2(said.insert(callout->title()).second, id);
            QCOMPARE(hasChinese(callout->text()), language == "zh_CN"_L1);
            QVERIFY(callout->hasFocus() || callout->isAncestorOf(QApplication::focusWidget()));
            QTest::keyClick(QApplication::focusWidget(), step % 2 == 0 ? Qt::Key_Return : Qt::Key_Right);
        }
        QCOMPARE(finished.size(), 1);
        QVERIFY(callout->isHidden());
        QVERIFY(window->findChild<TargetRing*>()->isHidden());
        QVERIFY(window->action(Command::Package)->isEnabled()); // what the last step points at can be used
    }

    void isLeftAndTakenUpAgain()
    {
        {
            const auto window = m_fixture->makeWindow();
            window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window.get()));
            window->action(Command::Tour)->trigger();
            auto* tour = window->findChild<Tour*>();
            for (int step = 0; step < 3; ++step) {
                QVERIFY(isAt(*tour, step));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            }
            QVERIFY(isAt(*tour, 3));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!tour->isRunning());
            QVERIFY(window->findChild<Callout*>()->isHidden());
            QVERIFY(window->selection()->directory()); // Esc left the tour, nothing else
            // The window can be used meanwhile, and the tour goes on where it was left.
            window->findChild<QDockWidget*>(u"files"_s)->close();
            window->action(Command::Tour)->trigger();
            QVERIFY(isAt(*tour, 3));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
            QVERIFY(isAt(*tour, 1)); // "files"
            QVERIFY(window->findChild<QDockWidget*>(u"files"_s)->isVisible());
            QVERIFY2(fault(*window).isEmpty(), qPrintable(fault(*window)));
            window->close();
        }
        const auto later = m_fixture->makeWindow();
        later->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(later.get()));
        later->action(Command::Tour)->trigger();
        QVERIFY(isAt(*later->findChild<Tour*>(), 1));
    }

    void speaksTheLanguageThatIsChosenMeanwhile()
    {
        const auto window = m_fixture->makeWindow();
        window->action(Command::Tour)->trigger();
        QVERIFY(isAt(*window->findChild<Tour*>(), 0));
        auto* callout = window->findChild<Callout*>();
        QVERIFY(!hasChinese(callout->text()));
        m_fixture->language.set(u"zh_CN"_s);
        QTest::qWait(60);
        QVERIFY(hasChinese(callout->text()));
        QVERIFY2(fault(*window).isEmpty(), qPrintable(fault(*window)));
    }

    void followsTheWindowWhenItChangesItsSize()
    {
        const auto window = m_fixture->makeWindow();
        window->action(Command::Tour)->trigger();
        auto* tour = window->findChild<Tour*>();
        QVERIFY(isAt(*tour, 0));
        tour->next();
        for (const QSize size : {QSize(900, 640), QSize(1600, 1000), QSize(1024, 640)}) {
            window->resize(size);
            QTest::qWait(100);
            QVERIFY2(fault(*window).isEmpty(), qPrintable(fault(*window)));
        }
    }
};

QTEST_MAIN(TestWindowTour)
#include "tst_window_tour.moc"
