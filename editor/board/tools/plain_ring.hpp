#pragma once

#include "core/geometry/point.hpp"

#include <span>
#include <vector>

namespace muster::editor {

/// The outline that a hand meant which drew across its own line: cut where it crosses or touches itself, the largest
/// part kept, every corner at a whole multiple of `step`. One that needs no cut keeps its corners and their order.
/// Empty when nothing is enclosed.
std::vector<geometry::Point> plainRing(std::span<const geometry::Point> drawn, double step);

/// Whether it can be a piece of a board: it encloses something and its edges keep clear of one another.
bool isPlainRing(std::span<const geometry::Point> ring);

}  // namespace muster::editor
