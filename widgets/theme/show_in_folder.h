// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace vitrine {

/// Asks the desktop to show a file or folder in its file manager: the folder that holds it.
void showInFileManager(const QString& path);

} // namespace vitrine
