#include "core/game/board_places.hpp"

#include "core/geometry/ring.hpp"

#include <fmt/format.h>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using geometry::Place;
using geometry::Point;

namespace {

bool isPoint(const Value& value)
{
    return value.is(ValueType::list) && value.size() == 2 && value.asList()[0].isNumber() &&
           value.asList()[1].isNumber();
}

Point pointOf(const Value& value) { return {value.asList()[0].asNumber(), value.asList()[1].asNumber()}; }

}  // namespace

std::nullopt_t PlaceReader::fail(std::string_view what)
{
    if (m_call.error->empty()) *m_call.error = fmt::format("{}() {}", m_function, what);
    return std::nullopt;
}

bool PlaceReader::charge(std::uint64_t work)
{
    if (work < m_call.meter.left) {
        m_call.meter.left -= work;
        return true;
    }
    m_call.meter.left = 0;
    return false;
}

bool PlaceReader::lookAtPoints(std::span<const Value> points, PlacedValue& placedValue)
{
    for (const Value& value : points) {
        if (!isPoint(value)) return false;
        const Point p = pointOf(value);
        if (!geometry::isWithinReach(p)) {
            fail("needs coordinates that are numbers, none above 1,000,000,000");
            return false;
        }
        if (placedValue.corners++ == 0)
            placedValue.bounds = geometry::Box::around(p);
        else
            placedValue.bounds.include(p);
    }
    return true;
}

std::optional<PlacedValue> PlaceReader::look(const Value& value)
{
    const Value* points = &value;
    if (value.is(ValueType::map)) {
        points = value.find("shape");
        if (points == nullptr || points->is(ValueType::null)) points = value.find("at");
        if (points == nullptr) return fail("needs an object with a shape, and this one has neither 'shape' nor 'at'");
    }
    PlacedValue placedValue;
    placedValue.points = *points;
    placedValue.corners = 0;
    bool fits = points->is(ValueType::list) && points->size() > 0;
    if (!fits) {
    } else if (isPoint(*points)) {
        fits = lookAtPoints({points, 1}, placedValue);
    } else if (points->asList()[0].is(ValueType::list) && points->asList()[0].size() > 0 &&
               points->asList()[0].asList()[0].is(ValueType::list)) {
        placedValue.structure = PlacedValue::Structure::rings;
        for (const Value& ring : points->asList())
            fits = fits && ring.is(ValueType::list) && ring.size() > 0 && lookAtPoints(ring.asList(), placedValue);
    } else {
        placedValue.structure = PlacedValue::Structure::ring;
        fits = lookAtPoints(points->asList(), placedValue);
    }
    if (!charge(1 + placedValue.corners / 4)) return std::nullopt;
    if (!fits)
        return fail(
            fmt::format("needs a point, a polygon or an object with a shape, not {}", expr::toText(*points, 60)));
    if (placedValue.corners > geometry::maxCorners)
        return fail(
            fmt::format("needs a shape with at most {} corners, not {}", geometry::maxCorners, placedValue.corners));
    return placedValue;
}

bool PlaceReader::tidy(std::span<Point> ring, bool hole, std::size_t& kept)
{
    kept = geometry::tidyRing(ring, hole);
    if (kept == 0) {
        if (!hole) fail("needs a polygon that encloses an area");
        return hole;
    }
    const auto corners = ring.first(kept);
    if (geometry::isConvex(corners)) return true;
    const auto crossing = measured([&](geometry::Effort* effort) { return geometry::findCrossing(corners, effort); });
    if (crossing) {
        fail(fmt::format("needs a polygon that does not cross itself, as this one does at ({:.6g}, {:.6g})",
                         crossing->at.x, crossing->at.y));
        return false;
    }
    return true;
}

std::optional<Place> PlaceReader::place(const PlacedValue& placedValue)
{
    if (!charge(placedValue.corners)) return std::nullopt;
    auto* const points = m_call.arena.allocate<Point>(placedValue.corners);
    const std::size_t rings = placedValue.structure == PlacedValue::Structure::rings ? placedValue.points.size() : 1;
    auto* const ends = m_call.arena.allocate<std::uint32_t>(rings);
    std::uint32_t count = 0, endCount = 0;
    const auto copy = [&](std::span<const Value> list) {
        const std::uint32_t begin = count;
        for (const Value& value : list) points[count++] = pointOf(value);
        return std::span<Point>(points + begin, count - begin);
    };
    if (placedValue.structure == PlacedValue::Structure::point) {
        copy({&placedValue.points, 1});
        ends[0] = 1;
        return geometry::placeOf(Place::Kind::point, {points, 1}, {ends, 1});
    }
    if (placedValue.structure == PlacedValue::Structure::ring && placedValue.points.size() <= 2) {
        const auto way = copy(placedValue.points.asList());
        ends[0] = static_cast<std::uint32_t>(geometry::dropRepeated(way));
        return geometry::placeOf(ends[0] == 1 ? Place::Kind::point : Place::Kind::path, {points, ends[0]}, {ends, 1});
    }
    for (std::size_t r = 0; r < rings; ++r) {
        const auto ring = copy(rings == 1 && placedValue.structure == PlacedValue::Structure::ring
                                   ? placedValue.points.asList()
                                   : placedValue.points.asList()[r].asList());
        std::size_t kept = 0;
        if (!tidy(ring, r > 0, kept)) return std::nullopt;
        count -= static_cast<std::uint32_t>(ring.size() - kept);
        if (kept > 0) ends[endCount++] = count;
    }
    return geometry::placeOf(Place::Kind::area, {points, count}, {ends, endCount});
}

std::optional<Place> PlaceReader::place(const Value& value)
{
    const auto placedValue = look(value);
    return placedValue ? place(*placedValue) : std::nullopt;
}

std::optional<std::vector<Place>> PlaceReader::places(const Value& list)
{
    if (!list.is(ValueType::list))
        return fail(fmt::format("needs a list of objects with a shape, not {}", expr::typeName(list.type())));
    std::vector<Place> places;
    for (const Value& value : list.asList()) {
        const auto one = place(value);
        if (!one) return std::nullopt;
        places.push_back(*one);
    }
    return places;
}

std::optional<Point> PlaceReader::spot(const Value& value)
{
    if (value.is(ValueType::map))
        if (const Value* at = value.find("at"); at != nullptr && isPoint(*at) && geometry::isWithinReach(pointOf(*at)))
            return pointOf(*at);
    const auto where = place(value);
    return where ? std::optional(geometry::centre(*where)) : std::nullopt;
}

}  // namespace muster::rules
