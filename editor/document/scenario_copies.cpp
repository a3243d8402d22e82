#include "editor/document/board_adding.hpp"
#include "editor/document/board_lying.hpp"

#include <QtGlobal>

#include <map>

namespace muster::editor::scenario {

using text::Draft;
using Sort = ScenarioThing::Sort;

namespace {

/// What can be there twice: a base of a unit cannot.
std::vector<FoundThing> copyable(const ScenarioText& scenario, Pointers pointers)
{
    auto things = scenarioThingsAt(scenario.document, pointers);
    std::erase_if(things, [](const FoundThing& found) {
        return !found.thing.hasShape() && found.thing.sort != Sort::rallyPoint;
    });
    return things;
}

/// Copies each right behind itself, laid elsewhere.
Change copies(const ScenarioText& scenario, const std::vector<FoundThing>& things, const Motion& motion,
              const char* one, const char* many)
{
    if (things.empty() || !motion.isFinite()) return {};
    Mover mover(scenario);
    Newcomers newcomers(scenario.document);
    std::vector<std::string> texts;
    for (const auto& found : things)
        texts.push_back(asNewcomer(mover.movedText(found, motion), found.thing.sort, newcomers));
    for (std::size_t i = things.size(); i-- > 0;)
        mover.draft().insertItem(things[i].thing.array(), things[i].thing.index + 1, texts[i]);
    auto change = boardChange(mover.draft(), one, many, things);
    std::map<std::string, std::size_t> before;
    for (const auto& found : things)
        change.selection.push_back(found.thing.array() + "/" +
                                   std::to_string(found.thing.index + ++before[found.thing.array()]));
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
                  QT_TRANSLATE_NOOP("Change", "Duplicate %1"), QT_TRANSLATE_NOOP("Change", "Duplicate %1 things"));
}

Change mirroredCopy(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about)
{
    const auto motion = Motion::mirroring(way != Mirror::upDown, way != Mirror::leftRight,
                                          about.value_or(frameOf(scenario).box().centre()));
    return copies(scenario, copyable(scenario, pointers), motion, QT_TRANSLATE_NOOP("Change", "Copy %1 mirrored"),
                  QT_TRANSLATE_NOOP("Change", "Copy %1 things mirrored"));
}

}  // namespace muster::editor::scenario
