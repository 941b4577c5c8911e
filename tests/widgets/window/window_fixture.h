// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/practice/practice_folder.h"
#include "widgets/theme/scheme.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace vitrine::test {

/// A drag that is held over a window, told to it as the platform would.
class Drag
{
public:
    Drag(QWidget* window, QPoint at, Qt::KeyboardModifiers keys = Qt::NoModifier)
        : m_window(window)
        , m_at(at)
        , m_keys(keys)
    {
    }
    QMimeData data;

    [[nodiscard]] bool enter()
    {
        QDragEnterEvent enter(m_at, Qt::CopyAction, &data, Qt::LeftButton, m_keys);
        QApplication::sendEvent(m_window, &enter);
        QDragMoveEvent move(m_at, Qt::CopyAction, &data, Qt::LeftButton, m_keys);
        QApplication::sendEvent(m_window, &move);
        return move.isAccepted();
    }
    void drop()
    {
        QDropEvent drop(m_at, Qt::CopyAction, &data, Qt::LeftButton, m_keys);
        QApplication::sendEvent(m_window, &drop);
    }

private:
    QWidget* m_window;
    QPoint m_at;
    Qt::KeyboardModifiers m_keys;
};

/// A session of its own, with settings in a place of its own, and the practice folder to open.
class WindowFixture
{
public:
    WindowFixture()
    {
        qputenv("TMPDIR", QFile::encodeName(m_place.path())); // what the window itself writes goes with it
        QCoreApplication::setOrganizationName(QStringLiteral("VitrineTest"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_place.path());
        const auto written = writePracticeFolder(QFile::encodeName(m_place.path()).toStdString());
        practice = written ? QFile::decodeName(QByteArray::fromStdString(*written)) : QString();
        recent = std::make_unique<RecentDirectories>();
        language.set(QStringLiteral("en"));
    }
    ~WindowFixture() { language.set(QStringLiteral("en")); }
    Q_DISABLE_COPY_MOVE(WindowFixture)

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
    /// Beside the fixtures before, not in one of them.
    [[nodiscard]] static QString pattern()
    {
        static const QString first = QDir::tempPath();
        return first + QStringLiteral("/vitrine-window-XXXXXX");
    }

    QTemporaryDir m_place{pattern()};
};

} // namespace vitrine::test
