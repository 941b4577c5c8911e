// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/practice/practice_folder.h"
#include "widgets/theme/scheme.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/main_window.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace vitrine::test {

/// A session of its own, with settings in a place of its own, and the practice folder to open.
class WindowFixture
{
public:
    WindowFixture()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("VitrineTest"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_place.path());
        const auto written = writePracticeFolder(QFile::encodeName(m_place.path()).toStdString());
        practice = written ? QFile::decodeName(QByteArray::fromStdString(*written)) : QString();
        recent = std::make_unique<RecentDirectories>();
    }

    [[nodiscard]] std::unique_ptr<MainWindow> makeWindow()
    {
        auto window = std::make_unique<MainWindow>(Session{&language, &scheme, recent.get()});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1440, 900);
        window->show();
        return window;
    }
    /// Opens and waits until everything is shown.
    [[nodiscard]] static bool open(MainWindow& window, const QString& path)
    {
        window.open(path);
        return QTest::qWaitFor([&] { return window.isSettled(); }, 30'000);
    }
    [[nodiscard]] QString place() const { return m_place.path(); }

    QString practice;
    LanguageSwitch language;
    SchemeSwitch scheme;
    std::unique_ptr<RecentDirectories> recent;

private:
    QTemporaryDir m_place;
};

} // namespace vitrine::test
