// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/show_in_folder.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace vitrine {

void showInFileManager(const QString& path)
{
    const QFileInfo info(path);
    QDesktopServices::openUrl(QUrl::fromLocalFile(info.isDir() ? info.absoluteFilePath() : info.absolutePath()));
}

} // namespace vitrine
