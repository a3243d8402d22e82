#pragma once

#include "core/scenario/battlefield.hpp"
#include "core/scenario/terrain_sketch.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// Lays pieces on a table one after the other: ways first, then their crossings, then ground that keeps clear of them.
/// Knows where a piece fits, not what the rules say of it.
class TerrainLayout {
public:
    /// So many pieces are laid at most: more than anybody sets up, and few enough to be held against one another.
    static constexpr std::size_t maxPieces = 200;

    /// `field` is the table as it is now; both must outlive the layout.
    TerrainLayout(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice);

    /// Ground for this side only, in its part of the board where the rules leave that open; empty for all.
    void keepTo(std::string_view side) { m_side = side; }

    /// Lays a piece of that kind; false when it finds no room. A way or wall is no ground, so `placedBy` may be empty.
    bool add(const UsualKind& kind, std::string_view placedBy);
    /// Lays what every way needs where others cross it: bridges where a road does, else a bridge or ford somewhere.
    void addCrossings();
    /// Puts a piece somewhere else; false when there is nowhere.
    bool moveAway(std::size_t number);
    void remove(std::size_t number) { m_pieces.erase(m_pieces.begin() + static_cast<std::ptrdiff_t>(number)); }

    const std::vector<Sketch>& pieces() const { return m_pieces; }
    /// How many pieces of that type lie on the table, those that lay there before included.
    std::size_t count(std::string_view type) const;

private:
    std::optional<Sketch> find(const UsualKind& kind);
    std::optional<Sketch> findWay(const UsualKind& kind);
    std::optional<Sketch> findGround(const UsualKind& kind);
    std::optional<Sketch> findSquare(const UsualKind& kind);
    Sketch groundAt(const UsualKind& kind, Grains width, Grains depth, GrainPoint at);
    std::optional<Sketch> groundBy(const UsualKind& kind, Grains width, Grains depth);
    void cross(const Sketch& way, GrainPoint at, GrainPoint direction, const UsualKind& kind);
    bool fits(const Sketch& piece) const;
    bool wayFits(const Sketch& piece) const;
    bool crossesWell(const LineCrossing& crossing, Grains room) const;
    bool kindIsCrossed(std::string_view type) const;
    bool isOnBoard(const Sketch& piece) const;
    bool isInPart(GrainPoint at) const;
    Grains solitude(GrainPoint at) const;
    void finish(Sketch piece, std::string_view placedBy);
    std::string freeId(std::string_view type) const;

    const UsualTerrain& m_usual;
    const Battlefield& m_field;
    TerrainDice& m_dice;
    GrainPoint m_board;
    std::string m_side;
    std::vector<Sketch> m_pieces;
};

}  // namespace muster::rules
