#include "editor/board/view/board_item_index.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using geometry::Point;

namespace {

double distanceToEdge(Point at, Point a, Point b)
{
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double part = square > 0 ? std::clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / square, 0.0, 1.0) : 0;
    return std::hypot(at.x - a.x - part * dx, at.y - a.y - part * dy);
}

/// The distance of a point from the edge of the outline, and whether it lies inside.
std::pair<double, bool> lookAt(const sheet::MapRings& outline, Point at)
{
    double nearest = 1e300;
    bool inside = false;
    for (const auto& ring : outline)
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            const auto a = ring[before], b = ring[i];
            nearest = std::min(nearest, distanceToEdge(at, a, b));
            if ((a.y > at.y) != (b.y > at.y) && at.x < a.x + (b.x - a.x) * (at.y - a.y) / (b.y - a.y)) inside = !inside;
        }
    return {nearest, inside};
}

int layerOf(const BoardItem& item)
{
    switch (item.kind) {
    case BoardItemKind::base: return 0;
    case BoardItemKind::rallyPoint: return 1;
    case BoardItemKind::objective: return 2;
    case BoardItemKind::terrain: return 3;
    case BoardItemKind::zone: return 4;
    }
    return 4;
}

}  // namespace

BoardItemIndex::BoardItemIndex(const BoardModel& board) : m_board(board)
{
    std::vector<double> sizes;
    for (const auto& item : board.items) {
        m_boxes.push_back(boxOf(item));
        sizes.push_back(m_boxes.back().width() * m_boxes.back().depth());
        if (item.drawn) m_order.push_back(m_boxes.size() - 1);
    }
    std::stable_sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
        const int above = layerOf(board.items[a]), below = layerOf(board.items[b]);
        if (above != below) return above < below;
        return board.items[a].kind == BoardItemKind::terrain ? sizes[a] < sizes[b] : a > b;
    });
}

std::vector<std::size_t> BoardItemIndex::at(Point at, double reach) const
{
    std::vector<std::size_t> found;
    // Marks of objectives and rally points have a fixed size, slightly larger than the reach.
    const double mark = reach * 2.2;
    for (const auto index : m_order) {
        const auto& item = m_board.items[index];
        const auto& box = m_boxes[index];
        const double far = std::max(reach, mark);
        if (!box.grownBy(far).contains(at)) continue;
        const bool isMark =
            item.kind == BoardItemKind::objective || item.kind == BoardItemKind::rallyPoint || item.outline.empty();
        if (isMark && std::hypot(at.x - item.at.x, at.y - item.at.y) <= mark) {
            found.push_back(index);
            continue;
        }
        if (item.outline.empty()) continue;
        const auto [distance, inside] = lookAt(item.outline, at);
        const bool edgeOnly = item.kind == BoardItemKind::zone || item.kind == BoardItemKind::objective;
        if (distance <= reach || (inside && !edgeOnly)) found.push_back(index);
    }
    return found;
}

std::vector<std::size_t> BoardItemIndex::in(const geometry::Box& box) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto& each = m_boxes[i];
        if (m_board.items[i].drawn && box.contains(each)) found.push_back(i);
    }
    return found;
}

}  // namespace muster::editor
