#include "editor/document/board_pose.hpp"

namespace muster::editor::scenario {

using text::Node;

bool isPlaced(std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    return element && element->isPlaced();
}

std::vector<std::string> placedElements(const ScenarioText& scenario)
{
    const auto frame = frameOf(scenario);
    auto elements = allScenarioElements(scenario.document);
    std::erase_if(elements, [&](const FoundElement& found) { return !poseOf(found, frame).isSomewhere(); });
    return pointersOf(elements);
}

std::optional<Box> boundsOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    if (!element || !node) return std::nullopt;
    const auto frame = frameOf(scenario);
    return boundsOf(poseOf({*element, node}, frame), frame);
}

std::optional<Box> boundsOf(const ScenarioText& scenario, Pointers pointers)
{
    return boxAround(scenarioElementsAt(scenario.document, pointers), frameOf(scenario));
}

std::vector<Point> pointsOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto spec = soundShapeSpec(scenario.document.root().at(pointer)["shape"]);
    return spec && spec->hasPoints() ? unrotated(*spec, frameOf(scenario)).points : std::vector<Point>();
}

std::vector<geometry::Handles> handlesOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto spec = soundShapeSpec(scenario.document.root().at(pointer)["shape"]);
    return spec && spec->isCurved() ? unrotated(*spec, frameOf(scenario)).handles : std::vector<geometry::Handles>();
}

bool isLocked(Node element) { return element.isObject() && element["x-locked"].boolean(); }

std::string_view groupOf(Node element) { return element.isObject() ? element["x-group"].string() : std::string_view(); }

}  // namespace muster::editor::scenario
