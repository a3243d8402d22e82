#include "editor/document/board_adding.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using Type = ScenarioElement::Type;

namespace {

std::vector<FoundElement> groupable(const ScenarioText& scenario, Pointers pointers)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    std::erase_if(elements,
                  [](const FoundElement& found) { return !found.element.isPlaced() || !found.node.isObject(); });
    return elements;
}

std::set<std::string_view> groupsOf(const std::vector<FoundElement>& elements)
{
    std::set<std::string_view> groups;
    for (const auto& found : elements)
        if (const auto name = groupOf(found.node); !name.empty()) groups.insert(name);
    return groups;
}

}  // namespace

Change setLocked(const ScenarioText& scenario, Pointers pointers, bool locked)
{
    const auto elements = groupable(scenario, pointers);
    Draft draft(scenario.document);
    for (const auto& found : elements) {
        if (isLocked(found.node) == locked) continue;
        if (locked)
            draft.setMember(found.element.pointer(), "x-locked", "true");
        else
            draft.remove(found.element.pointer() + "/x-locked");
    }
    auto change = locked ? boardChange(draft, QT_TRANSLATE_NOOP("Change", "Lock %1"),
                                       QT_TRANSLATE_NOOP("Change", "Lock %1 items"), elements)
                         : boardChange(draft, QT_TRANSLATE_NOOP("Change", "Unlock %1"),
                                       QT_TRANSLATE_NOOP("Change", "Unlock %1 items"), elements);
    if (change) change.selection = pointersOf(elements);
    return change;
}

Change group(const ScenarioText& scenario, Pointers pointers)
{
    const auto elements = groupable(scenario, pointers);
    if (elements.size() < 2) return {};
    Draft draft(scenario.document);
    const auto name = text::quoted(freeGroup(groupsIn(scenario.document)));
    for (const auto& found : elements) draft.setMember(found.element.pointer(), "x-group", name);
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Group %1"),
                              QT_TRANSLATE_NOOP("Change", "Group %1 items"), elements);
    if (change) change.selection = pointersOf(elements);
    return change;
}

Change ungroup(const ScenarioText& scenario, Pointers pointers)
{
    const auto groups = groupsOf(scenarioElementsAt(scenario.document, pointers));
    auto elements = allScenarioElements(scenario.document);
    std::erase_if(elements, [&](const FoundElement& found) { return !groups.contains(groupOf(found.node)); });
    Draft draft(scenario.document);
    for (const auto& found : elements) draft.remove(found.element.pointer() + "/x-group");
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Ungroup %1"),
                              QT_TRANSLATE_NOOP("Change", "Ungroup %1 items"), elements);
    if (change) change.selection = pointersOf(elements);
    return change;
}

std::vector<std::string> withGroups(const ScenarioText& scenario, Pointers pointers)
{
    const auto chosen = scenarioElementsAt(scenario.document, pointers);
    const auto groups = groupsOf(chosen);
    if (groups.empty()) return pointersOf(chosen);
    std::set<std::string> own;
    for (const auto& found : chosen) own.insert(found.element.pointer());
    auto elements = allScenarioElements(scenario.document);
    std::erase_if(elements, [&](const FoundElement& found) {
        return !own.contains(found.element.pointer()) && !groups.contains(groupOf(found.node));
    });
    return pointersOf(elements);
}

}  // namespace muster::editor::scenario
