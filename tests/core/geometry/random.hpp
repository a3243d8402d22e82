#pragma once

#include "core/geometry/makers.hpp"

#include <cstdint>
#include <random>
#include <vector>

namespace muster::geometry::test {

/// The shape that a maker made; fails the test with the flaw's message when it did not.
Shape made(ShapeResult result);
/// An upright rectangle from its lower left corner.
Shape box(double left, double lower, double width, double depth);
/// The flaw of a maker that should have refused.
GeometryError errorOf(const ShapeResult& result);

/// Chance with a seed, so that a failure comes again: shapes on a board of 48 by 48, some on a grid of whole units,
/// where they touch.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_numbers(seed) {}
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_numbers); }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_numbers); }
    Point spot() { return {between(0, 48), between(0, 48)}; }

    Shape rectangle();
    Shape ellipse();
    /// A polygon with corners in all directions from its middle, some far and some near: convex only by accident.
    Shape star();
    /// A river of a few bends.
    Shape river();
    Shape any();
    /// Corners on whole numbers.
    Shape onGrid();

private:
    std::mt19937 m_numbers;
};

/// The same shape where it stands, turned, and mirrored: what must not change a verdict.
struct Motion {
    Point by;
    double degrees = 0;
    bool mirror = false;

    Shape operator()(const Shape& shape) const;
    Point operator()(Point point) const;
};
std::vector<Motion> someMotions(Random& random);

}  // namespace muster::geometry::test
