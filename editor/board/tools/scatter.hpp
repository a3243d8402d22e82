#pragma once

#include "core/scenario/terrain_dice.hpp"
#include "editor/live_check/board_model.hpp"

#include <optional>
#include <vector>

namespace muster::editor {

/// How a scatter brush works; lengths in the system's measure.
struct ScatterBrush {
    double radius = 0;
    double size = 0;     ///< of a piece on average, its longer side
    double spacing = 0;  ///< least gap between two pieces
    std::uint64_t seed = 1;
    bool operator==(const ScatterBrush&) const = default;
};

/// The usual brush on a board.
ScatterBrush usualBrush(const BoardModel& board);

/// Lays pieces of one kind of area along a path: of various sizes and directions, apart from one another, on the board
/// and on free ground. The same brush lays the same pieces along the same path.
class Scatter {
public:
    static constexpr std::size_t maxPieces = 200;

    /// Of a kind of the board, as it is now.
    Scatter(const BoardModel& board, const TerrainKind& kind, const ScatterBrush& brush);

    /// Continues the path, or begins it.
    void moveTo(geometry::Point at);
    /// Where it has laid pieces, in the form that the kind usually has.
    const std::vector<rules::ShapeSpec>& shapes() const { return m_shapes; }
    /// Their outlines.
    const std::vector<sheet::MapRing>& outlines() const { return m_outlines; }

private:
    /// A piece or an obstacle as a circle.
    struct Disc {
        geometry::Point at;
        double radius = 0;
    };
    void dab(geometry::Point at);
    bool isFree(const Disc& disc) const;
    void lay(const Disc& disc, double size);

    const rules::BoardFrame m_frame;
    const TerrainKind m_kind;
    const ScatterBrush m_brush;
    std::vector<sheet::MapRings> m_areas;  ///< terrain that nothing may lie on
    std::vector<std::pair<sheet::MapRing, double>> m_lines;
    rules::TerrainDice m_dice;
    std::optional<geometry::Point> m_at;
    double m_toNext = 0;  ///< along the path, until the next dab
    std::vector<Disc> m_discs;
    std::vector<rules::ShapeSpec> m_shapes;
    std::vector<sheet::MapRing> m_outlines;
};

}  // namespace muster::editor
