#include "editor/board/view/displaced.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::editor {

using sheet::MapPoint;

namespace {

template <typename Change>
BoardThing changed(BoardThing thing, Change change)
{
    thing.at = change(thing.at);
    for (auto& ring : thing.outline)
        for (auto& point : ring) point = change(point);
    for (auto& point : thing.points) point = change(point);
    return thing;
}

/// A turned box stays a box: its sides become as much longer as the stretch does along them.
BoardThing stretchedAlongItsSides(BoardThing thing, double across, double up, MapPoint to)
{
    const double angle = thing.rotation * std::numbers::pi / 180, cosine = std::cos(angle), sine = std::sin(angle);
    const double wider = std::hypot(cosine * across, sine * up), deeper = std::hypot(sine * across, cosine * up);
    return changed(std::move(thing), [=, from = thing.at](MapPoint at) {
        const double x = at.x - from.x, y = at.y - from.y;
        const double own = (x * cosine - y * sine) * wider, ahead = (x * sine + y * cosine) * deeper;
        return MapPoint{to.x + own * cosine + ahead * sine, to.y - own * sine + ahead * cosine};
    });
}

}  // namespace

BoardThing moved(BoardThing thing, double dx, double dy)
{
    return changed(std::move(thing), [=](MapPoint at) { return MapPoint{at.x + dx, at.y + dy}; });
}

BoardThing turned(BoardThing thing, double degrees, MapPoint about)
{
    const double angle = degrees * std::numbers::pi / 180, cosine = std::cos(angle), sine = std::sin(angle);
    auto made = changed(std::move(thing), [=](MapPoint at) {
        return MapPoint{about.x + (at.x - about.x) * cosine + (at.y - about.y) * sine,
                        about.y - (at.x - about.x) * sine + (at.y - about.y) * cosine};
    });
    made.rotation = std::remainder(made.rotation + degrees, 360);
    if (made.rotation < 0) made.rotation += 360;
    return made;
}

BoardThing stretched(BoardThing thing, double across, double up, MapPoint about)
{
    const auto stretch = [=](MapPoint at) {
        return MapPoint{about.x + (at.x - about.x) * across, about.y + (at.y - about.y) * up};
    };
    const bool hasSides =
        thing.form == ShapeForm::rectangle || thing.form == ShapeForm::ellipse || thing.form == ShapeForm::strip;
    if (thing.kind != ThingKind::base && hasSides && thing.rotation != 0)
        return stretchedAlongItsSides(std::move(thing), across, up, stretch(thing.at));
    if (thing.kind != ThingKind::base && thing.form != ShapeForm::line) return changed(std::move(thing), stretch);
    if (thing.form == ShapeForm::line) {
        // A road is made longer, not broader.
        thing.at = stretch(thing.at);
        for (auto& point : thing.points) point = stretch(point);
        thing.outline = {outlineOfLine(thing.points, thing.width)};
        return thing;
    }
    const auto to = stretch(thing.at);
    const auto from = thing.at;
    return moved(std::move(thing), to.x - from.x, to.y - from.y);
}

BoardThing withPoint(BoardThing thing, std::size_t index, MapPoint to)
{
    if (index >= thing.points.size()) return thing;
    thing.points[index] = to;
    thing.outline = {thing.form == ShapeForm::line ? outlineOfLine(thing.points, thing.width) : thing.points};
    return thing;
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
        return MapPoint{-(b.y - a.y) / length, (b.x - a.x) / length};
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto before = normal(i == 0 ? 0 : i - 1), after = normal(std::min(i, points.size() - 2));
        MapPoint middle{before.x + after.x, before.y + after.y};
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

BoardBox boxOf(const BoardThing& thing)
{
    BoardBox box{thing.at, thing.at};
    bool first = true;
    for (const auto& ring : thing.outline)
        for (const auto at : ring) {
            if (first) box = {at, at};
            first = false;
            box.low = {std::min(box.low.x, at.x), std::min(box.low.y, at.y)};
            box.high = {std::max(box.high.x, at.x), std::max(box.high.y, at.y)};
        }
    return box;
}

BoardBox boxOf(const std::vector<BoardThing>& things)
{
    if (things.empty()) return {};
    BoardBox box = boxOf(things.front());
    for (const auto& thing : things) {
        const auto one = boxOf(thing);
        box.low = {std::min(box.low.x, one.low.x), std::min(box.low.y, one.low.y)};
        box.high = {std::max(box.high.x, one.high.x), std::max(box.high.y, one.high.y)};
    }
    return box;
}

}  // namespace muster::editor
