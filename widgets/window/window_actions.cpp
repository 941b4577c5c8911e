// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/window_actions.h"

#include "widgets/theme/theme.h"

#include <QMenu>
#include <QMenuBar>
#include <QWidget>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

struct Row {
    Command command;
    const char* text;
    const char* icon; ///< of theme::icon, or null
    const char* keys; ///< portable text, several separated by "; "
};

constexpr Row Rows[] = {
    {Command::OpenFolder, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Open folder…"), "action/open", "Ctrl+O"},
    {Command::OpenFile, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Open &file…"), "action/open-file", "Ctrl+Shift+O"},
    {Command::NewWindow, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&New window"), nullptr, "Ctrl+N"},
    {Command::Reload, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Read &again"), "action/reload", "F5; Ctrl+R"},
    {Command::Export, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Export the table…"), "action/export", "Ctrl+E"},
    {Command::CloseWindow, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Close"), "action/close", "Ctrl+W"},
    {Command::Quit, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Quit"), nullptr, "Ctrl+Q"},
    {Command::Copy, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Copy"), "action/copy", "Ctrl+C"},
    {Command::CopyPath, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Copy name or &path"), nullptr, "Ctrl+Shift+C"},
    {Command::SelectAll, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Select &all"), nullptr, "Ctrl+A"},
    {Command::Filter, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Filter or find"), "action/search", "Ctrl+F"},
    {Command::FindNext, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Find &next"), nullptr, "F3"},
    {Command::FindPrevious, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Find p&revious"), nullptr, "Shift+F3"},
    {Command::StepBack, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Undo filter, scope, selection"), nullptr, "Esc"},
    {Command::Preferences, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Pr&eferences…"), "action/settings", "Ctrl+,"},
    {Command::GoFiles, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Files"), "role/folder", "Ctrl+1"},
    {Command::GoTensors, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Tensors"), "role/weights", "Ctrl+2"},
    {Command::GoFile, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Contents of the file"), "role/document", "Ctrl+3"},
    {Command::GoChecklist, QT_TRANSLATE_NOOP("vitrine::WindowActions", "C&hecklist"), "action/checklist", "Ctrl+4"},
    {Command::GoExplanation, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Explanation"), "action/explain", "Ctrl+5"},
    {Command::NextPane, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Next pane"), nullptr, "F6"},
    {Command::PreviousPane, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Previous pane"), nullptr, "Shift+F6"},
    {Command::NextTab, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Ne&xt tab"), nullptr, "Ctrl+PgDown"},
    {Command::PreviousTab, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Pre&vious tab"), nullptr, "Ctrl+PgUp"},
    {Command::Earlier, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Ea&rlier selection"), "action/history", "Alt+Left"},
    {Command::Later, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Later selection"), nullptr, "Alt+Right"},
    {Command::NextFinding, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Next fin&ding"), nullptr, "F8"},
    {Command::PreviousFinding, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Previous findin&g"), nullptr, "Shift+F8"},
    {Command::ChooseUnit, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Choose the &unit shown"), nullptr, "Ctrl+U"},
    {Command::SwitchTree, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Role groups or plain folders"),
     "action/view-roles", "Ctrl+G"},
    {Command::Larger, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Larger"), nullptr, "Ctrl++; Ctrl+="},
    {Command::Smaller, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Smaller"), nullptr, "Ctrl+-"},
    {Command::NormalSize, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Normal"), nullptr, "Ctrl+0"},
    {Command::ResetLayout, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Put the panels &back"), nullptr, ""},
    {Command::FullScreen, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Full &screen"), nullptr, "F11"},
    {Command::Package, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Package…"), "action/package", "Ctrl+P"},
    {Command::Verify, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Verify a package…"), "action/verify",
     "Ctrl+Shift+V"},
    {Command::Practice, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Open the &practice folder"), "action/practice",
     ""},
    {Command::Tour, QT_TRANSLATE_NOOP("vitrine::WindowActions", "Take the &tour"), nullptr, ""},
    {Command::WhatsThis, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&What is this?"), "action/whats-this",
     "Shift+F1"},
    {Command::Help, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&Keys and words"), nullptr, "F1"},
    {Command::About, QT_TRANSLATE_NOOP("vitrine::WindowActions", "&About Vitrine"), nullptr, ""},
    {Command::AboutQt, QT_TRANSLATE_NOOP("vitrine::WindowActions", "About &Qt"), nullptr, ""},
};

} // namespace

WindowActions::WindowActions(QWidget* window)
    : QObject(window)
{
    for (const Row& row : Rows) {
        auto* action = new QAction(window);
        action->setObjectName(QLatin1StringView(row.text));
        if (row.keys[0] != '\0') {
            action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(row.keys)));
        }
        if (row.icon != nullptr) {
            action->setIcon(theme::icon(QString::fromLatin1(row.icon)));
        }
        window->addAction(action);
        m_actions[static_cast<std::size_t>(row.command)] = action;
    }
    action(Command::Quit)->setMenuRole(QAction::QuitRole);
    action(Command::Preferences)->setMenuRole(QAction::PreferencesRole);
    action(Command::About)->setMenuRole(QAction::AboutRole);
    action(Command::AboutQt)->setMenuRole(QAction::AboutQtRole);
    action(Command::FullScreen)->setCheckable(true);
}

void WindowActions::add(QMenu* menu, std::initializer_list<Command> commands)
{
    for (const Command command : commands) {
        if (command == Command::Count) {
            menu->addSeparator();
        } else {
            menu->addAction(action(command));
        }
    }
}

void WindowActions::fill(QMenuBar* bar)
{
    constexpr Command Line = Command::Count;
    m_file = bar->addMenu(QString());
    add(m_file, {Command::OpenFolder, Command::OpenFile});
    m_recent = m_file->addMenu(QString());
    add(m_file,
        {Command::NewWindow, Line, Command::Reload, Command::Export, Line, Command::CloseWindow, Command::Quit});
    m_edit = bar->addMenu(QString());
    add(m_edit,
        {Command::Copy, Command::CopyPath, Command::SelectAll, Line, Command::Filter, Command::FindNext,
         Command::FindPrevious, Line, Command::StepBack, Line, Command::Preferences});
    m_view = bar->addMenu(QString());
    m_panels = m_view->addMenu(QString());
    m_go = m_view->addMenu(QString());
    add(m_go,
        {Command::GoFiles, Command::GoTensors, Command::GoFile, Command::GoChecklist, Command::GoExplanation, Line,
         Command::NextPane, Command::PreviousPane, Command::NextTab, Command::PreviousTab, Line, Command::Earlier,
         Command::Later, Line, Command::NextFinding, Command::PreviousFinding});
    add(m_view, {Line, Command::ChooseUnit, Command::SwitchTree, Line});
    m_text = m_view->addMenu(QString());
    add(m_text, {Command::Larger, Command::Smaller, Command::NormalSize});
    m_scheme = m_view->addMenu(QString());
    m_language = m_view->addMenu(theme::icon(u"action/language"_s), QString());
    add(m_view, {Line, Command::FullScreen});
    m_package = bar->addMenu(QString());
    add(m_package, {Command::Package, Command::Verify});
    m_help = bar->addMenu(QString());
    add(m_help,
        {Command::WhatsThis, Line, Command::Practice, Command::Tour, Command::Help, Line, Command::About,
         Command::AboutQt});
    retranslate();
}

void WindowActions::retranslate()
{
    for (const Row& row : Rows) {
        action(row.command)->setText(tr(row.text));
    }
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_package->setTitle(tr("&Package"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &recent"));
    m_panels->setTitle(tr("&Panels"));
    m_go->setTitle(tr("&Go to"));
    m_text->setTitle(tr("&Text size"));
    m_language->setTitle(tr("&Language"));
    m_scheme->setTitle(tr("&Colours"));
}

} // namespace vitrine
