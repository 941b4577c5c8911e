// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/window/session.h"

#include <QString>

#include <functional>

class QWidget;

namespace vitrine {

class WindowActions;

/// Fills the menus whose entries are the same in all windows: recent directories, language, colours.
void makeSharedMenus(
    const WindowActions& actions, const Session& session, QWidget* window,
    const std::function<void(const QString&)>& open);

/// Sets the language or the colours, and remembers them.
void chooseLanguage(const Session& session, const QString& code);
void chooseScheme(const Session& session, const QString& name);

} // namespace vitrine
