#pragma once

#include "printer/map/labels.hpp"

#include <algorithm>
#include <cmath>

/// Measurements for placing names.
namespace muster::printer::map {

namespace placing {
inline constexpr std::size_t maxLabels = 600;
inline constexpr double accepted = 40;  // a place with a higher penalty is worse than a number
inline constexpr double onAvoided = 5;
inline constexpr double anotherLine = 2;
inline constexpr double nearGround = 7.5;  // mm: farther away, the name seems to belong to the bare table
inline constexpr double nearMark = 20;
inline constexpr double touching = 2.0;  // mm: farther away, a line leads to the named item
}  // namespace placing

inline double lineHeight(const Style& style) { return style.points * type::millimetresPerPoint * 1.18; }

inline double lengthOf(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The position at that distance along a path.
inline Point spotAt(const Outline& way, double at)
{
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double length = lengthOf(way[i - 1], way[i]);
        if (at <= length && length > 0) {
            const double part = at / length;
            return {way[i - 1].x + (way[i].x - way[i - 1].x) * part, way[i - 1].y + (way[i].y - way[i - 1].y) * part};
        }
        at -= length;
    }
    return way.back();
}

/// The shortest line from a frame to the nearest of some others.
inline Outline leaderTo(const std::vector<Frame>& targets, const Frame& from)
{
    Outline shortest;
    for (const auto& target : targets) {
        const auto centre = from.centre();
        const Point to{std::clamp(centre.x, target.left, target.right),
                       std::clamp(centre.y, target.top, target.bottom)};
        const Point start{std::clamp(to.x, from.left, from.right), std::clamp(to.y, from.top, from.bottom)};
        if (shortest.empty() || lengthOf(start, to) < lengthOf(shortest[0], shortest[1])) shortest = {start, to};
    }
    return shortest;
}

inline Frame around(const std::vector<Frame>& frames)
{
    Frame all = frames.front();
    for (const auto& frame : frames)
        all = {std::min(all.left, frame.left), std::min(all.top, frame.top), std::max(all.right, frame.right),
               std::max(all.bottom, frame.bottom)};
    return all;
}

inline double lengthOf(const Outline& way)
{
    double length = 0;
    for (std::size_t i = 1; i < way.size(); ++i) length += lengthOf(way[i - 1], way[i]);
    return length;
}

}  // namespace muster::printer::map
