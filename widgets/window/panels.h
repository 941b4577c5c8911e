// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/files/files_model.h"
#include "widgets/window/window_actions.h"

#include <QWidget>

#include <functional>

namespace vitrine {

class Selection;

/// The panels that the workbench arranges, made in one place: what it asks of them and no more.
struct Panels {
    QWidget* tensors = nullptr;
    QWidget* file = nullptr;
    QWidget* checklist = nullptr;
    QWidget* explanation = nullptr;
    QWidget* checklistControl = nullptr; ///< for the title of the dock; may be null
    /// Does what a command asks of the panel that the focus is in; false when it is none of theirs.
    std::function<bool(Command)> run = [](Command) { return false; };
    /// Undoes a filter; false when there is none.
    std::function<bool()> stepBack = [] { return false; };
    /// Whether nothing is being computed.
    std::function<bool()> isSettled = [] { return true; };

    [[nodiscard]] static Panels make(Selection* selection, QWidget* parent, const std::function<void(const FileMarks&)>& marked);
};

} // namespace vitrine
