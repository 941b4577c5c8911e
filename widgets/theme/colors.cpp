// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/fallback_palette.h"
#include "widgets/theme/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::theme {

namespace {

struct Pair {
    QRgb light;
    QRgb dark;

    [[nodiscard]] QColor on(const QPalette& palette) const { return QColor(isDark(palette) ? dark : light); }
};

constexpr std::array<Pair, 7> StatusColors{{
    {0xFF15713A, 0xFF58C184}, // pass
    {0xFF895800, 0xFFE0AE4A}, // warning
    {0xFFB3261E, 0xFFFF8379}, // failure
    {0xFF6443A9, 0xFFB7A4F2}, // not verified
    {0xFF5A646E, 0xFFA0ABB5}, // not applicable
    {0xFF0B6A88, 0xFF5DBBD8}, // information
    {0xFF895800, 0xFFE0AE4A}, // half-finished
}};

constexpr std::array<Pair, 7> StatusGrounds{{
    {0xFFE3F3E8, 0xFF173324},
    {0xFFFBF0DA, 0xFF372B14},
    {0xFFFBE7E5, 0xFF3F211F},
    {0xFFEFEAF9, 0xFF2B2542},
    {0xFFE8ECEF, 0xFF2A3138},
    {0xFFE0F0F5, 0xFF163440},
    {0xFFFBF0DA, 0xFF372B14},
}};

constexpr std::array<Pair, static_cast<std::size_t>(Need::Count)> NeedColors{{
    {0xFF0B6A88, 0xFF5DBBD8}, // required to load
    {0xFF3A62A8, 0xFF8EB0F0}, // needed for some uses
    {0xFF7A4393, 0xFFCC9AE0}, // must be passed on
    {0xFF4F6470, 0xFFA5B5C0}, // helps people
    {0xFF84542B, 0xFFD69A66}, // resume only
    {0xFF5A646E, 0xFFA0ABB5}, // not needed
    {0xFFB3261E, 0xFFFF8379}, // stands for a missing file
    {0xFFB3261E, 0xFFFF8379}, // must not be shared
}};

constexpr std::array<Pair, 9> DtypeTexts{{
    {0xFF1F4F91, 0xFF9CC3FA}, // F64 F32
    {0xFF0A5A73, 0xFF84D2E8}, // F16 BF16
    {0xFF553C9A, 0xFFC4B3F7}, // F8
    {0xFF8A2674, 0xFFF0A3DF}, // F6 F4 MXFP4
    {0xFF424C57, 0xFFBFC8D1}, // integers, booleans
    {0xFF774600, 0xFFF2C27C}, // block-quantised
    {0xFF22603A, 0xFF93D9AC}, // complex
    {0xFF424C57, 0xFFBFC8D1}, // text
    {0xFF55606B, 0xFFA2ACB6}, // unknown
}};

constexpr std::array<Pair, 8> DtypeGrounds{{
    {0xFFE2EBF8, 0xFF1D2F47},
    {0xFFD9EEF4, 0xFF143843},
    {0xFFECE6F9, 0xFF2D2648},
    {0xFFF8E3F3, 0xFF40203A},
    {0xFFE8ECEF, 0xFF2A3138},
    {0xFFFBEBD3, 0xFF3A2B14},
    {0xFFE0F1E5, 0xFF1C3526},
    {0xFFE8ECEF, 0xFF2A3138},
}};

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Part of one colour laid over another.
QColor mixed(const QColor& over, const QColor& ground, double part)
{
    const auto channel = [part](float a, float b) { return static_cast<float>(a * part + b * (1 - part)); };
    return QColor::fromRgbF(
        channel(over.redF(), ground.redF()), channel(over.greenF(), ground.greenF()),
        channel(over.blueF(), ground.blueF()));
}

/// Our own colour on our own palette; on a foreign one the text mixed into the base until it can be told from it.
QColor derived(const QPalette& palette, const Pair& own, double part)
{
    return isFallback(palette) ? own.on(palette)
                               : mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), part);
}

} // namespace

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::Base)) < 0.18;
}

QColor muted(const QPalette& palette)
{
    return derived(palette, {0xFF55606B, 0xFFA2ACB6}, 0.72);
}

QColor accent(const QPalette& palette)
{
    return readable(palette.color(QPalette::Accent), palette.color(QPalette::Base), 3.0, palette.color(QPalette::Text));
}

QColor hairline(const QPalette& palette)
{
    return derived(palette, {0xFFDCE1E6, 0xFF333A41}, 0.16);
}

QColor edge(const QPalette& palette)
{
    return derived(palette, {0xFF7F8A96, 0xFF74808C}, 0.52);
}

QColor hover(const QPalette& palette)
{
    return isFallback(palette) ? Pair{0xFFEDF4F7, 0xFF20292E}.on(palette)
                               : mixed(palette.color(QPalette::Highlight), palette.color(QPalette::Base), 0.12);
}

QColor primary(const QPalette& palette)
{
    return isFallback(palette) ? Pair{0xFF0B6A88, 0xFF23728E}.on(palette) : palette.color(QPalette::Accent);
}

QColor filterMatch(const QPalette& palette)
{
    return Pair{0xFFFFE38A, 0xFF4F3D0A}.on(palette);
}

QColor status(StatusColor status, const QPalette& palette)
{
    return StatusColors[static_cast<std::size_t>(status)].on(palette);
}

QColor statusGround(StatusColor status, const QPalette& palette)
{
    return StatusGrounds[static_cast<std::size_t>(status)].on(palette);
}

QColor need(Need need, const QPalette& palette)
{
    return NeedColors[std::min(static_cast<std::size_t>(need), NeedColors.size() - 1)].on(palette);
}

QColor needGround(Need wanted, const QPalette& palette)
{
    return mixed(need(wanted, palette), palette.color(QPalette::Base), isDark(palette) ? 0.22 : 0.13);
}

QColor dtypeText(DtypeFamily family, const QPalette& palette)
{
    return DtypeTexts[static_cast<std::size_t>(family)].on(palette);
}

QColor dtypeGround(DtypeFamily family, const QPalette& palette)
{
    return family == DtypeFamily::Unknown ? palette.color(QPalette::Base)
                                          : DtypeGrounds[static_cast<std::size_t>(family)].on(palette);
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor readable(const QColor& color, const QColor& ground, double ratio, const QColor& otherwise)
{
    return contrast(color, ground) >= ratio ? color : otherwise;
}

} // namespace vitrine::theme
