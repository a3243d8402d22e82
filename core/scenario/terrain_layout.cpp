#include "core/scenario/terrain_layout.hpp"

#include "core/scenario/terrain_closeness.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace muster::rules {

using geometry::Place;
using text::Node;
using ShapeKind = UsualKind::ShapeKind;

namespace {

/// A JSON value as text; for a list of values, one chosen by the dice.
std::string chosenText(Node values, TerrainDice& dice)
{
    const Node value = values.isArray() && values.size() > 0
                           ? values.at(static_cast<std::uint32_t>(dice.below(values.size())))
                           : values;
    return std::string(value.sourceText());
}

}  // namespace

TerrainLayout::TerrainLayout(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice)
    : m_usual(usual), m_field(field),
      m_dice(dice), m_board{grainsOf(field.board().width()), grainsOf(field.board().depth())}
{}

bool TerrainLayout::add(const UsualKind& kind, std::string_view placedBy)
{
    if (m_pieces.size() >= maxPieces) return false;
    auto piece = find(kind);
    if (!piece) return false;
    for (const Node member : kind.choose) piece->chosen.emplace_back(member.key(), chosenText(member, m_dice));
    finish(std::move(*piece), placedBy);
    return true;
}

void TerrainLayout::finish(Sketch piece, std::string_view placedBy)
{
    piece.placedBy = placedBy;
    piece.id = freeId(piece.kind->type);
    m_pieces.push_back(std::move(piece));
}

std::string TerrainLayout::freeId(std::string_view type) const
{
    const auto taken = [&](const std::string& id) {
        return std::any_of(m_pieces.begin(), m_pieces.end(), [&](const Sketch& piece) { return piece.id == id; }) ||
               std::any_of(m_field.terrain().begin(), m_field.terrain().end(),
                           [&](const Feature& piece) { return piece.id == id; });
    };
    std::size_t number = 1;
    while (taken(fmt::format("{}-{}", type, number))) ++number;
    return fmt::format("{}-{}", type, number);
}

std::size_t TerrainLayout::count(std::string_view type) const
{
    const auto laid =
        std::count_if(m_pieces.begin(), m_pieces.end(), [&](const Sketch& piece) { return piece.kind->type == type; });
    const auto there = std::count_if(m_field.terrain().begin(), m_field.terrain().end(),
                                     [&](const Feature& piece) { return piece.node["type"].string() == type; });
    return static_cast<std::size_t>(laid + there);
}

std::optional<Sketch> TerrainLayout::find(const UsualKind& kind)
{
    switch (kind.shapeKind) {
    case ShapeKind::way: return findWay(kind);
    case ShapeKind::square: return findSquare(kind);
    case ShapeKind::crossing: return std::nullopt;
    default: return findGround(kind);
    }
}

bool TerrainLayout::moveAway(std::size_t number)
{
    const Sketch before = m_pieces[number];
    remove(number);
    auto piece = before.kind->shapeKind == ShapeKind::crossing ? std::nullopt : find(*before.kind);
    if (!piece) return false;
    piece->id = before.id, piece->placedBy = before.placedBy, piece->chosen = before.chosen;
    m_pieces.insert(m_pieces.begin() + static_cast<std::ptrdiff_t>(number), std::move(*piece));
    return true;
}

std::optional<Sketch> TerrainLayout::findSquare(const UsualKind& kind)
{
    const BoardFrame& board = m_field.board();
    std::vector<std::array<std::int64_t, 2>> free;
    for (int column = 1; column <= board.columns(); ++column)
        for (int row = 1; row <= board.rows(); ++row) {
            const auto box = board.square(column, row);
            const bool there =
                std::any_of(m_field.terrain().begin(), m_field.terrain().end(), [&](const Feature& piece) {
                    const auto place = piece.place();
                    return place && geometry::overlapDepth(place->bounds, *box) > board.tolerance();
                });
            const bool laid = std::any_of(m_pieces.begin(), m_pieces.end(), [&](const Sketch& piece) {
                return piece.square == std::array<std::int64_t, 2>{column, row};
            });
            if (!there && !laid) free.push_back({column, row});
        }
    if (free.empty()) return std::nullopt;
    Sketch piece;
    piece.kind = &kind;
    piece.square = free[m_dice.below(free.size())];
    return piece;
}

Sketch TerrainLayout::groundAt(const UsualKind& kind, Grains width, Grains depth, GrainPoint at)
{
    Sketch piece;
    piece.kind = &kind;
    piece.at = at, piece.width = width, piece.depth = depth;
    if (kind.shapeKind == ShapeKind::blob)
        piece.points = blobOutline(at, width, depth, m_dice);
    else
        piece.degrees = static_cast<int>(10 * m_dice.between(-4, 4));
    if (kind.shapeKind == ShapeKind::wall) {
        const GrainPoint ahead = step(static_cast<int>(m_dice.between(0, 35))),
                         half{ahead.x * width / 2000, ahead.y * width / 2000};
        const Grains bow = m_dice.between(-width / 8, width / 8);
        piece.points = {at - half, at + GrainPoint{-ahead.y * bow / 1000, ahead.x * bow / 1000}, at + half};
    }
    return piece;
}

std::optional<Sketch> TerrainLayout::groundBy(const UsualKind& kind, Grains width, Grains depth)
{
    std::vector<const Sketch*> ways;
    for (const Sketch& piece : m_pieces)
        if (piece.kind->shapeKind == ShapeKind::way && has(kind.by, piece.kind->type)) ways.push_back(&piece);
    if (ways.empty()) return std::nullopt;
    const Sketch& way = *ways[m_dice.below(ways.size())];
    const std::size_t i = 2 + m_dice.below(way.points.size() - 4);
    const GrainPoint along = way.points[i + 1] - way.points[i];
    const int heading = directionOf(along);
    const GrainPoint aside = step(heading + (m_dice.between(0, 1) == 0 ? 9 : -9));
    const Grains off = has(kind.under, way.kind->type)
                           ? 0
                           : way.depth / 2 + m_usual.gap / 2 + (kind.isLong() ? depth : std::max(width, depth)) / 2;
    Sketch piece =
        groundAt(kind, width, depth, {way.points[i].x + aside.x * off / 1000, way.points[i].y + aside.y * off / 1000});
    piece.degrees = (heading % 18) * 10;
    if (kind.shapeKind == ShapeKind::wall) {
        const GrainPoint ahead = step(heading), half{ahead.x * width / 2000, ahead.y * width / 2000};
        piece.points = {piece.at - half, piece.at + half};
    }
    return piece;
}

std::optional<Sketch> TerrainLayout::findGround(const UsualKind& kind)
{
    std::optional<Sketch> best;
    Grains loneliest = -1;
    int found = 0;
    for (int tries = 0; tries < manyTries && found < 6; ++tries) {
        const Grains width = m_dice.between(kind.width.min, kind.width.max);
        const Grains depth = kind.depth.max > 0 ? m_dice.between(kind.depth.min, kind.depth.max) : width;
        const Grains reach = kind.shapeKind == ShapeKind::blob ? 0 : (width + depth) / 4;
        const GrainPoint room{std::max(width / 2, reach) + m_usual.gap / 2,
                              std::max((kind.isLong() ? width : depth) / 2, reach) + m_usual.gap / 2};
        if (m_board.x < 2 * room.x || m_board.y < 2 * room.y) continue;
        auto piece = groundBy(kind, width, depth);
        const bool byWay = piece.has_value();
        if (!piece)
            piece = groundAt(kind, width, depth,
                             {m_dice.between(room.x, m_board.x - room.x), m_dice.between(room.y, m_board.y - room.y)});
        piece->measure();
        if (!piece->shape || !isInPart(piece->at) || !isOnBoard(*piece) || !fits(*piece)) continue;
        ++found;
        // Of several free positions, take the one farthest from everything else, so that the table fills evenly.
        const Grains alone = byWay && kind.isLong() ? 0 : solitude(piece->at);
        if (alone > loneliest) loneliest = alone, best = std::move(piece);
    }
    return best;
}

bool TerrainLayout::isOnBoard(const Sketch& piece) const
{
    return m_field.board().box().contains(piece.shape->bounds());
}

bool TerrainLayout::fits(const Sketch& piece) const
{
    const Place& place = piece.shape->place();
    const double gap = lengthOf(m_usual.gap);
    for (const Feature& there : m_field.terrain())
        if (const auto other = there.place();
            other && !has(piece.kind->under, there.node["type"].string()) && isNear(place, *other, gap))
            return false;
    for (const Side& side : m_field.sides())
        for (const Placement& base : side.placements)
            if (const auto other = base.place(); other && isNear(place, *other, gap / 4)) return false;
    for (const Sketch& other : m_pieces) {
        if (!other.shape || has(piece.kind->under, other.kind->type)) continue;
        // Pieces beside a way, or of a kind with several buildings, need not keep the distance.
        const bool close = other.kind->isLong() || has(piece.kind->by, other.kind->type);
        if (isNear(place, *other.shape, close ? gap / 3 : gap)) return false;
    }
    return true;
}

bool TerrainLayout::isInPart(GrainPoint at) const
{
    if (m_side.empty()) return true;
    const auto away = [&](Edge edge) {
        switch (edge) {
        case Edge::north: return m_board.y - at.y;
        case Edge::south: return at.y;
        case Edge::east: return m_board.x - at.x;
        case Edge::west: break;
        }
        return at.x;
    };
    std::optional<Grains> own;
    Grains others = std::numeric_limits<Grains>::max();
    for (const Side& side : m_field.sides()) {
        if (!side.edge) continue;
        if (side.id == m_side)
            own = away(*side.edge);
        else
            others = std::min(others, away(*side.edge));
    }
    return !own || *own <= others;
}

Grains TerrainLayout::solitude(GrainPoint at) const
{
    const Grains toEdge = std::min({at.x, m_board.x - at.x, at.y, m_board.y - at.y});
    Grains min = 4 * toEdge * toEdge;
    for (const Sketch& other : m_pieces)
        if (other.shape && !other.kind->isLong()) min = std::min(min, squared(other.at - at));
    for (const Feature& there : m_field.terrain())
        if (there.at && !there.form.isLine())
            min = std::min(min, squared(GrainPoint{grainsOf(there.at->x), grainsOf(there.at->y)} - at));
    return min;
}

}  // namespace muster::rules
