#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>

namespace muster::geometry {

/// The one area that several areas make together, with the holes they leave. Nothing when they do not hang together, or
/// when finding out would be more work than visitStrips() does exactly.
std::optional<Shape> unionOf(std::span<const Place> areas, Effort* effort = nullptr);

}  // namespace muster::geometry
