#pragma once

#include "core/game/findings.hpp"
#include "core/scenario/shape_spec.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A shape of a scenario file, in the system's measure.
struct ReadShape {
    std::optional<ShapeSpec> spec;         ///< absent unless it has exactly one form
    std::optional<geometry::Shape> shape;  ///< absent if it is invalid; the reason is reported
    double width = 0,
           depth = 0;           ///< along its own axes, before rotation; for a polygon or line, those of its bounds
    std::vector<double> edges;  ///< the lengths of its edges; for an ellipse its two diameters; none for a line

    /// polygon, rectangle, ellipse, line, strip or square; empty unless it has exactly one form.
    std::string_view form() const { return spec ? spec->name() : std::string_view(); }
    bool isLine() const { return spec && spec->kind == ShapeSpec::Kind::line; }
    double lineWidth() const { return spec ? spec->lineWidth : 0; }
};

/// Reads the value of a `shape` key. Problems that the schema cannot express (exactly one form, no crossing edges) are
/// reported as scenario/shape. If the effort runs out, there is neither a shape nor a reason.
ReadShape readShape(text::Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort = nullptr);

}  // namespace muster::rules
