// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/window/window_fixture.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/headline/headline_band.h"
#include "widgets/headline/part_chip.h"
#include "widgets/selection/selection.h"
#include "widgets/verify/verify_window.h"
#include "widgets/welcome/message_page.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/window/drop_overlay.h"
#include "widgets/window/windows.h"
#include "widgets/window/workbench.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTimer>
#include <QUrl>

#include <unistd.h>

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

    static QPushButton* button(const MainWindow& window, const QString& text)
    {
        const auto buttons = window.findChild<MessagePage*>()->findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, text, &QPushButton::text);
        return found == buttons.end() ? nullptr : *found;
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
        QPushButton* list = button(*window, u"List the files anyway"_s);
        QVERIFY(list != nullptr);
        QTest::mouseClick(list, Qt::LeftButton);
        QVERIFY(window->workbench()->isVisible());
        QVERIFY(window->workbench()->files()->model()->rowCount() > 0);
    }

    void aFolderIsDroppedAnywhere()
    {
        const auto window = m_fixture->makeWindow();
        test::Drag drag(window.get(), {100, 100});
        drag.data.setUrls({QUrl::fromLocalFile(m_fixture->practice)});
        QVERIFY(drag.enter());
        auto* overlay = window->findChild<DropOverlay*>();
        QVERIFY(overlay->isVisible());
        QVERIFY(overlay->title().contains(QFileInfo(m_fixture->practice).fileName()));
        drag.drop();
        QVERIFY(!overlay->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
        QCOMPARE(window->path(), m_fixture->practice);
    }

    void controlGivesAWindowOfItsOwn()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        const QSignalSpy wanted(window.get(), &MainWindow::newWindowWanted);
        test::Drag drag(window.get(), {100, 100}, Qt::ControlModifier);
        drag.data.setUrls({QUrl::fromLocalFile(u"/tmp"_s)});
        QVERIFY(drag.enter());
        drag.drop();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), u"/tmp"_s);
        QCOMPARE(window->path(), m_fixture->practice);
    }

    void severalFoldersGetAWindowEach()
    {
        const auto window = m_fixture->makeWindow();
        const QSignalSpy wanted(window.get(), &MainWindow::newWindowWanted);
        test::Drag drag(window.get(), {100, 100});
        drag.data.setUrls(
            {QUrl::fromLocalFile(m_fixture->practice), QUrl::fromLocalFile(u"/tmp"_s),
             QUrl::fromLocalFile(m_fixture->practice)});
        QVERIFY(drag.enter());
        drag.drop();
        QCOMPARE(window->path(), m_fixture->practice); // the empty one takes the first
        QCOMPARE(wanted.size(), 1);
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
    }

    void whatIsNoFileIsRefusedInWords()
    {
        const auto window = m_fixture->makeWindow();
        test::Drag drag(window.get(), {100, 100});
        drag.data.setText(u"some words"_s);
        QVERIFY(!drag.enter());
        auto* overlay = window->findChild<DropOverlay*>();
        QVERIFY(overlay->isVisible());
        QCOMPARE(overlay->title(), u"Only files and folders can be dropped here"_s);
        drag.drop();
        QVERIFY(window->path().isEmpty());
        drag.data.setUrls({QUrl(u"https://example.org/model"_s)});
        QVERIFY(!DropOffer::of(&drag.data, Qt::NoModifier).isAcceptable());
    }

    void aPackageIsOpenedOrVerified_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addRow("archive") << u"model.tar.zst"_s;
        QTest::addRow("folder with a note and sums") << u"folder"_s;
        QTest::addRow("image layout") << u"image"_s;
    }
    void aPackageIsOpenedOrVerified()
    {
        QFETCH(const QString, name);
        const QDir place(m_fixture->place());
        QVERIFY(place.mkdir(u"folder"_s) && place.mkdir(u"image"_s));
        for (const QString& file :
             {u"model.tar.zst"_s, u"folder/provenance.json"_s, u"folder/SHA256SUMS"_s, u"image/oci-layout"_s}) {
            QFile written(place.filePath(file));
            QVERIFY(written.open(QIODevice::WriteOnly));
        }
        const auto window = m_fixture->makeWindow();
        auto* overlay = window->findChild<DropOverlay*>();
        test::Drag left(window.get(), {100, 300});
        left.data.setUrls({QUrl::fromLocalFile(place.filePath(name))});
        QVERIFY(left.enter());
        QCOMPARE(overlay->title(), u"Drop to open "_s + name);
        test::Drag right(window.get(), {window->width() - 100, 300});
        right.data.setUrls({QUrl::fromLocalFile(place.filePath(name))});
        QVERIFY(right.enter());
        QCOMPARE(overlay->title(), u"Drop to verify it"_s);
        right.drop();
        QVERIFY(window->path().isEmpty());
        auto* verify = window->findChild<VerifyWindow*>();
        QVERIFY(verify != nullptr && verify->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return verify->state() > VerifyWindow::State::Running; })); // it is no real one
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

    /// "A second open while the first is running": the first one's results never come to light.
    void aSecondOneStopsTheFirst()
    {
        const QTemporaryDir other;
        QVERIFY(writePracticeFolder(QFile::encodeName(other.path()).toStdString()));
        const auto window = m_fixture->makeWindow();
        QStringList shown;
        connect(window->selection(), &Selection::directoryChanged, window.get(), [&] {
            if (const auto directory = window->selection()->directory()) {
                shown << QString::fromStdString(directory->path);
            }
        });
        for (int i = 0; i < 10; ++i) {
            window->open(m_fixture->practice);
            window->open(other.filePath(u"vitrine-practice"_s));
        }
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
        QTest::qWait(50);
        shown.removeDuplicates();
        QCOMPARE(shown, QStringList{other.filePath(u"vitrine-practice"_s)});
    }

    void whatMayNotBeReadIsSaid()
    {
        const QTemporaryDir place;
        const QString locked = place.filePath(u"locked"_s);
        QVERIFY(QDir().mkdir(locked));
        QVERIFY(QFile::setPermissions(locked, QFileDevice::Permissions()));
        const auto restore = qScopeGuard([&] { QFile::setPermissions(locked, QFileDevice::ReadOwner | QFileDevice::ExeOwner); });
        if (QDir(locked).isReadable() && ::geteuid() == 0) {
            QSKIP("the superuser may read everything");
        }
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, locked));
        QVERIFY(shows(*window, u"No permission to read this folder"_s));
    }

    void oneFileIsOpenedAlone()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(
            *window, m_fixture->practice + u"/model-00001-of-00002.safetensors"_s));
        QVERIFY(window->workbench()->isVisible());
        QVERIFY(window->selection()->directory()->isSingleFile);
        QVERIFY(window->selection()->directory()->tensors->size() > 0);
        QCOMPARE(m_fixture->recent->entries().size(), 1U);
    }

    void anArchiveIsOfferedToBeVerified()
    {
        QFile archive(m_fixture->place() + u"/model.tar.gz"_s);
        QVERIFY(archive.open(QIODevice::WriteOnly) && archive.write("\x1f\x8b\x08" + QByteArray(1024, 'x')) > 1024);
        archive.close();
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, archive.fileName()));
        QPushButton* verify = button(*window, u"Verify it"_s);
        QVERIFY(verify != nullptr);
        QTest::mouseClick(verify, Qt::LeftButton);
        QVERIFY(window->findChild<VerifyWindow*>() != nullptr);
    }

    void pathsOfTheCommandLineAreWindows()
    {
        Windows windows({&m_fixture->language, &m_fixture->scheme, m_fixture->recent.get()});
        MainWindow* first = windows.open(m_fixture->practice + u"/"_s);
        MainWindow* second = windows.open(u"/no/such/folder"_s);
        QVERIFY(QTest::qWaitFor([&] {
            return !first->path().isEmpty() && first->isSettled() && !second->path().isEmpty() && second->isSettled();
        }));
        QCOMPARE(first->path(), m_fixture->practice);
        QVERIFY(first->workbench()->isVisible());
        QVERIFY(second->findChild<MessagePage*>()->isVisible());
        const auto count = QApplication::topLevelWidgets().size();
        first->action(Command::NewWindow)->trigger();
        QVERIFY(QApplication::topLevelWidgets().size() > count);
    }

    void aRecentOneIsOpenedFromTheMenu()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        QVERIFY(test::WindowFixture::open(*window, u"/no/such/folder"_s));
        const auto menus = window->findChildren<QMenu*>();
        const auto recent = std::ranges::find(menus, u"Open &recent"_s, &QMenu::title);
        QVERIFY(recent != menus.end());
        emit(*recent)->aboutToShow();
        QVERIFY((*recent)->actions().first()->text().contains(m_fixture->practice));
        (*recent)->actions().first()->trigger();
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled(); }));
        QCOMPARE(window->path(), m_fixture->practice);
        (*recent)->actions().last()->trigger(); // Clear
        QVERIFY(m_fixture->recent->entries().empty());
    }

    void aFolderIsChosenInTheDialog()
    {
        const auto window = m_fixture->makeWindow();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTimer clock;
        connect(&clock, &QTimer::timeout, window.get(), [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                clock.stop();
                dialog->findChild<QLineEdit*>()->setText(m_fixture->practice);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        clock.start(20);
        QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return !window->path().isEmpty() && window->isSettled(); }));
        QCOMPARE(window->path(), m_fixture->practice);
    }

    void whatIsReadAgainKeepsItsSelectionAndShowsWhatIsNew()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        const auto before = window->selection()->directory();
        SelectionState state;
        state.files = {static_cast<FileIndex>(before->file("config.json") - before->files.data())};
        window->selection()->select(state);
        QFile licence(m_fixture->practice + u"/LICENSE"_s);
        QVERIFY(licence.open(QIODevice::WriteOnly) && licence.write("MIT License") > 0);
        licence.close();
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(QTest::qWaitFor([&] { return window->isSettled() && window->selection()->directory() != before; }));
        const auto after = window->selection()->directory();
        QCOMPARE(after->files.size(), before->files.size() + 1);
        QCOMPARE(window->selection()->state().files.size(), 1U);
        QCOMPARE(after->files[window->selection()->state().files.front()].path, std::string("config.json"));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
