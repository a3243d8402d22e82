#pragma once

#include "core/geometry/point.hpp"

#include <vector>

namespace muster::rules {

/// Ways to the points of a square grid, the middle of which is where something stands. What cannot be reached is
/// infinite.
struct ReachField {
    int side = 0;              ///< points in a row and in a column
    double step = 0;           ///< between two of them
    geometry::Point corner;    ///< the first point, to the south-west
    std::vector<double> ways;  ///< row after row from the south

    geometry::Point at(int column, int row) const { return corner + geometry::Point{column * step, row * step}; }
    double way(int column, int row) const
    {
        return ways[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) + static_cast<std::size_t>(column)];
    }
};

/// The outline of all that is no farther than a way: rings to be filled by the even-odd rule, none closed by its first
/// point. Points are kept within the box. The outermost points of the field must not be reached.
std::vector<std::vector<geometry::Point>> outlineOf(const ReachField& field, double farthest,
                                                    const geometry::Box& within);

}  // namespace muster::rules
