#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <span>

namespace muster::geometry {

/// One of several overlapping areas, and its role.
struct Layer {
    Place place;
    std::uint8_t role;  ///< 0, 1 or 2
};

/// A piece of a strip between two edges: a trapezoid with vertical sides.
struct StripPiece {
    double left, right;
    double lowerLeft, lowerRight, upperLeft, upperRight;  ///< heights of its corners
    std::array<int, 3> covered;                           ///< number of areas of each role here

    double area() const { return (right - left) * ((upperLeft - lowerLeft) + (upperRight - lowerRight)) / 2; }
};

/// Divides the table into vertical strips at every corner and every crossing of edges, so that nothing changes between
/// two neighbouring edges of a strip, and visits the pieces strip by strip from the left, each strip from the near
/// side. Pieces thinner than rounding are left out. If exact strips exceed the work limit (some millions of steps), it
/// uses evenly spaced rectangular ones instead, accurate to the width of a strip. Returns true if it was exact. Visits
/// nothing if the effort does not suffice.
bool visitStrips(std::span<const Layer> layers, const Box& within, const std::function<void(const StripPiece&)>& visit,
                 Effort* effort = nullptr);

/// The same for callers that need exact results: visits nothing if they would not be exact.
bool visitExactStrips(std::span<const Layer> layers, const Box& within,
                      const std::function<void(const StripPiece&)>& visit, Effort* effort = nullptr);

}  // namespace muster::geometry
