#pragma once

#include "core/scenario/shape_spec.hpp"

namespace muster::rules {

/// The position of an element on the board: its shape, its point or its square, as far as it has them.
struct Pose {
    std::optional<ShapeSpec> spec = {};
    std::optional<geometry::Point> at = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> square = {};  ///< of a base without coordinates
    double facing = 0;
    std::optional<std::array<double, 2>> base = {};  ///< the width and depth of a base of known size

    bool isSomewhere() const { return spec || at || square; }
};

/// The covered area; nothing for a mere point or square, or if it is invalid.
std::optional<geometry::Shape> shapeOf(const Pose& pose, const BoardFrame& frame);
std::optional<geometry::Box> boundsOf(const Pose& pose, const BoardFrame& frame);
/// The pose after a motion. A base keeps its size.
Pose transformed(const Pose& pose, const geometry::Motion& motion, const BoardFrame& frame);

}  // namespace muster::rules
