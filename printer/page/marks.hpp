#pragma once

#include "core/geometry/point.hpp"
#include "core/sheet/sheet.hpp"
#include "printer/page/structure.hpp"
#include "printer/style/dash.hpp"
#include "printer/style/ink.hpp"
#include "printer/style/typography.hpp"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The elements of a page. Lengths in millimetres, y downwards; angles in degrees, clockwise on paper.
namespace muster::printer {

using geometry::Point;

/// Moves, rotates and scales marks: x' = xx * x + xy * y + dx, y' = yx * x + yy * y + dy.
struct Transform {
    double xx = 1, xy = 0, yx = 0, yy = 1, dx = 0, dy = 0;

    static Transform shift(double x, double y) { return {1, 0, 0, 1, x, y}; }
    /// Rotation about the origin.
    static Transform turn(double degrees);
    static Transform scale(double factor) { return {factor, 0, 0, factor, 0, 0}; }
    /// Applies this first, then the next.
    Transform then(const Transform& next) const;
    Point operator()(Point at) const { return {xx * at.x + xy * at.y + dx, yx * at.x + yy * at.y + dy}; }
};

/// One line of text; y is its baseline.
struct TextMark {
    double x, y;
    QString text;
    Style style;
    double width;
};

struct LineMark {
    double x1, y1, x2, y2;
    double thickness;
    Ink ink;
    Dash dash = Dash::solid;
};

/// A rectangle, filled, outlined or both.
struct BoxMark {
    double x, y, width, height;
    double thickness;  ///< 0: no outline
    Ink ink;
    bool filled;
    Ink fill;
    double radius;
};

struct EllipseMark {
    double x, y;  ///< the centre
    double radiusX, radiusY;
    double thickness;  ///< 0: no outline
    Ink ink;
    std::optional<Ink> fill = std::nullopt;
    Dash dash = Dash::solid;
};

using Ring = std::vector<Point>;

/// Straight lines through points: one ring or several, each further ring being a hole or an island (even-odd).
struct PathMark {
    std::vector<Ring> rings;
    bool closed = true;
    double thickness = 0;  ///< 0: no outline
    Ink ink;
    std::optional<Ink> fill = std::nullopt;
    Dash dash = Dash::solid;
    bool round = false;  ///< ends and joins
};

/// A picture stretched over a rectangle.
struct ImageMark {
    double x, y, width, height;
    std::shared_ptr<const sheet::Picture> picture;  ///< never null
};

enum class FieldKind : std::uint8_t { tick, line, lines };

/// What a form field takes, and how it is described.
struct FormField {
    FieldKind kind = FieldKind::tick;
    std::string label;         ///< what is filled in
    std::string printed = {};  ///< what is printed in a box
    int number = 0;            ///< of a box among `count`, from 1
    int count = 0;
    std::string subject = {};  ///< the unit or card that it is about
    std::string sheet = {};    ///< the id of its sheet
    bool round = false;
    double points = 9.0;  ///< of text
    sheet::Align align = sheet::Align::left;
    Tag total = {};  ///< of the field that adds up this one and others
};

/// A field to fill in on screen, over what is printed for it. It is not drawn.
struct FieldMark {
    double x, y, width, height;
    std::shared_ptr<const FormField> field;
};

struct Mark;

/// Marks drawn together: moved, rotated or scaled, and clipped (in inner coordinates). One content may be drawn many
/// times, such as for the tiles of a large map.
struct GroupMark {
    std::shared_ptr<const std::vector<Mark>> content;
    Transform place;
    std::vector<Ring> clip = {};  ///< empty for no clipping; even-odd
};

/// One mark and the part of the document that it belongs to. Without a tag, text is a paragraph, a group's marks have
/// tags of their own, and everything else is decoration. A field's tag is its own.
struct Mark : std::variant<TextMark, LineMark, BoxMark, EllipseMark, PathMark, ImageMark, GroupMark, FieldMark> {
    using variant::variant;
    Tag tag = {};
};

/// Moves the mark on the page.
void shift(Mark& mark, double dx, double dy);

/// Makes the mark larger, with its letters, lines and distance from the origin.
void enlarge(Mark& mark, double factor);

}  // namespace muster::printer
