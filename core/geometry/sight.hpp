#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace muster::geometry {

/// An object that may block sight.
struct Obstacle {
    Place place;
    double base = 0;  ///< height of the ground below it
    double top =
        std::numeric_limits<double>::infinity();  ///< height of its upper edge; a line at this height passes over it
    double depth = 0;                 ///< how far one can see into or through it: 0 = not at all, infinite = all the
                                      ///< way
    std::uint32_t kind = 0;           ///< distances through obstacles of one kind (all woods) add up
    bool walls = false;               ///< its outline blocks: an eye inside sees neither out nor in
    std::optional<double> near = {};  ///< an opening: within this distance one can see through it and the obstacle
                                      ///< around it
};

/// One end of a line of sight.
struct Eye {
    Point at;
    double height = 0;  ///< above the table, not above the hill it is on
};

struct Sighting {
    bool clear = true;
    std::optional<std::size_t> blockedBy;  ///< index of the obstacle, if sight is not clear
    double distance = 0;                   ///< visible distance: to the target, or to the end of the view
};

/// Determines if one point is visible from another. The line rises or falls evenly between the two heights and is
/// blocked where it passes through an obstacle between its base and its top. An obstacle of depth 0 that contains
/// either end does not block: one can see from and to a hill. Passing along an edge or by a corner blocks nothing. An
/// opening (a door, a window) near one of the ends blocks nothing either, and neither does a wall or other obstacle of
/// depth 0 where the line passes through the opening; any other opening blocks like a wall.
Sighting sight(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles, Effort* effort = nullptr);

}  // namespace muster::geometry
