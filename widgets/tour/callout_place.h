// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QSize>

#include <cstdint>

namespace vitrine {

/// The side of its target on which a callout lies; its pointer sits on the opposite edge. Nowhere: there is no target, the
/// callout lies in the middle and points at nothing.
enum class CalloutSide : std::uint8_t { Right, Left, Below, Above, Nowhere };

struct CalloutPlace {
    QRect rect;
    CalloutSide side = CalloutSide::Nowhere;
    int pointer = 0; ///< where along its edge the pointer sits, from the callout's left or top
};

/// Places a callout of `size`, its pointer included, beside `target` inside `area`, and never over it. Where no side has
/// room for all of it, it takes the roomiest side and is cut to what is free there.
[[nodiscard]] CalloutPlace placeCallout(const QRect& target, const QSize& size, const QRect& area);

} // namespace vitrine
