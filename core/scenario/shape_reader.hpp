#pragma once

#include "core/game/board_frame.hpp"
#include "core/game/findings.hpp"
#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A shape of a scenario file, in the system's measure.
struct ReadShape {
    std::optional<geometry::Shape> shape;  ///< absent when it cannot be made; why is reported
    std::string_view form;                 ///< polygon, rectangle, ellipse, line, strip or square
    double width = 0,
           depth = 0;  ///< along its own axes, before it was turned; of a polygon or line those of its bounds
    double lineWidth = 0;
    std::vector<double> edges;  ///< the lengths of its edges; of an ellipse its two diameters; none of a line
};

/// Reads the value of a `shape` key. What the schema cannot say (exactly one form, no crossing edges) is reported as
/// scenario/shape. When the effort runs out there is neither a shape nor a reason.
ReadShape readShape(text::Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort = nullptr);

}  // namespace muster::rules
