#include "editor/document/army_element.hpp"
#include "editor/document/scenario_element.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

std::string_view keyOf(Arrival kind) { return kind == Arrival::unit ? "unit" : "group"; }

std::optional<FoundElement> reinforcementAt(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return element && element->type == Type::reinforcement && node.isObject()
               ? std::optional(FoundElement{*element, node})
               : std::nullopt;
}

/// Writes the unit or group that arrives; each replaces the other.
void writeArrival(Draft& draft, const FoundElement& found, Arrival kind, std::string_view id)
{
    const std::string pointer = found.element.pointer();
    const auto other = keyOf(kind == Arrival::unit ? Arrival::group : Arrival::unit);
    if (found.node[other] && !found.node[keyOf(kind)])
        draft.renameKey(pointer + "/" + std::string(other), keyOf(kind));
    else
        draft.remove(pointer + "/" + std::string(other));
    draft.setMember(pointer, keyOf(kind), text::quoted(id), boardKeyOrder(Type::reinforcement, found.node));
}

}  // namespace

Change setArrival(const ScenarioText& scenario, std::string_view reinforcement, Arrival kind, std::string_view id)
{
    const auto found = reinforcementAt(scenario, reinforcement);
    if (!found || id.empty()) return {};
    Draft draft(scenario.document);
    writeArrival(draft, *found, kind, id);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change reinforcement %1"), {boardNameOf(*found)},
                    std::string(reinforcement) + "/who");
}

Change moveReinforcement(const ScenarioText& scenario, std::string_view reinforcement, std::string_view side,
                         Arrival kind, std::string_view id)
{
    const auto found = reinforcementAt(scenario, reinforcement);
    const auto owner = scenarioElementAt(side);
    if (!found || !owner || owner->type != Type::side || !scenario.document.root().at(side).isObject() ||
        found->element.owner == side || id.empty())
        return {};
    Draft draft(scenario.document);
    writeArrival(draft, *found, kind, id);
    const std::string array = std::string(side) + "/reinforcements", written = draft.valueText(reinforcement);
    const auto place = draft.sizeOf(array);
    if (!draft.insertInto(side, "reinforcements", text::atEnd, written, boardKeyOrder(scenario.document, side)))
        return {};
    draft.remove(reinforcement);
    if (draft.sizeOf(found->element.array()) == 0) draft.remove(found->element.array());
    auto change =
        changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change side of reinforcement %1"), {boardNameOf(*found)});
    if (change) change.selection = {array + "/" + std::to_string(place)};
    return change;
}

}  // namespace muster::editor::scenario
