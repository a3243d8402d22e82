#pragma once

#include "core/geometry/curve.hpp"
#include "core/sheet/map.hpp"

#include <vector>

namespace muster::editor {

/// Simplifies a line: no removed point is farther than `tolerance` from the result (Douglas and Peucker). Endpoints
/// stay.
sheet::MapRing simplified(const sheet::MapRing& line, double tolerance);
/// The same for a closed ring, whose first point is not repeated at its end.
sheet::MapRing simplifiedRing(const sheet::MapRing& ring, double tolerance);

/// The handles of a smooth curve through all points (Catmull and Rom, centripetal, hence without loops); empty for
/// fewer than three points.
std::vector<geometry::Handles> smoothHandles(const sheet::MapRing& points, bool isClosed);

/// A ring or line without points that coincide with the previous one.
sheet::MapRing withoutRepeats(const sheet::MapRing& points, double min);

/// The area that a ring encloses.
double areaOf(const sheet::MapRing& ring);
/// The distance of a point from a segment.
double distanceToStretch(geometry::Point at, geometry::Point from, geometry::Point to);

}  // namespace muster::editor
