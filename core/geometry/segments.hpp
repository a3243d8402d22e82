#pragma once

#include "core/geometry/point.hpp"

namespace muster::geometry {

/// The squared distance from a point to the line segment between two others, which may be equal.
inline double squaredDistance(Point p, Point from, Point to)
{
    const Point along = to - from, reach = p - from;
    const double whole = dot(along, along);
    const double t = whole > 0 ? std::clamp(dot(reach, along) / whole, 0.0, 1.0) : 0.0;
    const Point rest = reach - along * t;
    return dot(rest, rest);
}

/// True if two segments cross at a point inside both.
inline bool crossInside(Point a, Point b, Point c, Point d)
{
    const double sideC = cross(b - a, c - a), sideD = cross(b - a, d - a);
    if ((sideC > 0) == (sideD > 0) || sideC == 0 || sideD == 0) return false;
    const double sideA = cross(d - c, a - c), sideB = cross(d - c, b - c);
    return (sideA > 0) != (sideB > 0) && sideA != 0 && sideB != 0;
}

/// The squared distance between two segments; 0 if they cross.
inline double squaredDistance(Point a, Point b, Point c, Point d)
{
    if (crossInside(a, b, c, d)) return 0;
    return std::min(std::min(squaredDistance(a, c, d), squaredDistance(b, c, d)),
                    std::min(squaredDistance(c, a, b), squaredDistance(d, a, b)));
}

}  // namespace muster::geometry
