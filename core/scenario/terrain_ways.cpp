// Roads and rivers of a table that is laid, and what leads over them.
#include "core/scenario/terrain_closeness.hpp"
#include "core/scenario/terrain_layout.hpp"

#include <algorithm>

namespace muster::rules {

using geometry::Place;
using ShapeKind = UsualKind::ShapeKind;

std::optional<Sketch> TerrainLayout::findWay(const UsualKind& kind)
{
    for (int tries = 0; tries < manyTries; ++tries) {
        Sketch way;
        way.kind = &kind;
        way.depth = m_dice.between(kind.width.min, kind.width.max);
        way.points = wayAcross(m_board, way.depth + grainsPerMeasure, kind.winds, m_dice);
        way.measure();
        if (way.shape && wayFits(way)) return way;
    }
    return std::nullopt;
}

bool TerrainLayout::wayFits(const Sketch& piece) const
{
    const Place& place = piece.shape->place();
    for (const Feature& there : m_field.terrain())
        if (const auto other = there.place(); other && isNear(place, *other, lengthOf(m_usual.gap))) return false;
    for (const Side& side : m_field.sides())
        for (const Placement& base : side.placements)
            if (const auto other = base.place(); other && isNear(place, *other, lengthOf(m_usual.gap) / 2))
                return false;
    const Grains room = std::min(m_board.x, m_board.y) / 6;
    for (const Sketch& other : m_pieces) {
        if (other.kind->shapeKind != ShapeKind::way) continue;
        const auto crossings = crossingsOf(piece.points, other.points);
        if (crossings.empty() && isNear(place, *other.shape, lengthOf(room))) return false;
        // Two waters may not cross, and two roads may cross only once, on the table and not at its edge.
        if (crossings.size() > 1 ||
            (!crossings.empty() && other.kind->type == piece.kind->type && kindIsCrossed(other.kind->type)))
            return false;
        for (const auto& crossing : crossings)
            if (!crossesWell(crossing, room)) return false;
        for (const GrainPoint end : {piece.points.front(), piece.points.back()})
            for (const GrainPoint otherEnd : {other.points.front(), other.points.back()})
                if (squared(end - otherEnd) < room * room) return false;
    }
    return true;
}

/// True if the crossing is not near the edge and not so flat that both lines run side by side.
bool TerrainLayout::crossesWell(const LineCrossing& crossing, Grains room) const
{
    if (crossing.at.x < room || crossing.at.y < room || crossing.at.x > m_board.x - room ||
        crossing.at.y > m_board.y - room)
        return false;
    const Grains turn = crossing.way.x * crossing.other.y - crossing.way.y * crossing.other.x;
    // The square of the sine of 37 degrees.
    return 100 * turn * turn >= 36 * squared(crossing.way) * squared(crossing.other);
}

bool TerrainLayout::kindIsCrossed(std::string_view type) const
{
    return std::any_of(m_usual.kinds.begin(), m_usual.kinds.end(),
                       [&](const UsualKind& kind) { return has(kind.over, type); });
}

void TerrainLayout::addCrossings()
{
    std::vector<Sketch> ways;
    for (const Sketch& piece : m_pieces)
        if (piece.kind->shapeKind == ShapeKind::way && kindIsCrossed(piece.kind->type)) ways.push_back(piece);
    for (const Sketch& way : ways) {
        std::vector<const UsualKind*> kinds;
        for (const UsualKind& kind : m_usual.kinds)
            if (has(kind.over, way.kind->type)) kinds.push_back(&kind);
        std::vector<LineCrossing> roads;
        for (const Sketch& other : m_pieces)
            if (other.kind->shapeKind == ShapeKind::way && !kindIsCrossed(other.kind->type))
                for (const auto& crossing : crossingsOf(other.points, way.points)) roads.push_back(crossing);
        for (const auto& road : roads) cross(way, road.at, road.way, *kinds.front());
        const auto wanted = m_dice.between(1, 2);
        for (auto made = static_cast<std::int64_t>(roads.size()); made < wanted; ++made) {
            // The middle of the line, where both banks are on the table.
            const std::size_t third = way.points.size() / 3, i = third + m_dice.below(way.points.size() - 2 * third);
            const GrainPoint along = way.points[i] - way.points[i - 1];
            cross(way, way.points[i - 1] + GrainPoint{along.x / 2, along.y / 2}, {along.y, -along.x},
                  *kinds[m_dice.below(kinds.size())]);
        }
    }
}

void TerrainLayout::cross(const Sketch& way, GrainPoint at, GrainPoint direction, const UsualKind& kind)
{
    Sketch piece;
    piece.kind = &kind;
    piece.depth = m_dice.between(kind.width.min, kind.width.max);
    const Grains half = way.depth / 2 + std::max<Grains>(way.depth / 4, 6);
    const GrainPoint ahead = step(directionOf(direction));
    const GrainPoint reach{ahead.x * half / 1000, ahead.y * half / 1000};
    piece.points = {at - reach, at + reach};
    piece.measure();
    if (!piece.shape || !isOnBoard(piece)) return;
    for (const Sketch& other : m_pieces)
        if (other.kind->shapeKind == ShapeKind::crossing && isNear(*piece.shape, *other.shape, lengthOf(2 * half)))
            return;
    finish(std::move(piece), {});
}

}  // namespace muster::rules
