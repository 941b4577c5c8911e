// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/panels.h"

#include "widgets/checklist/checklist_panel.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/finding_words.h"
#include "widgets/file/file_panel.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/tensor_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QShortcut>
#include <QTreeView>

namespace vitrine {

Panels::Panels(Selection* selection, QWidget* parent, const std::function<void(const FileMarks&)>& marked)
    : m_tensors(new TensorPanel(selection, parent))
    , m_file(new FilePanel(selection, parent))
    , m_explain(new ExplainPanel(selection, parent))
    , m_checklist(new ChecklistPanel(selection, parent))
{
    takeKeys();
    connectFindings(selection, marked);
}

/// Keys that stand in the window's menus belong to the window; a panel with the same ones would make them ambiguous.
void Panels::takeKeys()
{
    for (QShortcut* shortcut : m_explain->findChildren<QShortcut*>()) {
        if (shortcut->key() != QKeySequence(Qt::Key_Backspace)) {
            delete shortcut;
        }
    }
}

/// The checklist knows its findings; the tree marks files with them, and the explanation says them.
void Panels::connectFindings(Selection* selection, const std::function<void(const FileMarks&)>& marked)
{
    QObject::connect(
        m_checklist, &ChecklistPanel::marksChanged, m_checklist, [this, marked] { marked(m_checklist->marks()); });
    QObject::connect(m_checklist, &ChecklistPanel::checklistChanged, m_explain, &ExplainPanel::refresh);
    m_explain->setFindingSource([this, selection](const QString& id) -> std::optional<FindingWords> {
        const Finding* finding = m_checklist->finding(id);
        const auto directory = selection->directory();
        return finding != nullptr && directory ? std::optional(FindingText::of(*finding, *directory)) : std::nullopt;
    });
}

QWidget* Panels::tensors() const
{
    return m_tensors;
}

QWidget* Panels::file() const
{
    return m_file;
}

QWidget* Panels::checklist() const
{
    return m_checklist;
}

QWidget* Panels::explanation() const
{
    return m_explain;
}

QWidget* Panels::focusTarget(QWidget* panel) const
{
    if (panel == m_tensors) {
        return m_tensors->focusTarget();
    }
    if (panel == m_file) {
        return m_file->focusTarget();
    }
    QWidget* found = panel == m_checklist ? m_checklist->findChild<QTreeView*>()
                                          : static_cast<QWidget*>(m_explain->findChild<QScrollArea*>());
    return found != nullptr ? found : panel;
}

QWidget* Panels::checklistControl() const
{
    return m_checklist->purposeChooser();
}

bool Panels::isFileInFront() const
{
    return m_file->isVisible();
}

bool Panels::run(Command command)
{
    switch (command) {
    case Command::Filter:
        if (isFileInFront()) {
            m_file->focusFind();
        } else {
            m_tensors->focusFilter();
        }
        return true;
    case Command::WhatsThis:
        if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && m_file->isAncestorOf(focus)) {
            m_file->selectKey();
        }
        return false; // the selection is explained
    case Command::FindNext:
    case Command::FindPrevious:
        m_file->findNext(command == Command::FindPrevious);
        return true;
    case Command::Export:
        m_tensors->exportShown();
        return true;
    case Command::CopyPath:
        if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && m_tensors->isAncestorOf(focus)) {
            m_tensors->copyNames();
            return true;
        }
        return false;
    case Command::NextFinding:
        m_checklist->nextFinding();
        return true;
    case Command::PreviousFinding:
        m_checklist->previousFinding();
        return true;
    case Command::Larger:
    case Command::Smaller:
    case Command::NormalSize:
        zoom(command);
        return true;
    default:
        return false;
    }
}

/// Of the file where the focus is in it, else of the explanation.
void Panels::zoom(Command command)
{
    if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && m_file->isAncestorOf(focus)) {
        m_file->zoom(command == Command::Larger ? 1 : command == Command::Smaller ? -1 : 0);
    } else if (command == Command::NormalSize) {
        m_explain->resetZoom();
    } else if (command == Command::Larger) {
        m_explain->zoomIn();
    } else {
        m_explain->zoomOut();
    }
}

bool Panels::stepBack()
{
    if (const QWidget* focus = QApplication::focusWidget();
        focus != nullptr && m_checklist->isAncestorOf(focus) && m_checklist->clearFilter()) {
        return true;
    }
    return !isFileInFront() && m_tensors->clearFilter();
}

bool Panels::isSettled() const
{
    return !m_tensors->isBusy() && !m_file->isBusy() && !m_checklist->isRunning();
}

} // namespace vitrine
