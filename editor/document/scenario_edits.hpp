#pragma once

#include "core/geometry/curve.hpp"
#include "core/geometry/motion.hpp"
#include "editor/document/change.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Operations on a scenario as edits of its text. Elements are JSON pointers of terrain pieces ("/terrain/3"), zones
// ("/zones/0"), objectives ("/objectives/1"), sides ("/sides/0") and their placements ("/sides/0/placements/5") and
// rally points ("/sides/0/rallyPoints/0"). Positions and lengths use the unit and the coordinates of the file; angles
// are degrees clockwise. Numbers are rounded to what can be measured on a table. Names of changes are for the undo
// menu, in English; the caller translates them.
namespace muster::editor::scenario {

/// A scenario's text and its measure: the board's own, else the system's. The document and the name of the measure must
/// outlive it.
struct ScenarioText {
    explicit ScenarioText(const text::Document& text, std::string_view usualMeasure = "in");
    explicit ScenarioText(const text::Document&& text, std::string_view usualMeasure = "in") = delete;

    const text::Document& document;
    std::string_view measure;        ///< in, cm or mm
    std::string_view systemMeasure;  ///< the measure if the board has none
};

/// The resolution of lengths: 0.01 in, 0.05 cm or 0.1 mm.
double lengthStep(const ScenarioText& scenario);

using geometry::Box;
using geometry::Point;
using Pointers = std::span<const std::string>;

// Queries.

/// Returns true for elements with a position, which can be moved, turned and copied.
bool isPlaced(std::string_view pointer);
/// Pointers of all elements with a position, in the order of the text.
std::vector<std::string> placedElements(const ScenarioText& scenario);
/// The bounding box of an element; of size zero for a point or a placement with unknown base. Nothing without a
/// position.
std::optional<Box> boundsOf(const ScenarioText& scenario, std::string_view pointer);
/// The bounding box of several elements.
std::optional<Box> boundsOf(const ScenarioText& scenario, Pointers pointers);
/// The corners of a polygon, or the bends of a line, in their rotated position on the board; empty for other elements.
std::vector<Point> pointsOf(const ScenarioText& scenario, std::string_view pointer);
/// The handles of these points, as they lie on the board; empty if all edges are straight.
std::vector<geometry::Handles> handlesOf(const ScenarioText& scenario, std::string_view pointer);
/// The name of an element for a menu: "South wood", "Hastati 2".
std::string nameOf(const ScenarioText& scenario, std::string_view pointer);

// Moving of pieces, zones, objectives, rally points and placements. Locked elements stay in place until unlocked. A
// piece on a square of the grid moves by whole squares; a strip that leaves its edge becomes a rectangle.

Change move(const ScenarioText& scenario, Pointers pointers, Point by);
/// Rotates elements about a common point, by default the middle of their bounding box.
Change rotate(const ScenarioText& scenario, Pointers pointers, double degrees, std::optional<Point> about = {});
/// Rotates each element about its own centre.
Change turnEach(const ScenarioText& scenario, Pointers pointers, double degrees);
/// Stretches elements horizontally and vertically. Bases keep their size and only move; a rotated rectangle or ellipse
/// is stretched along its own sides.
Change scale(const ScenarioText& scenario, Pointers pointers, double across, double up,
             std::optional<Point> about = {});

/// The axes to swap: left and right, top and bottom, or both (half a turn).
enum class Mirror { leftRight, upDown, halfTurn };
geometry::Motion mirrorMotion(Mirror way, Point about);
/// Mirrors elements in the middle lines of the board, or in lines through a point.
Change mirror(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about = {});
/// Adds mirrored copies with new ids as one change; the originals stay. Placements cannot be copied and are skipped.
Change mirroredCopy(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about = {});
/// A shape's JSON mirrored on this board, for shapes being drawn; empty if impossible.
std::string mirroredShape(const ScenarioText& scenario, std::string_view shape, Mirror way,
                          std::optional<Point> about = {});

enum class Alignment { left, right, top, bottom, middleAcross, middleUp };
/// Aligns elements with an edge of their common bounding box, or their middles with one line.
Change align(const ScenarioText& scenario, Pointers pointers, Alignment alignment);
enum class Direction { across, up };
/// Makes the gaps between neighbours equal; the outermost two stay.
Change distribute(const ScenarioText& scenario, Pointers pointers, Direction direction);

enum class Order { toFront, toBack, forward, backward };
/// Elements later in their array are drawn on top. Keeps their relative order.
Change reorder(const ScenarioText& scenario, Pointers pointers, Order order);

// Centre and size as numbers in a form.

Change setCentre(const ScenarioText& scenario, std::string_view pointer, Point centre);
/// Sets width and depth along the element's own sides, before rotation; for a polygon or line, those of its box.
Change setSize(const ScenarioText& scenario, std::string_view pointer, double width, double depth);
/// Sets the `rotation` of a shape or the `facing` of a placement, from 0 to below 360.
Change setRotation(const ScenarioText& scenario, std::string_view pointer, double degrees);
/// Writes a facing of 0 only if others in the file have one, or with `writeNorth`.
Change setFacing(const ScenarioText& scenario, Pointers placements, double degrees, bool writeNorth = false);

// Shapes and their points. The `rotation` of a polygon or line is first applied to its points.

Change setShape(const ScenarioText& scenario, std::string_view pointer, std::string_view shape);
Change movePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point to);
/// Inserts a point before that index; the number of points appends one. On a curve, it gets handles that keep the curve
/// as it is beside it.
Change insertPoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index, Point at);
/// Sets the handles of a point, relative to it; with none, it is a sharp corner.
Change setHandles(const ScenarioText& scenario, std::string_view pointer, std::size_t index,
                  const geometry::Handles& handles);
/// Changes nothing if too few would remain.
Change removePoint(const ScenarioText& scenario, std::string_view pointer, std::size_t index);
/// The width of a line.
Change setLineWidth(const ScenarioText& scenario, std::string_view pointer, double width);

/// The form of an element, as in its shape: "polygon", "line", "rectangle", "ellipse", "strip" or "square"; "point" for
/// an objective without extent; empty if there is no readable form.
std::string_view shapeKindOf(text::Node element);
inline constexpr std::string_view pointKind = "point";
/// Converts a shape to another form of about the same size and place; a point becomes an eighth of the board. No change
/// if impossible, such as a square on a board without a grid.
Change setShapeKind(const ScenarioText& scenario, std::string_view pointer, std::string_view kind);
/// Moves a square shape, or a placement, to another square of the grid.
Change setSquare(const ScenarioText& scenario, std::string_view pointer, int column, int row);

// JSON of shapes, with rounded, short numbers.

std::string polygonShape(const ScenarioText& scenario, std::span<const Point> corners);
std::string lineShape(const ScenarioText& scenario, std::span<const Point> bends, double width);
std::string rectangleShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation = 0);
std::string ellipseShape(const ScenarioText& scenario, Point centre, double width, double depth, double rotation = 0);
std::string stripShape(const ScenarioText& scenario, std::string_view edge, double depth, double inset = 0);
/// A number as written to the file: rounded to the measure's step, without trailing zeros.
std::string lengthText(const ScenarioText& scenario, double length);
/// Rounded to tenths of a degree.
std::string angleText(double degrees);

// Adding. `values` is a JSON object of further values, or empty. Ids derive from names or kinds and are unique.

Change addPiece(const ScenarioText& scenario, std::string_view type, std::string_view shape,
                std::string_view values = {});
/// Adds a piece and its mirror image in one change.
Change addPieceMirrored(const ScenarioText& scenario, std::string_view type, std::string_view shape, Mirror way,
                        std::string_view values = {});
/// Adds several pieces, such as random terrain, from a JSON array. Creates missing or duplicate ids; `replace` removes
/// existing terrain except locked pieces.
Change addPieces(const ScenarioText& scenario, std::string_view pieces, bool replace);
/// With a side's id, the zone is assigned to that side.
Change addZone(const ScenarioText& scenario, std::string_view name, std::string_view shape,
               std::string_view sideId = {});
Change addSide(const ScenarioText& scenario, std::string_view name, std::string_view values = {});
Change addObjective(const ScenarioText& scenario, std::string_view name, Point at, std::string_view values = {});
Change addRallyPoint(const ScenarioText& scenario, std::string_view side, Point at);
enum class Arrival { unit, group };
Change addReinforcement(const ScenarioText& scenario, std::string_view side, Arrival kind, std::string_view id,
                        std::int64_t turn, std::string_view values = {});
/// Moves a reinforcement to another side, as the id of one of its units or groups.
Change moveReinforcement(const ScenarioText& scenario, std::string_view reinforcement, std::string_view side,
                         Arrival kind, std::string_view id);
/// Sets which unit, leader or group arrives.
Change setArrival(const ScenarioText& scenario, std::string_view reinforcement, Arrival kind, std::string_view id);
Change addVictory(const ScenarioText& scenario, std::string_view text, std::string_view sideId = {},
                  std::optional<double> points = {});

/// Removes pieces, zones, objectives, sides, placements, rally points, reinforcements or victory conditions, and all
/// references to removed zones and sides.
Change remove(const ScenarioText& scenario, Pointers pointers);

// Values.

/// Sets any value of an element by JSON text: `key` is a pointer relative to it ("/level"); the scenario itself is "".
/// Missing objects on the path are created.
Change setValue(const ScenarioText& scenario, std::string_view element, std::string_view key, std::string_view json);
Change clearValue(const ScenarioText& scenario, std::string_view element, std::string_view key);
/// Sets the same value for several elements, as one change; empty JSON clears it.
Change setValues(const ScenarioText& scenario, Pointers pointers, std::string_view key, std::string_view json);
/// Renames an element; an empty name removes it if it is optional.
Change rename(const ScenarioText& scenario, std::string_view element, std::string_view name);
/// Changes an id and all references to it: `placedBy`, `holder`, `side` and `zone`.
Change changeId(const ScenarioText& scenario, std::string_view element, std::string_view id);
/// An id that no element of that array ("terrain", "zones", "sides", "objectives") has.
std::string freeId(const ScenarioText& scenario, std::string_view array, std::string_view preferred);

/// Sets the army file of a side, relative to the scenario's file; empty removes it. Placements stay.
Change setArmy(const ScenarioText& scenario, std::string_view side, std::string_view path);
/// Writes one zone as its id, several as a list; without zones, removes the key.
Change setZones(const ScenarioText& scenario, std::string_view side, Pointers zoneIds);
/// The zones of a side.
std::vector<std::string> zonesOf(text::Node side);

Change setBoardSize(const ScenarioText& scenario, double width, double depth);
enum class Lengths { keepNumbers, convert };
/// Sets the measure of the file, empty for the system's; with `convert`, rewrites every length to keep its real size.
Change setMeasure(const ScenarioText& scenario, std::string_view measure, Lengths lengths);
/// Sets the grid; removes it without columns or rows.
Change setGrid(const ScenarioText& scenario, int columns, int rows);
/// Sets the ground that the editor draws, a word under the board's "x-background"; empty removes it.
Change setBackground(const ScenarioText& scenario, std::string_view background);

// Locking and grouping, stored in the file as "x-locked": true and "x-group": "a". Rally points support neither.

bool isLocked(text::Node element);
/// The group of an element; empty if it has none.
std::string_view groupOf(text::Node element);
Change setLocked(const ScenarioText& scenario, Pointers pointers, bool locked);
Change group(const ScenarioText& scenario, Pointers pointers);
Change ungroup(const ScenarioText& scenario, Pointers pointers);
/// The elements with all members of their groups, in the order of the text.
std::vector<std::string> withGroups(const ScenarioText& scenario, Pointers pointers);

// Bases.

struct Formation {
    enum class Kind { line, column, block };
    Kind kind = Kind::line;
    double gap = 0;   ///< between neighbours, in the file's unit
    int perRank = 0;  ///< of a block; 0 makes it roughly square
};

/// The bases of a unit to place.
struct Bases {
    std::string unit;                   ///< id of the unit or leader in the army
    std::vector<std::int64_t> indices;  ///< which bases; leave `single` for a unit of one base
    bool single = false;                ///< write no `index`
    std::array<double, 2> size{0, 0};   ///< width and depth of a base in mm
};

/// The centres of bases of that size (mm) around a centre, from the left of the first rank, seen from behind.
std::vector<Point> formationPlaces(const ScenarioText& scenario, std::size_t count, std::array<double, 2> size,
                                   const Formation& formation, Point centre, double facing);
/// Places bases of units on the board, in this order, as one formation; moves those already placed. Writes a facing of
/// 0 if others of the side have one.
Change place(const ScenarioText& scenario, std::string_view side, std::span<const Bases> bases,
             const Formation& formation, Point centre, double facing);
/// Arranges existing placements of one side in a formation, with base sizes in mm.
Change formUp(const ScenarioText& scenario, Pointers placements, std::array<double, 2> size, const Formation& formation,
              std::optional<Point> centre, double facing);
/// Moves a base to a square of the grid, without exact coordinates.
Change placeInSquare(const ScenarioText& scenario, std::string_view placement, int column, int row);
/// Gives it exact coordinates again: the middle of its square.
Change placeExactly(const ScenarioText& scenario, std::string_view placement);

// The clipboard.

/// Adds offset copies with new ids. Placements cannot be copied.
Change duplicate(const ScenarioText& scenario, Pointers pointers, std::optional<Point> offset = {});
/// The elements as JSON text that can be pasted into any scenario or a chat: {"muster": "battlefield", "terrain":
/// [...], ...}.
std::string copied(const ScenarioText& scenario, Pointers pointers);
bool isPasteable(std::string_view text);
/// Pastes terrain, zones, objectives and placements from such a text, or from handwritten JSON. Their middle moves to
/// `at`; without it they are slightly offset. Placements go to `side` (pointer), or the side of that id; bases already
/// placed are skipped.
Change paste(const ScenarioText& scenario, std::string_view text, std::optional<Point> at = {},
             std::string_view side = {});

}  // namespace muster::editor::scenario
