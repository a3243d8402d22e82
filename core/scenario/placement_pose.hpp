#pragma once

#include "core/scenario/pose.hpp"
#include "core/text/document.hpp"

namespace muster::rules {

/// The pose of an item of `placements`: its position or, without one, its square; its facing; and its own base, if the
/// file gives one. Values of the wrong type, or out of the ranges of the schema, are left out.
Pose poseOfPlacement(text::Node placement, const BoardFrame& frame);

}  // namespace muster::rules
