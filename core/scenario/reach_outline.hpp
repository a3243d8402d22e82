#pragma once

#include "core/geometry/point.hpp"

#include <vector>

namespace muster::rules {

/// Path lengths from the centre of a square grid to its points. Unreachable points are infinite.
struct ReachField {
    int side = 0;              ///< points per row and column
    double step = 0;           ///< distance between neighbours
    geometry::Point corner;    ///< the first point, in the south-west
    std::vector<double> ways;  ///< row by row from the south

    geometry::Point at(int column, int row) const { return corner + geometry::Point{column * step, row * step}; }
    double way(int column, int row) const
    {
        return ways[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) + static_cast<std::size_t>(column)];
    }
};

/// The outline of all points within a path length: rings to be filled by the even-odd rule, the first point not
/// repeated at the end. Points are kept within the box. The outermost points of the field must be unreachable.
std::vector<std::vector<geometry::Point>> outlineOf(const ReachField& field, double farthest,
                                                    const geometry::Box& within);

}  // namespace muster::rules
