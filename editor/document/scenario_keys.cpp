#include "editor/document/scenario_element.hpp"

#include <algorithm>
#include <span>

namespace muster::editor::scenario {

using text::Node;
using Type = ScenarioElement::Type;

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

std::pair<Keys, Keys> keysOf(Type type)
{
    switch (type) {
    case Type::scenario: return {scenarioHead, scenarioTail};
    case Type::board: return {boardHead, {}};
    case Type::piece: return {pieceHead, pieceTail};
    case Type::zone: return {zoneHead, onlyNotes};
    case Type::side: return {sideHead, sideTail};
    case Type::objective: return {objectiveHead, onlyNotes};
    case Type::placement: return {placementHead, onlyNotes};
    case Type::reinforcement: return {reinforcementHead, onlyNotes};
    case Type::victory: return {victoryHead, {}};
    case Type::rallyPoint: break;
    }
    return {};
}

}  // namespace

std::vector<std::string_view> boardKeyOrder(Type type, Node element)
{
    const auto [head, tail] = keysOf(type);
    std::vector<std::string_view> order(head.begin(), head.end()), extra;
    for (const Node member : element) {
        const auto key = member.key();
        const bool known = std::find(head.begin(), head.end(), key) != head.end() ||
                           std::find(tail.begin(), tail.end(), key) != tail.end();
        if (!known) (key.starts_with("x-") ? extra : order).push_back(key);
    }
    order.insert(order.end(), tail.begin(), tail.end());
    order.insert(order.end(), extra.begin(), extra.end());
    return order;
}

std::vector<std::string_view> boardKeyOrder(const text::Document& document, std::string_view element)
{
    const auto known = scenarioElementAt(element);
    return known ? boardKeyOrder(known->type, document.root().at(element)) : std::vector<std::string_view>();
}

}  // namespace muster::editor::scenario
