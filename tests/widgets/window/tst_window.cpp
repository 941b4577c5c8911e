// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/window/window_fixture.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/headline/headline_band.h"
#include "widgets/headline/part_chip.h"
#include "widgets/selection/selection.h"
#include "widgets/welcome/message_page.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/window/drop_overlay.h"
#include "widgets/window/status_line.h"
#include "widgets/window/workbench.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QUrl>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestWindow final : public QObject
{
    Q_OBJECT

private:
    static bool shows(const MainWindow& window, const QString& text)
    {
        const auto labels = window.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    static bool isInside(const QWidget* pane)
    {
        return pane != nullptr && (pane->hasFocus() || pane->isAncestorOf(QApplication::focusWidget()));
    }

    std::unique_ptr<test::WindowFixture> m_fixture;

private slots:
    void init() { m_fixture = std::make_unique<test::WindowFixture>(); }

    void anEmptyWindowIsTheWelcomePage()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(window->findChild<WelcomePage*>()->isVisible());
        QVERIFY(!window->action(Command::Package)->isEnabled());
        QVERIFY(!window->action(Command::Reload)->isEnabled());
        QVERIFY(shows(*window, u"Nothing is open."_s));
    }

    void aDirectoryIsOpenedAndSummedUp()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        QVERIFY(window->workbench()->isVisible());
        QVERIFY(!window->findChild<HeadlineBand*>()->sentence().isEmpty());
        QVERIFY(window->workbench()->files()->model()->rowCount() > 2);
        QVERIFY(shows(*window, u"Nothing was executed or changed."_s));
        QVERIFY(window->action(Command::Package)->isEnabled());
        QCOMPARE(m_fixture->recent->entries().size(), 1U);
        QCOMPARE(m_fixture->recent->entries().front().path, m_fixture->practice);
    }

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

    void whatIsGoneIsSaid()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, u"/no/such/folder"_s));
        QVERIFY(window->findChild<MessagePage*>()->isVisible());
        QVERIFY(shows(*window, u"This folder is no longer there"_s));
        QVERIFY(shows(*window, u"/no/such/folder"_s));
        QVERIFY(!window->selection()->directory());
        QVERIFY(m_fixture->recent->entries().empty());
    }

    void anEmptyFolderIsSaidToBeEmpty()
    {
        const QTemporaryDir empty;
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, empty.path()));
        QVERIFY(shows(*window, u"This folder is empty"_s));
    }

    void aFolderThatIsNoModelCanBeListedAnyway()
    {
        const QTemporaryDir folder;
        QFile picture(folder.filePath(u"holiday.txt"_s));
        QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write("sun") == 3);
        picture.close();
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, folder.path()));
        QVERIFY(shows(*window, u"Not a model"_s));
        const auto buttons = window->findChild<MessagePage*>()->findChildren<QPushButton*>();
        const auto list = std::ranges::find(buttons, u"List the files anyway"_s, &QPushButton::text);
        QVERIFY(list != buttons.end());
        QTest::mouseClick(*list, Qt::LeftButton);
        QVERIFY(window->workbench()->isVisible());
        QVERIFY(window->workbench()->files()->model()->rowCount() > 0);
    }

    void aFolderIsDroppedAnywhere()
    {
        const auto window = m_fixture->makeWindow();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_fixture->practice)});
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        auto* overlay = window->findChild<DropOverlay*>();
        QVERIFY(overlay->isVisible());
        QVERIFY(overlay->title().contains(QFileInfo(m_fixture->practice).fileName()));
        QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &drop);
        QVERIFY(!overlay->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
        QCOMPARE(window->path(), m_fixture->practice);
    }

    void controlGivesAWindowOfItsOwn()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        const QSignalSpy wanted(window.get(), &MainWindow::newWindowWanted);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(u"/tmp"_s)});
        QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::ControlModifier);
        QApplication::sendEvent(window.get(), &drop);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), u"/tmp"_s);
        QCOMPARE(window->path(), m_fixture->practice);
    }

    void whatIsNoFileIsRefusedInWords()
    {
        const auto window = m_fixture->makeWindow();
        QMimeData data;
        data.setText(u"some words"_s);
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        auto* overlay = window->findChild<DropOverlay*>();
        QVERIFY(overlay->isVisible());
        QCOMPARE(overlay->title(), u"Only files and folders can be dropped here"_s);
        QDragMoveEvent move({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &move);
        QVERIFY(!move.isAccepted());
        data.setUrls({QUrl(u"https://example.org/model"_s)});
        QVERIFY(!DropOffer::of(&data, Qt::NoModifier).isAcceptable());
    }

    void readingCanBeCancelledAtAnyTime()
    {
        const auto window = m_fixture->makeWindow();
        window->open(m_fixture->practice);
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }, 5000));
        QVERIFY(window->selection()->directory());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }, 30'000));
        QVERIFY(!window->selection()->directory()->cancelled);
    }

    void theNewestOfSeveralIsShown()
    {
        const auto window = m_fixture->makeWindow();
        window->open(m_fixture->practice);
        window->open(u"/no/such/folder"_s);
        window->open(m_fixture->practice);
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
        QVERIFY(window->workbench()->isVisible());
        QVERIFY(!window->findChild<MessagePage*>()->isVisible());
    }

    void closingWhileReadingIsQuiet()
    {
        auto window = m_fixture->makeWindow();
        window->open(m_fixture->practice);
        QVERIFY(window->close());
        window.reset();
        QCoreApplication::processEvents();
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
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
