#include "editor/document/scenario_thing.hpp"

#include "core/model/id.hpp"
#include "core/text/pointer.hpp"
#include "editor/document/army_thing.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <unordered_set>

namespace muster::editor::scenario {

using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

struct Row {
    std::string_view key;
    Sort sort;
};

constexpr std::array<Row, 5> topRows{{{"terrain", Sort::piece},
                                      {"zones", Sort::zone},
                                      {"sides", Sort::side},
                                      {"objectives", Sort::objective},
                                      {"victory", Sort::victory}}};
constexpr std::array<Row, 3> sideRows{
    {{"placements", Sort::placement}, {"reinforcements", Sort::reinforcement}, {"rallyPoints", Sort::rallyPoint}}};

template <std::size_t n>
std::optional<Sort> sortIn(const std::array<Row, n>& rows, std::string_view key)
{
    for (const Row& row : rows)
        if (row.key == key) return row.sort;
    return std::nullopt;
}

void collect(Node owner, const std::string& pointer, Row row, std::vector<FoundThing>& found)
{
    const Node array = owner[row.key];
    if (!array.isArray()) return;
    std::size_t index = 0;
    for (const Node node : array) {
        if (node.isObject() || row.sort == Sort::rallyPoint) found.push_back({{row.sort, pointer, index}, node});
        ++index;
    }
}

}  // namespace

std::string_view ScenarioThing::key() const
{
    for (const Row& row : topRows)
        if (row.sort == sort) return row.key;
    for (const Row& row : sideRows)
        if (row.sort == sort) return row.key;
    return {};
}

std::string ScenarioThing::pointer() const
{
    if (sort == Sort::scenario) return {};
    if (sort == Sort::board) return "/board";
    return array() + "/" + std::to_string(index);
}

std::optional<ScenarioThing> scenarioThingAt(std::string_view pointer)
{
    if (pointer.empty()) return ScenarioThing{};
    if (pointer == "/board") return ScenarioThing{Sort::board, {}, 0};
    auto item = text::takeItem(pointer);
    if (!item) return std::nullopt;
    const auto sort = sortIn(topRows, item->first);
    if (!sort) return std::nullopt;
    const ScenarioThing thing{*sort, {}, item->second};
    if (pointer.empty()) return thing;
    item = text::takeItem(pointer);
    if (thing.sort != Sort::side || !item || !pointer.empty()) return std::nullopt;
    const auto inSide = sortIn(sideRows, item->first);
    if (!inSide) return std::nullopt;
    return ScenarioThing{*inSide, thing.pointer(), item->second};
}

std::vector<FoundThing> allScenarioThings(const text::Document& document)
{
    std::vector<FoundThing> found;
    const Node root = document.root();
    for (const Row& row : topRows) collect(root, {}, row, found);
    const auto top = found.size();
    for (std::size_t i = 0; i < top; ++i) {
        if (found[i].thing.sort != Sort::side) continue;
        const FoundThing side = found[i];
        for (const Row& row : sideRows) collect(side.node, side.thing.pointer(), row, found);
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.node.index() < b.node.index(); });
    return found;
}

std::vector<FoundThing> scenarioThingsAt(const text::Document& document, Pointers pointers)
{
    if (pointers.empty()) return {};
    const std::unordered_set<std::string_view> wanted(pointers.begin(), pointers.end());
    auto things = allScenarioThings(document);
    std::erase_if(things, [&](const FoundThing& found) { return !wanted.contains(found.thing.pointer()); });
    return things;
}

void leaveLocked(std::vector<FoundThing>& things)
{
    std::erase_if(things, [](const FoundThing& found) { return isLocked(found.node); });
}

std::vector<std::string> pointersOf(const std::vector<FoundThing>& things)
{
    std::vector<std::string> pointers;
    for (const auto& found : things) pointers.push_back(found.thing.pointer());
    return pointers;
}

std::string boardNameOf(const FoundThing& found)
{
    const Node node = found.node;
    switch (found.thing.sort) {
    case Sort::placement:
    case Sort::reinforcement: {
        const auto unit = node["unit"].string();
        std::string name = model::inWords(unit.empty() ? node["group"].string() : unit);
        if (const Node index = node["index"]; index.isInteger() && index.integer() >= 0 && index.integer() < 1'000'000)
            name += " " + std::to_string(index.integer() + 1);
        return name;
    }
    case Sort::rallyPoint:
        return QCoreApplication::translate("Change", "Rally point %1").arg(found.thing.index + 1).toStdString();
    case Sort::victory: return std::string(node["text"].string());
    case Sort::board: return QCoreApplication::translate("Change", "Board").toStdString();
    default: break;
    }
    const auto name = node["name"].string();
    return name.empty() ? model::inWords(node["id"].string()) : std::string(name);
}

std::string nameOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto thing = scenarioThingAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return thing && node ? boardNameOf({*thing, node}) : std::string();
}

Change boardChange(const text::Draft& draft, const char* one, const char* many, const std::vector<FoundThing>& things,
                   std::string mergeKey)
{
    if (things.size() == 1) return changeOf(draft, one, {boardNameOf(things.front())}, std::move(mergeKey));
    return changeOf(draft, many, {std::to_string(things.size())}, std::move(mergeKey));
}

std::string mergeKeyOf(std::string_view deed, const std::vector<FoundThing>& things)
{
    std::string all;
    for (const auto& found : things) all.append(found.thing.pointer()).append(" ");
    return std::string(deed) + " " +
           (all.size() < 200 ? all
                             : std::to_string(things.size()) + " " + std::to_string(std::hash<std::string>()(all)));
}

}  // namespace muster::editor::scenario
