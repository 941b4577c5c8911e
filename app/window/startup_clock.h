// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace vitrine {

/// For the bench: prints the seconds from the start of the process to the first painted window, and ends the program.
class StartupClock final : public QObject
{
    Q_OBJECT

public:
    explicit StartupClock(QWidget* window, QObject* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isPainted = false;
};

/// Seconds since this process began, by the system's own account; negative where it gives none.
[[nodiscard]] double secondsSinceStart();

} // namespace vitrine
