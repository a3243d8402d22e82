#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>

namespace muster::geometry {

/// The area of the intersection.
double overlapArea(const Place& a, const Place& b, Effort* effort = nullptr);

/// The area of a region covered by at least one of the pieces; pieces may overlap and protrude.
double coveredArea(std::span<const Place> pieces, const Place& region, Effort* effort = nullptr);

/// The part of a convex region that is nearer to p than to q; nothing if that has no area, p equals q or the region is
/// not convex.
std::optional<Shape> nearerPart(const Place& region, Point p, Point q);

}  // namespace muster::geometry
