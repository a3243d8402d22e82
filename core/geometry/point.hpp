#pragma once

#include <algorithm>
#include <cmath>

namespace muster::geometry {

/// A point on the table: x to the right, y away from the near edge, in the unit chosen by the caller.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }  ///< positive if b is to the left of a
inline double length(Point a) { return std::sqrt(dot(a, a)); }
inline double distance(Point a, Point b) { return length(b - a); }
inline bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

/// The smallest axis-aligned rectangle around a shape; closed.
struct Box {
    double left = 0;
    double right = 0;
    double lower = 0;
    double upper = 0;
    friend bool operator==(const Box&, const Box&) = default;

    static constexpr Box around(Point p) { return {p.x, p.x, p.y, p.y}; }
    constexpr double width() const { return right - left; }
    constexpr double depth() const { return upper - lower; }
    constexpr Point centre() const { return {(left + right) / 2, (lower + upper) / 2}; }
    constexpr bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= lower && p.y <= upper; }
    constexpr bool contains(const Box& b) const
    {
        return b.left >= left && b.right <= right && b.lower >= lower && b.upper <= upper;
    }
    constexpr void include(Point p)
    {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        lower = std::min(lower, p.y);
        upper = std::max(upper, p.y);
    }
    constexpr Box grownBy(double margin) const
    {
        return {left - margin, right + margin, lower - margin, upper + margin};
    }
    /// The largest absolute coordinate, which determines the size of rounding errors.
    double reach() const
    {
        return std::max(std::max(std::abs(left), std::abs(right)), std::max(std::abs(lower), std::abs(upper)));
    }
};

/// The overlap of two boxes along the shorter axis: negative if they are apart.
constexpr double overlapDepth(const Box& a, const Box& b)
{
    return std::min(std::min(a.right, b.right) - std::max(a.left, b.left),
                    std::min(a.upper, b.upper) - std::max(a.lower, b.lower));
}

constexpr bool meet(const Box& a, const Box& b) { return overlapDepth(a, b) >= 0; }

inline double distance(const Box& a, const Box& b)
{
    const double dx = std::max({0.0, b.left - a.right, a.left - b.right});
    const double dy = std::max({0.0, b.lower - a.upper, a.lower - b.upper});
    return dx == 0 ? dy : dy == 0 ? dx : std::sqrt(dx * dx + dy * dy);
}

/// Lengths up to this count as rounding errors for coordinates of that size: a relative 1e-12, 0.000 000 000 05 on a
/// table of 48.
inline double grain(const Box& a) { return std::max(a.reach(), 1.0) * 1e-12; }
inline double grain(const Box& a, const Box& b) { return std::max({a.reach(), b.reach(), 1.0}) * 1e-12; }

}  // namespace muster::geometry
