#pragma once

#include "core/scenario/shape_spec.hpp"
#include "editor/document/board_numbers.hpp"

#include <optional>
#include <string>

namespace muster::editor::scenario {

using geometry::Motion;
using rules::ShapeSpec;

/// The board in the file's own unit.
rules::BoardFrame frameOf(const ScenarioText& scenario);

/// Returns nothing unless the shape has exactly one form, with numbers in range.
std::optional<ShapeSpec> soundShapeSpec(text::Node shape);

/// JSON of a form, with further members of the original shape.
std::string shapeSpecText(const ShapeSpec& spec, const Spelling& spelling, bool exact, text::Node from = {});
/// Writes the differences between two forms of the shape at a pointer.
void writeShapeSpec(text::Draft& draft, const std::string& shape, text::Node node, const ShapeSpec& before,
                    const ShapeSpec& after, const Spelling& spelling, bool exact);

}  // namespace muster::editor::scenario
