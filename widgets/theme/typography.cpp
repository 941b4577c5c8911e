// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/theme.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>

namespace vitrine::theme {

namespace {

/// The em of a 10 pt font at 96 dpi, in pixels: the measure in which the design's sizes are given.
constexpr double ReferenceEm = 10.0 * 96.0 / 72.0;

double em()
{
    const QFont application = QGuiApplication::font();
    if (application.pixelSize() > 0) {
        return application.pixelSize();
    }
    return application.pointSizeF() * QFontMetricsF(application).fontDpi() / 72.0;
}

} // namespace

QFont font(double factor, QFont::Weight weight)
{
    QFont result = QGuiApplication::font();
    if (result.pixelSize() > 0) {
        result.setPixelSize(std::max(1, qRound(result.pixelSize() * factor)));
    } else {
        result.setPointSizeF(result.pointSizeF() * factor);
    }
    result.setWeight(weight);
    result.setFeature(QFont::Tag("tnum"), 1);
    return result;
}

QFont monospace()
{
    QFont result = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    result.setPointSizeF(font(0.95).pointSizeF());
    return result;
}

int scaled(int pixels)
{
    return std::max(pixels > 0 ? 1 : 0, qRound(pixels * em() / ReferenceEm));
}

} // namespace vitrine::theme
