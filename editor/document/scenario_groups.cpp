#include "editor/document/board_adding.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using Sort = ScenarioThing::Sort;

namespace {

std::vector<FoundThing> groupable(const ScenarioText& scenario, Pointers pointers)
{
    auto things = scenarioThingsAt(scenario.document, pointers);
    std::erase_if(things, [](const FoundThing& found) { return !found.thing.isPlaced() || !found.node.isObject(); });
    return things;
}

std::set<std::string_view> groupsOf(const std::vector<FoundThing>& things)
{
    std::set<std::string_view> groups;
    for (const auto& found : things)
        if (const auto name = groupOf(found.node); !name.empty()) groups.insert(name);
    return groups;
}

}  // namespace

Change setLocked(const ScenarioText& scenario, Pointers pointers, bool locked)
{
    const auto things = groupable(scenario, pointers);
    Draft draft(scenario.document);
    for (const auto& found : things) {
        if (isLocked(found.node) == locked) continue;
        if (locked)
            draft.setMember(found.thing.pointer(), "x-locked", "true");
        else
            draft.remove(found.thing.pointer() + "/x-locked");
    }
    auto change = locked ? boardChange(draft, QT_TRANSLATE_NOOP("Change", "Lock %1"),
                                       QT_TRANSLATE_NOOP("Change", "Lock %1 things"), things)
                         : boardChange(draft, QT_TRANSLATE_NOOP("Change", "Unlock %1"),
                                       QT_TRANSLATE_NOOP("Change", "Unlock %1 things"), things);
    if (change) change.selection = pointersOf(things);
    return change;
}

Change group(const ScenarioText& scenario, Pointers pointers)
{
    const auto things = groupable(scenario, pointers);
    if (things.size() < 2) return {};
    Draft draft(scenario.document);
    const auto name = text::quoted(freeGroup(groupsIn(scenario.document)));
    for (const auto& found : things) draft.setMember(found.thing.pointer(), "x-group", name);
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Group %1"),
                              QT_TRANSLATE_NOOP("Change", "Group %1 things"), things);
    if (change) change.selection = pointersOf(things);
    return change;
}

Change ungroup(const ScenarioText& scenario, Pointers pointers)
{
    const auto groups = groupsOf(scenarioThingsAt(scenario.document, pointers));
    auto things = allScenarioThings(scenario.document);
    std::erase_if(things, [&](const FoundThing& found) { return !groups.contains(groupOf(found.node)); });
    Draft draft(scenario.document);
    for (const auto& found : things) draft.remove(found.thing.pointer() + "/x-group");
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Ungroup %1"),
                              QT_TRANSLATE_NOOP("Change", "Ungroup %1 things"), things);
    if (change) change.selection = pointersOf(things);
    return change;
}

std::vector<std::string> withGroups(const ScenarioText& scenario, Pointers pointers)
{
    const auto chosen = scenarioThingsAt(scenario.document, pointers);
    const auto groups = groupsOf(chosen);
    if (groups.empty()) return pointersOf(chosen);
    std::set<std::string> own;
    for (const auto& found : chosen) own.insert(found.thing.pointer());
    auto things = allScenarioThings(scenario.document);
    std::erase_if(things, [&](const FoundThing& found) {
        return !own.contains(found.thing.pointer()) && !groups.contains(groupOf(found.node));
    });
    return pointersOf(things);
}

}  // namespace muster::editor::scenario
