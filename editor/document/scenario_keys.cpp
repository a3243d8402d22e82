#include "editor/document/scenario_thing.hpp"

#include <algorithm>
#include <span>

namespace muster::editor::scenario {

using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 11> scenarioHead{
    "$schema", "format", "system", "systemVersion", "name", "summary", "date", "place", "sources", "house", "board"};
constexpr std::array<std::string_view, 7> scenarioTail{"terrain", "zones",   "sides", "objectives",
                                                       "turns",   "victory", "notes"};
constexpr std::array<std::string_view, 4> boardHead{"width", "depth", "measure", "grid"};
constexpr std::array<std::string_view, 4> pieceHead{"id", "type", "name", "shape"};
constexpr std::array<std::string_view, 4> pieceTail{"level", "runsOff", "placedBy", "notes"};
constexpr std::array<std::string_view, 3> zoneHead{"id", "name", "shape"};
constexpr std::array<std::string_view, 7> sideHead{"id", "name", "role", "edge", "army", "budget", "zone"};
constexpr std::array<std::string_view, 4> sideTail{"placements", "reinforcements", "rallyPoints", "notes"};
constexpr std::array<std::string_view, 6> objectiveHead{"id", "name", "at", "shape", "holder", "points"};
constexpr std::array<std::string_view, 6> placementHead{"unit", "index", "at", "square", "facing", "base"};
constexpr std::array<std::string_view, 5> reinforcementHead{"unit", "group", "turn", "edge", "at"};
constexpr std::array<std::string_view, 3> victoryHead{"side", "points", "text"};
constexpr std::array<std::string_view, 1> onlyNotes{"notes"};

std::pair<Keys, Keys> keysOf(Sort sort)
{
    switch (sort) {
    case Sort::scenario: return {scenarioHead, scenarioTail};
    case Sort::board: return {boardHead, {}};
    case Sort::piece: return {pieceHead, pieceTail};
    case Sort::zone: return {zoneHead, onlyNotes};
    case Sort::side: return {sideHead, sideTail};
    case Sort::objective: return {objectiveHead, onlyNotes};
    case Sort::placement: return {placementHead, onlyNotes};
    case Sort::reinforcement: return {reinforcementHead, onlyNotes};
    case Sort::victory: return {victoryHead, {}};
    case Sort::rallyPoint: break;
    }
    return {};
}

}  // namespace

std::vector<std::string_view> boardKeyOrder(Sort sort, Node thing)
{
    const auto [head, tail] = keysOf(sort);
    std::vector<std::string_view> order(head.begin(), head.end()), extra;
    for (const Node member : thing) {
        const auto key = member.key();
        const bool known = std::find(head.begin(), head.end(), key) != head.end() ||
                           std::find(tail.begin(), tail.end(), key) != tail.end();
        if (!known) (key.starts_with("x-") ? extra : order).push_back(key);
    }
    order.insert(order.end(), tail.begin(), tail.end());
    order.insert(order.end(), extra.begin(), extra.end());
    return order;
}

std::vector<std::string_view> boardKeyOrder(const text::Document& document, std::string_view thing)
{
    const auto known = scenarioThingAt(thing);
    return known ? boardKeyOrder(known->sort, document.root().at(thing)) : std::vector<std::string_view>();
}

}  // namespace muster::editor::scenario
