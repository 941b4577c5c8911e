// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QObject>

#include <array>

class QMenu;
class QMenuBar;

namespace vitrine {

/// Everything that a window can be asked to do, in the order of the menus.
enum class Command : std::uint8_t {
    OpenFolder,
    OpenFile,
    NewWindow,
    Reload,
    Export,
    CloseWindow,
    Quit,
    Copy,
    CopyPath,
    SelectAll,
    Filter,
    FindNext,
    FindPrevious,
    StepBack,
    Preferences,
    GoFiles,
    GoTensors,
    GoFile,
    GoChecklist,
    GoExplanation,
    NextPane,
    PreviousPane,
    NextTab,
    PreviousTab,
    Earlier,
    Later,
    NextFinding,
    PreviousFinding,
    ChooseUnit,
    SwitchTree,
    Larger,
    Smaller,
    NormalSize,
    ResetLayout,
    FullScreen,
    Package,
    Verify,
    Practice,
    Tour,
    WhatsThis,
    Help,
    About,
    AboutQt,
    Count
};

/// The actions of one window with their keys and the menus that hold them.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QWidget* window);

    [[nodiscard]] QAction* action(Command command) const { return m_actions[static_cast<std::size_t>(command)]; }
    /// Fills the bar; recent(), language(), scheme() and panels() are for the window to fill.
    void fill(QMenuBar* bar);
    [[nodiscard]] QMenu* recent() const { return m_recent; }
    [[nodiscard]] QMenu* panels() const { return m_panels; }
    [[nodiscard]] QMenu* language() const { return m_language; }
    [[nodiscard]] QMenu* scheme() const { return m_scheme; }
    void retranslate();

private:
    void add(QMenu* menu, std::initializer_list<Command> commands);

    std::array<QAction*, static_cast<std::size_t>(Command::Count)> m_actions{};
    QMenu* m_file = nullptr;
    QMenu* m_edit = nullptr;
    QMenu* m_view = nullptr;
    QMenu* m_package = nullptr;
    QMenu* m_help = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_panels = nullptr;
    QMenu* m_go = nullptr;
    QMenu* m_text = nullptr;
    QMenu* m_language = nullptr;
    QMenu* m_scheme = nullptr;
};

} // namespace vitrine
