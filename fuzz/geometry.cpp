// Shapes of any coordinates: measuring them ends, gives numbers, and the same from both sides.
#include "core/geometry/distance.hpp"
#include "core/geometry/ground.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/sight.hpp"
#include "fuzz/choices.hpp"
#include "fuzz/target.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cmath>
#include <optional>

namespace muster::fuzz {

using namespace geometry;

namespace {

/// A coordinate: mostly on a table, often on a grid, sometimes any number whatever.
double coordinate(Choices& choices)
{
    switch (choices.below(8)) {
    case 0: {
        constexpr std::array<double, 12> odd{0,       -0.0, 1e9, -1e9,  1e-9,         0.1 + 0.2,
                                             1.0 / 3, 5e8,  48,  1e300, 47.999999999, 1e-300};
        return choices.of(odd);
    }
    case 1: return std::bit_cast<double>(choices.word());
    case 2: return static_cast<double>(static_cast<std::int16_t>(choices.word() >> 48)) / 1024.0;
    case 3:
    case 4: return choices.byte() / 5.0;
    default: return static_cast<double>(choices.below(49));
    }
}

Point spot(Choices& choices)
{
    const double x = coordinate(choices);
    return {x, coordinate(choices)};
}

std::vector<Point> spots(Choices& choices, std::size_t most)
{
    std::vector<Point> points;
    for (std::size_t count = choices.below(most + 1); count > 0; --count) points.push_back(spot(choices));
    return points;
}

ShapeResult shapeFrom(Choices& choices)
{
    Effort effort(1'000'000);
    switch (choices.below(6)) {
    case 0: return geometry::point(spot(choices));
    case 1: return path(spots(choices, 12));
    case 2: {
        const Point at = spot(choices);
        const double width = coordinate(choices), depth = coordinate(choices);
        return rectangle(at, width, depth, choices.flag() ? 0 : coordinate(choices));
    }
    case 3: {
        const Point at = spot(choices);
        const double width = coordinate(choices), depth = coordinate(choices);
        return ellipse(at, width, depth, choices.flag() ? 0 : coordinate(choices));
    }
    case 4: {
        const auto points = spots(choices, 12);
        return line(points, coordinate(choices), &effort);
    }
    default: return polygon(spots(choices, 24), &effort);
    }
}

double sizeOf(const Shape& shape)
{
    const auto& box = shape.bounds();
    return std::max({std::abs(box.left), std::abs(box.right), std::abs(box.lower), std::abs(box.upper), 1.0});
}

void checkOne(const Shape& shape)
{
    const double size = sizeOf(shape);
    require(std::isfinite(shape.area()) && shape.area() >= 0, "an area is negative or no number");
    require(std::isfinite(shape.perimeter()) && shape.perimeter() >= 0, "a perimeter is negative or no number");
    const Point centre = shape.centre();
    require(std::isfinite(centre.x) && std::isfinite(centre.y), "a centre is no point");
    require(distance(shape, shape) == 0, "a shape is away from itself");
    require(inside(shape, shape, size * 1e-6), "a shape protrudes from itself");
}

void checkTwo(const Shape& a, const Shape& b)
{
    const double size = std::max(sizeOf(a), sizeOf(b));
    const double there = distance(a, b), back = distance(b, a);
    require(std::isfinite(there) && there >= 0, "a distance is negative or no number");
    require(std::abs(there - back) <= size * 1e-9, "a distance differs from the other side");
    require(std::isfinite(protrusion(a, b)) && protrusion(a, b) >= 0, "a protrusion is negative or no number");
    require(overlaps(a, b, size * 1e-3) == overlaps(b, a, size * 1e-3) || there < size * 1e-2,
            "an overlap differs from the other side");
    const double area = overlapArea(a, b);
    require(std::isfinite(area) && area >= 0, "an overlap is negative or no number");
    require(area <= std::min(a.area(), b.area()) + size * size * 1e-6, "an overlap is larger than a shape");
    if (there > size * 1e-6) require(area <= size * size * 1e-6, "shapes that are apart overlap");
}

}  // namespace

void geometryShapes(std::string_view input)
{
    Choices choices(input);
    std::vector<Shape> shapes;
    while (!choices.isEmpty() && shapes.size() < 5) {
        auto made = shapeFrom(choices);
        if (auto* shape = std::get_if<Shape>(&made))
            shapes.push_back(std::move(*shape));
        else
            require(!std::get<GeometryError>(made).message.empty(), "a shape is refused without a reason");
    }
    std::vector<Place> places;
    std::vector<Obstacle> obstacles;
    for (const auto& shape : shapes) {
        checkOne(shape);
        places.push_back(shape);
        obstacles.push_back({.place = shape, .depth = static_cast<double>(obstacles.size() % 3)});
    }
    for (std::size_t i = 1; i < shapes.size(); ++i) checkTwo(shapes[i - 1], shapes[i]);
    if (shapes.empty()) return;

    const auto seen = sight({shapes.front().centre()}, {shapes.back().centre(), 1}, obstacles);
    require(std::isfinite(seen.distance) && seen.distance >= 0, "a sight is negative or no number");
    if (!shapes.front().isArea()) return;
    Effort effort(200'000);
    const Ground ground(shapes.front(), std::span(places).subspan(1), {}, &effort);
    for (const auto& part : ground.parts())
        require(std::isfinite(part.area) && part.area >= 0, "a part of the ground is negative or no number");
    const double covered = coveredArea(std::span(places).subspan(1), shapes.front(), &effort);
    require(effort.isExhausted() || (std::isfinite(covered) && covered >= 0),
            "a covered area is negative or no number");
}

}  // namespace muster::fuzz
