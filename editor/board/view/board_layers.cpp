#include "editor/board/view/board_layers.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <map>

namespace muster::editor {

namespace {

/// Erases the elements at these indices.
template <class Element>
void eraseAt(std::vector<Element>& elements, const std::set<std::size_t, std::greater<>>& indices)
{
    for (const auto index : indices)
        if (index < elements.size()) elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(index));
}

}  // namespace

std::string layerOf(const BoardItem& item, const BoardModel& board)
{
    static constexpr std::array names{"terrain", "zones", "objectives", "rallyPoints", "bases"};
    std::string layer = names[static_cast<std::size_t>(item.kind)];
    const bool isOfSide = item.kind == BoardItemKind::rallyPoint || item.kind == BoardItemKind::base;
    if (isOfSide && item.side && *item.side < board.sides.size()) layer += "/" + board.sides[*item.side].id;
    return layer;
}

std::vector<std::string> keysOf(const BoardModel& board)
{
    std::map<std::string, int> known;
    std::vector<std::string> keys;
    for (const auto& item : board.items) {
        const std::string name = layerOf(item, board) + "/" + item.id;
        keys.push_back(name + "#" + std::to_string(++known[name]));
    }
    return keys;
}

std::vector<bool> hiddenItems(const BoardModel& board, const BoardHidden& hidden)
{
    std::vector<bool> found(board.items.size(), false);
    if (hidden == BoardHidden()) return found;
    const auto keys = keysOf(board);
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i] = hidden.items.contains(keys[i]) || hidden.layers.contains(layerOf(board.items[i], board));
    return found;
}

sheet::MapPicture visibleMap(const BoardModel& board, const std::vector<bool>& hidden)
{
    // From the last to the first, so that indices stay right.
    using Indices = std::set<std::size_t, std::greater<>>;
    Indices terrain, zones, objectives, bases;
    std::map<std::size_t, Indices> rallyPoints;
    for (std::size_t i = 0; i < board.items.size() && i < hidden.size(); ++i) {
        const auto& item = board.items[i];
        // What cannot be drawn is not in the map.
        if (!hidden[i] || (!item.drawn && item.kind != BoardItemKind::terrain && item.kind != BoardItemKind::zone))
            continue;
        switch (item.kind) {
        case BoardItemKind::terrain: terrain.insert(item.index); break;
        case BoardItemKind::zone: zones.insert(item.index); break;
        case BoardItemKind::objective: objectives.insert(item.index); break;
        case BoardItemKind::base: bases.insert(item.index); break;
        case BoardItemKind::rallyPoint:
            if (item.side) rallyPoints[*item.side].insert(item.index);
            break;
        }
    }
    auto map = board.map;
    eraseAt(map.terrain, terrain);
    eraseAt(map.zones, zones);
    eraseAt(map.objectives, objectives);
    eraseAt(map.bases, bases);
    for (const auto& [side, points] : rallyPoints)
        if (side < map.sides.size()) eraseAt(map.sides[side].rallyPoints, points);
    return map;
}

}  // namespace muster::editor
