// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/callout_place.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isSideways(CalloutSide side)
{
    return side == CalloutSide::Right || side == CalloutSide::Left;
}

/// What is free on a side of the target.
QRect freeOn(CalloutSide side, const QRect& target, const QRect& area)
{
    switch (side) {
    case CalloutSide::Right:
        return {QPoint(target.right() + 1, area.top()), area.bottomRight()};
    case CalloutSide::Left:
        return {area.topLeft(), QPoint(target.left() - 1, area.bottom())};
    case CalloutSide::Below:
        return {QPoint(area.left(), target.bottom() + 1), area.bottomRight()};
    case CalloutSide::Above:
        return {area.topLeft(), QPoint(area.right(), target.top() - 1)};
    case CalloutSide::Nowhere:
        break;
    }
    return area;
}

int within(int value, int lowest, int highest)
{
    return std::max(lowest, std::min(value, highest));
}

QRect beside(CalloutSide side, const QRect& target, const QSize& size, const QRect& space)
{
    const QPoint centre = target.center();
    QRect rect(QPoint(), size.boundedTo(space.size()));
    const int lastLeft = space.right() - rect.width() + 1;
    const int lastTop = space.bottom() - rect.height() + 1;
    // A tall target is met at its upper third, where its content begins.
    const int top = within(std::min(centre.y(), target.top() + target.height() / 3) - rect.height() / 2, space.top(), lastTop);
    const int left = within(centre.x() - rect.width() / 2, space.left(), lastLeft);
    switch (side) {
    case CalloutSide::Right:
        rect.moveTopLeft({space.left(), top});
        break;
    case CalloutSide::Left:
        rect.moveTopLeft({lastLeft, top});
        break;
    case CalloutSide::Below:
        rect.moveTopLeft({left, space.top()});
        break;
    case CalloutSide::Above:
        rect.moveTopLeft({left, lastTop});
        break;
    case CalloutSide::Nowhere:
        rect.moveCenter(space.center());
        break;
    }
    return rect;
}

} // namespace

CalloutPlace placeCallout(const QRect& whole, const QSize& size, const QRect& area)
{
    const QRect target = whole.intersected(area);
    if (target.isEmpty()) {
        return {beside(CalloutSide::Nowhere, area, size, area), CalloutSide::Nowhere, 0};
    }
    constexpr std::array sides{CalloutSide::Below, CalloutSide::Right, CalloutSide::Left, CalloutSide::Above};
    CalloutSide best = CalloutSide::Nowhere;
    qint64 most = -1;
    for (const CalloutSide side : sides) {
        const QRect space = freeOn(side, target, area);
        if (space.width() >= size.width() && space.height() >= size.height()) {
            best = side;
            break;
        }
        const qint64 room = qint64(std::max(0, std::min(space.width(), size.width()))) * std::max(0, std::min(space.height(), size.height()));
        if (room > most) {
            most = room;
            best = side;
        }
    }
    const QRect rect = beside(best, target, size, freeOn(best, target, area));
    const bool sideways = isSideways(best);
    const int meet = sideways ? std::min(target.center().y(), target.top() + target.height() / 3) : target.center().x();
    const int start = sideways ? rect.top() : rect.left();
    const int length = sideways ? rect.height() : rect.width();
    return {rect, best, within(meet - start, 0, std::max(0, length - 1))};
}

} // namespace vitrine
