#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace muster::geometry {

/// Something that may hide what is behind it.
struct Obstacle {
    Place place;
    double base = 0;  ///< height of the ground that it stands on
    double top =
        std::numeric_limits<double>::infinity();  ///< height of its upper edge; who looks along it looks over it
    double depth = 0;                 ///< how far one sees into or through it: 0 = not at all, infinite = all the way
    std::uint32_t kind = 0;           ///< the way through obstacles of one kind (all woods) adds up
    bool walls = false;               ///< it hides by its outline: who is in it sees neither out nor in
    std::optional<double> near = {};  ///< an opening: from no farther away one looks through it and what it lies in
};

/// One end of a line of sight.
struct Eye {
    Point at;
    double height = 0;  ///< above the table, not above the hill it stands on
};

struct Sighting {
    bool clear = true;
    std::optional<std::size_t> blockedBy;  ///< which obstacle, when it is not clear
    double distance = 0;                   ///< how far one sees: to the target, or to where the view ends
};

/// Whether one sees from one point to another. The line rises or falls evenly between the two heights and is hidden
/// where it runs through an obstacle between its base and its top. An obstacle of depth 0 that holds either end does
/// not hide it: one sees from a hill and to it. Passing along an edge or by a corner hides nothing. An opening (a door,
/// a window) that one of the ends is near to hides nothing either, and where the line runs through it neither does a
/// wall or other obstacle of depth 0; else it hides like a wall.
Sighting sight(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles, Effort* effort = nullptr);

}  // namespace muster::geometry
