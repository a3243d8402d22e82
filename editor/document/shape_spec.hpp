#pragma once

#include "core/game/board_frame.hpp"
#include "core/geometry/shape.hpp"
#include "editor/document/board_motion.hpp"
#include "editor/document/board_numbers.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor::scenario {

/// The `shape` of an element as plain values, in the file's unit.
struct ShapeSpec {
    enum class Kind { polygon, line, rectangle, ellipse, strip, square };
    Kind kind = Kind::polygon;
    std::vector<Point> points = {};  ///< of a polygon or line, before rotation
    double lineWidth = 0;
    Point at = {};  ///< of a rectangle or ellipse
    double width = 0, depth = 0;
    rules::Edge edge = rules::Edge::south;  ///< of a strip, whose depth is `depth`
    double inset = 0;
    std::int64_t column = 1, row = 1;
    double rotation = 0;

    std::string_view name() const;
    bool hasPoints() const { return kind == Kind::polygon || kind == Kind::line; }
    bool isRound() const { return kind == Kind::ellipse && width == depth; }
};

/// The board in the file's own unit.
rules::BoardFrame frameOf(const ScenarioText& scenario);

/// Returns nothing unless the shape has exactly one form with its required numbers.
std::optional<ShapeSpec> readShapeSpec(text::Node shape);
/// The covered area; nothing if it is invalid, such as with crossing edges.
std::optional<geometry::Shape> shapeOf(const ShapeSpec& spec, const rules::BoardFrame& frame);
/// The centre of rotation: the centre of its shape, or of the box around its points if there is no shape.
Point centreOf(const ShapeSpec& spec, const rules::BoardFrame& frame);
Box boundsOf(const ShapeSpec& spec, const rules::BoardFrame& frame);
/// A polygon or line with the rotation applied to its points.
ShapeSpec unrotated(const ShapeSpec& spec, const rules::BoardFrame& frame);
/// The shape after a motion.
ShapeSpec transformedShapeSpec(const ShapeSpec& spec, const Motion& motion, const rules::BoardFrame& frame);
/// The square that contains a point, or the nearest one.
std::pair<std::int64_t, std::int64_t> squareAt(Point point, const rules::BoardFrame& frame);

/// JSON of a form, with further members of the original shape.
std::string shapeSpecText(const ShapeSpec& spec, const Spelling& spelling, bool exact, text::Node from = {});
/// Writes the differences between two forms of the shape at a pointer.
void writeShapeSpec(text::Draft& draft, const std::string& shape, text::Node node, const ShapeSpec& before,
                    const ShapeSpec& after, const Spelling& spelling, bool exact);

}  // namespace muster::editor::scenario
