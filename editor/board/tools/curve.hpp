#pragma once

#include "core/sheet/map.hpp"

namespace muster::editor {

/// Fewer points for the same line: none of those left out lies farther than `tolerance` from it (Douglas and Peucker).
/// Ends stay.
sheet::MapRing simplified(const sheet::MapRing& line, double tolerance);
/// The same for a closed ring, whose first point is not repeated at its end.
sheet::MapRing simplifiedRing(const sheet::MapRing& ring, double tolerance);

/// A round line through all of the points (Catmull and Rom, centripetal, so that it makes no loops), as points that
/// keep within `tolerance` of it.
sheet::MapRing smoothed(const sheet::MapRing& points, double tolerance);

/// A ring or line without points that lie upon the one before.
sheet::MapRing withoutRepeats(const sheet::MapRing& points, double min);

/// The length of a line, and the area that a ring encloses.
double lengthOf(const sheet::MapRing& line);
double areaOf(const sheet::MapRing& ring);
double distanceBetween(sheet::MapPoint a, sheet::MapPoint b);
/// How far a point is from a stretch of a line.
double distanceToStretch(sheet::MapPoint at, sheet::MapPoint from, sheet::MapPoint to);

}  // namespace muster::editor
