#include "editor/document/board_lying.hpp"

namespace muster::editor::scenario {

using text::Node;

bool isPlaced(std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    return thing && thing->isPlaced();
}

std::vector<std::string> placedThings(const ScenarioText& scenario)
{
    const auto frame = frameOf(scenario);
    auto things = allScenarioThings(scenario.document);
    std::erase_if(things, [&](const FoundThing& found) { return !lyingOf(found, frame).isSomewhere(); });
    return pointersOf(things);
}

std::optional<Box> boundsOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!thing || !node) return std::nullopt;
    const auto frame = frameOf(scenario);
    return boundsOf(lyingOf({*thing, node}, frame), frame);
}

std::optional<Box> boundsOf(const ScenarioText& scenario, Pointers pointers)
{
    std::optional<Box> all;
    const auto frame = frameOf(scenario);
    for (const auto& found : scenarioThingsAt(scenario.document, pointers)) {
        const auto box = boundsOf(lyingOf(found, frame), frame);
        if (!box) continue;
        if (!all) all = box;
        all->include({box->left, box->lower});
        all->include({box->right, box->upper});
    }
    return all;
}

std::vector<Point> pointsOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto form = readForm(scenario.document.root().at(pointer)["shape"]);
    return form && form->hasPoints() ? laidOut(*form, frameOf(scenario)).points : std::vector<Point>();
}

bool isLocked(Node thing) { return thing.isObject() && thing["x-locked"].boolean(); }

std::string_view groupOf(Node thing) { return thing.isObject() ? thing["x-group"].string() : std::string_view(); }

}  // namespace muster::editor::scenario
