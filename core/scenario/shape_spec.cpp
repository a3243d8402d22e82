#include "core/scenario/shape_spec.hpp"

#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"

#include <algorithm>
#include <cmath>

namespace muster::rules {

using geometry::Box;
using geometry::Point;
using text::Node;
using Kind = ShapeSpec::Kind;

namespace {

std::optional<Point> pointOf(Node node)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node x = node.at(std::uint32_t{0}), y = node.at(std::uint32_t{1});
    return x.isNumber() && y.isNumber() ? std::optional(Point{x.real(), y.real()}) : std::nullopt;
}

/// Reads a number that the form requires; an absent one leaves the shape incomplete.
void readNumber(Node node, double& number, ShapeSpec& spec)
{
    if (node.isNumber())
        number = node.real();
    else
        spec.isComplete = false;
}

/// The handle of a corner; one that is absent has no length.
Point readHandle(Node node, ShapeSpec& spec)
{
    if (!node) return {};
    const auto handle = pointOf(node);
    if (!handle) spec.isComplete = false;
    return handle.value_or(Point{});
}

void readPoints(Node shape, Node value, ShapeSpec& spec)
{
    spec.isComplete = value.isArray();
    bool isCurved = false;
    for (const Node each : value) {
        const auto point = pointOf(each.isObject() ? each["at"] : each);
        if (!point) {
            spec.isComplete = false;
            continue;
        }
        spec.points.push_back(*point);
        spec.handles.emplace_back();
        if (!each.isObject()) continue;
        spec.handles.back() = {readHandle(each["in"], spec), readHandle(each["out"], spec)};
        isCurved = isCurved || spec.handles.back() != geometry::Handles{};
    }
    if (!isCurved) spec.handles.clear();
    if (const Node width = shape["width"]; spec.kind == Kind::line && width.isNumber())
        spec.lineWidth = std::max(0.0, width.real());
}

void readBox(Node value, ShapeSpec& spec)
{
    const auto at = pointOf(value["at"]);
    spec.isComplete = at.has_value();
    spec.at = at.value_or(Point{});
    readNumber(value["width"], spec.width, spec);
    readNumber(value["depth"], spec.depth, spec);
}

void readStrip(Node value, ShapeSpec& spec)
{
    const auto edge = edgeFromName(value["edge"].string());
    spec.isComplete = edge.has_value();
    spec.edge = edge.value_or(Edge::south);
    readNumber(value["depth"], spec.depth, spec);
    if (const Node inset = value["inset"]) readNumber(inset, spec.inset, spec);
}

void readSquare(Node value, ShapeSpec& spec)
{
    spec.isComplete = value.isArray() && value.size() == 2;
    if (!spec.isComplete) return;
    spec.column = value.at(std::uint32_t{0}).integer(), spec.row = value.at(std::uint32_t{1}).integer();
}

bool isSize(double length) { return std::isfinite(length) && length > 0; }

}  // namespace

std::string_view ShapeSpec::name() const { return formNames[static_cast<std::size_t>(kind)]; }

bool ShapeSpec::isSound() const
{
    if (!isComplete || std::abs(rotation) > 3600) return false;
    switch (kind) {
    case Kind::polygon:
    case Kind::line:
        return !points.empty() && std::isfinite(lineWidth) &&
               std::all_of(points.begin(), points.end(), [](Point p) { return geometry::isFinite(p); }) &&
               std::all_of(handles.begin(), handles.end(), [](const geometry::Handles& each) {
                   return geometry::isFinite(each.in) && geometry::isFinite(each.out);
               });
    case Kind::rectangle:
    case Kind::ellipse: return geometry::isFinite(at) && isSize(width) && isSize(depth);
    case Kind::strip: return isSize(depth) && std::isfinite(inset) && inset >= 0;
    case Kind::square: break;
    }
    return column >= 1 && row >= 1 && column <= 100 && row <= 100;
}

std::optional<ShapeSpec> readShapeSpec(Node shape)
{
    ShapeSpec spec;
    std::size_t given = 0;
    for (std::size_t i = 0; i < formNames.size(); ++i)
        if (shape[formNames[i]]) spec.kind = static_cast<Kind>(i), ++given;
    if (given != 1) return std::nullopt;
    const Node value = shape[spec.name()];
    switch (spec.kind) {
    case Kind::polygon:
    case Kind::line: readPoints(shape, value, spec); break;
    case Kind::rectangle:
    case Kind::ellipse: readBox(value, spec); break;
    case Kind::strip: readStrip(value, spec); break;
    case Kind::square: readSquare(value, spec); break;
    }
    if (const Node rotation = shape["rotation"]; rotation.isNumber()) spec.rotation = rotation.real();
    return spec;
}

ShapeSpec scaled(ShapeSpec spec, double factor)
{
    for (Point& p : spec.points) p = p * factor;
    for (auto& [in, out] : spec.handles) in = in * factor, out = out * factor;
    spec.at = spec.at * factor;
    spec.width *= factor, spec.depth *= factor;
    spec.lineWidth *= factor, spec.inset *= factor;
    return spec;
}

std::optional<Box> fixedBoxOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (!frame.isValid()) return std::nullopt;
    if (spec.kind == Kind::square) return frame.square(spec.column, spec.row);
    const Box box = frame.strip(spec.edge, spec.depth, spec.inset);
    return box.width() > 0 && box.depth() > 0 ? std::optional(box) : std::nullopt;
}

geometry::Flattened pathOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    return geometry::flattened(spec.points, spec.handles, spec.kind == Kind::polygon,
                               frame.fromMillimetres(curveTolerance), geometry::maxCorners);
}

std::optional<geometry::ShapeResult> unrotatedShapeOf(const ShapeSpec& spec, const BoardFrame& frame,
                                                      geometry::Effort* effort)
{
    if (spec.isCurved()) {
        const auto path = pathOf(spec, frame).points;
        return spec.kind == Kind::polygon ? geometry::polygon(path, effort)
                                          : geometry::line(path, spec.lineWidth, effort);
    }
    switch (spec.kind) {
    case Kind::polygon: return geometry::polygon(spec.points, effort);
    case Kind::line: return geometry::line(spec.points, spec.lineWidth, effort);
    case Kind::rectangle: return geometry::rectangle(spec.at, spec.width, spec.depth);
    case Kind::ellipse: return geometry::ellipse(spec.at, spec.width, spec.depth);
    case Kind::strip:
    case Kind::square: break;
    }
    const auto box = fixedBoxOf(spec, frame);
    return box ? std::optional(geometry::rectangle(box->centre(), box->width(), box->depth())) : std::nullopt;
}

std::optional<geometry::Shape> shapeOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    const auto made = unrotatedShapeOf(spec, frame);
    const auto* shape = made ? std::get_if<geometry::Shape>(&*made) : nullptr;
    if (shape == nullptr || spec.rotation == 0) return shape ? std::optional(*shape) : std::nullopt;
    return geometry::rotated(*shape, spec.rotation, shape->centre());
}

Point centreOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (spec.kind == Kind::rectangle || spec.kind == Kind::ellipse) return spec.at;
    // The centre of rotation stays where it is, so the rotation itself need not be applied.
    const auto made = unrotatedShapeOf(spec, frame);
    if (const auto* shape = made ? std::get_if<geometry::Shape>(&*made) : nullptr) return shape->centre();
    return spec.points.empty() ? Point{} : geometry::boundsOf(spec.points).centre();
}

Box boundsOf(const ShapeSpec& spec, const BoardFrame& frame)
{
    // Points are positions that the user set; the outline of a line is half its width away and does not appear in the
    // file.
    if (!spec.points.empty() && spec.hasPoints()) {
        const auto plain = unrotated(spec, frame);
        return geometry::boundsOf(plain.isCurved() ? pathOf(plain, frame).points : plain.points);
    }
    if (const auto box = spec.rotation == 0 && spec.isFixed() ? fixedBoxOf(spec, frame) : std::nullopt) return *box;
    const auto shape = shapeOf(spec, frame);
    return shape ? shape->bounds() : Box::around(spec.at);
}

ShapeSpec unrotated(const ShapeSpec& spec, const BoardFrame& frame)
{
    if (!spec.hasPoints() || spec.rotation == 0) return spec;
    ShapeSpec result = spec;
    geometry::rotate(result.points, centreOf(spec, frame), spec.rotation);
    for (auto& [in, out] : result.handles) {
        std::array<Point, 2> both{in, out};
        geometry::rotate(both, {}, spec.rotation);
        in = both[0], out = both[1];
    }
    result.rotation = 0;
    return result;
}

std::pair<std::int64_t, std::int64_t> squareAt(Point point, const BoardFrame& frame)
{
    if (!frame.hasGrid() || !frame.isValid()) return {1, 1};
    const auto count = [](double place, double size, int max) {
        return 1 + static_cast<std::int64_t>(std::clamp(std::floor(place / (size / max)), 0.0, max - 1.0));
    };
    return {count(point.x, frame.width(), frame.columns()), count(point.y, frame.depth(), frame.rows())};
}

}  // namespace muster::rules
