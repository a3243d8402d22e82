#include "core/geometry/ring.hpp"
#include "editor/document/army_thing.hpp"
#include "editor/document/board_lying.hpp"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Kind = Form::Kind;
using Sort = ScenarioThing::Sort;

namespace {

constexpr std::array<Kind, 6> kinds{Kind::polygon, Kind::line,  Kind::rectangle,
                                    Kind::ellipse, Kind::strip, Kind::square};

std::optional<Kind> kindNamed(std::string_view name)
{
    for (const Kind kind : kinds)
        if (Form{.kind = kind}.name() == name) return kind;
    return std::nullopt;
}

/// A box and how it is turned: what a rectangle and an ellipse are made of.
Form boxOf(const Form& form, const rules::BoardFrame& frame)
{
    if (form.kind == Kind::rectangle || form.kind == Kind::ellipse) return form;
    const auto shape = shapeOf(form, frame);
    const Box box = shape ? shape->bounds() : boundsOf(form, frame);
    Form made;
    made.at = box.centre(), made.width = box.width(), made.depth = box.depth();
    return made;
}

std::vector<Point> outlineOf(const Form& form, const rules::BoardFrame& frame)
{
    // Of an ellipse every fourth corner: round enough, and few enough to be drawn by hand.
    constexpr std::size_t most = 16;
    const auto shape = shapeOf(form, frame);
    if (!shape || shape->ringCount() == 0) return {};
    const auto ring = shape->ring(0);
    const std::size_t step = form.kind == Kind::ellipse ? std::max<std::size_t>(1, ring.size() / most) : 1;
    std::vector<Point> points;
    for (std::size_t i = 0; i < ring.size(); i += step) points.push_back(ring[i]);
    return points;
}

/// A line down the middle of a box, along its longer side and as broad as its shorter one.
Form lineAlong(const Form& box)
{
    Form line;
    line.kind = Kind::line;
    const bool isBroad = box.width >= box.depth;
    const Point half = geometry::direction(box.rotation + (isBroad ? 90 : 0)) * ((isBroad ? box.width : box.depth) / 2);
    line.points = {box.at - half, box.at + half};
    line.lineWidth = isBroad ? box.depth : box.width;
    return line;
}

/// A strip along the nearest edge that reaches as far into the board.
Form stripAt(const Form& box, const rules::BoardFrame& frame)
{
    Form rectangle = box;
    rectangle.kind = Kind::rectangle;
    const Box lying = boundsOf(rectangle, frame);
    const std::array<std::pair<rules::Edge, double>, 4> gaps{{{rules::Edge::south, lying.lower},
                                                              {rules::Edge::north, frame.depth() - lying.upper},
                                                              {rules::Edge::west, lying.left},
                                                              {rules::Edge::east, frame.width() - lying.right}}};
    const auto nearest = std::min_element(
        gaps.begin(), gaps.end(), [](const auto& a, const auto& b) { return std::abs(a.second) < std::abs(b.second); });
    Form strip;
    strip.kind = Kind::strip;
    strip.edge = nearest->first;
    const bool isLengthwise = strip.edge == rules::Edge::north || strip.edge == rules::Edge::south;
    strip.depth = nearest->second + (isLengthwise ? lying.depth() : lying.width());
    strip.inset = std::max(0.0, isLengthwise ? std::min(lying.left, frame.width() - lying.right)
                                             : std::min(lying.lower, frame.depth() - lying.upper));
    return strip;
}

Form reformed(const Form& form, Kind kind, const rules::BoardFrame& frame)
{
    Form made;
    switch (kind) {
    case Kind::polygon: made.points = outlineOf(form, frame); break;
    case Kind::line: made = lineAlong(boxOf(form, frame)); break;
    case Kind::rectangle:
    case Kind::ellipse: made = boxOf(form, frame); break;
    case Kind::strip: made = stripAt(boxOf(form, frame), frame); break;
    case Kind::square: std::tie(made.column, made.row) = squareAt(centreOf(form, frame), frame); break;
    }
    made.kind = kind;
    return made;
}

/// What a mere point becomes first: a box about it that can be seen and got hold of.
Form boxAbout(Point at, const rules::BoardFrame& frame)
{
    Form box;
    box.kind = Kind::rectangle;
    box.at = at;
    box.width = box.depth = frame.isSound() ? std::min(frame.width(), frame.depth()) / 8 : 1;
    return box;
}

bool canBe(const Form& form, const rules::BoardFrame& frame)
{
    if (form.kind == Kind::square) return frame.hasGrid();
    if (form.hasPoints())
        return form.points.size() >= (form.kind == Kind::line ? 2u : 3u) &&
               (form.kind == Kind::polygon || form.lineWidth > 0);
    return form.depth > 0 && (form.kind == Kind::strip || form.width > 0);
}

}  // namespace

std::string_view formNameOf(Node thing)
{
    const auto form = readForm(thing["shape"]);
    if (!form) return thing["at"].isArray() ? pointForm : std::string_view();
    return form->name();
}

Change setForm(const ScenarioText& scenario, std::string_view pointer, std::string_view name)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!thing || !thing->hasShape() || !node.isObject() || isLocked(node) || formNameOf(node) == name) return {};
    const auto frame = frameOf(scenario);
    const auto spelling = spellingOf(scenario);
    const FoundThing found{*thing, node};
    const Lying lying = lyingOf(found, frame);
    const Form before = lying.form ? *lying.form : boxAbout(lying.at.value_or(frame.box().centre()), frame);
    const std::string place(pointer);
    Draft draft(scenario.document);
    if (name == pointForm) {
        if (thing->sort != Sort::objective) return {};
        draft.setMember(place, "at", spelling.point(centreOf(before, frame), false), boardKeyOrder(thing->sort, node));
        draft.remove(place + "/shape");
    } else {
        const auto kind = kindNamed(name);
        const Form after = kind ? reformed(before, *kind, frame) : Form{};
        if (!kind || !canBe(after, frame)) return {};
        const std::string shape = formText(after, spelling, false, node["shape"]);
        if (node["shape"])
            draft.replace(place + "/shape", shape);
        else
            draft.setMember(place, "shape", shape, boardKeyOrder(thing->sort, node));
        draft.remove(place + "/at");
    }
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change form of %1"), {boardNameOf(found)});
    if (change) change.selection = {place};
    return change;
}

Change setSquare(const ScenarioText& scenario, std::string_view pointer, int column, int row)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (thing && thing->sort == Sort::placement) return placeInSquare(scenario, pointer, column, row);
    if (!thing || !thing->hasShape() || isLocked(node) || !node["shape"]["square"] || column < 1 || row < 1 ||
        column > 100 || row > 100)
        return {};
    Draft draft(scenario.document);
    draft.replace(std::string(pointer) + "/shape/square",
                  "[" + std::to_string(column) + ", " + std::to_string(row) + "]");
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move %1"), {boardNameOf({*thing, node})},
                           "square " + std::string(pointer));
    if (change) change.selection = {std::string(pointer)};
    return change;
}

}  // namespace muster::editor::scenario
