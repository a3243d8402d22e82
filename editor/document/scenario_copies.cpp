#include "editor/document/board_adding.hpp"
#include "editor/document/board_pose.hpp"

#include <QtGlobal>

#include <map>

namespace muster::editor::scenario {

using text::Draft;
using Type = ScenarioElement::Type;

namespace {

/// Elements that may exist twice: all except bases of a unit.
std::vector<FoundElement> copyable(const ScenarioText& scenario, Pointers pointers)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    std::erase_if(elements, [](const FoundElement& found) {
        return !found.element.hasShape() && found.element.type != Type::rallyPoint;
    });
    return elements;
}

/// Inserts a transformed copy directly after each element.
Change copies(const ScenarioText& scenario, const std::vector<FoundElement>& elements, const Motion& motion,
              const char* one, const char* many)
{
    if (elements.empty() || !motion.isFinite()) return {};
    TransformWriter writer(scenario);
    UniqueNames uniqueNames(scenario.document);
    std::vector<std::string> texts;
    for (const auto& found : elements)
        texts.push_back(withUniqueNames(writer.movedText(found, motion), found.element.type, uniqueNames));
    for (std::size_t i = elements.size(); i-- > 0;)
        writer.draft().insertItem(elements[i].element.array(), elements[i].element.index + 1, texts[i]);
    auto change = boardChange(writer.draft(), one, many, elements);
    std::map<std::string, std::size_t> before;
    for (const auto& found : elements)
        change.selection.push_back(found.element.array() + "/" +
                                   std::to_string(found.element.index + ++before[found.element.array()]));
    return change;
}

}  // namespace

Change duplicate(const ScenarioText& scenario, Pointers pointers, std::optional<Point> offset)
{
    const double aside = scenario.measure == "mm" ? 15 : scenario.measure == "cm" ? 1.5 : 0.5;
    const auto spelling = spellingOf(scenario);
    const Point by = offset.value_or(Point{aside, -aside});
    return copies(scenario, copyable(scenario, pointers),
                  Motion::moving({spelling.rounded(by.x), spelling.rounded(by.y)}),
                  QT_TRANSLATE_NOOP("Change", "Duplicate %1"), QT_TRANSLATE_NOOP("Change", "Duplicate %1 items"));
}

Change mirroredCopy(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about)
{
    const Motion motion = mirrorMotion(way, about.value_or(frameOf(scenario).box().centre()));
    return copies(scenario, copyable(scenario, pointers), motion, QT_TRANSLATE_NOOP("Change", "Copy %1 mirrored"),
                  QT_TRANSLATE_NOOP("Change", "Copy %1 items mirrored"));
}

}  // namespace muster::editor::scenario
