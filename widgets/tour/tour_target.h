// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tour/tour_steps.h"

#include <QWidget>

namespace vitrine {

/// The widget at a path of object names or class names ("toolbar/PrimaryButton") below a window; null: there is none.
[[nodiscard]] QWidget* findTarget(QWidget* window, const QString& path);
/// The first of a step's targets that is there, brought to sight: its dock is shown and raised, its tab chosen.
[[nodiscard]] QWidget* showTarget(QWidget* window, const TourStep& step);

} // namespace vitrine
