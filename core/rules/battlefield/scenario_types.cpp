#include "core/rules/battlefield/scenario_types.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Type;
using Fields = std::vector<Type::Field>;

namespace {

const Type text = Type::simple(Type::Kind::string);
const Type whole = Type::simple(Type::Kind::integer);
const Type number = Type::simple(Type::Kind::real);
const Type truth = Type::simple(Type::Kind::boolean);
const Type point = Type::listOf(number);
const Type rings = Type::listOf(Type::listOf(point));
const Type square = Type::listOf(whole);

/// Distances from the four edges of the board; negative for what lies beyond.
Type marginsType()
{
    return Type::record("margins",
                        {{"north", number, ""}, {"south", number, ""}, {"east", number, ""}, {"west", number, ""}});
}

Fields placed()
{
    return {{"at", point, "Its centre."}, {"width", number, ""}, {"depth", number, ""},
            {"area", number, ""},         {"shape", rings, ""},  {"margins", marginsType(), ""}};
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
    return Fields{{"id", text, ""},
                  {"name", text, ""},
                  {"label", text, "Its name, else its kind and id."},
                  {"type", text, ""},
                  {"kind", kind, "The system's row for its type."},
                  {"kindLabel", text, "The name of its kind."},
                  {"kindText", text, "What its kind does, in the system's short words."},
                  {"known", truth, "The system has such a kind."},
                  {"placedBy", text, "A side's id, or empty."},
                  {"level", whole, ""},
                  {"form", text, "polygon, rectangle, ellipse, line, strip or square"},
                  {"edges", point, "The lengths of its edges; of an ellipse its two diameters."},
                  {"lineWidth", number, "Of a line, else 0."},
                  {"runsOff", truth, ""},
                  {"squares", Type::listOf(square), "The squares of the grid it reaches into."},
                  {"notes", text, ""}} +
           placed();
}

Fields zoneFields() { return Fields{{"id", text, ""}, {"name", text, ""}, {"notes", text, ""}} + placed(); }

Fields objectiveFields(const Type& piece)
{
    return Fields{{"id", text, ""},
                  {"name", text, ""},
                  {"holder", text, "A side's id, or empty."},
                  {"points", number, ""},
                  {"on", Type::listOf(piece), "The terrain it lies on."},
                  {"notes", text, ""}} +
           placed();
}

Fields placementFields(const ScenarioParts& parts, const Type& piece)
{
    return Fields{{"id", text, "Of the unit or leader."},
                  {"name", text, ""},
                  {"index", whole, ""},
                  {"isUnit", truth, ""},
                  {"isLeader", truth, ""},
                  {"unit", parts.unit, "Without keys when it is no unit."},
                  {"leader", parts.leader, "Without keys when it is no leader."},
                  {"facing", number, ""},
                  {"ahead", point, "One step to where it faces, as [x, y]."},
                  {"hasBase", truth, "Its size is known; else it is a point."},
                  {"exact", truth, "It has a place and not only a square."},
                  {"square", square, "Of the grid; empty where there is none."},
                  {"on", Type::listOf(piece), "The terrain its base reaches into."},
                  {"notes", text, ""}} +
           placed();
}

Fields sideFields(const ScenarioParts& parts, const Type& zone, const Type& placement)
{
    const Type reinforcement = Type::record("reinforcement", {{"unit", text, ""},
                                                              {"group", text, ""},
                                                              {"turn", whole, ""},
                                                              {"edge", text, ""},
                                                              {"name", text, "Of the unit or group."},
                                                              {"notes", text, ""}});
    return {{"id", text, ""},
            {"name", text, ""},
            {"role", text, "attacker, defender or empty"},
            {"edge", text, "north, south, east, west or empty"},
            {"budget", whole, "Its own, else its army's; absent where neither says."},
            {"armyBook", text, "The book of its army's list; empty where there is none."},
            {"armyPeriod", text, "The time of its army's list."},
            {"hasArmy", truth, ""},
            {"army", parts.army, "Without keys when there is none."},
            {"zones", Type::listOf(zone), ""},
            {"armyName", text, "Empty when there is none."},
            {"armyPoints", text, "Its army's cost, such as 29; empty where a game has no points."},
            {"placements", Type::listOf(placement), ""},
            {"reinforcements", Type::listOf(reinforcement), ""},
            {"rallyPoints", Type::listOf(point), ""},
            {"notes", text, ""}};
}

Type boardType()
{
    return Type::record("board", {{"width", number, ""},
                                  {"depth", number, ""},
                                  {"area", number, ""},
                                  {"columns", whole, "0 without a grid"},
                                  {"rows", whole, ""},
                                  {"shape", rings, ""}});
}

Fields scenarioFields(const Type& piece, const Type& zone, const Type& objective, const Type& side)
{
    const Type victory = Type::record(
        "victory",
        {{"side", text, "A side's id, or empty for everybody."}, {"points", number, ""}, {"text", text, ""}});
    return {{"name", text, ""},
            {"board", boardType(), ""},
            {"terrain", Type::listOf(piece), ""},
            {"zones", Type::listOf(zone), ""},
            {"sides", Type::listOf(side), ""},
            {"objectives", Type::listOf(objective), ""},
            {"turns", whole, ""},
            {"notes", text, ""},
            {"summary", text, ""},
            {"date", text, ""},
            {"place", text, ""},
            {"sources", Type::listOf(text), ""},
            {"victory", Type::listOf(victory), ""},
            {"measure", text, "in, cm or mm"}};
}

}  // namespace

ScenarioTypes scenarioTypes(const ScenarioParts& parts)
{
    ScenarioTypes types;
    types.terrain = Type::record("terrain piece", pieceFields(parts.terrainKind) + parts.piece);
    types.zone = Type::record("zone", zoneFields());
    types.objective = Type::record("objective", objectiveFields(types.terrain));
    types.placement = Type::record("placement", placementFields(parts, types.terrain) + parts.placement);
    types.side = Type::record("side", sideFields(parts, types.zone, types.placement) + parts.side);
    types.scenario = Type::record("scenario", scenarioFields(types.terrain, types.zone, types.objective, types.side) +
                                                  parts.scenario);
    return types;
}

std::vector<std::string> scenarioNames(Scope scope)
{
    Fields fields;
    if (scope == Scope::terrain) fields = pieceFields({});
    if (scope == Scope::placement) fields = placementFields({}, {});
    if (scope == Scope::side) fields = sideFields({}, {}, {});
    if (scope == Scope::scenario) fields = scenarioFields({}, {}, {}, {});
    std::vector<std::string> names;
    for (const auto& field : fields) names.push_back(field.name);
    return names;
}

}  // namespace muster::rules
