// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/window/panels.h"
#include "widgets/window/window_actions.h"

#include <QMainWindow>

class QDockWidget;
class QSettings;
class QTabWidget;
class QToolButton;

namespace vitrine {

class FilesPanel;
class Selection;

/// The panels around an opened directory: Files at the left, Tensors and File in the middle, Checklist and Explanation
/// at the right. In a narrow window the docks become one tabbed dock at the left. A main window inside the main window,
/// so that the headline lies above the docks and the docks go when there is nothing open.
class Workbench final : public QMainWindow
{
    Q_OBJECT

public:
    explicit Workbench(Selection* selection, QWidget* parent = nullptr);

    [[nodiscard]] FilesPanel* files() const { return m_files; }
    /// The switches that show and hide the docks.
    [[nodiscard]] QList<QAction*> panelSwitches() const;
    /// Brings a panel to the front and gives it the focus.
    void go(Command panel);
    /// Whether the command was one for a panel.
    bool run(Command command);
    /// Undoes the innermost step that a panel has of its own, a filter; false: there was none.
    bool stepBack();
    void switchTree();
    void resetLayout();
    /// Shows the tensors, whatever tab was shown.
    void showTensors();
    /// The panels and what is around them, in the order in which Tab reaches them.
    [[nodiscard]] QList<QWidget*> tabOrder() const;
    /// Nothing is being computed any more.
    [[nodiscard]] bool isSettled() const;

    void save(QSettings& settings);
    void restore(QSettings& settings);

    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QDockWidget* makeDock(const QString& name, QWidget* panel);
    void makeTabs();
    void makeDocks();
    void makeTreeSwitch();
    void arrange();
    void arrangeWide();
    void arrangeNarrow();
    void decorateTabs();
    void fitToWidth();
    void showTitleBars(bool shown);
    [[nodiscard]] QList<QDockWidget*> docks() const;
    /// Those that the user closed; one behind another's tab is not.
    [[nodiscard]] QList<QDockWidget*> closedDocks() const;
    void nextPane(int step);
    void followSelection();
    [[nodiscard]] std::vector<QWidget*> panes() const;
    [[nodiscard]] QWidget* focusTarget(QWidget* pane) const;

    Selection* m_selection;
    FilesPanel* m_files;
    Panels m_panels;
    QTabWidget* m_tabs;
    QToolButton* m_pin;
    QToolButton* m_roles;
    QToolButton* m_folders;
    QDockWidget* m_filesDock = nullptr;
    QDockWidget* m_checklistDock = nullptr;
    QDockWidget* m_explainDock = nullptr;
    bool m_isNarrow = false;
    bool m_isArranged = false;
    QByteArray m_wide; ///< layouts as they were left
    QByteArray m_narrow;
};

} // namespace vitrine
