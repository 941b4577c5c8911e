// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/main_window.h"

#include "widgets/files/files_panel.h"
#include "widgets/headline/headline_band.h"
#include "widgets/headline/part_chip.h"
#include "widgets/selection/selection.h"
#include "widgets/theme/primary_button.h"
#include "widgets/theme/theme.h"
#include "widgets/tour/tour.h"
#include "widgets/verify/verify_window.h"
#include "widgets/welcome/message_page.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/window/directory_loader.h"
#include "widgets/window/drop_overlay.h"
#include "widgets/window/file_hasher.h"
#include "widgets/window/help_dialogs.h"
#include "widgets/window/path_button.h"
#include "widgets/window/preferences_dialog.h"
#include "widgets/window/shared_menus.h"
#include "widgets/window/status_line.h"
#include "widgets/window/tab_order.h"
#include "widgets/window/workbench.h"
#include "widgets/wizard/package_wizard.h"
#include "widgets/wizard/wizard_state.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const Session& session, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_selection(new Selection(this))
    , m_loader(new DirectoryLoader(this))
    , m_hasher(new FileHasher(this))
    , m_actions(new WindowActions(this))
    , m_pages(new QStackedWidget(this))
    , m_welcome(new WelcomePage(session.recent, this))
    , m_message(new MessagePage(this))
    , m_work(new QWidget(this))
    , m_headline(new HeadlineBand(m_selection, m_work))
    , m_workbench(new Workbench(m_selection, m_work))
    , m_status(new StatusLine(this))
    , m_overlay(new DropOverlay(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setStatusBar(m_status);
    m_actions->fill(menuBar());
    makeSharedMenus(*m_actions, m_session, this, [this](const QString& path) { open(path); });
    for (QAction* panel : m_workbench->panelSwitches()) {
        m_actions->panels()->addAction(panel);
    }
    m_actions->panels()->addSeparator();
    m_actions->panels()->addAction(action(Command::ResetLayout));
    makeToolBar();
    makePages();
    m_tour = new Tour(this, this);
    connect(m_tour, &Tour::practiceWanted, this, &MainWindow::openPractice);
    connectActions();
    connectLoader();
    retranslate();
    restoreSession();
    updateActions();
    orderTabs(QList<QWidget*>{m_toolBar, m_welcome, m_message, m_headline} + m_workbench->tabOrder());
}

MainWindow::~MainWindow()
{
    disconnect(m_loader, nullptr, this, nullptr);
}

void MainWindow::makeToolBar()
{
    m_toolBar = new QToolBar(this);
    m_toolBar->setObjectName(u"toolbar"_s);
    m_toolBar->setMovable(false);
    m_toolBar->setFloatable(false);
    m_toolBar->toggleViewAction()->setVisible(false);
    m_toolBar->setIconSize(QSize(theme::scaled(16), theme::scaled(16)));
    m_toolBar->layout()->setContentsMargins(theme::scaled(12), theme::scaled(7), theme::scaled(16), theme::scaled(8));
    m_toolBar->layout()->setSpacing(theme::scaled(4));
    const auto button = [this](Command command, Qt::ToolButtonStyle style) {
        auto* made = new QToolButton(m_toolBar);
        made->setAutoRaise(true);
        made->setToolButtonStyle(style);
        made->setIcon(action(command)->icon());
        made->setIconSize(m_toolBar->iconSize());
        made->setFocusPolicy(Qt::TabFocus);
        made->setMinimumHeight(theme::scaled(32));
        connect(made, &QToolButton::clicked, action(command), &QAction::trigger);
        connect(action(command), &QAction::enabledChanged, made, &QWidget::setEnabled);
        return made;
    };
    m_openButton = button(Command::OpenFolder, Qt::ToolButtonTextBesideIcon);
    m_reloadButton = button(Command::Reload, Qt::ToolButtonIconOnly);
    m_verifyButton = button(Command::Verify, Qt::ToolButtonTextBesideIcon);
    m_pathButton = new PathButton(m_toolBar);
    m_packageButton = new PrimaryButton(m_toolBar);
    m_packageButton->setIconName(u"action/package"_s);
    m_packageButton->setMinimumHeight(theme::scaled(32));
    connect(m_packageButton, &QPushButton::clicked, action(Command::Package), &QAction::trigger);
    connect(action(Command::Package), &QAction::enabledChanged, m_packageButton, &QWidget::setEnabled);
    auto* space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(m_openButton);
    m_reloadAction = m_toolBar->addWidget(m_reloadButton);
    m_lineAction = m_toolBar->addSeparator();
    m_pathAction = m_toolBar->addWidget(m_pathButton);
    m_toolBar->addWidget(space);
    m_toolBar->addWidget(m_verifyButton);
    m_toolBar->addWidget(m_packageButton);
    addToolBar(Qt::TopToolBarArea, m_toolBar);
}

void MainWindow::makePages()
{
    auto* layout = new QVBoxLayout(m_work);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_headline);
    layout->addWidget(m_workbench, 1);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_work);
    setCentralWidget(m_pages);
    // Files are dropped on the window, not into a field that happens to lie below.
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->setAcceptDrops(false);
    }
    connect(m_welcome, &WelcomePage::openFolderWanted, this, &MainWindow::openFolder);
    connect(m_welcome, &WelcomePage::openFileWanted, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::openWanted, this, &MainWindow::open);
    connect(m_welcome, &WelcomePage::practiceWanted, this, &MainWindow::openPractice);
    connect(m_welcome, &WelcomePage::tourWanted, this, [this] { run(Command::Tour); });
    connect(m_workbench->files(), &FilesPanel::newWindowWanted, this, &MainWindow::newWindowWanted);
    connect(m_workbench->files(), &FilesPanel::hashWanted, m_hasher, &FileHasher::hash);
    connect(m_hasher, &FileHasher::begun, this, [this](const QString& path) {
        m_status->showMessage(tr("Computing the SHA-256 of %1").arg(QFileInfo(path).fileName()));
    });
    connect(m_hasher, &FileHasher::finished, this, [this](const QString& path, const QString& hex) {
        QGuiApplication::clipboard()->setText(hex);
        m_status->showMessage(tr("The SHA-256 of %1 was copied: %2").arg(QFileInfo(path).fileName(), hex), 15000);
    });
    connect(m_hasher, &FileHasher::failed, this, [this](const QString& path) {
        m_status->showMessage(tr("%1 could not be read").arg(QFileInfo(path).fileName()), 15000);
    });
}

void MainWindow::connectActions()
{
    for (int i = 0; i < static_cast<int>(Command::Count); ++i) {
        const auto command = static_cast<Command>(i);
        connect(action(command), &QAction::triggered, this, [this, command] { run(command); });
    }
    connect(m_selection, &Selection::selectionChanged, this, &MainWindow::updateActions);
    connect(m_selection, &Selection::directoryChanged, this, &MainWindow::updateActions);
    connect(m_selection, &Selection::unitChanged, this, [this] {
        if (const auto directory = m_selection->directory(); directory && !m_selection->isReading()) {
            m_session.recent->setUnit(m_path, QString::fromStdString(directory->units[m_selection->unit()].path));
        }
    });
}

void MainWindow::run(Command command)
{
    switch (command) {
    case Command::OpenFolder:
        return openFolder();
    case Command::OpenFile:
        return openFile();
    case Command::NewWindow:
        emit newWindowWanted({});
        return;
    case Command::Reload:
        return reload();
    case Command::CloseWindow:
        close();
        return;
    case Command::Quit:
        QApplication::closeAllWindows();
        return;
    case Command::StepBack:
        return stepBack();
    case Command::Preferences: {
        PreferencesDialog dialog(m_session, this);
        dialog.exec();
        return;
    }
    case Command::Package:
        return packageShown();
    case Command::Earlier:
        return m_selection->goBack();
    case Command::Later:
        return m_selection->goForward();
    case Command::ChooseUnit:
        return m_headline->openUnitChooser();
    case Command::FullScreen:
        setWindowState(windowState() ^ Qt::WindowFullScreen);
        return;
    case Command::Verify:
        VerifyWindow::openFor(this);
        return;
    case Command::Practice:
        return openPractice();
    case Command::Tour:
        return m_tour->resume();
    case Command::WhatsThis:
        if (auto* chip = qobject_cast<PartChip*>(QApplication::focusWidget())) {
            chip->click(); // the part is what is meant
        }
        m_workbench->run(command);
        return m_selection->explain();
    case Command::Help:
        return showKeys(*m_actions, this);
    case Command::About:
        return showAbout(this);
    case Command::AboutQt:
        return QApplication::aboutQt();
    default:
        break;
    }
    if (m_workbench->run(command)) {
        return;
    }
    if (command == Command::Copy) {
        forwardKey(command, Qt::Key_C);
    } else if (command == Command::SelectAll) {
        forwardKey(command, Qt::Key_A);
    }
}

/// Copying and selecting all are the business of the widget with the focus; the menu only passes them on.
void MainWindow::forwardKey(Command command, Qt::Key key)
{
    if (QWidget* focus = QApplication::focusWidget(); focus != nullptr && focus != this) {
        // A key that is sent is held against the shortcuts once more; the action would answer itself without end.
        action(command)->setEnabled(false);
        QKeyEvent press(QEvent::KeyPress, key, Qt::ControlModifier);
        QApplication::sendEvent(focus, &press);
        action(command)->setEnabled(true);
    }
}

void MainWindow::stepBack()
{
    if (m_loader->isLoading()) {
        m_loader->cancel();
    } else if (!m_workbench->stepBack()) {
        m_selection->clearStep();
    }
}

void MainWindow::updateActions()
{
    const auto directory = m_selection->directory();
    const bool isWorking = m_pages->currentWidget() == m_work;
    const bool isOpen = isWorking && directory && !m_selection->isReading();
    for (const Command command :
         {Command::Export, Command::Filter, Command::FindNext, Command::FindPrevious, Command::GoFiles,
          Command::GoTensors, Command::GoFile, Command::GoChecklist, Command::GoExplanation, Command::NextPane,
          Command::PreviousPane, Command::NextTab, Command::PreviousTab, Command::NextFinding, Command::PreviousFinding,
          Command::SwitchTree, Command::WhatsThis, Command::CopyPath, Command::ResetLayout}) {
        action(command)->setEnabled(isWorking);
    }
    action(Command::Reload)->setEnabled(!m_path.isEmpty());
    action(Command::Earlier)->setEnabled(isWorking && m_selection->canGoBack());
    action(Command::Later)->setEnabled(isWorking && m_selection->canGoForward());
    action(Command::ChooseUnit)->setEnabled(isOpen && directory->units.size() > 1);
    action(Command::Package)->setEnabled(isOpen && !directory->cancelled);
    m_packageButton->setEnabled(action(Command::Package)->isEnabled());
    m_reloadAction->setVisible(!m_path.isEmpty());
    m_lineAction->setVisible(!m_path.isEmpty());
    m_pathAction->setVisible(!m_path.isEmpty());
}

bool MainWindow::isSettled() const
{
    return !m_loader->isLoading() && m_workbench->isSettled();
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_workbench->retranslate();
    m_pathButton->retranslate();
    m_openButton->setText(tr("Open…"));
    m_openButton->setToolTip(tr("Open a model folder (Ctrl+O)"));
    m_reloadButton->setToolTip(tr("Read again (F5)"));
    m_reloadButton->setAccessibleName(tr("Read again"));
    m_verifyButton->setText(tr("Verify…"));
    m_verifyButton->setToolTip(tr("Compare a package with what it says of itself (Ctrl+Shift+V)"));
    m_packageButton->setText(tr("Package…"));
    m_packageButton->setToolTip(tr("Write what is shown into one file for someone else (Ctrl+P)"));
    m_toolBar->setWindowTitle(tr("Toolbar"));
    if (m_showMessageAgain && m_pages->currentWidget() == m_message) {
        m_showMessageAgain();
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::WindowStateChange) {
        action(Command::FullScreen)->setChecked(isFullScreen());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_loader->cancel();
    saveSession();
    QMainWindow::closeEvent(event);
}

void MainWindow::verifyPackage(const QString& path)
{
    VerifyWindow::start(path, this);
}

/// What was left out in the tree stays out, unless the wizard is told otherwise.
void MainWindow::packageShown()
{
    const auto directory = m_selection->directory();
    PackageWizard wizard(directory, m_selection->unit(), this);
    const std::string& unit = directory->units[m_selection->unit()].path;
    PackageOptions options = wizard.state()->options();
    const auto before = options.exclude;
    for (const std::string& pattern : m_workbench->files()->leftOut().takenIn(unit)) {
        std::erase(options.exclude, pattern);
    }
    for (const std::string& pattern : m_workbench->files()->leftOut().patterns(unit)) {
        if (std::ranges::find(options.exclude, pattern) == options.exclude.end()) {
            options.exclude.push_back(pattern);
        }
    }
    if (options.exclude != before) {
        wizard.state()->setOptions(std::move(options));
    }
    wizard.exec();
}

void MainWindow::saveSession()
{
    QSettings settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    m_workbench->save(settings);
}

void MainWindow::restoreSession()
{
    QSettings settings;
    resize(theme::scaled(1440), theme::scaled(900));
    restoreGeometry(settings.value(u"window/geometry"_s).toByteArray());
    m_workbench->restore(settings);
}

} // namespace vitrine
