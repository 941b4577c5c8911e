// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/files/files_model.h"
#include "widgets/window/window_actions.h"

#include <functional>

class QWidget;

namespace vitrine {

class ChecklistPanel;
class ExplainPanel;
class FilePanel;
class Selection;
class TensorPanel;

/// The panels that the workbench arranges beside the files, and what its commands mean to each. Panels do not know each
/// other; what one has to say to another passes here.
class Panels
{
public:
    Panels(Selection* selection, QWidget* parent, const std::function<void(const FileMarks&)>& marked);

    [[nodiscard]] QWidget* tensors() const;
    [[nodiscard]] QWidget* file() const;
    [[nodiscard]] QWidget* checklist() const;
    [[nodiscard]] QWidget* explanation() const;
    [[nodiscard]] FilePanel* filePanel() const { return m_file; }
    /// For the title of the checklist's dock.
    [[nodiscard]] QWidget* checklistControl() const;
    [[nodiscard]] ChecklistPanel* checklistPanel() const { return m_checklist; }
    /// The widget of one of them that is worked in, and that takes the focus for it.
    [[nodiscard]] QWidget* focusTarget(QWidget* panel) const;
    /// Does what a command asks of the panels; false when it is none of theirs.
    bool run(Command command);
    /// Undoes a filter; false when there is none.
    bool stepBack();
    /// Whether nothing is being computed.
    [[nodiscard]] bool isSettled() const;

private:
    void takeKeys();
    void zoom(Command command);
    void connectFindings(Selection* selection, const std::function<void(const FileMarks&)>& marked);
    [[nodiscard]] bool isFileInFront() const;

    TensorPanel* m_tensors;
    FilePanel* m_file;
    ExplainPanel* m_explain;
    ChecklistPanel* m_checklist;
};

} // namespace vitrine
