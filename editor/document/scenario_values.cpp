#include "editor/document/board_adding.hpp"
#include "editor/document/value_places.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

/// A thing with members: not a rally point.
std::optional<FoundThing> objectAt(const ScenarioText& scenario, std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return thing && node.isObject() ? std::optional(FoundThing{*thing, node}) : std::nullopt;
}

std::set<std::string, std::less<>> idsIn(const text::Document& document, std::string_view array)
{
    std::set<std::string, std::less<>> ids;
    for (const Node node : document.root()[array])
        if (node.isObject()) ids.emplace(node["id"].string());
    return ids;
}

}  // namespace

Change setValue(const ScenarioText& scenario, std::string_view thing, std::string_view key, std::string_view json)
{
    const auto found = objectAt(scenario, thing);
    const auto tokens = tokensOf(key);
    if (!found || tokens.empty()) return {};
    Draft draft(scenario.document);
    if (!writeValue(draft, thing, key, json, boardKeyOrder(scenario.document, thing))) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {tokens.front(), boardNameOf(*found)},
                    std::string(thing) + std::string(key));
}

Change clearValue(const ScenarioText& scenario, std::string_view thing, std::string_view key)
{
    const auto found = objectAt(scenario, thing);
    const auto tokens = tokensOf(key);
    if (!found || tokens.empty()) return {};
    Draft draft(scenario.document);
    if (!eraseValue(draft, scenario.document, thing, key)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Reset %1 of %2"), {tokens.front(), boardNameOf(*found)});
}

Change setValues(const ScenarioText& scenario, Pointers pointers, std::string_view key, std::string_view json)
{
    auto things = scenarioThingsAt(scenario.document, pointers);
    std::erase_if(things, [](const FoundThing& found) { return !found.node.isObject(); });
    const auto tokens = tokensOf(key);
    if (things.empty() || tokens.empty()) return {};
    if (things.size() == 1)
        return json.empty() ? clearValue(scenario, things.front().thing.pointer(), key)
                            : setValue(scenario, things.front().thing.pointer(), key, json);
    Draft draft(scenario.document);
    for (const auto& found : things) {
        const std::string pointer = found.thing.pointer();
        if (json.empty())
            eraseValue(draft, scenario.document, pointer, key);
        else
            writeValue(draft, pointer, key, json, boardKeyOrder(found.thing.sort, found.node));
    }
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2 things"),
                           {tokens.front(), std::to_string(things.size())}, mergeKeyOf(key, things));
    if (change) change.selection = pointersOf(things);
    return change;
}

Change rename(const ScenarioText& scenario, std::string_view thing, std::string_view name)
{
    const auto found = objectAt(scenario, thing);
    const bool mayHaveNone = found && found->thing.sort != Sort::scenario;
    if (!found || (!mayHaveNone && name.empty())) return {};
    Draft draft(scenario.document);
    if (name.empty())
        draft.remove(std::string(thing) + "/name");
    else
        draft.setMember(thing, "name", text::quoted(name), boardKeyOrder(scenario.document, thing));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Rename %1"), {boardNameOf(*found)},
                    std::string(thing) + "/name");
}

namespace {

/// Lets everything that names a side name it by another id.
void renameSide(Draft& draft, const text::Document& document, std::string_view old, const std::string& id)
{
    for (const auto& found : allScenarioThings(document)) {
        const std::string_view key = found.thing.sort == Sort::piece       ? "placedBy"
                                     : found.thing.sort == Sort::objective ? "holder"
                                     : found.thing.sort == Sort::victory   ? "side"
                                                                           : "";
        if (!key.empty() && found.node[key].string() == old)
            draft.replace(found.thing.pointer() + "/" + std::string(key), id);
    }
}

void renameZone(Draft& draft, const text::Document& document, std::string_view old, const std::string& id)
{
    std::size_t side = 0;
    for (const Node node : document.root()["sides"]) {
        const std::string place = "/sides/" + std::to_string(side++) + "/zone";
        const Node zone = node.isObject() ? node["zone"] : Node();
        if (zone.string() == old) draft.replace(place, id);
        std::size_t index = 0;
        for (const Node each : zone) {
            if (each.string() == old) draft.replace(place + "/" + std::to_string(index), id);
            ++index;
        }
    }
}

}  // namespace

Change changeId(const ScenarioText& scenario, std::string_view thing, std::string_view id)
{
    const auto found = objectAt(scenario, thing);
    if (!found || id.empty()) return {};
    const Sort sort = found->thing.sort;
    if (sort != Sort::piece && sort != Sort::zone && sort != Sort::side && sort != Sort::objective) return {};
    const std::string old(found->node["id"].string()), json = text::quoted(id);
    Draft draft(scenario.document);
    draft.setMember(thing, "id", json, boardKeyOrder(scenario.document, thing));
    // Where two have the same id, nobody knows which of them is meant.
    std::size_t namesakes = 0;
    for (const Node node : scenario.document.root()[found->thing.key()])
        namesakes += node.isObject() && node["id"].string() == old ? 1 : 0;
    if (namesakes == 1 && !old.empty()) {
        if (sort == Sort::side) renameSide(draft, scenario.document, old, json);
        if (sort == Sort::zone) renameZone(draft, scenario.document, old, json);
    }
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change id of %1"), {boardNameOf(*found)},
                    std::string(thing) + "/id");
}

std::string freeId(const ScenarioText& scenario, std::string_view array, std::string_view wish)
{
    return Ids(idsIn(scenario.document, array)).take(wish);
}

Change setArmy(const ScenarioText& scenario, std::string_view side, std::string_view path)
{
    const auto found = objectAt(scenario, side);
    if (!found || found->thing.sort != Sort::side) return {};
    Draft draft(scenario.document);
    if (path.empty())
        draft.remove(std::string(side) + "/army");
    else
        draft.setMember(side, "army", text::quoted(path), boardKeyOrder(scenario.document, side));
    return changeOf(draft,
                    path.empty() ? QT_TRANSLATE_NOOP("Change", "Detach army of %1")
                                 : QT_TRANSLATE_NOOP("Change", "Attach army to %1"),
                    {boardNameOf(*found)}, std::string(side) + "/army");
}

std::vector<std::string> zonesOf(Node side)
{
    std::vector<std::string> zones;
    if (!side.isObject()) return zones;
    const Node zone = side["zone"];
    if (zone.isString()) zones.emplace_back(zone.string());
    if (zone.isArray())
        for (const Node each : zone)
            if (each.isString()) zones.emplace_back(each.string());
    return zones;
}

std::string zoneText(std::span<const std::string> ids)
{
    if (ids.size() == 1) return text::quoted(ids.front());
    std::string text = "[";
    for (const auto& id : ids) text.append(text.size() > 1 ? ", " : "").append(text::quoted(id));
    return text + "]";
}

Change setZones(const ScenarioText& scenario, std::string_view side, Pointers zoneIds)
{
    const auto found = objectAt(scenario, side);
    if (!found || found->thing.sort != Sort::side) return {};
    Draft draft(scenario.document);
    if (zoneIds.empty())
        draft.remove(std::string(side) + "/zone");
    else
        draft.setMember(side, "zone", zoneText(zoneIds), boardKeyOrder(scenario.document, side));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change zones of %1"), {boardNameOf(*found)},
                    std::string(side) + "/zone");
}

}  // namespace muster::editor::scenario
