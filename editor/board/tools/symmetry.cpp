#include "editor/board/tools/symmetry.hpp"

#include "core/text/canonical.hpp"
#include "editor/board/tools/curve.hpp"
#include "editor/board/view/displaced.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace muster::editor {

using scenario::Mirror;
using sheet::MapPoint;
using sheet::MapRing;
using text::Node;

namespace {

// Beyond so many moved things their partners are not looked for: a whole board is mirrored with the command for it.
constexpr std::size_t mostMoved = 200;

MapRing cornersOf(const BoardBox& box) { return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}; }

MapRing cornersOf(const BoardThing& thing)
{
    if (!thing.points.empty()) return thing.points;
    return thing.outline.empty() ? MapRing{thing.at} : thing.outline.front();
}

/// How close two places must be to be each other's mirror image.
double closeness(const BoardPicture& board) { return std::max(board.map.width, board.map.depth) / 400; }

std::shared_ptr<const text::Document> textAfter(const text::Document& text, const Change& change)
{
    return text::Document::parse(
               std::make_shared<const text::Source>("", text::applied(text.source().bytes(), change.edits)))
        .document;
}

/// Whether only places and shapes differ, so that the same pointers name the same things.
bool keepsThings(Node before, Node after)
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

/// Whether the change did nothing but add one piece of terrain, such as one that was dropped onto the board.
bool addsOnePiece(Node before, Node after, const Change& change)
{
    return change.what == "Add %1" && change.selection.size() == 1 &&
           change.selection.front().starts_with("/terrain/") && after["terrain"].size() == before["terrain"].size() + 1;
}

std::string placeText(Node thing)
{
    std::string text;
    for (const char* key : {"shape", "at", "facing"})
        if (const Node value = thing[key]) text += text::onOneLine(value) + "|";
    return text.empty() && thing ? text::onOneLine(thing) : text;
}

}  // namespace

MapPoint mirroredPlace(const BoardPicture& board, MapPoint at, Mirror way)
{
    if (way != Mirror::upDown) at.x = board.map.width - at.x;
    if (way != Mirror::leftRight) at.y = board.map.depth - at.y;
    return at;
}

MapRing mirroredRing(const BoardPicture& board, const MapRing& ring, Mirror way)
{
    MapRing mirrored;
    for (const auto& point : ring) mirrored.push_back(mirroredPlace(board, point, way));
    return mirrored;
}

bool isOwnMirror(const BoardPicture& board, const MapRing& ring, Mirror way)
{
    const double close = closeness(board);
    constexpr std::size_t mostCompared = 2000;
    if (ring.size() > mostCompared) return false;
    return std::all_of(ring.begin(), ring.end(), [&](MapPoint point) {
        const auto other = mirroredPlace(board, point, way);
        return std::any_of(ring.begin(), ring.end(),
                           [&](MapPoint there) { return distanceBetween(there, other) < close; });
    });
}

const BoardThing* partnerOf(const BoardPicture& board, const BoardThing& thing, Mirror way)
{
    if (thing.kind == ThingKind::base) return nullptr;
    const auto place = mirroredPlace(board, thing.at, way);
    const double close = closeness(board);
    const auto own = cornersOf(thing);
    for (const auto& other : board.things) {
        if (&other == &thing || other.pointer == thing.pointer || other.kind != thing.kind ||
            other.type != thing.type || other.locked)
            continue;
        if (other.form != thing.form || distanceBetween(other.at, place) > close) continue;
        if (std::abs(areaOf(cornersOf(other)) - areaOf(own)) <= close * (1 + std::sqrt(areaOf(own))) &&
            std::abs(lengthOf(cornersOf(other)) - lengthOf(own)) <= 4 * close)
            return &other;
    }
    return nullptr;
}

BoardThing mirroredThing(const BoardPicture& board, BoardThing thing, Mirror way)
{
    thing.at = mirroredPlace(board, thing.at, way);
    for (auto& ring : thing.outline) ring = mirroredRing(board, ring, way);
    thing.points = mirroredRing(board, thing.points, way);
    // What leaned to the right leans to the left; after half a turn it leans as before.
    if (way != Mirror::halfTurn && thing.rotation != 0) thing.rotation = 360 - thing.rotation;
    return thing;
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

void Symmetry::setWay(std::optional<Mirror> way)
{
    if (way == m_way) return;
    m_way = way;
    Q_EMIT changed();
}

std::vector<BoardThing> Symmetry::followersOf(const BoardPicture& board, const std::vector<BoardThing>& things) const
{
    std::vector<BoardThing> followers;
    if (!m_way || things.size() > mostMoved) return followers;
    for (const auto& thing : things) {
        if (thing.pointer.empty()) {
            // Only a single piece gets a copy: see completed().
            if (things.size() == 1 && thing.kind == ThingKind::terrain &&
                !isOwnMirror(board, cornersOf(boxOf(thing)), *m_way))
                followers.push_back(mirroredThing(board, thing, *m_way));
            continue;
        }
        const BoardThing* before = board.thing(thing.pointer);
        const BoardThing* partner = before ? partnerOf(board, *before, *m_way) : nullptr;
        if (!partner || std::any_of(things.begin(), things.end(),
                                    [&](const BoardThing& other) { return other.pointer == partner->pointer; }))
            continue;
        auto image = mirroredThing(board, thing, *m_way);
        BoardThing follower = *partner;
        follower.form = image.form, follower.at = image.at, follower.rotation = image.rotation,
        follower.width = image.width;
        follower.outline = std::move(image.outline), follower.points = std::move(image.points);
        followers.push_back(std::move(follower));
    }
    return followers;
}

namespace {

/// Adds the partner of the piece that the change adds.
Change withCopy(const text::Document& text, const BoardPicture& board, Change change, const text::Document& after,
                Mirror way)
{
    const scenario::ScenarioText then(after, board.map.measure);
    const auto box = scenario::boundsOf(then, change.selection.front());
    if (!box) return change;
    const double unit = board.perFileUnit;
    if (isOwnMirror(board,
                    cornersOf(BoardBox{{box->left * unit, box->lower * unit}, {box->right * unit, box->upper * unit}}),
                    way))
        return change;
    const auto added = change.selection;
    return chained(text, change, [&](const text::Document& now) {
        return scenario::mirroredCopy(scenario::ScenarioText(now, board.map.measure), added, way);
    });
}

}  // namespace

Change completed(const text::Document& text, const BoardPicture& board, Change change, Mirror way)
{
    if (!change || change.selection.empty() || change.selection.size() > mostMoved) return change;
    const auto after = textAfter(text, change);
    if (!after) return change;
    if (addsOnePiece(text.root(), after->root(), change)) return withCopy(text, board, std::move(change), *after, way);
    if (!keepsThings(text.root(), after->root())) return change;
    const std::set<std::string> moved(change.selection.begin(), change.selection.end());
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& pointer : change.selection) {
        const BoardThing* thing = board.thing(pointer);
        if (!thing || placeText(text.root().at(std::string_view(pointer))) ==
                          placeText(after->root().at(std::string_view(pointer))))
            continue;
        const BoardThing* partner = partnerOf(board, *thing, way);
        // Two partners that are moved together go where they are taken.
        if (partner && !moved.contains(partner->pointer)) pairs.emplace_back(pointer, partner->pointer);
    }
    const auto selection = change.selection;
    for (const auto& [pointer, partner] : pairs) {
        change =
            chained(text, change, [&, &pointer = pointer, &partner = partner](const text::Document& now) -> Change {
                const scenario::ScenarioText scenario(now, board.map.measure);
                const Node thing = now.root().at(std::string_view(pointer));
                if (const Node shape = thing["shape"])
                    return scenario::setShape(scenario, partner,
                                              scenario::mirroredShape(scenario, text::onOneLine(shape), way));
                const auto box = scenario::boundsOf(scenario, pointer);
                if (!box) return {};
                const auto at = mirroredPlace(
                    board, {box->centre().x * board.perFileUnit, box->centre().y * board.perFileUnit}, way);
                return scenario::setCentre(scenario, partner, {at.x / board.perFileUnit, at.y / board.perFileUnit});
            });
    }
    change.selection = selection;
    return change;
}

}  // namespace muster::editor
