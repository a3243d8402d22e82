#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/map.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {
class Battlefield;
class Evaluation;
}  // namespace muster::rules

namespace muster::editor {

// What a scenario comes to on the board, in plain values. Lengths are in the system's measure, x east and y north from
// the south-west corner, as in sheet::MapPicture; what stands in the file is `perFileUnit` times smaller.

enum class BoardItemKind : std::uint8_t { terrain, zone, objective, rallyPoint, base };

/// How an item's shape is written in the file.
enum class ShapeKind : std::uint8_t { none, point, polygon, rectangle, ellipse, line, strip, square };

/// Something on the board that can be pointed at.
struct BoardItem {
    BoardItemKind kind = BoardItemKind::terrain;
    std::string pointer;              ///< "/terrain/3", "/sides/0/placements/12", "/sides/1/rallyPoints/0"
    std::string id;                   ///< of a base, its unit's
    std::string name;                 ///< to be shown; never empty
    std::string type;                 ///< of terrain, the id of its kind; else empty
    std::string what;                 ///< "Woods", "Deployment zone" ... : the kind in words; empty for bases
    std::optional<std::size_t> side;  ///< who placed it, deploys there, holds it or whose it is; index into sides
    std::size_t index = 0;  ///< in the map's terrain, zones, objectives or bases; of a rally point, in its side's
    bool drawn = true;      ///< the board shows it: false for what has no place that can be read
    bool broken = false;    ///< its shape cannot be: `outline` stands in for it, about the corners that could be read
    ShapeKind form = ShapeKind::none;
    sheet::MapPoint at;       ///< its centre
    sheet::MapRings outline;  ///< what it covers; empty for what is a mere point
    sheet::MapRing
        points;  ///< the corners of a polygon or bends of a line in the order of the file, as they lie on the board
    double width = 0;     ///< of a line
    double rotation = 0;  ///< of its shape, or the facing of a base: degrees clockwise
    bool exact = true;    ///< of a base: it has a place of its own and not only a square
    bool locked = false;
    std::string group;                  ///< items of one group are selected together; empty for none
    std::vector<std::size_t> findings;  ///< indices into the judgement's diagnostics, of itself and everything in it
};

/// A unit or leader of a side's army that can be put on the board.
struct BoardUnit {
    std::string id, name;
    bool leader = false;
    std::int64_t bases = 1;
    std::int64_t placed = 0;                    ///< different bases that stand on the board
    std::vector<std::int64_t> unplaced;         ///< numbers of bases that do not, from 0; the first hundred
    std::optional<std::array<double, 2>> base;  ///< width and depth of one in millimetres, where known
    std::string reinforcement;                  ///< "comes on turn 3" where it comes later; else empty
};

/// A group of a side's army, such as a division.
struct BoardGroup {
    std::string id, name;
};

struct BoardSide {
    std::string pointer, id, name, role, edge;
    std::string army, armyName;      ///< its file as written, and its name; empty where there is none
    std::string armyProblem;         ///< why its units are not known; empty when they are
    std::vector<std::string> zones;  ///< ids
    std::optional<std::int64_t> budget;
    std::vector<BoardUnit> units;
    std::vector<BoardGroup> groups;
};

/// A kind of terrain that the system has.
struct TerrainKind {
    std::string id, label, words;
    sheet::MapLook look = sheet::MapLook::area;
    bool isLine = false, carries = false, runsOff = false;
    std::uint32_t shade = 0;
    bool square = false;          ///< it fills a square of the board's grid, as scenario::squareShape writes it
    std::string shape;            ///< the JSON of a shape of its usual form and size about [0, 0], in the file's unit
    double width = 0, depth = 0;  ///< of that shape, in the system's measure
};

/// How even the board is between its sides; see rules::Fairness.
struct FairnessView {
    struct Ground {
        std::string label;
        std::vector<double> areas;
    };
    struct Way {
        std::string objective;
        std::vector<double> distances;
    };
    std::vector<std::string> sides;
    std::vector<Ground> grounds;
    std::vector<Way> ways;
    std::string symmetry;  ///< in words; empty when it was not looked for
    bool canCompare = false;
};

/// A zone that the system's boards usually have.
struct UsualZone {
    std::string id, name;
    std::string shape;  ///< JSON, in the file's unit
};

struct BoardModel {
    sheet::MapPicture map;
    double perFileUnit = 1;   ///< the system's measure for one unit of the file
    std::string fileMeasure;  ///< "in", "cm" or "mm"
    std::string name, system, systemName;
    std::optional<std::int64_t> turns;
    std::vector<BoardItem>
        items;  ///< in the order of the file: terrain, zones, objectives, then each side's rally points and bases
    std::vector<BoardSide> sides;
    std::vector<TerrainKind> kinds;
    std::vector<UsualZone> usualZones;
    FairnessView fairness;

    bool isValid() const { return map.isValid(); }
    const BoardItem* item(std::string_view pointer) const;
    std::optional<std::size_t> indexOf(std::string_view pointer) const;
    /// Makes the lookups by pointer; called once by who makes a view.
    void index();

private:
    std::map<std::string, std::size_t, std::less<>> m_places;
};

/// The view without findings.
BoardModel boardModelOf(const rules::Battlefield& field, rules::Evaluation& evaluation);

/// Puts findings with the items that they are about.
void shareFindings(const diagnostics::Diagnostics& findings, BoardModel& board);

}  // namespace muster::editor
