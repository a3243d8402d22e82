#pragma once

#include "core/geometry/point.hpp"

#include <cmath>

namespace muster::editor::scenario {

using geometry::Box;
using geometry::Point;

/// Whether an angle is a multiple of 90 degrees.
inline bool isQuarterTurn(double degrees) { return std::fmod(degrees, 90.0) == 0; }

/// A way to lay elements elsewhere: about a point mirrored, stretched and turned, then moved.
struct Motion {
    Point about;
    bool flipX = false;  ///< left and right change places
    bool flipY = false;  ///< top and bottom change places
    double degrees = 0;  ///< clockwise
    double across = 1;
    double up = 1;
    Point by;
    bool exact = false;  ///< lands on measurable places by itself, so nothing is rounded but noise

    static Motion moving(Point by);
    /// About a point; a multiple of a quarter turn is exact.
    static Motion turning(double degrees, Point about);
    /// About the middle of a box, so that quarter turns of what lies on steps stay on steps, and four of them are none.
    static Motion turningBox(double degrees, const Box& box, double step);
    static Motion mirroring(bool flipX, bool flipY, Point about);
    static Motion scaling(double across, double up, Point about);

    Point operator()(Point p) const;
    /// The direction that something looks in afterwards.
    double facing(double degrees) const;
    bool turns() const { return degrees != 0; }
    bool scales() const { return across != 1 || up != 1; }
    bool isFinite() const;
};

}  // namespace muster::editor::scenario
