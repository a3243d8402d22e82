#pragma once

#include "core/geometry/point.hpp"

#include <span>
#include <vector>

namespace muster::editor {

/// Repairs an outline that crosses or touches itself: cuts it there, keeps the largest part, and rounds every corner to
/// a multiple of `step`. An outline without crossings keeps its corners and their order. Empty if nothing is enclosed.
std::vector<geometry::Point> plainRing(std::span<const geometry::Point> drawn, double step);

/// Returns true if the ring is a valid piece: it encloses an area and its edges do not touch one another.
bool isPlainRing(std::span<const geometry::Point> ring);

}  // namespace muster::editor
