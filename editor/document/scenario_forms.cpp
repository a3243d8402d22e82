#include "core/geometry/rotation.hpp"
#include "editor/document/army_element.hpp"
#include "editor/document/board_pose.hpp"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Kind = ShapeSpec::Kind;
using Type = ScenarioElement::Type;

namespace {

constexpr std::array<Kind, 6> kinds{Kind::polygon, Kind::line,  Kind::rectangle,
                                    Kind::ellipse, Kind::strip, Kind::square};

std::optional<Kind> kindNamed(std::string_view name)
{
    for (const Kind kind : kinds)
        if (ShapeSpec{.kind = kind}.name() == name) return kind;
    return std::nullopt;
}

/// A box and its rotation, the basis of rectangles and ellipses.
ShapeSpec boxOf(const ShapeSpec& spec, const rules::BoardFrame& frame)
{
    if (spec.kind == Kind::rectangle || spec.kind == Kind::ellipse) return spec;
    const auto shape = shapeOf(spec, frame);
    const Box box = shape ? shape->bounds() : boundsOf(spec, frame);
    ShapeSpec made;
    made.at = box.centre(), made.width = box.width(), made.depth = box.depth();
    return made;
}

std::vector<Point> outlineOf(const ShapeSpec& spec, const rules::BoardFrame& frame)
{
    // Every fourth corner of an ellipse: round enough, and few enough to edit by hand.
    constexpr std::size_t max = 16;
    const auto shape = shapeOf(spec, frame);
    if (!shape || shape->ringCount() == 0) return {};
    const auto ring = shape->ring(0);
    const std::size_t step = spec.kind == Kind::ellipse ? std::max<std::size_t>(1, ring.size() / max) : 1;
    std::vector<Point> points;
    for (std::size_t i = 0; i < ring.size(); i += step) points.push_back(ring[i]);
    return points;
}

/// A line down the middle of a box, along its longer side and as wide as the shorter one.
ShapeSpec lineAlong(const ShapeSpec& box)
{
    ShapeSpec line;
    line.kind = Kind::line;
    const bool isBroad = box.width >= box.depth;
    const Point half = geometry::direction(box.rotation + (isBroad ? 90 : 0)) * ((isBroad ? box.width : box.depth) / 2);
    line.points = {box.at - half, box.at + half};
    line.lineWidth = isBroad ? box.depth : box.width;
    return line;
}

/// A strip along the nearest edge with the same reach into the board.
ShapeSpec stripAt(const ShapeSpec& box, const rules::BoardFrame& frame)
{
    ShapeSpec rectangle = box;
    rectangle.kind = Kind::rectangle;
    const Box pose = boundsOf(rectangle, frame);
    const std::array<std::pair<rules::Edge, double>, 4> gaps{{{rules::Edge::south, pose.lower},
                                                              {rules::Edge::north, frame.depth() - pose.upper},
                                                              {rules::Edge::west, pose.left},
                                                              {rules::Edge::east, frame.width() - pose.right}}};
    const auto nearest = std::min_element(
        gaps.begin(), gaps.end(), [](const auto& a, const auto& b) { return std::abs(a.second) < std::abs(b.second); });
    ShapeSpec strip;
    strip.kind = Kind::strip;
    strip.edge = nearest->first;
    const bool isLengthwise = strip.edge == rules::Edge::north || strip.edge == rules::Edge::south;
    strip.depth = nearest->second + (isLengthwise ? pose.depth() : pose.width());
    strip.inset = std::max(0.0, isLengthwise ? std::min(pose.left, frame.width() - pose.right)
                                             : std::min(pose.lower, frame.depth() - pose.upper));
    return strip;
}

ShapeSpec reformed(const ShapeSpec& spec, Kind kind, const rules::BoardFrame& frame)
{
    ShapeSpec made;
    switch (kind) {
    case Kind::polygon: made.points = outlineOf(spec, frame); break;
    case Kind::line: made = lineAlong(boxOf(spec, frame)); break;
    case Kind::rectangle:
    case Kind::ellipse: made = boxOf(spec, frame); break;
    case Kind::strip: made = stripAt(boxOf(spec, frame), frame); break;
    case Kind::square: std::tie(made.column, made.row) = rules::squareAt(centreOf(spec, frame), frame); break;
    }
    made.kind = kind;
    return made;
}

/// The box that replaces a point: large enough to see and select.
ShapeSpec boxAbout(Point at, const rules::BoardFrame& frame)
{
    ShapeSpec box;
    box.kind = Kind::rectangle;
    box.at = at;
    box.width = box.depth = frame.isValid() ? std::min(frame.width(), frame.depth()) / 8 : 1;
    return box;
}

bool canBe(const ShapeSpec& spec, const rules::BoardFrame& frame)
{
    if (spec.kind == Kind::square) return frame.hasGrid();
    if (spec.hasPoints())
        return spec.points.size() >= (spec.kind == Kind::line ? 2u : 3u) &&
               (spec.kind == Kind::polygon || spec.lineWidth > 0);
    return spec.depth > 0 && (spec.kind == Kind::strip || spec.width > 0);
}

}  // namespace

std::string_view shapeKindOf(Node element)
{
    const auto spec = soundShapeSpec(element["shape"]);
    if (!spec) return element["at"].isArray() ? pointKind : std::string_view();
    return spec->name();
}

Change setShapeKind(const ScenarioText& scenario, std::string_view pointer, std::string_view name)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!element || !element->hasShape() || !node.isObject() || isLocked(node) || shapeKindOf(node) == name) return {};
    const auto frame = frameOf(scenario);
    const auto spelling = spellingOf(scenario);
    const FoundElement found{*element, node};
    const Pose pose = poseOf(found, frame);
    const ShapeSpec before = pose.spec ? *pose.spec : boxAbout(pose.at.value_or(frame.box().centre()), frame);
    const std::string place(pointer);
    Draft draft(scenario.document);
    if (name == pointKind) {
        if (element->type != Type::objective) return {};
        draft.setMember(place, "at", spelling.point(centreOf(before, frame), false),
                        boardKeyOrder(element->type, node));
        draft.remove(place + "/shape");
    } else {
        const auto kind = kindNamed(name);
        const ShapeSpec after = kind ? reformed(before, *kind, frame) : ShapeSpec{};
        if (!kind || !canBe(after, frame)) return {};
        const std::string shape = shapeSpecText(after, spelling, false, node["shape"]);
        if (node["shape"])
            draft.replace(place + "/shape", shape);
        else
            draft.setMember(place, "shape", shape, boardKeyOrder(element->type, node));
        draft.remove(place + "/at");
    }
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change form of %1"), {boardNameOf(found)});
    if (change) change.selection = {place};
    return change;
}

Change setSquare(const ScenarioText& scenario, std::string_view pointer, int column, int row)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (element && element->type == Type::placement) return placeInSquare(scenario, pointer, column, row);
    if (!element || !element->hasShape() || isLocked(node) || !node["shape"]["square"] || column < 1 || row < 1 ||
        column > 100 || row > 100)
        return {};
    Draft draft(scenario.document);
    draft.replace(std::string(pointer) + "/shape/square",
                  "[" + std::to_string(column) + ", " + std::to_string(row) + "]");
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move %1"), {boardNameOf({*element, node})},
                           "square " + std::string(pointer));
    if (change) change.selection = {std::string(pointer)};
    return change;
}

}  // namespace muster::editor::scenario
