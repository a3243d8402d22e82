#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>

namespace muster::geometry {

/// The area that lies in both.
double overlapArea(const Place& a, const Place& b, Effort* effort = nullptr);

/// The area of a region that at least one of the pieces covers; pieces may overlap one another and stick out.
double coveredArea(std::span<const Place> pieces, const Place& region, Effort* effort = nullptr);

/// The part of a convex region that lies nearer to p than to q; nothing when that is no area, p is q or the region is
/// not convex.
std::optional<Shape> nearerPart(const Place& region, Point p, Point q);

}  // namespace muster::geometry
