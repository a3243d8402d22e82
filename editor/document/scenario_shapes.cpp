#include "editor/document/army_thing.hpp"
#include "editor/document/board_lying.hpp"

#include <QtGlobal>

#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

/// A thing that may have a shape, as it is; what is locked keeps its own.
std::optional<FoundThing> shapedThing(const ScenarioText& scenario, std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!thing || !thing->hasShape() || !node.isObject() || isLocked(node)) return std::nullopt;
    return FoundThing{*thing, node};
}

constexpr const char* changeShape = QT_TRANSLATE_NOOP("Change", "Change shape of %1");

Change shapeChange(const Draft& draft, const FoundThing& found, std::string mergeKey = {})
{
    auto change = changeOf(draft, changeShape, {boardNameOf(found)}, std::move(mergeKey));
    if (change) change.selection = {found.thing.pointer()};
    return change;
}

/// A change of the form of one thing; `alter` answers false when it cannot be.
template <class Alter>
Change altered(const ScenarioText& scenario, std::string_view pointer, std::string_view deed, Alter alter)
{
    const auto found = shapedThing(scenario, pointer);
    const auto before = found ? readForm(found->node["shape"]) : std::nullopt;
    if (!before) return {};
    Form after = *before;
    if (!alter(after)) return {};
    Draft draft(scenario.document);
    writeForm(draft, std::string(pointer) + "/shape", found->node["shape"], *before, after, spellingOf(scenario), true);
    return shapeChange(draft, *found, std::string(deed) + " " + std::string(pointer));
}

Point rounded(const Spelling& spelling, Point point) { return {spelling.rounded(point.x), spelling.rounded(point.y)}; }

std::size_t fewest(const Form& form) { return form.kind == Form::Kind::line ? 2 : 3; }

/// Writes the point list of a form after `alter` changed it; only what changes where nothing is turned.
template <class Whole, class Alone>
Change withPoints(const ScenarioText& scenario, std::string_view pointer, const std::string& deed, Whole whole,
                  Alone alone)
{
    const auto found = shapedThing(scenario, pointer);
    const auto form = found ? readForm(found->node["shape"]) : std::nullopt;
    if (!form || !form->hasPoints()) return {};
    if (form->rotation != 0)
        return altered(scenario, pointer, deed, [&](Form& after) {
            after = laidOut(after, frameOf(scenario));
            for (Point& p : after.points) p = rounded(spellingOf(scenario), p);
            return whole(after);
        });
    Draft draft(scenario.document);
    Form trial = *form;
    if (!whole(trial) || !alone(draft, std::string(pointer) + "/shape/" + std::string(form->name()))) return {};
    return shapeChange(draft, *found, deed.empty() ? std::string() : deed + " " + std::string(pointer));
}

}  // namespace

Change setShape(const ScenarioText& scenario, std::string_view pointer, std::string_view shape)
{
    const auto found = shapedThing(scenario, pointer);
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("", std::string(shape)));
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
        [&](Form& form) {
            if (index >= form.points.size()) return false;
            form.points[index] = rounded(spelling, to);
            return true;
        },
        [&](Draft& draft, const std::string& points) {
            return draft.replace(points + "/" + std::to_string(index), spelling.point(to, false));
        });
}

Change insertPoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point at)
{
    if (!geometry::isFinite(at)) return {};
    const auto spelling = spellingOf(scenario);
    return withPoints(
        scenario, pointer, {},
        [&](Form& form) {
            if (index > form.points.size() || form.points.size() >= 10'000) return false;
            form.points.insert(form.points.begin() + static_cast<std::ptrdiff_t>(index), rounded(spelling, at));
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
        [&](Form& form) {
            if (index >= form.points.size() || form.points.size() <= fewest(form)) return false;
            form.points.erase(form.points.begin() + static_cast<std::ptrdiff_t>(index));
            return true;
        },
        [&](Draft& draft, const std::string& points) { return draft.remove(points + "/" + std::to_string(index)); });
}

Change setLineWidth(const ScenarioText& scenario, std::string_view pointer, double width)
{
    return altered(scenario, pointer, "line width", [&](Form& form) {
        if (form.kind != Form::Kind::line || !std::isfinite(width)) return false;
        form.lineWidth = spellingOf(scenario).rounded(width);
        return form.lineWidth > 0;
    });
}

Change setCentre(const ScenarioText& scenario, std::string_view pointer, Point centre)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!thing || !node || !geometry::isFinite(centre)) return {};
    const auto frame = frameOf(scenario);
    const Lying lying = lyingOf({*thing, node}, frame);
    const auto box = boundsOf(lying, frame);
    if (!box) return {};
    const Point now =
        lying.form && (lying.form->kind == Form::Kind::rectangle || lying.form->kind == Form::Kind::ellipse)
            ? lying.form->at
        : lying.at && !lying.form ? *lying.at
                                  : box->centre();
    const std::string own(pointer);
    return move(scenario, std::span(&own, 1), centre - now);
}

Change setSize(const ScenarioText& scenario, std::string_view pointer, double width, double depth)
{
    if (!(width > 0) || !(depth > 0) || !std::isfinite(width) || !std::isfinite(depth)) return {};
    const auto spelling = spellingOf(scenario);
    const auto frame = frameOf(scenario);
    return altered(scenario, pointer, "size", [&](Form& form) {
        if (form.kind == Form::Kind::rectangle || form.kind == Form::Kind::ellipse) {
            form.width = spelling.rounded(width), form.depth = spelling.rounded(depth);
            return form.width > 0 && form.depth > 0;
        }
        if (form.kind == Form::Kind::strip) {
            const bool lengthwise = form.edge == rules::Edge::north || form.edge == rules::Edge::south;
            form.depth = spelling.rounded(lengthwise ? depth : width);
            return form.depth > 0;
        }
        if (!form.hasPoints()) return false;
        form = laidOut(form, frame);
        const Box box = boundsOf(form, frame);
        const auto factor = [](double wanted, double now) { return now > 0 ? wanted / now : 1; };
        const Motion motion = Motion::scaling(factor(width, box.width()), factor(depth, box.depth()), box.centre());
        for (Point& p : form.points) p = rounded(spelling, motion(p));
        return true;
    });
}

Change setRotation(const ScenarioText& scenario, std::string_view pointer, double degrees)
{
    const auto thing = scenarioThingAt(pointer);
    if (!thing || !std::isfinite(degrees)) return {};
    if (thing->sort == Sort::placement) {
        const std::string own(pointer);
        return setFacing(scenario, std::span(&own, 1), degrees);
    }
    return altered(scenario, pointer, "rotation", [&](Form& form) {
        form.rotation = asRotation(degrees);
        return true;
    });
}

Change setFacing(const ScenarioText& scenario, Pointers placements, double degrees, bool sayNorth)
{
    auto things = scenarioThingsAt(scenario.document, placements);
    std::erase_if(things, [](const FoundThing& found) { return found.thing.sort != Sort::placement; });
    leaveLocked(things);
    if (things.empty() || !std::isfinite(degrees)) return {};
    Mover mover(scenario);
    for (const auto& found : things) mover.face(found, degrees, sayNorth);
    auto change = boardChange(mover.draft(), QT_TRANSLATE_NOOP("Change", "Turn %1"),
                              QT_TRANSLATE_NOOP("Change", "Turn %1 things"), things, mergeKeyOf("facing", things));
    if (change) change.selection = pointersOf(things);
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

std::string boxShape(const ScenarioText& scenario, Form::Kind kind, Point centre, double width, double depth,
                     double rotation)
{
    Form form;
    form.kind = kind;
    form.at = centre, form.width = width, form.depth = depth, form.rotation = rotation;
    return formText(form, spellingOf(scenario), false);
}

}  // namespace

std::string rectangleShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation)
{
    return boxShape(scenario, Form::Kind::rectangle, centre, width, depth, rotation);
}

std::string ellipseShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation)
{
    return boxShape(scenario, Form::Kind::ellipse, centre, width, depth, rotation);
}

std::string stripShape(const ScenarioText& scenario, std::string_view edge, double depth, double inset)
{
    Form form;
    form.kind = Form::Kind::strip;
    form.edge = rules::edgeFromName(edge).value_or(rules::Edge::south);
    form.depth = depth, form.inset = inset;
    return formText(form, spellingOf(scenario), false);
}

std::string squareShape(int column, int row)
{
    return "{\"square\": [" + std::to_string(column) + ", " + std::to_string(row) + "]}";
}

}  // namespace muster::editor::scenario
