#pragma once

#include "core/geometry/point.hpp"
#include "editor/document/change.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What people do to a scenario, as edits of its text. Places are JSON pointers: of terrain pieces ("/terrain/3"), zones
// ("/zones/0"), objectives ("/objectives/1"), sides ("/sides/0") and their placements ("/sides/0/placements/5") and
// rally points
// ("/sides/0/rallyPoints/0"). Positions and lengths are in the unit of the file, counted as the file counts them;
// angles are degrees clockwise. Numbers are rounded to what can be measured on a table. Names are for the undo menu,
// English, translated by who shows them.
namespace muster::editor::scenario {

/// A scenario's text, and the measure it counts in: its board's own, else its system's. Made from a document without
/// ceremony.
struct ScenarioText {
    // NOLINTNEXTLINE(google-explicit-constructor)
    ScenarioText(const text::Document& text, std::string_view usualMeasure = "in");

    const text::Document& document;
    std::string_view measure;        ///< in, cm or mm
    std::string_view systemMeasure;  ///< what it would be if the board named none
};

/// The smallest length that is written: 0.01 in, 0.05 cm or 0.1 mm.
double lengthStep(const ScenarioText& scenario);

using geometry::Box;
using geometry::Point;
using Pointers = std::span<const std::string>;

// Looking.

/// Elements with a place of their own: those that move, turn and are copied.
bool isPlaced(std::string_view pointer);
/// Pointers of everything that has a place, in the order of the text.
std::vector<std::string> placedElements(const ScenarioText& scenario);
/// The box around an element as it lies; of a placement without known base, or a spot, a box without size. Nothing when
/// it has no place.
std::optional<Box> boundsOf(const ScenarioText& scenario, std::string_view pointer);
/// The box around several.
std::optional<Box> boundsOf(const ScenarioText& scenario, Pointers pointers);
/// The corners of a polygon, or the bends of a line, as they lie on the board, turned; empty for everything else.
std::vector<Point> pointsOf(const ScenarioText& scenario, std::string_view pointer);
/// What to call an element in a menu: "South wood", "Hastati 2".
std::string nameOf(const ScenarioText& scenario, std::string_view pointer);

// Moving elements about: pieces, zones, objectives, rally points and placements alike. Elements that are locked stay
// where they are; lock them open first. A piece on a square of the grid moves by whole squares; a strip that leaves its
// edge becomes a rectangle.

Change move(const ScenarioText& scenario, Pointers pointers, Point by);
/// Turns them about a common point, without one about the middle of the box around them.
Change rotate(const ScenarioText& scenario, Pointers pointers, double degrees, std::optional<Point> about = {});
/// Turns each about its own centre.
Change turnEach(const ScenarioText& scenario, Pointers pointers, double degrees);
/// Stretches them across and up the board. Bases keep their size and only move; a turned rectangle or ellipse is
/// stretched along its own sides.
Change scale(const ScenarioText& scenario, Pointers pointers, double across, double up,
             std::optional<Point> about = {});

/// What changes places: left and right, top and bottom, or both (half a turn).
enum class Mirror { leftRight, upDown, halfTurn };
/// Mirrors them in the middle lines of the board, or those through a point.
Change mirror(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about = {});
/// The same with copies that have ids of their own, as one change; the originals stay. Placements have no copies and
/// are left out.
Change mirroredCopy(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about = {});
/// A shape's JSON mirrored on this board, for what is still being drawn; empty when it cannot be.
std::string mirroredShape(const ScenarioText& scenario, std::string_view shape, Mirror way,
                          std::optional<Point> about = {});

enum class Alignment { left, right, top, bottom, middleAcross, middleUp };
/// Moves them to the same left end (and so on) of the box around them all; the middles lie on one line up, or across,
/// the board.
Change align(const ScenarioText& scenario, Pointers pointers, Alignment alignment);
enum class Direction { across, up };
/// Makes the gaps between neighbours equal; the outermost two stay.
Change distribute(const ScenarioText& scenario, Pointers pointers, Direction direction);

enum class Order { toFront, toBack, forward, backward };
/// Later in its array is drawn on top. Keeps the order among them.
Change reorder(const ScenarioText& scenario, Pointers pointers, Order order);

// The centre and size as numbers in a form.

Change setCentre(const ScenarioText& scenario, std::string_view pointer, Point centre);
/// Width and depth along its own sides, before it is turned; of a polygon or line those of its box.
Change setSize(const ScenarioText& scenario, std::string_view pointer, double width, double depth);
/// The `rotation` of a shape, or the `facing` of a placement, from 0 to below 360.
Change setRotation(const ScenarioText& scenario, std::string_view pointer, double degrees);
/// With `writeNorth` a facing of 0 is written, too, which else is written only where the others of the file have one.
Change setFacing(const ScenarioText& scenario, Pointers placements, double degrees, bool writeNorth = false);

// Shapes and their points. A polygon or line that is turned by `rotation` is first written as it lies.

Change setShape(const ScenarioText& scenario, std::string_view pointer, std::string_view shape);
Change movePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point to);
/// A new point before the one of that index; behind the last with the number of points.
Change insertPoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point at);
/// Nothing when too few would be left.
Change removePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index);
/// The width of a line.
Change setLineWidth(const ScenarioText& scenario, std::string_view pointer, double width);

/// The form of an element that has an extent, as its shape names it: "polygon", "line", "rectangle", "ellipse", "strip"
/// or "square"; "point" of an objective that is a mere place; empty when it has none that can be read.
std::string_view shapeKindOf(text::Node element);
inline constexpr std::string_view pointKind = "point";
/// The same place in another form that covers about as much; a point becomes an eighth of the board. Nothing where it
/// cannot be, such as a square on a board without a grid.
Change setShapeKind(const ScenarioText& scenario, std::string_view pointer, std::string_view kind);
/// Another square of the grid, for a shape that is one, or for a placement.
Change setSquare(const ScenarioText& scenario, std::string_view pointer, int column, int row);

// JSON of shapes, its numbers rounded and short.

std::string polygonShape(const ScenarioText& scenario, std::span<const Point> corners);
std::string lineShape(const ScenarioText& scenario, std::span<const Point> bends, double width);
std::string rectangleShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation = 0);
std::string ellipseShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation = 0);
std::string stripShape(const ScenarioText& scenario, std::string_view edge, double depth, double inset = 0);
std::string squareShape(int column, int row);
/// A number as it is written: rounded to the measure's step, without zeros behind.
std::string lengthText(const ScenarioText& scenario, double length);
/// Rounded to tenths of a degree.
std::string angleText(double degrees);

// Adding. `values` is a JSON object of further values, or empty. Ids are made from names or kinds and are unique.

Change addPiece(const ScenarioText& scenario, std::string_view type, std::string_view shape,
                std::string_view values = {});
/// A piece and its mirrored partner in one change.
Change addPieceMirrored(const ScenarioText& scenario, std::string_view type, std::string_view shape, Mirror way,
                        std::string_view values = {});
/// Several pieces at once, as a random battlefield has them: a JSON array of pieces. Ids are made where they are
/// missing or taken; with `replace` the terrain that is there goes away, but for what is locked.
Change addPieces(const ScenarioText& scenario, std::string_view pieces, bool replace);
/// With a side's id the zone becomes one of that side's.
Change addZone(const ScenarioText& scenario, std::string_view name, std::string_view shape,
               std::string_view sideId = {});
Change addSide(const ScenarioText& scenario, std::string_view name, std::string_view values = {});
Change addObjective(const ScenarioText& scenario, std::string_view name, Point at, std::string_view values = {});
Change addRallyPoint(const ScenarioText& scenario, std::string_view side, Point at);
enum class Arrival { unit, group };
Change addReinforcement(const ScenarioText& scenario, std::string_view side, Arrival kind, std::string_view id,
                        std::int64_t turn, std::string_view values = {});
/// A reinforcement comes to another side, as what it is there: the id of one of its units or groups.
Change moveReinforcement(const ScenarioText& scenario, std::string_view reinforcement, std::string_view side,
                         Arrival kind, std::string_view id);
/// Who comes: a unit or leader, or a whole group.
Change setArrival(const ScenarioText& scenario, std::string_view reinforcement, Arrival kind, std::string_view id);
Change addVictory(const ScenarioText& scenario, std::string_view text, std::string_view sideId = {},
                  std::optional<double> points = {});

/// Pieces, zones, objectives, sides, placements, rally points, reinforcements or victory conditions go away. A zone or
/// side that goes is named nowhere any more.
Change remove(const ScenarioText& scenario, Pointers pointers);

// Values.

/// Any value of an element by JSON text: `key` is a pointer relative to it ("/level"); the scenario itself is "".
/// Objects on the way are made.
Change setValue(const ScenarioText& scenario, std::string_view element, std::string_view key, std::string_view json);
Change clearValue(const ScenarioText& scenario, std::string_view element, std::string_view key);
/// The same value for several elements, as one change; empty JSON clears it.
Change setValues(const ScenarioText& scenario, Pointers pointers, std::string_view key, std::string_view json);
/// The name; empty removes it where the file may do without.
Change rename(const ScenarioText& scenario, std::string_view element, std::string_view name);
/// Another id, with everything that names it: `placedBy`, `holder`, `side` and `zone`.
Change changeId(const ScenarioText& scenario, std::string_view element, std::string_view id);
/// An id that no element of that array ("terrain", "zones", "sides", "objectives") has.
std::string freeId(const ScenarioText& scenario, std::string_view array, std::string_view preferred);

/// The army file of a side, relative to the scenario's file; empty takes it away. Placements stay.
Change setArmy(const ScenarioText& scenario, std::string_view side, std::string_view path);
/// One zone is written as its id, several as a list, none removes the key.
Change setZones(const ScenarioText& scenario, std::string_view side, Pointers zoneIds);
/// Which zones a side has.
std::vector<std::string> zonesOf(text::Node side);

Change setBoardSize(const ScenarioText& scenario, double width, double depth);
enum class Lengths { keepNumbers, convert };
/// The measure the file counts in, empty for the system's; with `convert` every length is written anew so that
/// everything stays as large as it is.
Change setMeasure(const ScenarioText& scenario, std::string_view measure, Lengths lengths);
/// Without columns or rows there is no grid.
Change setGrid(const ScenarioText& scenario, int columns, int rows);
/// The ground that the editor draws: a word under "x-background" of the board; empty removes it.
Change setBackground(const ScenarioText& scenario, std::string_view background);

// Locking and grouping, kept in the file as "x-locked": true and "x-group": "a". Rally points cannot have them.

bool isLocked(text::Node element);
/// Empty when it belongs to none.
std::string_view groupOf(text::Node element);
Change setLocked(const ScenarioText& scenario, Pointers pointers, bool locked);
Change group(const ScenarioText& scenario, Pointers pointers);
Change ungroup(const ScenarioText& scenario, Pointers pointers);
/// The elements with everything of their groups, in the order of the text.
std::vector<std::string> withGroups(const ScenarioText& scenario, Pointers pointers);

// Bases.

struct Formation {
    enum class Kind { line, column, block };
    Kind kind = Kind::line;
    double gap = 0;   ///< between neighbours, in the file's unit
    int perRank = 0;  ///< of a block; 0 makes it about as broad as deep
};

/// The bases of a unit to be placed.
struct Bases {
    std::string unit;                   ///< id of the unit or leader in the army
    std::vector<std::int64_t> indices;  ///< which; of a unit of one base leave `single`
    bool single = false;                ///< write no `index`
    std::array<double, 2> size{0, 0};   ///< width and depth of a base in mm
};

/// The centres of so many bases of that size (mm) about a centre, from the left of the first rank, seen from behind.
std::vector<Point> formationPlaces(const ScenarioText& scenario, std::size_t count, std::array<double, 2> size,
                                   const Formation& formation, Point centre, double facing);
/// Bases of units come onto the board, in this order, as one formation. Those that stand there already are moved. A
/// facing of 0 is written where others of the side have one.
Change place(const ScenarioText& scenario, std::string_view side, std::span<const Bases> bases,
             const Formation& formation, Point centre, double facing);
/// Placements of one side that are there stand in a formation, with the base sizes in mm.
Change formUp(const ScenarioText& scenario, Pointers placements, std::array<double, 2> size, const Formation& formation,
              std::optional<Point> centre, double facing);
/// A base stands in a square of the grid, its exact place being left open.
Change placeInSquare(const ScenarioText& scenario, std::string_view placement, int column, int row);
/// And has a place of its own again: the middle of that square.
Change placeExactly(const ScenarioText& scenario, std::string_view placement);

// The clipboard.

/// Copies beside their originals, with ids of their own. Placements have no copies.
Change duplicate(const ScenarioText& scenario, Pointers pointers, std::optional<Point> offset = {});
/// The elements as JSON text that pastes into any scenario, or a chat: {"muster": "battlefield", "terrain": [...],
/// ...}.
std::string copied(const ScenarioText& scenario, Pointers pointers);
bool isPasteable(std::string_view text);
/// Terrain, zones, objectives and placements from such a text, or from one written by hand. Its middle comes to lie at
/// `at`; without one a little beside where it was. Placements go to `side` (pointer), or the side of that id; those of
/// bases that stand already are left out.
Change paste(const ScenarioText& scenario, std::string_view text, std::optional<Point> at = {},
             std::string_view side = {});

}  // namespace muster::editor::scenario
