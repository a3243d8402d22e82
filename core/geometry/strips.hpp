#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <span>

namespace muster::geometry {

/// One of several areas laid on one another, and what it stands for.
struct Layer {
    Place place;
    std::uint8_t role;  ///< 0, 1 or 2
};

/// A piece of a strip between two edges: a trapezoid with upright sides.
struct StripPiece {
    double left, right;
    double lowerLeft, lowerRight, upperLeft, upperRight;  ///< heights of its corners
    std::array<int, 3> covered;                           ///< how many areas of each role lie here

    double area() const { return (right - left) * ((upperLeft - lowerLeft) + (upperRight - lowerRight)) / 2; }
};

/// Cuts the table into upright strips at every corner and every crossing of edges, so that between two neighbouring
/// edges of a strip nothing changes, and visits the pieces strip by strip from the left, each strip from the near side.
/// Pieces thinner than rounding are left out. There is no way for this to fail: when exact strips would be more work
/// than a scenario is worth (some millions of steps), it falls back on evenly spaced ones of upright pieces, right to
/// the width of a strip. Says whether it was exact. Visits nothing when the effort does not suffice.
bool visitStrips(std::span<const Layer> layers, const Box& within, const std::function<void(const StripPiece&)>& visit,
                 Effort* effort = nullptr);

/// The same for those who have no use for what is not exact: where it would not be, nothing is visited.
bool visitExactStrips(std::span<const Layer> layers, const Box& within,
                      const std::function<void(const StripPiece&)>& visit, Effort* effort = nullptr);

}  // namespace muster::geometry
