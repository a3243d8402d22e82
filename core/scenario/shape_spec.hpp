#pragma once

#include "core/game/board_frame.hpp"
#include "core/geometry/curve.hpp"
#include "core/geometry/effort.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/motion.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The `shape` of an element as plain values. Lengths are in the unit of the file, or in that of the frame after
/// scaled().
struct ShapeSpec {
    enum class Kind : std::uint8_t { polygon, rectangle, ellipse, line, strip, square };
    Kind kind = Kind::polygon;
    std::vector<geometry::Point> points = {};     ///< of a polygon or line, before rotation
    std::vector<geometry::Handles> handles = {};  ///< of the points; empty if all stretches are straight
    double lineWidth = 0;
    geometry::Point at = {};  ///< of a rectangle or ellipse
    double width = 0, depth = 0;
    Edge edge = Edge::south;  ///< of a strip, whose depth is `depth`
    double inset = 0;
    std::int64_t column = 1, row = 1;
    double rotation = 0;     ///< degrees clockwise
    bool isComplete = true;  ///< the file has every value that the form requires, except the width of a line

    std::string_view name() const;
    bool isCurved() const { return !handles.empty(); }
    bool hasPoints() const { return kind == Kind::polygon || kind == Kind::line; }
    /// True if its box depends on the board.
    bool isFixed() const { return kind == Kind::strip || kind == Kind::square; }
    bool isRound() const { return kind == Kind::ellipse && width == depth; }
    /// True if it is complete and its numbers are in range: finite, and sizes above 0. Points may still cross.
    bool isSound() const;
};

/// The names of the forms, as keys of a `shape`, in the order of ShapeSpec::Kind.
constexpr std::array<std::string_view, 6> formNames{"polygon", "rectangle", "ellipse", "line", "strip", "square"};

/// How far the outline that rules see is from a curve at most, in millimetres.
constexpr double curveTolerance = 0.1;

/// Reads the value of a `shape` key; nothing unless it has exactly one form. Values that are missing or of the wrong
/// type are left out: see isComplete.
std::optional<ShapeSpec> readShapeSpec(text::Node shape);

/// The same for another unit of length.
ShapeSpec scaled(ShapeSpec spec, double factor);

/// The path through the points of a polygon or line before rotation, with curves as straight stretches. One that needs
/// more than geometry::maxCorners of them is cut off after one more, so it makes no shape.
geometry::Flattened pathOf(const ShapeSpec& spec, const BoardFrame& frame);
/// The shape before rotation, or why it is invalid. Nothing if it is a strip or square that the board does not have.
std::optional<geometry::ShapeResult> unrotatedShapeOf(const ShapeSpec& spec, const BoardFrame& frame,
                                                      geometry::Effort* effort = nullptr);
/// The covered area; nothing if it is invalid, such as with crossing edges.
std::optional<geometry::Shape> shapeOf(const ShapeSpec& spec, const BoardFrame& frame);
/// The box of a strip or square; nothing if the board has no such place.
std::optional<geometry::Box> fixedBoxOf(const ShapeSpec& spec, const BoardFrame& frame);
/// The centre of rotation: the centre of its shape, or of the box around its points if there is no shape.
geometry::Point centreOf(const ShapeSpec& spec, const BoardFrame& frame);
geometry::Box boundsOf(const ShapeSpec& spec, const BoardFrame& frame);
/// A polygon or line with the rotation applied to its points and their handles.
ShapeSpec unrotated(const ShapeSpec& spec, const BoardFrame& frame);
/// The shape after a motion.
ShapeSpec transformed(const ShapeSpec& spec, const geometry::Motion& motion, const BoardFrame& frame);
/// The square that contains a point, or the nearest one.
std::pair<std::int64_t, std::int64_t> squareAt(geometry::Point point, const BoardFrame& frame);

}  // namespace muster::rules
