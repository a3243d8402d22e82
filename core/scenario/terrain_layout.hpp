#pragma once

#include "core/scenario/battlefield.hpp"
#include "core/scenario/terrain_sketch.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// Places pieces on a table one by one: ways first, then their crossings, then ground that keeps clear of them. Decides
/// where a piece fits; the rules are checked later.
class TerrainLayout {
public:
    /// The maximum number of pieces: more than any real table has, and few enough to compare each pair.
    static constexpr std::size_t maxPieces = 200;

    /// `field` is the current table; field and usual terrain must outlive the layout.
    TerrainLayout(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice);

    /// Keeps ground within this side's part of the board; empty for the whole board.
    void keepTo(std::string_view side) { m_side = side; }

    /// Places a piece of that kind; false if there is no room. `placedBy` may be empty, because ways and walls are not
    /// ground.
    bool add(const UsualKind& kind, std::string_view placedBy);
    /// Adds the crossings that ways need: bridges where roads cross them, else one bridge or ford anywhere.
    void addCrossings();
    /// Moves a piece to another position; false if there is none.
    bool moveAway(std::size_t number);
    void remove(std::size_t number) { m_pieces.erase(m_pieces.begin() + static_cast<std::ptrdiff_t>(number)); }

    const std::vector<Sketch>& pieces() const { return m_pieces; }
    /// The number of pieces of that type on the table, existing ones included.
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
