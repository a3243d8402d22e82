#include "core/scenario/new_scenario.hpp"

#include "core/game/game.hpp"
#include "core/text/canonical.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace muster::rules {

using text::Node;

namespace {

using Json = nlohmann::ordered_json;

/// A length to hundredths, as an integer if it is whole.
Json jsonNumber(double value)
{
    const double rounded = std::round(value * 100) / 100;
    if (rounded == std::floor(rounded) && std::abs(rounded) < 1e9) return static_cast<std::int64_t>(rounded);
    return rounded;
}

int gridCount(Node node)
{
    return node.isInteger() ? static_cast<int>(std::clamp<std::int64_t>(node.integer(), 0, 100)) : 0;
}

Json sideOf(const ScenarioPlan::Side& side)
{
    Json json{{"id", side.id}};
    if (!side.name.empty()) json["name"] = side.name;
    if (!side.role.empty()) json["role"] = side.role;
    if (side.edge) json["edge"] = std::string(edgeName(*side.edge));
    if (!side.army.empty()) json["army"] = side.army;
    if (side.budget) json["budget"] = *side.budget;
    if (side.edge) json["zone"] = std::string(edgeName(*side.edge));
    json["placements"] = Json::array();
    return json;
}

Json zonesOf(const Game& game, const ScenarioPlan& plan)
{
    Json zones = Json::array();
    std::vector<Edge> done;
    for (const auto& side : plan.sides) {
        if (!side.edge || std::find(done.begin(), done.end(), *side.edge) != done.end()) continue;
        done.push_back(*side.edge);
        const auto zone = usualZone(game, plan, *side.edge);
        Json strip{{"edge", std::string(edgeName(*side.edge))}, {"depth", jsonNumber(zone.depth)}};
        if (zone.inset > 0) strip["inset"] = jsonNumber(zone.inset);
        zones.push_back({{"id", std::string(edgeName(*side.edge))}, {"shape", {{"strip", strip}}}});
    }
    return zones;
}

}  // namespace

ScenarioPlan usualPlan(const Game& game)
{
    const Node root = game.document->root(), board = root["board"], setup = root["setup"];
    ScenarioPlan plan;
    plan.name = "New scenario";
    if (board["width"].isNumber()) plan.width = board["width"].real();
    if (board["depth"].isNumber()) plan.depth = board["depth"].real();
    plan.columns = gridCount(board["grid"]["columns"]), plan.rows = gridCount(board["grid"]["rows"]);
    for (const Node side : setup["sides"]) {
        const auto text = [&](const char* key) { return std::string(side[key].string()); };
        plan.sides.push_back(
            {text("id"), text("name"), text("role"), edgeFromName(side["edge"].string()), {}, std::nullopt});
    }
    if (plan.sides.empty())
        plan.sides = {{"first", {}, {}, Edge::south, {}, std::nullopt},
                      {"second", {}, {}, Edge::north, {}, std::nullopt}};
    if (setup["turns"].isInteger()) plan.turns = setup["turns"].integer();
    return plan;
}

UsualZone usualZone(const Game& game, const ScenarioPlan& plan, Edge edge)
{
    const Node zone = game.document->root()["setup"]["zone"];
    const bool across = edge == Edge::north || edge == Edge::south;
    const double reach = across ? plan.depth : plan.width, length = across ? plan.width : plan.depth;
    const int lines = across ? plan.rows : plan.columns;
    UsualZone usual{reach / 4, 0};
    if (zone["depth"].isNumber()) usual.depth = zone["depth"].real();
    if (zone["apart"].isNumber()) usual.depth = (reach - zone["apart"].real()) / 2;
    if (zone["rows"].isInteger() && lines > 0)
        usual.depth = reach * static_cast<double>(zone["rows"].integer()) / lines;
    if (zone["inset"].isNumber()) usual.inset = zone["inset"].real();
    // On a board too small for the usual zones, they shrink with it.
    if (!(usual.depth > 0) || usual.depth > reach / 2) usual.depth = reach / 4;
    if (usual.inset * 2 >= length) usual.inset = 0;
    return usual;
}

std::string newScenario(const Game& game, const ScenarioPlan& plan)
{
    Json board{{"width", jsonNumber(plan.width)}, {"depth", jsonNumber(plan.depth)}};
    if (plan.columns > 0 && plan.rows > 0) board["grid"] = {{"columns", plan.columns}, {"rows", plan.rows}};
    Json sides = Json::array(), objectives = Json::array();
    for (const auto& side : plan.sides) sides.push_back(sideOf(side));
    for (const auto& objective : plan.objectives) {
        Json json{{"id", objective.id}};
        if (!objective.name.empty()) json["name"] = objective.name;
        json["at"] = {jsonNumber(objective.at.x), jsonNumber(objective.at.y)};
        objectives.push_back(std::move(json));
    }
    Json json{{"format", 1},
              {"system", game.id},
              {"systemVersion", game.version},
              {"name", plan.name},
              {"board", board},
              {"terrain", Json::array()},
              {"zones", zonesOf(game, plan)},
              {"sides", sides},
              {"objectives", objectives}};
    if (plan.turns) json["turns"] = *plan.turns;
    json["notes"] = plan.notes;
    const auto text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text::canonical(*text::Document::parse(std::make_shared<const text::Source>("new", text)).document);
}

}  // namespace muster::rules
