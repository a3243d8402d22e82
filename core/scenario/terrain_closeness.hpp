#pragma once

#include "core/geometry/distance.hpp"
#include "core/scenario/terrain_sketch.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The maximum number of positions tried for one piece.
inline constexpr int manyTries = 40;

inline Grains grainsOf(double length)
{
    return static_cast<Grains>(std::llround(length * static_cast<double>(grainsPerMeasure)));
}

inline bool has(const std::vector<std::string_view>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// True if two places are nearer than the gap; without a gap, if they overlap.
inline bool isNear(const geometry::Place& a, const geometry::Place& b, double gap)
{
    constexpr double rounding = 1e-6;
    return geometry::meet(a.bounds.grownBy(gap), b.bounds) &&
           (gap > 0 ? geometry::distance(a, b) < gap - rounding : geometry::overlaps(a, b, rounding));
}

}  // namespace muster::rules
