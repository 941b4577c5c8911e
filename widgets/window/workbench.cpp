// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/workbench.h"

#include "widgets/file/file_panel.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/selection/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/window/dock_title_bar.h"
#include "widgets/window/tab_corner.h"

#include <QApplication>
#include <QDockWidget>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int LayoutVersion = 1; ///< another version of the saved layout is not restored
constexpr int NarrowBelow = 1320; ///< three columns side by side would cut the names of tensors
} // namespace

Workbench::Workbench(Selection* selection, QWidget* parent)
    : QMainWindow(parent, Qt::Widget)
    , m_selection(selection)
    , m_files(new FilesPanel(selection, this))
    , m_panels(selection, this, [this](const FileMarks& marks) { m_files->setMarks(marks); })
    , m_tabs(new QTabWidget(this))
    , m_pin(new QToolButton(this))
    , m_roles(new QToolButton(this))
    , m_folders(new QToolButton(this))
{
    setWindowFlags(Qt::Widget);
    setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setContextMenuPolicy(Qt::PreventContextMenu);
    makeTabs();
    makeDocks();
    makeTreeSwitch();
    connect(m_selection, &Selection::selectionChanged, this, &Workbench::followSelection);
    connect(m_selection, &Selection::explanationWanted, this, [this] { go(Command::GoExplanation); });
    connect(m_selection, &Selection::fileWanted, this, [this] { go(Command::GoFile); });
    connect(m_files, &FilesPanel::tensorsWanted, this, &Workbench::showTensors);
    retranslate();
}

void Workbench::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setFocusProxy(nullptr); // the bar takes the focus itself, in its place in the order of tabs
    m_tabs->setFocusPolicy(Qt::NoFocus);
    m_tabs->setIconSize(QSize(theme::scaled(16), theme::scaled(16)));
    m_tabs->addTab(m_panels.tensors(), theme::icon(u"role/weights"_s), QString());
    m_tabs->addTab(m_panels.file(), theme::icon(u"role/document"_s), QString());
    m_pin->setIcon(theme::icon(u"action/pin"_s));
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setIconSize(m_tabs->iconSize());
    m_pin->setFocusPolicy(Qt::TabFocus);
    m_tabs->setCornerWidget(new TabCorner(m_tabs, m_pin));
    connect(m_selection, &Selection::directoryChanged, this, [this] { m_pin->setChecked(false); }); // what it kept is gone
    connect(m_pin, &QToolButton::toggled, m_panels.filePanel(), &FilePanel::setPinned);
    setCentralWidget(m_tabs);
}

QDockWidget* Workbench::makeDock(const QString& name, QWidget* panel)
{
    auto* dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    dock->setTitleBarWidget(new DockTitleBar(dock));
    return dock;
}

void Workbench::makeDocks()
{
    m_filesDock = makeDock(u"files"_s, m_files);
    m_checklistDock = makeDock(u"checklist"_s, m_panels.checklist());
    m_explainDock = makeDock(u"explanation"_s, m_panels.explanation());
    m_panels.explanation()->setMinimumHeight(theme::scaled(80));
    static_cast<DockTitleBar*>(m_checklistDock->titleBarWidget())->addControl(m_panels.checklistControl());
}

void Workbench::makeTreeSwitch()
{
    auto* bar = static_cast<DockTitleBar*>(m_filesDock->titleBarWidget());
    for (QToolButton* button : {m_roles, m_folders}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIconSize(QSize(theme::scaled(16), theme::scaled(16)));
        button->setFocusPolicy(Qt::TabFocus);
        bar->addControl(button);
    }
    m_roles->setIcon(theme::icon(u"action/view-roles"_s));
    m_folders->setIcon(theme::icon(u"action/view-folders"_s));
    const auto show = [this](TreeMode mode) {
        m_roles->setChecked(mode == TreeMode::Roles);
        m_folders->setChecked(mode == TreeMode::Folders);
    };
    show(m_files->mode());
    connect(m_files, &FilesPanel::modeChanged, this, show);
    connect(m_roles, &QToolButton::clicked, this, [this, show] {
        m_files->setMode(TreeMode::Roles);
        show(TreeMode::Roles);
    });
    connect(m_folders, &QToolButton::clicked, this, [this, show] {
        m_files->setMode(TreeMode::Folders);
        show(TreeMode::Folders);
    });
}

QList<QAction*> Workbench::panelSwitches() const
{
    return {m_filesDock->toggleViewAction(), m_checklistDock->toggleViewAction(), m_explainDock->toggleViewAction()};
}

void Workbench::switchTree()
{
    m_files->setMode(m_files->mode() == TreeMode::Roles ? TreeMode::Folders : TreeMode::Roles);
}

void Workbench::showTensors()
{
    m_tabs->setCurrentWidget(m_panels.tensors());
}

void Workbench::go(Command panel)
{
    const auto raise = [this](QDockWidget* dock, QWidget* pane) {
        dock->show();
        dock->raise();
        focusTarget(pane)->setFocus(Qt::ShortcutFocusReason);
    };
    switch (panel) {
    case Command::GoFiles:
        raise(m_filesDock, m_files);
        break;
    case Command::GoTensors:
    case Command::GoFile:
        m_tabs->setCurrentWidget(panel == Command::GoTensors ? m_panels.tensors() : m_panels.file());
        focusTarget(m_tabs->currentWidget())->setFocus(Qt::ShortcutFocusReason);
        break;
    case Command::GoChecklist:
        raise(m_checklistDock, m_panels.checklist());
        break;
    case Command::GoExplanation:
        raise(m_explainDock, m_panels.explanation());
        break;
    default:
        break;
    }
}

bool Workbench::run(Command command)
{
    switch (command) {
    case Command::GoFiles:
    case Command::GoTensors:
    case Command::GoFile:
    case Command::GoChecklist:
    case Command::GoExplanation:
        go(command);
        return true;
    case Command::NextPane:
        nextPane(1);
        return true;
    case Command::PreviousPane:
        nextPane(-1);
        return true;
    case Command::NextTab:
    case Command::PreviousTab:
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + 1) % m_tabs->count());
        return true;
    case Command::SwitchTree:
        switchTree();
        return true;
    case Command::ResetLayout:
        resetLayout();
        return true;
    case Command::CopyPath:
        if (!m_panels.run(command)) {
            m_files->copyPaths();
        }
        return true;
    default:
        return m_panels.run(command);
    }
}

bool Workbench::stepBack()
{
    return m_panels.stepBack();
}

/// A file with tensors is shown by its tensors, one without by its contents; a pinned tab stays.
void Workbench::followSelection()
{
    const auto directory = m_selection->directory();
    const SelectionState& state = m_selection->state();
    if (!directory || m_pin->isChecked() || state.files.size() != 1) {
        return;
    }
    const bool hasTensors = directory->files[state.files.front()].tensorCount > 0;
    if (!state.place.isEmpty() && !hasTensors) {
        m_tabs->setCurrentWidget(m_panels.file());
        return;
    }
    m_tabs->setCurrentWidget(hasTensors || state.tensor ? m_panels.tensors() : m_panels.file());
}

QWidget* Workbench::focusTarget(QWidget* pane) const
{
    return pane == m_files ? m_files->view() : m_panels.focusTarget(pane);
}

QList<QWidget*> Workbench::tabOrder() const
{
    return {m_filesDock->titleBarWidget(), m_files, m_tabs->tabBar(), m_tabs->cornerWidget(), m_panels.tensors(),
            m_panels.file(), m_checklistDock->titleBarWidget(), m_panels.checklist(), m_explainDock->titleBarWidget(),
            m_panels.explanation()};
}

std::vector<QWidget*> Workbench::panes() const
{
    return {m_files, m_tabs->currentWidget(), m_panels.checklist(), m_panels.explanation()};
}

void Workbench::nextPane(int step)
{
    const auto all = panes();
    const QWidget* focus = QApplication::focusWidget();
    const auto count = static_cast<int>(all.size());
    int at = step > 0 ? -1 : 0;
    for (int i = 0; i < count; ++i) {
        if (focus != nullptr
            && (all[static_cast<std::size_t>(i)] == focus || all[static_cast<std::size_t>(i)]->isAncestorOf(focus))) {
            at = i;
        }
    }
    for (int i = 1; i <= count; ++i) {
        const int next = ((at + step * i) % count + count) % count;
        QWidget* pane = all[static_cast<std::size_t>(next)];
        if (auto* dock = qobject_cast<QDockWidget*>(pane->parentWidget()); dock != nullptr && !dock->isHidden()) {
            dock->raise(); // it may lie behind another tab
        }
        if (pane->isVisible()) {
            focusTarget(pane)->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

bool Workbench::isSettled() const
{
    return m_files->isSettled() && m_panels.isSettled();
}

void Workbench::save(QSettings& settings)
{
    if (m_isArranged) {
        (m_isNarrow ? m_narrow : m_wide) = saveState(LayoutVersion);
    }
    settings.setValue(u"window/wide"_s, m_wide);
    settings.setValue(u"window/narrow"_s, m_narrow);
    settings.setValue(u"window/tab"_s, m_tabs->currentIndex());
    QStringList closed;
    for (const QDockWidget* dock : closedDocks()) {
        closed << dock->objectName();
    }
    settings.setValue(u"window/closed"_s, closed);
    settings.setValue(u"window/folders"_s, m_files->mode() == TreeMode::Folders);
}

void Workbench::restore(QSettings& settings)
{
    m_wide = settings.value(u"window/wide"_s).toByteArray();
    m_narrow = settings.value(u"window/narrow"_s).toByteArray();
    m_tabs->setCurrentIndex(std::clamp(settings.value(u"window/tab"_s).toInt(), 0, m_tabs->count() - 1));
    const QStringList closed = settings.value(u"window/closed"_s).toStringList();
    for (QDockWidget* dock : docks()) {
        dock->setVisible(!closed.contains(dock->objectName()));
    }
    m_files->setMode(settings.value(u"window/folders"_s).toBool() ? TreeMode::Folders : TreeMode::Roles);
    if (m_isArranged) {
        arrange();
    }
}

void Workbench::resetLayout()
{
    m_wide.clear();
    m_narrow.clear();
    for (QDockWidget* dock : docks()) {
        dock->show();
    }
    arrange();
}

void Workbench::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitToWidth();
}

void Workbench::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    fitToWidth();
}

void Workbench::fitToWidth()
{
    const bool narrow = width() < theme::scaled(NarrowBelow);
    m_files->setCompact(height() < theme::scaled(520));
    if (m_isArranged && narrow == m_isNarrow) {
        return;
    }
    if (m_isArranged) {
        (m_isNarrow ? m_narrow : m_wide) = saveState(LayoutVersion);
    }
    m_isNarrow = narrow;
    m_isArranged = true;
    arrange();
}

void Workbench::arrange()
{
    const QByteArray& state = m_isNarrow ? m_narrow : m_wide;
    const auto closed = closedDocks(); // what was closed stays closed, whatever the layout
    for (QDockWidget* dock : docks()) {
        removeDockWidget(dock);
        dock->setFloating(false);
    }
    if (m_isNarrow) {
        arrangeNarrow();
    } else {
        arrangeWide();
    }
    if (!state.isEmpty()) {
        restoreState(state, LayoutVersion);
    }
    for (QDockWidget* dock : docks()) {
        dock->setVisible(!closed.contains(dock));
    }
    if (m_isNarrow && !m_filesDock->isHidden()) {
        m_filesDock->raise();
    }
}

QList<QDockWidget*> Workbench::docks() const
{
    return {m_filesDock, m_checklistDock, m_explainDock};
}

QList<QDockWidget*> Workbench::closedDocks() const
{
    QList<QDockWidget*> closed = docks();
    // Not by their actions: those also say so when the whole workbench is out of sight.
    closed.removeIf([](const QDockWidget* dock) { return !dock->isHidden(); });
    return closed;
}

void Workbench::arrangeWide()
{
    showTitleBars(true);
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    addDockWidget(Qt::LeftDockWidgetArea, m_filesDock);
    addDockWidget(Qt::RightDockWidgetArea, m_checklistDock);
    addDockWidget(Qt::RightDockWidgetArea, m_explainDock);
    for (QDockWidget* dock : docks()) {
        dock->show();
    }
    const QFontMetrics metrics(theme::font(1));
    // The widest name that a shard set has at the third level, its size and its bar.
    const int files
        = metrics.horizontalAdvance(u"model-00001-of-00004.safetensors"_s) + theme::scaled(5 * 16 + 6 + 12 + 108 + 4);
    resizeDocks(
        {m_filesDock, m_checklistDock},
        {std::min(files, width() * 29 / 100), std::min(theme::scaled(344), width() * 24 / 100)}, Qt::Horizontal);
    resizeDocks({m_checklistDock, m_explainDock}, {55, 45}, Qt::Vertical);
}

void Workbench::arrangeNarrow()
{
    showTitleBars(false);
    for (QDockWidget* dock : docks()) {
        addDockWidget(Qt::LeftDockWidgetArea, dock);
        dock->show();
    }
    tabifyDockWidget(m_filesDock, m_checklistDock);
    tabifyDockWidget(m_checklistDock, m_explainDock);
    m_filesDock->raise();
    resizeDocks({m_filesDock}, {theme::scaled(376)}, Qt::Horizontal);
    QTimer::singleShot(0, this, &Workbench::decorateTabs);
}

/// Qt makes the tabs of docks with their titles alone.
void Workbench::decorateTabs()
{
    const std::pair<QDockWidget*, QString> icons[]
        = {{m_filesDock, u"role/folder"_s},
           {m_checklistDock, u"action/checklist"_s},
           {m_explainDock, u"action/explain"_s}};
    for (QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        bar->setIconSize(QSize(theme::scaled(16), theme::scaled(16)));
        bar->setExpanding(false);
        for (int i = 0; i < bar->count(); ++i) {
            for (const auto& [dock, icon] : icons) {
                if (bar->tabText(i) == dock->windowTitle()) {
                    bar->setTabIcon(i, theme::icon(icon));
                }
            }
        }
    }
}

/// In the tabbed dock the tabs are the titles.
void Workbench::showTitleBars(bool shown)
{
    for (QDockWidget* dock : docks()) {
        static_cast<DockTitleBar*>(dock->titleBarWidget())->setFolded(!shown);
        dock->setFeatures(
            shown ? QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable
                  : QDockWidget::DockWidgetFeatures(QDockWidget::DockWidgetClosable));
    }
}

void Workbench::retranslate()
{
    m_filesDock->setWindowTitle(tr("Files"));
    m_checklistDock->setWindowTitle(tr("Checklist"));
    m_explainDock->setWindowTitle(tr("Explanation"));
    m_tabs->setTabText(0, tr("Tensors"));
    m_tabs->setTabText(1, tr("File"));
    m_pin->setToolTip(tr("Keep this tab when something else is selected"));
    m_pin->setAccessibleName(m_pin->toolTip());
    m_roles->setToolTip(tr("Grouped by what the files are needed for (Ctrl+G)"));
    m_roles->setAccessibleName(tr("Role groups"));
    m_folders->setToolTip(tr("Plain folders (Ctrl+G)"));
    m_folders->setAccessibleName(tr("Plain folders"));
    m_tabs->tabBar()->setAccessibleName(tr("Tensors or file"));
}

} // namespace vitrine
