// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windows.h"

#include "widgets/window/main_window.h"

#include <QTimer>

namespace vitrine {

namespace {
constexpr int Cascade = 32;
}

Windows::Windows(const Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

Windows::~Windows()
{
    for (const auto& window : std::as_const(m_windows)) {
        delete window.data();
    }
}

MainWindow* Windows::open(const QString& path)
{
    m_windows.removeIf([](const auto& window) { return window.isNull(); });
    auto* window = new MainWindow(m_session);
    if (!m_windows.isEmpty()) {
        window->move(m_windows.last()->pos() + QPoint(Cascade, Cascade));
    }
    m_windows << window;
    connect(window, &MainWindow::newWindowWanted, this, &Windows::open);
    window->show();
    if (!path.isEmpty()) {
        // After the first paint: the window is there at once, whatever the directory takes.
        QTimer::singleShot(0, window, [window, path] { window->open(path); });
    }
    return window;
}

} // namespace vitrine
