// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace vitrine {

/// Light or dark, or as the desktop has it.
enum class Scheme : std::uint8_t { System, Light, Dark };

/// "system", "light", "dark": as in the settings and on the command line.
[[nodiscard]] QString schemeName(Scheme scheme);
[[nodiscard]] std::optional<Scheme> schemeByName(QStringView name);

/// Keeps the application's palette in the wanted scheme. A desktop's own palette is left alone as long as it can follow
/// the wish; where there is none, the fallback palette and the flat style are set. One per program, before its windows.
class SchemeSwitch final : public QObject
{
    Q_OBJECT

public:
    explicit SchemeSwitch(QObject* parent = nullptr);

    void set(Scheme scheme);
    [[nodiscard]] Scheme scheme() const { return m_scheme; }

signals:
    void changed();

private:
    void apply();

    Scheme m_scheme = Scheme::System;
    bool m_hasOwnPalette = false; ///< the desktop gave the application a palette
};

} // namespace vitrine
