#include "editor/board/tools/symmetry.hpp"

#include "core/geometry/ring.hpp"
#include "core/text/canonical.hpp"
#include "editor/board/tools/curve.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/live_check/board_item_pose.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace muster::editor {

using geometry::Point;
using scenario::Mirror;
using sheet::MapRing;
using text::Node;

namespace {

// For more moved items, no partners are searched: a separate command mirrors a whole board.
constexpr std::size_t maxMoved = 200;

MapRing cornersOf(const geometry::Box& box)
{
    return {{box.left, box.lower}, {box.right, box.lower}, {box.right, box.upper}, {box.left, box.upper}};
}

MapRing cornersOf(const BoardItem& item)
{
    if (!item.points.empty()) return item.points;
    return item.outline.empty() ? MapRing{item.at} : item.outline.front();
}

geometry::Motion motionOf(const BoardModel& board, Mirror axis)
{
    return scenario::mirrorMotion(axis, board.frame.box().centre());
}

/// The distance within which two positions count as mirror images.
double closeness(const BoardModel& board) { return std::max(board.map.width, board.map.depth) / 400; }

std::shared_ptr<const text::Document> textAfter(const text::Document& text, const Change& change)
{
    return text::parseFragment(text::applied(text.source().bytes(), change.edits)).document;
}

/// Returns true if only positions and shapes differ, so that pointers still refer to the same items.
bool keepsItems(Node before, Node after)
{
    for (const char* list : {"terrain", "zones", "objectives", "sides"}) {
        if (before[list].size() != after[list].size()) return false;
        auto other = after[list].begin();
        for (const Node item : before[list])
            if (item["id"].string() != (*other)["id"].string())
                return false;
            else
                ++other;
    }
    return true;
}

/// Returns true if the change only adds terrain, such as a piece dropped onto the board.
bool addsPieces(Node before, Node after, const Change& change)
{
    return change.operation == Change::Operation::add &&
           std::all_of(change.selection.begin(), change.selection.end(),
                       [](const std::string& pointer) { return pointer.starts_with("/terrain/"); }) &&
           after["terrain"].size() == before["terrain"].size() + change.selection.size();
}

std::string placeText(Node item)
{
    std::string text;
    for (const char* key : {"shape", "at", "facing"})
        if (const Node value = item[key]) text += text::onOneLine(value) + "|";
    return text.empty() && item ? text::onOneLine(item) : text;
}

}  // namespace

Point mirroredPlace(const BoardModel& board, Point at, Mirror axis) { return motionOf(board, axis)(at); }

MapRing mirroredRing(const BoardModel& board, const MapRing& ring, Mirror axis)
{
    MapRing mirrored;
    const auto motion = motionOf(board, axis);
    for (const Point point : ring) mirrored.push_back(motion(point));
    return mirrored;
}

bool isOwnMirror(const BoardModel& board, const MapRing& ring, Mirror axis)
{
    const double close = closeness(board);
    constexpr std::size_t maxCompared = 2000;
    if (ring.size() > maxCompared) return false;
    return std::all_of(ring.begin(), ring.end(), [&](Point point) {
        const auto other = mirroredPlace(board, point, axis);
        return std::any_of(ring.begin(), ring.end(),
                           [&](Point there) { return geometry::distance(there, other) < close; });
    });
}

const BoardItem* partnerOf(const BoardModel& board, const BoardItem& item, Mirror axis)
{
    if (item.kind == BoardItemKind::base) return nullptr;
    const auto place = mirroredPlace(board, item.at, axis);
    const double close = closeness(board);
    const auto own = cornersOf(item);
    for (const auto& other : board.items) {
        if (&other == &item || other.pointer == item.pointer || other.kind != item.kind || other.type != item.type ||
            other.locked)
            continue;
        if (other.form != item.form || geometry::distance(other.at, place) > close) continue;
        if (std::abs(areaOf(cornersOf(other)) - areaOf(own)) <= close * (1 + std::sqrt(areaOf(own))) &&
            std::abs(geometry::pathLength(cornersOf(other)) - geometry::pathLength(own)) <= 4 * close)
            return &other;
    }
    return nullptr;
}

BoardItem mirroredItem(const BoardModel& board, BoardItem item, Mirror axis)
{
    return transformed(std::move(item), motionOf(board, axis), board.frame);
}

Change chained(const text::Document& text, const Change& first, const ChangeMaker& second)
{
    const auto between = textAfter(text, first);
    if (!between) return first;
    const Change next = second(*between);
    if (!next) return first;
    Change both = first;
    const auto before = text.source().bytes();
    both.edits = text::difference(before, text::applied(between->source().bytes(), next.edits));
    for (const auto& pointer : next.selection)
        if (std::find(both.selection.begin(), both.selection.end(), pointer) == both.selection.end())
            both.selection.push_back(pointer);
    return both;
}

void Symmetry::setAxis(std::optional<Mirror> axis)
{
    if (axis == m_axis) return;
    m_axis = axis;
    Q_EMIT changed();
}

std::vector<BoardItem> Symmetry::followersOf(const BoardModel& board, const std::vector<BoardItem>& items) const
{
    std::vector<BoardItem> followers;
    if (!m_axis || items.size() > maxMoved) return followers;
    for (const auto& item : items) {
        if (item.pointer.empty()) {
            // New pieces are copied together: see completed().
            if (item.kind == BoardItemKind::terrain && !isOwnMirror(board, cornersOf(boxOf(items)), *m_axis))
                followers.push_back(mirroredItem(board, item, *m_axis));
            continue;
        }
        const BoardItem* before = board.item(item.pointer);
        const BoardItem* partner = before ? partnerOf(board, *before, *m_axis) : nullptr;
        if (!partner || std::any_of(items.begin(), items.end(),
                                    [&](const BoardItem& other) { return other.pointer == partner->pointer; }))
            continue;
        auto image = mirroredItem(board, item, *m_axis);
        BoardItem follower = *partner;
        setPose(follower, std::move(image.pose), board.frame);
        followers.push_back(std::move(follower));
    }
    return followers;
}

namespace {

/// Adds the partners of the pieces that the change adds.
Change withCopy(const text::Document& text, const BoardModel& board, Change change, const text::Document& after,
                Mirror axis)
{
    const scenario::ScenarioText then(after, board.map.measure);
    const auto box = scenario::boundsOf(then, change.selection);
    if (!box) return change;
    const double unit = board.perFileUnit;
    if (isOwnMirror(board,
                    cornersOf(geometry::Box{box->left * unit, box->right * unit, box->lower * unit, box->upper * unit}),
                    axis))
        return change;
    const auto added = change.selection;
    return chained(text, change, [&](const text::Document& now) {
        return scenario::mirroredCopy(scenario::ScenarioText(now, board.map.measure), added, axis);
    });
}

}  // namespace

Change completed(const text::Document& text, const BoardModel& board, Change change, Mirror axis)
{
    if (!change || change.selection.empty() || change.selection.size() > maxMoved) return change;
    const auto after = textAfter(text, change);
    if (!after) return change;
    if (addsPieces(text.root(), after->root(), change)) return withCopy(text, board, std::move(change), *after, axis);
    if (!keepsItems(text.root(), after->root())) return change;
    const std::set<std::string> moved(change.selection.begin(), change.selection.end());
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& pointer : change.selection) {
        const BoardItem* item = board.item(pointer);
        if (!item || placeText(text.root().at(std::string_view(pointer))) ==
                         placeText(after->root().at(std::string_view(pointer))))
            continue;
        const BoardItem* partner = partnerOf(board, *item, axis);
        // Two partners moved together both follow the mouse.
        if (partner && !moved.contains(partner->pointer)) pairs.emplace_back(pointer, partner->pointer);
    }
    const auto selection = change.selection;
    for (const auto& [pointer, partner] : pairs) {
        change =
            chained(text, change, [&, &pointer = pointer, &partner = partner](const text::Document& now) -> Change {
                const scenario::ScenarioText scenario(now, board.map.measure);
                const Node item = now.root().at(std::string_view(pointer));
                if (const Node shape = item["shape"])
                    return scenario::setShape(scenario, partner,
                                              scenario::mirroredShape(scenario, text::onOneLine(shape), axis));
                const auto box = scenario::boundsOf(scenario, pointer);
                if (!box) return {};
                const auto at = mirroredPlace(
                    board, {box->centre().x * board.perFileUnit, box->centre().y * board.perFileUnit}, axis);
                return scenario::setCentre(scenario, partner, {at.x / board.perFileUnit, at.y / board.perFileUnit});
            });
    }
    change.selection = selection;
    return change;
}

}  // namespace muster::editor
