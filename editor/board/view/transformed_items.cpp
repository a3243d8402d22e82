#include "editor/board/view/transformed_items.hpp"

#include "core/geometry/rotation.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using geometry::Point;

namespace {

template <typename Change>
BoardItem changed(BoardItem item, Change change)
{
    item.at = change(item.at);
    for (auto& ring : item.outline)
        for (auto& point : ring) point = change(point);
    for (auto& point : item.points) point = change(point);
    return item;
}

/// A rotated box stays a box: its sides are scaled by the stretch along them.
BoardItem stretchedAlongItsSides(BoardItem item, double across, double up, Point to)
{
    const Point turn = geometry::direction(item.rotation), back = geometry::direction(-item.rotation);
    const double wider = std::hypot(turn.y * across, turn.x * up), deeper = std::hypot(turn.x * across, turn.y * up);
    return changed(std::move(item), [=, from = item.at](Point at) {
        const Point own = geometry::turnedTo(at - from, back);
        return to + geometry::turnedTo({own.x * wider, own.y * deeper}, turn);
    });
}

}  // namespace

BoardItem moved(BoardItem item, double dx, double dy)
{
    return changed(std::move(item), [=](Point at) { return Point{at.x + dx, at.y + dy}; });
}

BoardItem turned(BoardItem item, double degrees, Point about)
{
    const Point turn = geometry::direction(degrees);
    auto made = changed(std::move(item), [=](Point at) { return about + geometry::turnedTo(at - about, turn); });
    made.rotation = std::remainder(made.rotation + degrees, 360);
    if (made.rotation < 0) made.rotation += 360;
    return made;
}

BoardItem stretched(BoardItem item, double across, double up, Point about)
{
    const auto stretch = [=](Point at) {
        return Point{about.x + (at.x - about.x) * across, about.y + (at.y - about.y) * up};
    };
    const bool hasSides =
        item.form == ShapeKind::rectangle || item.form == ShapeKind::ellipse || item.form == ShapeKind::strip;
    if (item.kind != BoardItemKind::base && hasSides && item.rotation != 0)
        return stretchedAlongItsSides(std::move(item), across, up, stretch(item.at));
    if (item.kind != BoardItemKind::base && item.form != ShapeKind::line) return changed(std::move(item), stretch);
    if (item.form == ShapeKind::line) {
        // Stretching makes a road longer, not wider.
        item.at = stretch(item.at);
        for (auto& point : item.points) point = stretch(point);
        item.outline = {outlineOfLine(item.points, item.width)};
        return item;
    }
    const auto to = stretch(item.at);
    const auto from = item.at;
    return moved(std::move(item), to.x - from.x, to.y - from.y);
}

BoardItem withPoint(BoardItem item, std::size_t index, Point to)
{
    if (index >= item.points.size()) return item;
    item.points[index] = to;
    item.outline = {item.form == ShapeKind::line ? outlineOfLine(item.points, item.width) : item.points};
    return item;
}

sheet::MapRing outlineOfLine(const sheet::MapRing& bends, double width)
{
    sheet::MapRing points;
    for (const auto bend : bends)
        if (points.empty() || std::hypot(bend.x - points.back().x, bend.y - points.back().y) > 1e-9)
            points.push_back(bend);
    if (points.size() < 2) return {};
    sheet::MapRing left, right;
    const auto normal = [&](std::size_t segment) {
        const auto a = points[segment], b = points[segment + 1];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        return Point{-(b.y - a.y) / length, (b.x - a.x) / length};
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto before = normal(i == 0 ? 0 : i - 1), after = normal(std::min(i, points.size() - 2));
        Point middle{before.x + after.x, before.y + after.y};
        const double square = middle.x * middle.x + middle.y * middle.y;
        const double factor = square < 0.2 ? 0 : width / square;  // the mitre of a bend that is not too sharp
        if (factor == 0) middle = before;
        const double reach = factor == 0 ? width / 2 : factor;
        left.push_back({points[i].x + middle.x * reach, points[i].y + middle.y * reach});
        right.push_back({points[i].x - middle.x * reach, points[i].y - middle.y * reach});
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

BoardBox boxOf(const BoardItem& item)
{
    BoardBox box{item.at, item.at};
    bool first = true;
    for (const auto& ring : item.outline)
        for (const auto at : ring) {
            if (first) box = {at, at};
            first = false;
            box.low = {std::min(box.low.x, at.x), std::min(box.low.y, at.y)};
            box.high = {std::max(box.high.x, at.x), std::max(box.high.y, at.y)};
        }
    return box;
}

BoardBox boxOf(const std::vector<BoardItem>& items)
{
    if (items.empty()) return {};
    BoardBox box = boxOf(items.front());
    for (const auto& item : items) {
        const auto one = boxOf(item);
        box.low = {std::min(box.low.x, one.low.x), std::min(box.low.y, one.low.y)};
        box.high = {std::max(box.high.x, one.high.x), std::max(box.high.y, one.high.y)};
    }
    return box;
}

}  // namespace muster::editor
