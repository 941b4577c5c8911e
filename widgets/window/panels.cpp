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
#include <QShortcut>

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
        m_explain->zoomIn();
        return true;
    case Command::Smaller:
        m_explain->zoomOut();
        return true;
    case Command::NormalSize:
        m_explain->resetZoom();
        return true;
    default:
        return false;
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
