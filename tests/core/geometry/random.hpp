#pragma once

#include "core/geometry/makers.hpp"

#include <cstdint>
#include <random>
#include <vector>

namespace muster::geometry::test {

/// The shape of a valid result; otherwise fails the test with its error message.
Shape made(ShapeResult result);
/// An upright rectangle from its lower left corner.
Shape box(double left, double lower, double width, double depth);
/// The error of a result that must be one.
GeometryError errorOf(const ShapeResult& result);

/// Seeded random shapes on a board of 48 by 48, some on a grid of whole units so that they touch. The seed makes
/// failures reproducible.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_numbers(seed) {}
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_numbers); }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_numbers); }
    Point spot() { return {between(0, 48), between(0, 48)}; }

    Shape rectangle();
    Shape ellipse();
    /// A polygon with corners in all directions from its middle at varying distances: convex only by accident.
    Shape star();
    /// A river of a few bends.
    Shape river();
    Shape any();
    /// Corners at whole numbers.
    Shape onGrid();

private:
    std::mt19937 m_numbers;
};

/// A shape unchanged, rotated, or mirrored, which must not change a result.
struct Motion {
    Point by;
    double degrees = 0;
    bool mirror = false;

    Shape operator()(const Shape& shape) const;
    Point operator()(Point point) const;
};
std::vector<Motion> someMotions(Random& random);

}  // namespace muster::geometry::test
