#pragma once

#include "core/geometry/point.hpp"

#include <cmath>

namespace muster::geometry {

/// Returns true if an angle is a multiple of 90 degrees.
inline bool isQuarterTurn(double degrees) { return std::fmod(degrees, 90.0) == 0; }

/// A transformation of elements: mirrored, stretched and rotated about a point, then moved.
struct Motion {
    Point about;
    bool flipX = false;  ///< swaps left and right
    bool flipY = false;  ///< swaps top and bottom
    double degrees = 0;  ///< clockwise
    double across = 1;
    double up = 1;
    Point by;
    bool exact = false;  ///< lands on measurable positions, so only noise is rounded

    static Motion moving(Point by);
    /// Rotation about a point; a multiple of a quarter turn is exact.
    static Motion turning(double degrees, Point about);
    /// Rotation about the middle of a box: quarter turns keep elements on steps, and four of them are the identity.
    static Motion turningBox(double degrees, const Box& box, double step);
    static Motion mirroring(bool flipX, bool flipY, Point about);
    static Motion scaling(double across, double up, Point about);

    Point operator()(Point p) const;
    /// The facing after the transformation.
    double facing(double degrees) const;
    bool turns() const { return degrees != 0; }
    bool scales() const { return across != 1 || up != 1; }
    bool isFinite() const;
};

}  // namespace muster::geometry
