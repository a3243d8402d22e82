#include "tests/editor/board/rebuild/board_builder.hpp"

#include <algorithm>
#include <map>

namespace muster::test {

namespace {

using Places = std::map<std::string, std::string>;

Places placesOf(Json& scenario, const char* array)
{
    Places places;
    if (!scenario.contains(array)) return places;
    for (std::size_t i = 0; i < scenario[array].size(); ++i) {
        places[scenario[array][i]["id"]] = std::string(array) + " " + std::to_string(i);
        scenario[array][i].erase("id");
    }
    return places;
}

void follow(Json& thing, const char* key, const Places& places)
{
    if (thing.contains(key) && thing[key].is_string())
        if (const auto place = places.find(thing[key]); place != places.end()) thing[key] = place->second;
}

/// A strip is the rectangle that it covers, and a rotation of 0 is none.
void plainShape(Json& thing, const Json& board)
{
    if (!thing.contains("shape")) return;
    Json& shape = thing["shape"];
    if (!shape.contains("strip")) return;
    const Json strip = shape["strip"];
    const double width = board["width"], depth = board["depth"], deep = strip["depth"], inset = strip.value("inset", 0.0);
    const std::string edge = strip["edge"];
    const bool lengthwise = edge == "north" || edge == "south";
    const Json at = lengthwise ? Json{width / 2, edge == "south" ? deep / 2 : depth - deep / 2} : Json{edge == "west" ? deep / 2 : width - deep / 2, depth / 2};
    shape = {{"rectangle", {{"at", at}, {"width", lengthwise ? width - 2 * inset : deep}, {"depth", lengthwise ? deep : depth - 2 * inset}}}};
}

void sortBases(Json& side)
{
    if (!side.contains("placements")) return;
    std::vector<Json> bases(side["placements"].begin(), side["placements"].end());
    for (auto& base : bases)
        if (base.value("facing", 0.0) == 0) base.erase("facing");
    std::stable_sort(bases.begin(), bases.end(), [](const Json& a, const Json& b) { return std::pair(a["unit"].get<std::string>(), a.value("index", 0)) < std::pair(b["unit"].get<std::string>(), b.value("index", 0)); });
    side["placements"] = bases;
    if (bases.empty()) side.erase("placements");
}

}  // namespace

Json asLaidOut(Json scenario, const Json& file)
{
    // What no tool and no panel sets: it is written in the source view.
    for (const char* key : {"sources", "house", "x-notice", "systemVersion"}) scenario.erase(key);
    const auto sides = placesOf(scenario, "sides"), zones = placesOf(scenario, "zones"), terrain = placesOf(scenario, "terrain"), objectives = placesOf(scenario, "objectives");
    for (const char* array : {"zones", "terrain", "objectives", "victory", "sides"})
        if (scenario.contains(array) && scenario[array].empty()) scenario.erase(array);
    for (const char* array : {"zones", "terrain", "objectives"})
        if (scenario.contains(array))
            for (auto& thing : scenario[array]) {
                plainShape(thing, scenario["board"]);
                follow(thing, "placedBy", sides);
                follow(thing, "holder", sides);
                if (thing.contains("runsOff") && thing["runsOff"] == false) thing.erase("runsOff");
            }
    if (scenario.contains("objectives"))
        for (std::size_t i = 0; i < scenario["objectives"].size() && i < file["objectives"].size(); ++i)
            if (file["objectives"][i].contains("shape")) scenario["objectives"][i].erase("shape"), scenario["objectives"][i].erase("at");
    if (scenario.contains("victory"))
        for (auto& condition : scenario["victory"]) follow(condition, "side", sides);
    if (scenario.contains("sides"))
        for (auto& side : scenario["sides"]) {
            side.erase("reinforcements");
            if (side.contains("rallyPoints") && side["rallyPoints"].empty()) side.erase("rallyPoints");
            if (side.contains("zone") && side["zone"].is_string()) side["zone"] = Json::array({side["zone"]});
            if (side.contains("zone"))
                for (auto& id : side["zone"])
                    if (const auto place = zones.find(id); place != zones.end()) id = place->second;
            for (const auto* places : {&terrain, &zones, &objectives}) follow(side, "strongPosition", *places);
            sortBases(side);
        }
    if (scenario.value("notes", "") == "") scenario.erase("notes");
    return scenario;
}

}  // namespace muster::test
