#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/scenario/pose.hpp"
#include "core/sheet/map.hpp"
#include "editor/live_check/arm_view.hpp"

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

// A scenario's board as plain values. Lengths are in the system's measure, x east and y north from the south-west
// corner, as in sheet::MapPicture; lengths in the file are `perFileUnit` times smaller.

enum class BoardItemKind : std::uint8_t { terrain, zone, objective, rallyPoint, base };

/// The form of an item's shape in the file.
enum class ShapeKind : std::uint8_t { none, point, polygon, rectangle, ellipse, line, strip, square };

/// An item on the board that can be selected.
struct BoardItem {
    BoardItemKind kind = BoardItemKind::terrain;
    std::string pointer;              ///< "/terrain/3", "/sides/0/placements/12", "/sides/1/rallyPoints/0"
    std::string id;                   ///< of a base: the id of its unit
    std::string name;                 ///< display name, never empty
    sheet::SymbolRef symbol;          ///< of a base: its arm; null without one
    std::string type;                 ///< id of the kind of terrain; empty for other items
    std::string what;                 ///< kind in words, such as "Woods" or "Deployment zone"; empty for bases
    std::optional<std::size_t> side;  ///< that placed the item, deploys there, holds it or owns it; index into sides
    std::size_t index = 0;  ///< in the map's terrain, zones, objectives or bases; of a rally point, in its side's
    bool drawn = true;      ///< on the board; false if its place cannot be read
    bool broken = false;    ///< has an invalid shape: `outline` is a substitute around the readable corners
    rules::Pose pose;       ///< how it is written, in the system's measure; the values below follow from it
    ShapeKind form = ShapeKind::none;
    geometry::Point at;       ///< centre
    sheet::MapRings outline;  ///< covered area; empty for points
    sheet::MapRing
        points;  ///< the corners of a polygon or bends of a line in the order of the file, as they lie on the board
    sheet::MapRing path;  ///< of a line: its course on the board, with curves as straight stretches
    double width = 0;     ///< of a line
    double rotation = 0;  ///< of the shape, or facing of a base; degrees clockwise
    bool exact = true;    ///< of a base: has its own coordinates, not only a square
    bool locked = false;
    std::string group;  ///< items of one group are selected together; empty for none
    std::vector<std::size_t>
        findings;  ///< indices into the check result's diagnostics, including those of nested values
};

/// A unit or leader of a side's army that can be placed.
struct BoardUnit {
    std::string id, name;
    ArmView arm;
    bool leader = false;
    std::int64_t bases = 1;
    std::int64_t placed = 0;                    ///< number of distinct bases on the board
    std::vector<std::int64_t> unplaced;         ///< indices, from 0, of bases not on the board; the first hundred
    std::optional<std::array<double, 2>> base;  ///< width and depth of a base in millimetres, if known
    std::string reinforcement;                  ///< "comes on turn 3" for reinforcements; else empty
};

/// A group of a side's army, such as a division.
struct BoardGroup {
    std::string id, name;
};

struct BoardSide {
    std::string pointer, id, name, role, edge;
    std::string army, armyName;      ///< path as written in the file, and the army's name; empty without an army
    std::string armyProblem;         ///< why its units are unknown; empty if they are known
    std::vector<std::string> zones;  ///< ids
    std::optional<std::int64_t> budget;
    std::vector<BoardUnit> units;
    std::vector<BoardGroup> groups;
};

/// A reinforcement with the place where it comes onto the board.
struct BoardArrival {
    std::int64_t turn = 0;
    std::size_t side = 0;  ///< index into sides
    std::string name;      ///< of its unit or group
    geometry::Point at;    ///< the middle of its edge if the file gives only that
};

/// A kind of terrain of the system.
struct TerrainKind {
    std::string id, label, words;
    sheet::MapLook look = sheet::MapLook::area;
    bool isLine = false, carries = false, runsOff = false;
    std::uint32_t shade = 0;
    bool square = false;          ///< it fills a square of the board's grid
    rules::ShapeSpec shape;       ///< its usual form and size about [0, 0], in the system's measure
    double width = 0, depth = 0;  ///< of that shape, in the system's measure
};

/// The balance of the board between its sides; see rules::Fairness.
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
    std::string symmetry;  ///< in words; empty if not computed
    bool canCompare = false;
};

/// A zone that boards of the system usually have.
struct UsualZone {
    std::string id, name;
    std::string shape;  ///< JSON, in the file's unit
};

struct BoardModel {
    sheet::MapPicture map;
    rules::BoardFrame frame{{}, {}};  ///< the board in the system's measure
    double perFileUnit = 1;           ///< the system's measure for one unit of the file
    std::string fileMeasure;          ///< "in", "cm" or "mm"
    std::string name, system, systemName;
    std::optional<std::int64_t> turns;
    std::vector<BoardItem>
        items;  ///< in file order: terrain, zones, objectives, then each side's rally points and bases
    std::vector<BoardSide> sides;
    std::vector<BoardArrival> arrivals;  ///< by turn, then in file order; without those whose place is not known
    std::vector<TerrainKind> kinds;
    std::vector<UsualZone> usualZones;
    FairnessView fairness;

    bool isValid() const { return map.isValid(); }
    const BoardItem* item(std::string_view pointer) const;
    std::optional<std::size_t> indexOf(std::string_view pointer) const;
    /// Builds the lookups by pointer; call it once, when the view is complete.
    void index();

private:
    std::map<std::string, std::size_t, std::less<>> m_places;
};

/// The view without findings.
BoardModel boardModelOf(const rules::Battlefield& field, rules::Evaluation& evaluation);

/// Assigns findings to the items that they concern.
void shareFindings(const diagnostics::Diagnostics& findings, BoardModel& board);

}  // namespace muster::editor
