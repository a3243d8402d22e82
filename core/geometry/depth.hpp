#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <functional>
#include <limits>
#include <optional>

namespace muster::geometry {

/// How far inside an area a point lies, by the nearest edge; below 0 by as much as it lies outside. Of a path or spot:
/// 0 or less.
double depthWithin(const Place& place, Point point);

/// The point of a path, spot or area that is nearest.
Point nearestPoint(const Place& place, Point point);

/// A search for the highest point of a measure that changes no faster than one moves (distances do).
struct PeakSearch {
    Box within;
    std::function<double(Point)> measure;
    /// How far a point is from where the peak has to lie, 0 or less for on it; and the nearest point that is on it.
    std::function<double(Point)> off;
    std::function<Point(Point)> nearestOn;
    double start = -std::numeric_limits<double>::infinity();  ///< a height that is known to be reached
    double fine = 0;  ///< a peak higher than the best found by less than this may be missed
    double enough = std::numeric_limits<double>::infinity();  ///< stop when it is reached
    std::size_t steps = 0;                                    ///< how many squares may be looked at
    Effort* effort = nullptr;                                 ///< what looking at them is charged to
    std::size_t edges = 0;                                    ///< how many edges one look goes through
};

/// The height found. Squares that cannot hold a higher point are left out, the others are quartered, the most promising
/// first; when the steps run out it is the best seen so far.
double findPeak(const PeakSearch& search);

/// How many squares to allow over so many edges: about a tenth of a second at worst.
std::size_t stepsFor(std::size_t edges);

}  // namespace muster::geometry
