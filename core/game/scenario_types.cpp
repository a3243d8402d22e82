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

/// Distances from the four edges of the board; negative beyond them.
Type marginsType()
{
    return Type::record(
        "margins", {{"north", realType, ""}, {"south", realType, ""}, {"east", realType, ""}, {"west", realType, ""}});
}

Fields placed()
{
    return {{"at", pointType, "Its centre."}, {"width", realType, ""},  {"depth", realType, ""},
            {"area", realType, ""},           {"shape", ringsType, ""}, {"margins", marginsType(), ""}};
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
    return Fields{{"id", textType, ""},
                  {"name", textType, ""},
                  {"label", textType, "Its name, else its kind and id."},
                  {"type", textType, ""},
                  {"kind", kind, "The system's row for its type."},
                  {"kindLabel", textType, "The name of its kind."},
                  {"kindText", textType, "What its kind does, in the system's short form."},
                  {"known", boolType, "True if the system has such a kind."},
                  {"placedBy", textType, "A side's id, or empty."},
                  {"level", intType, ""},
                  {"form", textType, "polygon, rectangle, ellipse, line, strip or square"},
                  {"edges", pointType, "The lengths of its edges, or the two diameters of an ellipse."},
                  {"lineWidth", realType, "The width of a line, else 0."},
                  {"runsOff", boolType, ""},
                  {"squares", Type::listOf(squareType), "The squares of the grid it reaches into."},
                  {"notes", textType, ""}} +
           placed();
}

Fields zoneFields() { return Fields{{"id", textType, ""}, {"name", textType, ""}, {"notes", textType, ""}} + placed(); }

Fields objectiveFields(const Type& piece)
{
    return Fields{{"id", textType, ""},
                  {"name", textType, ""},
                  {"holder", textType, "A side's id, or empty."},
                  {"points", realType, ""},
                  {"on", Type::listOf(piece), "The terrain it lies on."},
                  {"notes", textType, ""}} +
           placed();
}

Fields placementFields(const ScenarioParts& parts, const Type& piece)
{
    return Fields{{"id", textType, "The id of the unit or leader."},
                  {"name", textType, ""},
                  {"index", intType, ""},
                  {"isUnit", boolType, ""},
                  {"isLeader", boolType, ""},
                  {"unit", parts.unit, "Without keys if it is not a unit."},
                  {"leader", parts.leader, "Without keys if it is not a leader."},
                  {"facing", realType, ""},
                  {"ahead", pointType, "One step in the direction it faces, as [x, y]."},
                  {"hasBase", boolType, "True if its size is known; else it is a point."},
                  {"exact", boolType, "True if it has a position and not only a square."},
                  {"square", squareType, "Its square of the grid; empty if there is none."},
                  {"on", Type::listOf(piece), "The terrain its base reaches into."},
                  {"notes", textType, ""}} +
           placed();
}

Fields sideFields(const ScenarioParts& parts, const Type& zone, const Type& placement, const Type& piece)
{
    const Type reinforcement = Type::record("reinforcement", {{"unit", textType, ""},
                                                              {"group", textType, ""},
                                                              {"turn", intType, ""},
                                                              {"edge", textType, ""},
                                                              {"at", pointType, "Absent if only the edge is given."},
                                                              {"on", Type::listOf(piece), "The terrain at this point."},
                                                              {"name", textType, "The name of the unit or group."},
                                                              {"notes", textType, ""}});
    return {{"id", textType, ""},
            {"name", textType, ""},
            {"role", textType, "attacker, defender or empty"},
            {"edge", textType, "north, south, east, west or empty"},
            {"budget", intType, "Its own, else its army's; absent if neither has one."},
            {"armyBook", textType, "The book of its army's list; empty if there is none."},
            {"armyPeriod", textType, "The period of its army's list."},
            {"hasArmy", boolType, ""},
            {"army", parts.army, "Without keys if there is none."},
            {"zones", Type::listOf(zone), ""},
            {"armyName", textType, "Empty if there is none."},
            {"armyPoints", textType, "Its army's cost, such as 29; empty if the game has no points."},
            {"placements", Type::listOf(placement), ""},
            {"reinforcements", Type::listOf(reinforcement), ""},
            {"rallyPoints", Type::listOf(pointType), ""},
            {"notes", textType, ""}};
}

Type boardType()
{
    return Type::record("board", {{"width", realType, ""},
                                  {"depth", realType, ""},
                                  {"area", realType, ""},
                                  {"columns", intType, "0 without a grid"},
                                  {"rows", intType, ""},
                                  {"shape", ringsType, ""}});
}

Fields scenarioFields(const Type& piece, const Type& zone, const Type& objective, const Type& side)
{
    const Type victory = Type::record(
        "victory",
        {{"side", textType, "A side's id, or empty for everybody."}, {"points", realType, ""}, {"text", textType, ""}});
    return {{"name", textType, ""},
            {"board", boardType(), ""},
            {"terrain", Type::listOf(piece), ""},
            {"zones", Type::listOf(zone), ""},
            {"sides", Type::listOf(side), ""},
            {"objectives", Type::listOf(objective), ""},
            {"turns", intType, ""},
            {"notes", textType, ""},
            {"summary", textType, ""},
            {"date", textType, ""},
            {"place", textType, ""},
            {"sources", Type::listOf(textType), ""},
            {"victory", Type::listOf(victory), ""},
            {"measure", textType, "in, cm or mm"}};
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
