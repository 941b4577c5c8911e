// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/scheme.h"

#include "widgets/theme/fallback_palette.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QStyle>
#include <QStyleHints>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr double SmallestFont = 10;
constexpr std::array<QStringView, 3> Names{u"system", u"light", u"dark"};

/// Fusion's own palette on a Fusion application: nobody has chosen colours.
bool isPlainFusion()
{
    if (QApplication::style()->name().compare("fusion"_L1, Qt::CaseInsensitive) != 0) {
        return false;
    }
    const QPalette palette = QApplication::palette();
    const QPalette standard = QApplication::style()->standardPalette();
    constexpr std::array roles{QPalette::Window, QPalette::Base, QPalette::Highlight, QPalette::Text};
    return std::ranges::all_of(roles, [&](auto role) { return palette.color(role) == standard.color(role); });
}

} // namespace

QString schemeName(Scheme scheme)
{
    return Names[static_cast<std::size_t>(scheme)].toString();
}

std::optional<Scheme> schemeByName(QStringView name)
{
    const auto found = std::ranges::find(Names, name);
    return found == Names.end() ? std::nullopt : std::optional(static_cast<Scheme>(found - Names.begin()));
}

SchemeSwitch::SchemeSwitch(QObject* parent)
    : QObject(parent)
    , m_hasOwnPalette(!isPlainFusion())
{
    if (!m_hasOwnPalette) {
        QApplication::setStyle(new FlatStyle);
        // Without a desktop Qt takes 9 pt, which is small for reading.
        if (QFont font = QApplication::font(); font.pointSizeF() > 0 && font.pointSizeF() < SmallestFont) {
            font.setPointSizeF(SmallestFont);
            QApplication::setFont(font);
        }
    }
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &SchemeSwitch::apply);
    apply();
}

void SchemeSwitch::set(Scheme scheme)
{
    m_scheme = scheme;
    apply();
    emit changed();
}

void SchemeSwitch::apply()
{
    QStyleHints* hints = QGuiApplication::styleHints();
    constexpr std::array wishes{Qt::ColorScheme::Unknown, Qt::ColorScheme::Light, Qt::ColorScheme::Dark};
    const QSignalBlocker quiet(hints);
    hints->setColorScheme(wishes[static_cast<std::size_t>(m_scheme)]);
    const bool wantsDark
        = m_scheme == Scheme::Dark || (m_scheme == Scheme::System && hints->colorScheme() == Qt::ColorScheme::Dark);
    if (!m_hasOwnPalette) {
        QApplication::setPalette(theme::fallbackPalette(wantsDark));
        return;
    }
    QApplication::setPalette(QPalette());
    if (m_scheme != Scheme::System && theme::isDark(QApplication::palette()) != wantsDark) {
        QApplication::setPalette(theme::fallbackPalette(wantsDark)); // the desktop cannot follow
    }
}

} // namespace vitrine
