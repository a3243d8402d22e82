#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A battlefield as a picture to be drawn, as plain values. Lengths are in the measure of the game; x runs east from
/// the south-west corner of the board, y north.
namespace muster::sheet {

struct MapPoint {
    double x = 0;
    double y = 0;
};

using MapRing = std::vector<MapPoint>;

/// An outer ring and its holes; no rings for what could not be read.
using MapRings = std::vector<MapRing>;

/// How a kind of terrain is drawn, as a system's `look` says it. The last two are for kinds that say nothing.
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

/// The look of that name, such as "rocky-hill"; nothing for a name that is none.
std::optional<MapLook> mapLookNamed(std::string_view name);

/// A kind of terrain that stands on the board, for the legend.
struct MapKind {
    std::string label;
    std::string words;  ///< what it does, in the system's short words
    MapLook look = MapLook::area;
    bool carries = false;     ///< other ground stands on it, so that it is drawn first
    std::uint32_t shade = 0;  ///< how many kinds before it have the same look, so that they can be told apart
};

/// A piece of terrain. Of a road or wall `path` is its middle line.
struct MapPiece {
    std::string name;  ///< empty for one without a name of its own
    std::size_t kind = 0;
    MapRings rings;
    MapRing path;
    double width = 0;  ///< of a path
    int level = 0;
};

struct MapZone {
    std::string name;  ///< empty where it has none
    MapRings rings;
    double width = 0, depth = 0;
    std::vector<std::size_t> sides;  ///< that deploy there
};

struct MapObjective {
    std::string name;
    MapPoint at;
    MapRings rings;
    std::optional<std::size_t> holder;
    std::string points;  ///< empty where it gives none
};

/// A base on the board; without rings where only its square or its centre is known.
struct MapBase {
    std::size_t side = 0;
    std::string unit;  ///< id in its army
    std::string name;
    std::int64_t index = 0;
    bool single = true;  ///< its unit has no other base
    bool leader = false;
    MapPoint at;
    bool exact = true;  ///< `at` is its place, and not only the middle of its square
    MapRings rings;
    double facing = 0;  ///< degrees clockwise; 0 looks north
};

enum class MapEdge : std::uint8_t { none, north, south, east, west };

struct MapSide {
    std::string id;
    std::string name;
    MapEdge edge = MapEdge::none;
    std::vector<MapPoint> rallyPoints;
};

/// What of a picture is drawn.
struct MapParts {
    bool terrain = true, zones = true, objectives = true, rallyPoints = true, bases = true, grid = true, edges = true;
};

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

    bool isValid() const { return width > 0 && depth > 0; }
};

}  // namespace muster::sheet
