#include "editor/document/shape_spec.hpp"

#include "core/geometry/makers.hpp"
#include "core/geometry/ring.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor::scenario {

using rules::BoardFrame;
using rules::Edge;
using text::Node;
using Kind = ShapeSpec::Kind;

namespace {

constexpr std::array<std::string_view, 6> formNames{"polygon", "line", "rectangle", "ellipse", "strip", "square"};

std::optional<Point> pointOf(Node node)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node x = node.at(std::uint32_t{0}), y = node.at(std::uint32_t{1});
    if (!x.isNumber() || !y.isNumber()) return std::nullopt;
    const Point point{x.real(), y.real()};
    return geometry::isFinite(point) ? std::optional(point) : std::nullopt;
}

std::optional<double> positive(Node node)
{
    if (!node.isNumber() || !std::isfinite(node.real()) || node.real() <= 0) return std::nullopt;
    return node.real();
}

bool readPoints(Node shape, Node value, ShapeSpec& spec)
{
    for (const Node each : value) {
        const auto point = pointOf(each);
        if (!point) return false;
        spec.points.push_back(*point);
    }
    if (spec.kind == Kind::line) spec.lineWidth = positive(shape["width"]).value_or(0);
    return value.isArray() && !spec.points.empty();
}

bool readBox(Node value, ShapeSpec& spec)
{
    const auto at = pointOf(value["at"]);
    const auto width = positive(value["width"]), depth = positive(value["depth"]);
    if (!at || !width || !depth) return false;
    spec.at = *at, spec.width = *width, spec.depth = *depth;
    return true;
}

bool readStrip(Node value, ShapeSpec& spec)
{
    const auto edge = rules::edgeFromName(value["edge"].string());
    const auto depth = positive(value["depth"]);
    if (!edge || !depth) return false;
    spec.edge = *edge, spec.depth = *depth;
    spec.inset = positive(value["inset"]).value_or(0);
    return true;
}

bool readSquare(Node value, ShapeSpec& spec)
{
    if (!value.isArray() || value.size() != 2) return false;
    spec.column = value.at(std::uint32_t{0}).integer(), spec.row = value.at(std::uint32_t{1}).integer();
    return spec.column >= 1 && spec.row >= 1 && spec.column <= 100 && spec.row <= 100;
}

/// The box of a strip or square; nothing if the board has no such place.
std::optional<Box> fixedBox(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (spec.kind == Kind::square) return frame.square(spec.column, spec.row);
    const Box box = frame.strip(spec.edge, spec.depth, spec.inset);
    return frame.isValid() && box.width() > 0 && box.depth() > 0 ? std::optional(box) : std::nullopt;
}

std::optional<geometry::Shape> made(geometry::ShapeResult shape)
{
    auto* found = std::get_if<geometry::Shape>(&shape);
    return found ? std::optional(*found) : std::nullopt;
}

}  // namespace

std::string_view ShapeSpec::name() const { return formNames[static_cast<std::size_t>(kind)]; }

BoardFrame frameOf(const ScenarioText& scenario)
{
    return BoardFrame(scenario.document.root()["board"], scenario.measure);
}

std::optional<ShapeSpec> readShapeSpec(Node shape)
{
    ShapeSpec spec;
    std::size_t found = 0;
    for (std::size_t i = 0; i < formNames.size(); ++i)
        if (shape[formNames[i]]) spec.kind = static_cast<Kind>(i), ++found;
    if (found != 1) return std::nullopt;
    const Node value = shape[spec.name()];
    const bool valid = spec.hasPoints()            ? readPoints(shape, value, spec)
                       : spec.kind == Kind::strip  ? readStrip(value, spec)
                       : spec.kind == Kind::square ? readSquare(value, spec)
                                                   : readBox(value, spec);
    if (!valid) return std::nullopt;
    if (const Node rotation = shape["rotation"]; rotation.isNumber() && std::abs(rotation.real()) <= 3600)
        spec.rotation = rotation.real();
    return spec;
}

std::optional<geometry::Shape> shapeOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    std::optional<geometry::Shape> shape;
    switch (spec.kind) {
    case Kind::polygon: shape = made(geometry::polygon(spec.points)); break;
    case Kind::line: shape = made(geometry::line(spec.points, spec.lineWidth)); break;
    case Kind::rectangle: return made(geometry::rectangle(spec.at, spec.width, spec.depth, spec.rotation));
    case Kind::ellipse: return made(geometry::ellipse(spec.at, spec.width, spec.depth, spec.rotation));
    case Kind::strip:
    case Kind::square:
        if (const auto box = fixedBox(spec, frame))
            shape = made(geometry::rectangle(box->centre(), box->width(), box->depth()));
        break;
    }
    if (!shape || spec.rotation == 0) return shape;
    return geometry::rotated(*shape, spec.rotation, shape->centre());
}

Point centreOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (spec.kind == Kind::rectangle || spec.kind == Kind::ellipse) return spec.at;
    if (const auto shape = shapeOf(spec, frame)) return shape->centre();
    return spec.hasPoints() ? geometry::boundsOf(spec.points).centre() : Point{};
}

Box boundsOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    // Points are positions that the user set; the outline of a line is half its width away and does not appear in the
    // file.
    if (spec.hasPoints() && spec.rotation == 0) return geometry::boundsOf(spec.points);
    if (const auto box = spec.rotation == 0 && (spec.kind == Kind::strip || spec.kind == Kind::square)
                             ? fixedBox(spec, frame)
                             : std::nullopt)
        return *box;
    if (spec.hasPoints()) return geometry::boundsOf(unrotated(spec, frame).points);
    const auto shape = shapeOf(spec, frame);
    return shape ? shape->bounds() : Box::around(spec.at);
}

ShapeSpec unrotated(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (!spec.hasPoints() || spec.rotation == 0) return spec;
    ShapeSpec pose = spec;
    const Point centre = centreOf(spec, frame), turn = geometry::direction(spec.rotation);
    for (Point& p : pose.points) p = centre + geometry::turnedTo(p - centre, turn);
    pose.rotation = 0;
    return pose;
}

std::pair<std::int64_t, std::int64_t> squareAt(Point point, const BoardFrame& frame)
{
    if (!frame.hasGrid() || !frame.isValid()) return {1, 1};
    const auto count = [](double place, double size, int max) {
        return 1 + static_cast<std::int64_t>(std::clamp(std::floor(place / (size / max)), 0.0, max - 1.0));
    };
    return {count(point.x, frame.width(), frame.columns()), count(point.y, frame.depth(), frame.rows())};
}

}  // namespace muster::editor::scenario
