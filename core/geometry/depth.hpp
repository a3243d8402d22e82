#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <functional>
#include <limits>
#include <optional>

namespace muster::geometry {

/// The depth of a point inside an area, by the nearest edge; negative outside. For a path or spot: 0 or less.
double depthWithin(const Place& place, Point point);

/// The nearest point of a path, spot or area.
Point nearestPoint(const Place& place, Point point);

/// A search for the maximum of a function that changes no faster than the position (distances do).
struct PeakSearch {
    Box within;
    std::function<double(Point)> measure;
    /// The distance of a point from the region that contains the maximum, 0 or less inside; and the nearest point
    /// inside.
    std::function<double(Point)> off;
    std::function<Point(Point)> nearestOn;
    double start = -std::numeric_limits<double>::infinity();  ///< a value known to be reached
    double fine = 0;  ///< a maximum that exceeds the best one by less than this may be missed
    double enough = std::numeric_limits<double>::infinity();  ///< stop when it is reached
    std::size_t steps = 0;                                    ///< maximum number of squares to search
    Effort* effort = nullptr;                                 ///< charged for searching them
    std::size_t edges = 0;                                    ///< number of edges evaluated per square
};

/// The maximum found. Squares that cannot contain a greater value are dropped, the others are quartered, the most
/// promising first; if the steps run out, it is the greatest value so far.
double findPeak(const PeakSearch& search);

/// The number of squares allowed for that many edges: about a tenth of a second at worst.
std::size_t stepsFor(std::size_t edges);

}  // namespace muster::geometry
