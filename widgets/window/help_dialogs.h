// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace vitrine {

class WindowActions;

/// What Vitrine is, its version and its licence.
void showAbout(QWidget* parent);
/// All keys of the window, as its menus have them.
void showKeys(const WindowActions& actions, QWidget* parent);

} // namespace vitrine
