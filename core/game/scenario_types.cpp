#include "core/game/scenario_types.hpp"

#include "core/game/simple_types.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Type;
using Fields = std::vector<Type::Field>;

namespace {

const Type pointType = Type::listOf(realType);
const Type ringsType = Type::listOf(Type::listOf(pointType));
const Type squareType = Type::listOf(intType);

Type::Field inMeasure(const char* name, Type type, const char* description)
{
    return {name, std::move(type), description, false, expr::ordinaryBits, {}, std::string(unitOfLengths)};
}

Type::Field inSquares(const char* name, const char* description)
{
    return {name, realType, description, false, expr::ordinaryBits, {}, std::string(unitOfAreas)};
}

Type::Field inDegrees(const char* name, const char* description)
{
    return {name, realType, description, false, expr::ordinaryBits, {}, "degrees"};
}

/// Distances from the four edges of the board; negative beyond them.
Type marginsType()
{
    return Type::record("margins", {inMeasure("north", realType, "The distance from the north edge; negative beyond."),
                                    inMeasure("south", realType, "The distance from the south edge; negative beyond."),
                                    inMeasure("east", realType, "The distance from the east edge; negative beyond."),
                                    inMeasure("west", realType, "The distance from the west edge; negative beyond.")});
}

/// A field that every object has; without a value in the file a text is empty.
Type::Field always(const char* name, Type type, const char* description)
{
    return {name, std::move(type), description, true};
}

const Type::Field idField = always("id", textType, "Its id.");
const Type::Field nameField = always("name", textType, "Its name, else its id.");
const Type::Field notesField = always("notes", textType, "What the author of the file noted; may be empty.");

Fields placed()
{
    return {inMeasure("at", pointType, "Its centre, as [x, y] from the south-west corner."),
            inMeasure("width", realType, "Its width, before it is turned."),
            inMeasure("depth", realType, "Its depth, before it is turned."),
            inSquares("area", "Its area, without holes."),
            inMeasure("shape", ringsType, "Its rings of points, the outer one first."),
            {"margins", marginsType(), "Its distances from the edges of the board."}};
}

Fields operator+(Fields a, const Fields& b)
{
    for (const auto& field : b) {
        const auto known =
            std::find_if(a.begin(), a.end(), [&](const auto& other) { return other.name == field.name; });
        if (known == a.end()) a.push_back(field);
    }
    return a;
}

Fields pieceFields(const Type& kind)
{
    return Fields{idField,
                  nameField,
                  always("label", textType, "Its name, else its kind and id."),
                  always("type", textType, "The id of its kind."),
                  {"kind", kind, "The system's row for its type."},
                  always("kindLabel", textType, "The name of its kind."),
                  always("kindText", textType, "What its kind does, in the system's short form."),
                  always("known", boolType, "True if the system has such a kind."),
                  always("placedBy", textType, "A side's id, or empty."),
                  always("level", intType, "Its height above the table, in levels."),
                  always("form", textType, "polygon, rectangle, ellipse, line, strip or square"),
                  inMeasure("edges", pointType, "The lengths of its edges, or the two diameters of an ellipse."),
                  inMeasure("lineWidth", realType, "The width of a line, else 0."),
                  always("runsOff", boolType, "True if it may extend beyond the edge of the board."),
                  {"squares", Type::listOf(squareType), "The squares of the grid it reaches into."},
                  notesField} +
           placed();
}

Fields zoneFields() { return Fields{idField, nameField, notesField} + placed(); }

Fields objectiveFields(const Type& piece)
{
    return Fields{idField,
                  nameField,
                  always("holder", textType, "A side's id, or empty."),
                  {"points", realType, "What it is worth."},
                  {"on", Type::listOf(piece), "The terrain it lies on."},
                  notesField} +
           placed();
}

Fields placementFields(const ScenarioParts& parts, const Type& piece)
{
    return Fields{{"id", textType, "The id of the unit or leader."},
                  {"name", textType, "The name of the unit or leader."},
                  always("index", intType, "Which base of the unit it is, from 0."),
                  always("isUnit", boolType, "True if the army has a unit of this id."),
                  always("isLeader", boolType, "True if the army has a leader of this id."),
                  {"unit", parts.unit, "Without keys if it is not a unit."},
                  {"leader", parts.leader, "Without keys if it is not a leader."},
                  inDegrees("facing", "The direction that it faces, clockwise from north."),
                  {"ahead", pointType, "One step in the direction it faces, as [x, y]."},
                  always("hasBase", boolType, "True if its size is known; else it is a point."),
                  always("exact", boolType, "True if it has a position and not only a square."),
                  {"square", squareType, "Its square of the grid; empty if there is none."},
                  {"on", Type::listOf(piece), "The terrain its base reaches into."},
                  notesField} +
           placed();
}

Fields sideFields(const ScenarioParts& parts, const Type& zone, const Type& placement, const Type& piece)
{
    const Type reinforcement = Type::record(
        "reinforcement", {{"unit", textType, "The id of the unit, or empty."},
                          {"group", textType, "The id of the group, or empty."},
                          {"turn", intType, "The turn in which it arrives."},
                          {"edge", textType, "The edge where it arrives."},
                          inMeasure("at", pointType, "Where it arrives; absent if only the edge is given."),
                          {"on", Type::listOf(piece), "The terrain at this point."},
                          {"name", textType, "The name of the unit or group."},
                          notesField});
    return {idField,
            nameField,
            always("role", textType, "attacker, defender or empty"),
            always("edge", textType, "north, south, east, west or empty"),
            {"budget", intType, "Its own, else its army's; absent if neither has one."},
            always("armyBook", textType, "The book of its army's list; empty if there is none."),
            always("armyPeriod", textType, "The period of its army's list."),
            always("hasArmy", boolType, "True if it names an army that can be read."),
            {"army", parts.army, "Without keys if there is none."},
            {"zones", Type::listOf(zone), "Where it deploys."},
            always("armyName", textType, "Empty if there is none."),
            always("armyPoints", textType, "Its army's cost, such as 29; empty if the game has no points."),
            {"placements", Type::listOf(placement), "The bases that it has on the board."},
            {"reinforcements", Type::listOf(reinforcement), "What arrives later."},
            inMeasure("rallyPoints", Type::listOf(pointType), "Where its troops rally, as [x, y]."),
            notesField};
}

Type boardType()
{
    return Type::record("board", {inMeasure("width", realType, "From west to east."),
                                  inMeasure("depth", realType, "From south to north."),
                                  inSquares("area", "Its area."),
                                  {"columns", intType, "The columns of its grid; 0 without a grid."},
                                  {"rows", intType, "The rows of its grid; 0 without a grid."},
                                  inMeasure("shape", ringsType, "Its outline.")});
}

Fields scenarioFields(const Type& piece, const Type& zone, const Type& objective, const Type& side)
{
    const Type victory = Type::record("victory", {{"side", textType, "A side's id, or empty for everybody."},
                                                  {"points", realType, "What it is worth."},
                                                  always("text", textType, "The condition, in words.")});
    return {always("name", textType, "Its name."),
            {"board", boardType(), "The playing surface."},
            {"terrain", Type::listOf(piece), "Its terrain pieces."},
            {"zones", Type::listOf(zone), "Its zones."},
            {"sides", Type::listOf(side), "Its sides, with their armies."},
            {"objectives", Type::listOf(objective), "Its objectives."},
            {"turns", intType, "How many turns it lasts."},
            notesField,
            always("summary", textType, "One sentence about it; may be empty."),
            always("date", textType, "The date of the battle; may be empty."),
            always("place", textType, "The place of the battle; may be empty."),
            always("sources", Type::listOf(textType), "The books that it is from."),
            {"victory", Type::listOf(victory), "The conditions of victory."},
            always("measure", textType, "in, cm or mm")};
}

}  // namespace

ScenarioTypes scenarioTypes(const ScenarioParts& parts)
{
    ScenarioTypes types;
    types.terrain = Type::record("terrain piece", pieceFields(parts.terrainKind) + parts.piece);
    types.zone = Type::record("zone", zoneFields());
    types.objective = Type::record("objective", objectiveFields(types.terrain));
    types.placement = Type::record("placement", placementFields(parts, types.terrain) + parts.placement);
    types.side = Type::record("side", sideFields(parts, types.zone, types.placement, types.terrain) + parts.side);
    types.scenario = Type::record("scenario", scenarioFields(types.terrain, types.zone, types.objective, types.side) +
                                                  parts.scenario);
    return types;
}

std::vector<std::string> scenarioNames(Scope scope)
{
    Fields fields;
    if (scope == Scope::terrain) fields = pieceFields({});
    if (scope == Scope::placement) fields = placementFields({}, {});
    if (scope == Scope::side) fields = sideFields({}, {}, {}, {});
    if (scope == Scope::scenario) fields = scenarioFields({}, {}, {}, {});
    std::vector<std::string> names;
    for (const auto& field : fields) names.push_back(field.name);
    return names;
}

}  // namespace muster::rules
