// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/window/session.h"

#include <QList>
#include <QObject>
#include <QPointer>

namespace vitrine {

class MainWindow;

/// The windows of the program. Each looks at one directory; closing the last one ends the program.
class Windows final : public QObject
{
    Q_OBJECT

public:
    explicit Windows(const Session& session, QObject* parent = nullptr);
    ~Windows() override;

    /// A new window on `path`; an empty path gives the welcome page.
    MainWindow* open(const QString& path);

private:
    Session m_session;
    QList<QPointer<MainWindow>> m_windows;
};

} // namespace vitrine
