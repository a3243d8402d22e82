#include "editor/document/army_element.hpp"
#include "editor/document/board_pose.hpp"

#include <QtGlobal>

#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

/// An unlocked element that can have a shape, in its current state.
std::optional<FoundElement> shapedElement(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!element || !element->hasShape() || !node.isObject() || isLocked(node)) return std::nullopt;
    return FoundElement{*element, node};
}

constexpr const char* changeShape = QT_TRANSLATE_NOOP("Change", "Change shape of %1");

Change shapeChange(const Draft& draft, const FoundElement& found, std::string mergeKey = {})
{
    auto change = changeOf(draft, changeShape, {boardNameOf(found)}, std::move(mergeKey));
    if (change) change.selection = {found.element.pointer()};
    return change;
}

/// Changes the form of one element; `alter` returns false if that is impossible.
template <class Alter>
Change altered(const ScenarioText& scenario, std::string_view pointer, std::string_view operation, Alter alter)
{
    const auto found = shapedElement(scenario, pointer);
    const auto before = found ? soundShapeSpec(found->node["shape"]) : std::nullopt;
    if (!before) return {};
    ShapeSpec after = *before;
    if (!alter(after)) return {};
    Draft draft(scenario.document);
    writeShapeSpec(draft, std::string(pointer) + "/shape", found->node["shape"], *before, after, spellingOf(scenario),
                   true);
    return shapeChange(draft, *found, std::string(operation) + " " + std::string(pointer));
}

Point rounded(const Spelling& spelling, Point point) { return {spelling.rounded(point.x), spelling.rounded(point.y)}; }

std::size_t fewest(const ShapeSpec& spec) { return spec.kind == ShapeSpec::Kind::line ? 2 : 3; }

/// Writes the points of a form after `alter`; rewrites only changed points if the form is not rotated.
template <class ChangeWhole, class ChangePoint>
Change withPoints(const ScenarioText& scenario, std::string_view pointer, const std::string& operation,
                  ChangeWhole changeWhole, ChangePoint changePoint)
{
    const auto found = shapedElement(scenario, pointer);
    const auto spec = found ? soundShapeSpec(found->node["shape"]) : std::nullopt;
    if (!spec || !spec->hasPoints()) return {};
    if (spec->rotation != 0)
        return altered(scenario, pointer, operation, [&](ShapeSpec& after) {
            after = unrotated(after, frameOf(scenario));
            for (Point& p : after.points) p = rounded(spellingOf(scenario), p);
            return changeWhole(after);
        });
    Draft draft(scenario.document);
    ShapeSpec trial = *spec;
    if (!changeWhole(trial) || !changePoint(draft, std::string(pointer) + "/shape/" + std::string(spec->name())))
        return {};
    return shapeChange(draft, *found, operation.empty() ? std::string() : operation + " " + std::string(pointer));
}

}  // namespace

Change setShape(const ScenarioText& scenario, std::string_view pointer, std::string_view shape)
{
    const auto found = shapedElement(scenario, pointer);
    const auto parsed = text::parseFragment(std::string(shape));
    if (!found || !parsed.document || !parsed.document->root().isObject()) return {};
    Draft draft(scenario.document);
    draft.setMember(pointer, "shape", shape, boardKeyOrder(scenario.document, pointer));
    return shapeChange(draft, *found);
}

Change movePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point to)
{
    if (!geometry::isFinite(to)) return {};
    const auto spelling = spellingOf(scenario);
    return withPoints(
        scenario, pointer, "point " + std::to_string(index),
        [&](ShapeSpec& spec) {
            if (index >= spec.points.size()) return false;
            spec.points[index] = rounded(spelling, to);
            return true;
        },
        [&](Draft& draft, const std::string& points) {
            const auto corner = points + "/" + std::to_string(index);
            return draft.replace(draft.has(corner + "/at") ? corner + "/at" : corner, spelling.point(to, false));
        });
}

namespace {

/// Splits the curve on which a point was inserted, at its place nearest to the point (de Casteljau).
void splitCurve(ShapeSpec& spec, std::size_t index)
{
    const std::size_t count = spec.points.size();
    if (spec.kind == ShapeSpec::Kind::line && (index == 0 || index + 1 == count)) return;
    const std::size_t before = index == 0 ? count - 1 : index - 1, after = (index + 1) % count;
    const Point a = spec.points[before], d = spec.points[after];
    const Point b = a + spec.handles[before].out, c = d + spec.handles[after].in;
    if (a == b && c == d) return;
    const auto part = [](Point from, Point to, double t) { return from + (to - from) * t; };
    struct Split {
        Point out, comes, at, goes, in;
    };
    const auto splitAt = [&](double t) {
        const Point ab = part(a, b, t), bc = part(b, c, t), cd = part(c, d, t);
        const Point comes = part(ab, bc, t), goes = part(bc, cd, t);
        return Split{ab, comes, part(comes, goes, t), goes, cd};
    };
    constexpr int steps = 200;
    Split nearest = splitAt(0.5);
    for (int i = 1; i < steps; ++i)
        if (const Split split = splitAt(static_cast<double>(i) / steps);
            geometry::distance(split.at, spec.points[index]) < geometry::distance(nearest.at, spec.points[index]))
            nearest = split;
    spec.handles[before].out = nearest.out - a;
    spec.handles[index] = {nearest.comes - nearest.at, nearest.goes - nearest.at};
    spec.handles[after].in = nearest.in - d;
}

bool isCurved(const ScenarioText& scenario, std::string_view pointer)
{
    const auto spec = soundShapeSpec(scenario.document.root().at(pointer)["shape"]);
    return spec && spec->isCurved();
}

}  // namespace

Change insertPoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point at)
{
    if (!geometry::isFinite(at)) return {};
    const auto spelling = spellingOf(scenario);
    if (isCurved(scenario, pointer))
        return altered(scenario, pointer, {}, [&](ShapeSpec& spec) {
            if (index > spec.points.size() || spec.points.size() >= 10'000) return false;
            spec = unrotated(spec, frameOf(scenario));
            spec.points.insert(spec.points.begin() + static_cast<std::ptrdiff_t>(index), rounded(spelling, at));
            spec.handles.emplace(spec.handles.begin() + static_cast<std::ptrdiff_t>(index));
            splitCurve(spec, index);
            for (auto& [in, out] : spec.handles) in = rounded(spelling, in), out = rounded(spelling, out);
            return true;
        });
    return withPoints(
        scenario, pointer, {},
        [&](ShapeSpec& spec) {
            if (index > spec.points.size() || spec.points.size() >= 10'000) return false;
            spec.points.insert(spec.points.begin() + static_cast<std::ptrdiff_t>(index), rounded(spelling, at));
            return true;
        },
        [&](Draft& draft, const std::string& points) {
            return draft.insertItem(points, index, spelling.point(at, false));
        });
}

Change removePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index)
{
    return withPoints(
        scenario, pointer, {},
        [&](ShapeSpec& spec) {
            if (index >= spec.points.size() || spec.points.size() <= fewest(spec)) return false;
            spec.points.erase(spec.points.begin() + static_cast<std::ptrdiff_t>(index));
            if (spec.isCurved()) spec.handles.erase(spec.handles.begin() + static_cast<std::ptrdiff_t>(index));
            return true;
        },
        [&](Draft& draft, const std::string& points) { return draft.remove(points + "/" + std::to_string(index)); });
}

Change setHandles(const ScenarioText& scenario, std::string_view pointer, std::size_t index,
                  const geometry::Handles& handles)
{
    if (!geometry::isFinite(handles.in) || !geometry::isFinite(handles.out)) return {};
    const auto spelling = spellingOf(scenario);
    return altered(scenario, pointer, "handles " + std::to_string(index), [&](ShapeSpec& spec) {
        if (!spec.hasPoints() || index >= spec.points.size()) return false;
        if (spec.rotation != 0) {
            spec = unrotated(spec, frameOf(scenario));
            for (Point& p : spec.points) p = rounded(spelling, p);
        }
        spec.handles.resize(spec.points.size());
        spec.handles[index] = {rounded(spelling, handles.in), rounded(spelling, handles.out)};
        return true;
    });
}

Change setLineWidth(const ScenarioText& scenario, std::string_view pointer, double width)
{
    return altered(scenario, pointer, "line width", [&](ShapeSpec& spec) {
        if (spec.kind != ShapeSpec::Kind::line || !std::isfinite(width)) return false;
        spec.lineWidth = spellingOf(scenario).rounded(width);
        return spec.lineWidth > 0;
    });
}

Change setCentre(const ScenarioText& scenario, std::string_view pointer, Point centre)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!element || !node || !geometry::isFinite(centre)) return {};
    const auto frame = frameOf(scenario);
    const Pose pose = poseOf({*element, node}, frame);
    const auto box = boundsOf(pose, frame);
    if (!box) return {};
    const Point now =
        pose.spec && (pose.spec->kind == ShapeSpec::Kind::rectangle || pose.spec->kind == ShapeSpec::Kind::ellipse)
            ? pose.spec->at
        : pose.at && !pose.spec ? *pose.at
                                : box->centre();
    const std::string own(pointer);
    return move(scenario, std::span(&own, 1), centre - now);
}

Change setSize(const ScenarioText& scenario, std::string_view pointer, double width, double depth)
{
    if (!(width > 0) || !(depth > 0) || !std::isfinite(width) || !std::isfinite(depth)) return {};
    const auto spelling = spellingOf(scenario);
    const auto frame = frameOf(scenario);
    return altered(scenario, pointer, "size", [&](ShapeSpec& spec) {
        if (spec.kind == ShapeSpec::Kind::rectangle || spec.kind == ShapeSpec::Kind::ellipse) {
            spec.width = spelling.rounded(width), spec.depth = spelling.rounded(depth);
            return spec.width > 0 && spec.depth > 0;
        }
        if (spec.kind == ShapeSpec::Kind::strip) {
            const bool lengthwise = spec.edge == rules::Edge::north || spec.edge == rules::Edge::south;
            spec.depth = spelling.rounded(lengthwise ? depth : width);
            return spec.depth > 0;
        }
        if (!spec.hasPoints()) return false;
        spec = unrotated(spec, frame);
        const Box box = boundsOf(spec, frame);
        const auto factor = [](double wanted, double now) { return now > 0 ? wanted / now : 1; };
        const Motion motion = Motion::scaling(factor(width, box.width()), factor(depth, box.depth()), box.centre());
        for (Point& p : spec.points) p = rounded(spelling, motion(p));
        for (auto& [in, out] : spec.handles)
            for (Point* handle : {&in, &out})
                *handle = rounded(spelling, {handle->x * motion.across, handle->y * motion.up});
        return true;
    });
}

Change setRotation(const ScenarioText& scenario, std::string_view pointer, double degrees)
{
    const auto element = scenarioElementAt(pointer);
    if (!element || !std::isfinite(degrees)) return {};
    if (element->type == Type::placement) {
        const std::string own(pointer);
        return setFacing(scenario, std::span(&own, 1), degrees);
    }
    return altered(scenario, pointer, "rotation", [&](ShapeSpec& spec) {
        spec.rotation = asRotation(degrees);
        return true;
    });
}

Change setFacing(const ScenarioText& scenario, Pointers placements, double degrees, bool writeNorth)
{
    auto elements = scenarioElementsAt(scenario.document, placements);
    std::erase_if(elements, [](const FoundElement& found) { return found.element.type != Type::placement; });
    leaveLocked(elements);
    if (elements.empty() || !std::isfinite(degrees)) return {};
    TransformWriter writer(scenario);
    for (const auto& found : elements) writer.face(found, degrees, writeNorth);
    auto change = boardChange(writer.draft(), QT_TRANSLATE_NOOP("Change", "Turn %1"),
                              QT_TRANSLATE_NOOP("Change", "Turn %1 items"), elements, mergeKeyOf("facing", elements));
    if (change) change.selection = pointersOf(elements);
    return change;
}

std::string polygonShape(const ScenarioText& scenario, std::span<const Point> corners)
{
    return "{\"polygon\": " + spellingOf(scenario).points(corners, false) + "}";
}

std::string lineShape(const ScenarioText& scenario, std::span<const Point> bends, double width)
{
    const auto spelling = spellingOf(scenario);
    return "{\"line\": " + spelling.points(bends, false) + ", \"width\": " + spelling.length(width) + "}";
}

namespace {

std::string boxShape(const ScenarioText& scenario, ShapeSpec::Kind kind, Point centre, double width, double depth,
                     double rotation)
{
    ShapeSpec spec;
    spec.kind = kind;
    spec.at = centre, spec.width = width, spec.depth = depth, spec.rotation = rotation;
    return shapeSpecText(spec, spellingOf(scenario), false);
}

}  // namespace

std::string rectangleShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation)
{
    return boxShape(scenario, ShapeSpec::Kind::rectangle, centre, width, depth, rotation);
}

std::string ellipseShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation)
{
    return boxShape(scenario, ShapeSpec::Kind::ellipse, centre, width, depth, rotation);
}

std::string stripShape(const ScenarioText& scenario, std::string_view edge, double depth, double inset)
{
    ShapeSpec spec;
    spec.kind = ShapeSpec::Kind::strip;
    spec.edge = rules::edgeFromName(edge).value_or(rules::Edge::south);
    spec.depth = depth, spec.inset = inset;
    return shapeSpecText(spec, spellingOf(scenario), false);
}

}  // namespace muster::editor::scenario
