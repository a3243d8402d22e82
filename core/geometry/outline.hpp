#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>

namespace muster::geometry {

/// The union of several areas, with its holes. Nothing if they are not connected, or if the work exceeds the limit of
/// exact visitStrips().
std::optional<Shape> unionOf(std::span<const Place> areas, Effort* effort = nullptr);

}  // namespace muster::geometry
