#include "editor/document/board_adding.hpp"
#include "editor/document/value_places.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

/// An element that is an object: not a rally point.
std::optional<FoundElement> objectAt(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return element && node.isObject() ? std::optional(FoundElement{*element, node}) : std::nullopt;
}

std::set<std::string, std::less<>> idsIn(const text::Document& document, std::string_view array)
{
    std::set<std::string, std::less<>> ids;
    for (const Node node : document.root()[array])
        if (node.isObject()) ids.emplace(node["id"].string());
    return ids;
}

}  // namespace

Change setValue(const ScenarioText& scenario, std::string_view element, std::string_view key, std::string_view json)
{
    const auto found = objectAt(scenario, element);
    const auto tokens = tokensOf(key);
    if (!found || tokens.empty()) return {};
    Draft draft(scenario.document);
    if (!writeValue(draft, element, key, json, boardKeyOrder(scenario.document, element))) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {tokens.front(), boardNameOf(*found)},
                    std::string(element) + std::string(key));
}

Change clearValue(const ScenarioText& scenario, std::string_view element, std::string_view key)
{
    const auto found = objectAt(scenario, element);
    const auto tokens = tokensOf(key);
    if (!found || tokens.empty()) return {};
    Draft draft(scenario.document);
    if (!eraseValue(draft, scenario.document, element, key)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Reset %1 of %2"), {tokens.front(), boardNameOf(*found)});
}

Change setValues(const ScenarioText& scenario, Pointers pointers, std::string_view key, std::string_view json)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    std::erase_if(elements, [](const FoundElement& found) { return !found.node.isObject(); });
    const auto tokens = tokensOf(key);
    if (elements.empty() || tokens.empty()) return {};
    if (elements.size() == 1)
        return json.empty() ? clearValue(scenario, elements.front().element.pointer(), key)
                            : setValue(scenario, elements.front().element.pointer(), key, json);
    Draft draft(scenario.document);
    for (const auto& found : elements) {
        const std::string pointer = found.element.pointer();
        if (json.empty())
            eraseValue(draft, scenario.document, pointer, key);
        else
            writeValue(draft, pointer, key, json, boardKeyOrder(found.element.type, found.node));
    }
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2 items"),
                           {tokens.front(), std::to_string(elements.size())}, mergeKeyOf(key, elements));
    if (change) change.selection = pointersOf(elements);
    return change;
}

Change rename(const ScenarioText& scenario, std::string_view element, std::string_view name)
{
    const auto found = objectAt(scenario, element);
    const bool mayHaveNone = found && found->element.type != Type::scenario;
    if (!found || (!mayHaveNone && name.empty())) return {};
    Draft draft(scenario.document);
    if (name.empty())
        draft.remove(std::string(element) + "/name");
    else
        draft.setMember(element, "name", text::quoted(name), boardKeyOrder(scenario.document, element));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Rename %1"), {boardNameOf(*found)},
                    std::string(element) + "/name");
}

namespace {

/// Updates all references to a side after a change of its id.
void renameSide(Draft& draft, const text::Document& document, std::string_view old, const std::string& id)
{
    for (const auto& found : allScenarioElements(document)) {
        const std::string_view key = found.element.type == Type::piece       ? "placedBy"
                                     : found.element.type == Type::objective ? "holder"
                                     : found.element.type == Type::victory   ? "side"
                                                                             : "";
        if (!key.empty() && found.node[key].string() == old)
            draft.replace(found.element.pointer() + "/" + std::string(key), id);
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

Change changeId(const ScenarioText& scenario, std::string_view element, std::string_view id)
{
    const auto found = objectAt(scenario, element);
    if (!found || id.empty()) return {};
    const Type type = found->element.type;
    if (type != Type::piece && type != Type::zone && type != Type::side && type != Type::objective) return {};
    const std::string old(found->node["id"].string()), json = text::quoted(id);
    Draft draft(scenario.document);
    draft.setMember(element, "id", json, boardKeyOrder(scenario.document, element));
    // If two elements share the id, references to it are ambiguous.
    std::size_t namesakes = 0;
    for (const Node node : scenario.document.root()[found->element.key()])
        namesakes += node.isObject() && node["id"].string() == old ? 1 : 0;
    if (namesakes == 1 && !old.empty()) {
        if (type == Type::side) renameSide(draft, scenario.document, old, json);
        if (type == Type::zone) renameZone(draft, scenario.document, old, json);
    }
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change id of %1"), {boardNameOf(*found)},
                    std::string(element) + "/id");
}

std::string freeId(const ScenarioText& scenario, std::string_view array, std::string_view preferred)
{
    return Ids(idsIn(scenario.document, array)).take(preferred);
}

Change setArmy(const ScenarioText& scenario, std::string_view side, std::string_view path)
{
    const auto found = objectAt(scenario, side);
    if (!found || found->element.type != Type::side) return {};
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
    if (!found || found->element.type != Type::side) return {};
    Draft draft(scenario.document);
    if (zoneIds.empty())
        draft.remove(std::string(side) + "/zone");
    else
        draft.setMember(side, "zone", zoneText(zoneIds), boardKeyOrder(scenario.document, side));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change zones of %1"), {boardNameOf(*found)},
                    std::string(side) + "/zone");
}

}  // namespace muster::editor::scenario
