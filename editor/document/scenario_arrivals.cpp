#include "editor/document/army_thing.hpp"
#include "editor/document/scenario_thing.hpp"

#include <QtGlobal>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

std::string_view keyOf(Arrival kind) { return kind == Arrival::unit ? "unit" : "group"; }

std::optional<FoundThing> reinforcementAt(const ScenarioText& scenario, std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return thing && thing->sort == Sort::reinforcement && node.isObject() ? std::optional(FoundThing{*thing, node})
                                                                          : std::nullopt;
}

/// Writes who comes; a unit gives way to a group, and the other way round.
void writeArrival(Draft& draft, const FoundThing& found, Arrival kind, std::string_view id)
{
    const std::string pointer = found.thing.pointer();
    const auto other = keyOf(kind == Arrival::unit ? Arrival::group : Arrival::unit);
    if (found.node[other] && !found.node[keyOf(kind)])
        draft.renameKey(pointer + "/" + std::string(other), keyOf(kind));
    else
        draft.remove(pointer + "/" + std::string(other));
    draft.setMember(pointer, keyOf(kind), text::quoted(id), boardKeyOrder(Sort::reinforcement, found.node));
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
    const auto owner = scenarioThingAt(side);
    if (!found || !owner || owner->sort != Sort::side || !scenario.document.root().at(side).isObject() ||
        found->thing.owner == side || id.empty())
        return {};
    Draft draft(scenario.document);
    writeArrival(draft, *found, kind, id);
    const std::string array = std::string(side) + "/reinforcements", written = draft.valueText(reinforcement);
    const auto place = draft.sizeOf(array);
    if (!draft.insertInto(side, "reinforcements", text::atEnd, written, boardKeyOrder(scenario.document, side)))
        return {};
    draft.remove(reinforcement);
    if (draft.sizeOf(found->thing.array()) == 0) draft.remove(found->thing.array());
    auto change =
        changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change side of reinforcement %1"), {boardNameOf(*found)});
    if (change) change.selection = {array + "/" + std::to_string(place)};
    return change;
}

}  // namespace muster::editor::scenario
