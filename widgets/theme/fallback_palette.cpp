// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/fallback_palette.h"

#include <utility>

namespace vitrine::theme {

namespace {

struct Surface {
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
};

constexpr Surface Surfaces[] = {
    {QPalette::Window, 0xFFF2F4F6, 0xFF1D2125},
    {QPalette::WindowText, 0xFF1A2026, 0xFFE4E8EB},
    {QPalette::Base, 0xFFFFFFFF, 0xFF15181B},
    {QPalette::AlternateBase, 0xFFF7F9FA, 0xFF1A1E21},
    {QPalette::Text, 0xFF1A2026, 0xFFE4E8EB},
    {QPalette::PlaceholderText, 0xFF55606B, 0xFFA2ACB6},
    {QPalette::Button, 0xFFFFFFFF, 0xFF23282D},
    {QPalette::ButtonText, 0xFF1A2026, 0xFFE4E8EB},
    {QPalette::BrightText, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::ToolTipBase, 0xFFFFFFFF, 0xFF23282D},
    {QPalette::ToolTipText, 0xFF1A2026, 0xFFE4E8EB},
    {QPalette::Light, 0xFFFFFFFF, 0xFF333A41},
    {QPalette::Midlight, 0xFFF7F9FA, 0xFF2A3036},
    {QPalette::Mid, 0xFFDCE1E6, 0xFF333A41},
    {QPalette::Dark, 0xFF7F8A96, 0xFF0F1214},
    {QPalette::Shadow, 0xFF55606B, 0xFF000000},
    {QPalette::Highlight, 0xFFD3EAF1, 0xFF183B49},
    {QPalette::HighlightedText, 0xFF0A2730, 0xFFEEF7FA},
    {QPalette::Link, 0xFF0A6480, 0xFF6FC5DF},
    {QPalette::LinkVisited, 0xFF6443A9, 0xFFB7A4F2},
    {QPalette::Accent, 0xFF0B6A88, 0xFF5DBBD8},
};

constexpr std::pair<QRgb, QRgb> DisabledText{0xFF9AA4AE, 0xFF636D77};

} // namespace

QPalette fallbackPalette(bool dark)
{
    QPalette palette;
    for (const Surface& surface : Surfaces) {
        palette.setColor(surface.role, QColor(dark ? surface.dark : surface.light));
    }
    const QColor disabled(dark ? DisabledText.second : DisabledText.first);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText, QPalette::PlaceholderText}) {
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    palette.setColor(QPalette::Disabled, QPalette::Button, palette.color(QPalette::Window));
    palette.setColor(QPalette::Disabled, QPalette::Accent, disabled);
    return palette;
}

bool isFallback(const QPalette& palette)
{
    const QRgb window = palette.color(QPalette::Active, QPalette::Window).rgb();
    const QRgb highlight = palette.color(QPalette::Active, QPalette::Highlight).rgb();
    return (window == 0xFFF2F4F6 && highlight == 0xFFD3EAF1) || (window == 0xFF1D2125 && highlight == 0xFF183B49);
}

} // namespace vitrine::theme
