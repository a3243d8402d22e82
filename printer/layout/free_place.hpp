#pragma once

#include "printer/page/bounds.hpp"

#include <optional>
#include <span>

namespace muster::printer {

/// The top left corner of a place of that size inside an area of a page that no mark meets, not even within `gap`
/// around it: the lowest one, moved up to what is above it. Nothing if there is none.
std::optional<Point> freePlace(std::span<const Mark> marks, const Bounds& area, double width, double height,
                               double gap);

}  // namespace muster::printer
