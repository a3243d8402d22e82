#pragma once

#include "core/geometry/point.hpp"
#include "core/wording/wording.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A battlefield as a picture to draw, in plain values. Lengths are in the measure of the game; x runs east from the
/// south-west corner of the board, y north.
namespace muster::sheet {

using MapRing = std::vector<geometry::Point>;

/// An outer ring and its holes; no rings for an unreadable shape.
using MapRings = std::vector<MapRing>;

/// How a kind of terrain is drawn, from a system's `look`. The last two are for kinds without one.
enum class MapLook : std::uint8_t {
    plain,
    hill,
    rockyHill,
    woods,
    orchard,
    scrub,
    fields,
    rough,
    marsh,
    sand,
    water,
    lava,
    town,
    building,
    camp,
    road,
    sunkenRoad,
    railway,
    bridge,
    ford,
    wall,
    fence,
    trench,
    cliff,
    gate,
    area,
    line,
};

/// The look with that name, such as "rocky-hill"; nothing for an unknown name.
std::optional<MapLook> mapLookNamed(std::string_view name);

/// A kind of terrain on the board, for the legend.
struct MapKind {
    std::string label;
    std::string words;  ///< the system's short description of its effects
    MapLook look = MapLook::area;
    bool carries = false;     ///< other ground may be on it, so it is drawn first
    std::uint32_t shade = 0;  ///< number of earlier kinds with the same look, to distinguish them
};

/// A piece of terrain. For a road or wall `path` is its centre line.
struct MapPiece {
    std::string name;  ///< empty if it has no name of its own
    std::size_t kind = 0;
    MapRings rings;
    MapRing path;
    double width = 0;  ///< of a path
    int level = 0;
};

/// A deployment zone.
struct MapZone {
    std::string name;  ///< empty if it has none
    MapRings rings;
    double width = 0, depth = 0;
    std::vector<std::size_t> sides;  ///< that deploy there
};

/// An objective; without rings if it is a mere point.
struct MapObjective {
    std::string name;
    geometry::Point at;
    MapRings rings;
    std::optional<std::size_t> holder;
    std::string points;  ///< empty if it has none
};

/// A base on the board; without rings if only its square or its centre is known.
struct MapBase {
    std::size_t side = 0;
    std::string unit;  ///< id in its army
    std::string name;
    std::int64_t index = 0;
    bool single = true;  ///< its unit has no other base
    bool leader = false;
    geometry::Point at;
    bool exact = true;  ///< `at` is its position, not only the centre of its square
    MapRings rings;
    double facing = 0;  ///< degrees clockwise; 0 faces north
};

enum class MapEdge : std::uint8_t { none, north, south, east, west };

/// A side of the battlefield, as maps and legends show it.
struct MapSide {
    std::string id;
    std::string name;
    MapEdge edge = MapEdge::none;
    std::vector<geometry::Point> rallyPoints;
    std::vector<std::string> colours = {};  ///< "#rrggbb", as the files have them; empty for none
};

/// The parts of a picture to draw.
struct MapParts {
    bool terrain = true, zones = true, objectives = true, rallyPoints = true, bases = true, grid = true, edges = true;
};

/// A battlefield as plain values, in the system's measure; x to the east, y to the north.
struct MapPicture {
    double width = 0, depth = 0;
    double millimetres = 25.4;  ///< of one unit of the measure
    std::string measure;        ///< "in", "cm" or "mm"
    int columns = 0, rows = 0;  ///< 0 without a grid
    std::vector<MapKind> kinds;
    std::vector<MapPiece> terrain;
    std::vector<MapZone> zones;
    std::vector<MapObjective> objectives;
    std::vector<MapSide> sides;
    std::vector<MapBase> bases;
    std::string language = {};  ///< code of the language of what the program adds; empty for English

    const wording::Wording& wording() const { return wording::Wording::in(language); }
    /// False for a board without a size, which cannot be drawn.
    bool isValid() const { return width > 0 && depth > 0; }
};

}  // namespace muster::sheet
