#include "core/game/board_functions.hpp"

#include "core/game/board_places.hpp"
#include "core/geometry/distance.hpp"
#include "core/geometry/ground.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/sight.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rules {

using expr::Type;
using expr::Value;
using expr::ValueType;
using geometry::Effort;
using geometry::Place;
using Call = expr::Function::Call;

namespace {

constexpr double minPart = 0.0001;  ///< minimum area of a part of a region

Value area(const Call& call)
{
    PlaceReader reader(call, "area");
    const auto place = reader.place(call.arguments[0]);
    return place ? Value::real(geometry::area(*place)) : Value();
}

Value centre(const Call& call)
{
    PlaceReader reader(call, "centre");
    const auto place = reader.place(call.arguments[0]);
    if (!place) return {};
    const auto at = geometry::centre(*place);
    auto* const point = call.arena.allocate<Value>(2);
    point[0] = Value::real(at.x);
    point[1] = Value::real(at.y);
    return Value::list({point, 2});
}

struct Pair {
    Place first, second;
};

std::optional<Pair> readPair(PlaceReader& reader, const PlacedValue& a, const PlacedValue& b)
{
    const auto first = reader.place(a), second = reader.place(b);
    if (!first || !second) return std::nullopt;
    return Pair{*first, *second};
}

std::optional<Pair> readPair(PlaceReader& reader, const Call& call)
{
    const auto a = reader.look(call.arguments[0]), b = reader.look(call.arguments[1]);
    return a && b ? readPair(reader, *a, *b) : std::nullopt;
}

Value distance(const Call& call)
{
    PlaceReader reader(call, "distance");
    const auto pair = readPair(reader, call);
    return pair ? Value::real(reader.measured(
                      [&](Effort* effort) { return geometry::distance(pair->first, pair->second, effort); }))
                : Value();
}

std::optional<double> tolerance(PlaceReader& reader, const Call& call)
{
    if (call.arguments.size() < 3) return handTolerance;
    const Value& given = call.arguments[2];
    if (given.isNumber() && given.asNumber() >= 0 && given.asNumber() <= 1e9) return given.asNumber();
    return reader.fail(fmt::format("needs a tolerance of at least 0, not {}", expr::toText(given, 40)));
}

Value inside(const Call& call)
{
    PlaceReader reader(call, "inside");
    const auto a = reader.look(call.arguments[0]), b = reader.look(call.arguments[1]);
    const auto allowed = tolerance(reader, call);
    if (!a || !b || !allowed) return {};
    if (!b->bounds.grownBy(*allowed + 4 * grain(a->bounds, b->bounds)).contains(a->bounds))
        return Value::boolean(false);
    const auto pair = readPair(reader, *a, *b);
    return pair ? Value::boolean(reader.measured(
                      [&](Effort* effort) { return geometry::inside(pair->first, pair->second, *allowed, effort); }))
                : Value();
}

Value overlaps(const Call& call)
{
    PlaceReader reader(call, "overlaps");
    const auto a = reader.look(call.arguments[0]), b = reader.look(call.arguments[1]);
    const auto allowed = tolerance(reader, call);
    if (!a || !b || !allowed) return {};
    if (overlapDepth(a->bounds, b->bounds) < 0) return Value::boolean(false);
    const auto pair = readPair(reader, *a, *b);
    return pair ? Value::boolean(reader.measured(
                      [&](Effort* effort) { return geometry::overlaps(pair->first, pair->second, *allowed, effort); }))
                : Value();
}

Value overlapArea(const Call& call)
{
    PlaceReader reader(call, "overlapArea");
    const auto a = reader.look(call.arguments[0]), b = reader.look(call.arguments[1]);
    if (!a || !b) return {};
    if (overlapDepth(a->bounds, b->bounds) <= 0) return Value::real(0);
    const auto pair = readPair(reader, *a, *b);
    return pair ? Value::real(reader.measured(
                      [&](Effort* effort) { return geometry::overlapArea(pair->first, pair->second, effort); }))
                : Value();
}

Value protrusion(const Call& call)
{
    PlaceReader reader(call, "protrusion");
    const auto pair = readPair(reader, call);
    return pair ? Value::real(reader.measured(
                      [&](Effort* effort) { return geometry::protrusion(pair->first, pair->second, effort); }))
                : Value();
}

/// A region must be ground; a point or line has no parts.
std::optional<Place> readRegion(PlaceReader& reader, const Value& value)
{
    const auto region = reader.place(value);
    if (region && !region->isArea()) return reader.fail("needs an area as its region, not a point or a line");
    return region;
}

Value parts(const Call& call)
{
    PlaceReader reader(call, "parts");
    const auto region = readRegion(reader, call.arguments[0]);
    const auto cuts = reader.places(call.arguments[1]);
    if (!region || !cuts) return {};
    const double min = minPart * geometry::area(*region);
    const auto count =
        reader.measured([&](Effort* effort) { return geometry::partCount(*region, *cuts, min, effort); });
    return Value::integer(static_cast<std::int64_t>(count));
}

/// The elements of a list, or the given single one.
std::optional<std::vector<Place>> readEnds(PlaceReader& reader, const Value& value)
{
    const bool several = value.is(ValueType::list) && (value.size() == 0 || value.asList()[0].is(ValueType::map));
    if (several) return reader.places(value);
    const auto one = reader.place(value);
    return one ? std::optional(std::vector{*one}) : std::nullopt;
}

Value reachable(const Call& call)
{
    PlaceReader reader(call, "reachable");
    const auto from = readEnds(reader, call.arguments[0]), to = readEnds(reader, call.arguments[1]);
    const auto region = readRegion(reader, call.arguments[2]);
    const auto blocked = reader.places(call.arguments[3]), crossings = reader.places(call.arguments[4]);
    if (!from || !to || !region || !blocked || !crossings) return {};
    return Value::boolean(reader.measured([&](Effort* effort) {
        // Only the parts of the ground under the ends matter, so each element of a large group costs only a lookup.
        const geometry::Ground ground(*region, *blocked, *crossings, effort);
        const auto partsUnder = [&](const std::vector<Place>& ends) {
            std::set<std::uint32_t> parts;
            for (const Place& end : ends)
                for (const auto part : ground.partsUnder(end, effort)) parts.insert(part);
            return parts;
        };
        const auto begin = partsUnder(*from), end = partsUnder(*to);
        return std::any_of(begin.begin(), begin.end(), [&](std::uint32_t part) { return end.contains(part); });
    }));
}

/// A number under a key of an element, or the default if there is none.
std::optional<double> measure(PlaceReader& reader, const Value& element, std::string_view key, double otherwise)
{
    const Value* found = element.is(ValueType::map) ? element.find(key) : nullptr;
    if (found == nullptr || found->is(ValueType::null)) return otherwise;
    if (found->isNumber() && !std::isnan(found->asNumber())) return found->asNumber();
    return reader.fail(fmt::format("needs a number for '{}', not {}", key, expr::toText(*found, 40)));
}

std::optional<geometry::Eye> readEye(PlaceReader& reader, const Value& element)
{
    const auto at = reader.spot(element);
    const auto ground = measure(reader, element, "ground", 0), eye = measure(reader, element, "eye", 0);
    if (!at || !ground || !eye) return std::nullopt;
    return geometry::Eye{*at, *ground + *eye};
}

std::optional<geometry::Obstacle> readObstacle(PlaceReader& reader, const Value& element)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    const auto place = reader.place(element);
    const auto ground = measure(reader, element, "ground", 0), top = measure(reader, element, "top", endless),
               depth = measure(reader, element, "sightDepth", 0);
    if (!place || !ground || !top || !depth) return std::nullopt;
    return geometry::Obstacle{*place, *ground, *top, *depth, 0};
}

/// The same number for elements of the same `type`; elements without one share a number of their own.
std::uint32_t kindOf(const Value& element, std::vector<Value>& known)
{
    const Value* type = element.is(ValueType::map) ? element.find("type") : nullptr;
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const Value& other) { return type != nullptr && type->isText(other); });
    if (found != known.end()) return static_cast<std::uint32_t>(found - known.begin());
    known.push_back(type != nullptr ? *type : Value());
    return static_cast<std::uint32_t>(known.size() - 1);
}

Value sees(const Call& call)
{
    PlaceReader reader(call, "sees");
    const auto from = readEye(reader, call.arguments[0]), to = readEye(reader, call.arguments[1]);
    const Value& elements = call.arguments[2];
    if (!elements.is(ValueType::list))
        reader.fail(fmt::format("needs a list of objects with a shape, not {}", expr::typeName(elements.type())));
    if (!from || !to || !elements.is(ValueType::list)) return {};
    geometry::Box way = geometry::Box::around(from->at);
    way.include(to->at);
    std::vector<geometry::Obstacle> obstacles;
    std::vector<Value> kinds;
    for (const Value& element : elements.asList()) {
        const auto placedValue = reader.look(element);
        if (!placedValue) return {};
        if (!meet(placedValue->bounds, way)) continue;
        auto obstacle = readObstacle(reader, element);
        if (!obstacle || !reader.charge(1 + kinds.size() / 4)) return {};
        obstacle->kind = kindOf(element, kinds);
        obstacles.push_back(*obstacle);
    }
    return Value::boolean(
        reader.measured([&](Effort* effort) { return geometry::sight(*from, *to, obstacles, effort).clear; }));
}

}  // namespace

void addBoardFunctions(expr::Environment& environment)
{
    const Type any, truth = Type::simple(Type::Kind::boolean), real = Type::simple(Type::Kind::real),
                    whole = Type::simple(Type::Kind::integer);
    const auto add = [&](const char* name, std::size_t parameters, const Type& result, Value (*body)(const Call&),
                         const char* description) {
        environment.add({name, std::vector<Type>(parameters, any), result, false, body, description});
    };
    add("area", 1, real, area, "The area of an object, without its holes.");
    add("centre", 1, Type::listOf(real), centre, "Its centre of gravity, as [x, y].");
    add("distance", 2, real, distance, "The shortest distance between two objects, 0 if they touch.");
    add("inside", 2, truth, inside, "Whether the first lies entirely inside the second, within a tolerance of 0.01.");
    add("inside", 3, truth, inside, "The same with another tolerance.");
    add("overlaps", 2, truth, overlaps, "Whether two objects overlap by more than 0.01.");
    add("overlaps", 3, truth, overlaps, "The same with another tolerance.");
    add("overlapArea", 2, real, overlapArea, "The area that they share.");
    add("protrusion", 2, real, protrusion, "How far the first extends beyond the second, 0 if it is inside.");
    add("parts", 2, whole, parts,
        "The number of parts that remain of a region when the objects of a list are cut out of it.");
    add("reachable", 5, truth, reachable,
        "Whether the second can be reached from the first, or one of a list from one of another, inside a region, "
        "across blocked objects only at crossings.");
    add("sees", 3, truth, sees, "Whether the first can see the second past the obstacles of a list.");
}

}  // namespace muster::rules
