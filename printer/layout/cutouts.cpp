#include "printer/layout/blocks.hpp"
#include "printer/layout/cutout_piece.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::printer {

namespace {

constexpr double betweenSizes = 3.0;  // pieces of different depth are first cut apart
constexpr double circleGap = 1.0;

/// Gives the strong texts of pieces of one size the same size, as large as the longest of them can be.
class StrongSizes {
public:
    void note(const PlannedPiece& piece, BlockLayout& blockLayout)
    {
        const auto [size, isNew] = m_points.try_emplace(sizeOf(piece.cutout), maxStrongPoints);
        size->second = std::min(size->second, strongPointsOf(piece, blockLayout));
    }
    double of(const PlannedPiece& piece) const { return m_points.at(sizeOf(piece.cutout)); }

private:
    static std::pair<double, double> sizeOf(const sheet::Cutout& piece) { return {piece.width, piece.depth}; }

    std::map<std::pair<double, double>, double> m_points;
};

/// Rows of pieces of one depth; rectangles share their cuts, circles are separate.
class PieceRows {
public:
    explicit PieceRows(BlockLayout& blockLayout) : m_blockLayout(blockLayout), m_row(blockLayout.type) {}

    void add(const PlannedPiece& plannedPiece, double maxPoints)
    {
        const auto& piece = plannedPiece.cutout;
        const bool round = piece.shape == sheet::CutoutShape::circle;
        if (piece.width > m_blockLayout.width + 1e-6 || piece.depth > m_blockLayout.pageHeight - 12) {
            m_blockLayout.notes.overflow(fmt::format("A piece of {:g} x {:g} mm is larger than the page and was "
                                                     "omitted, because a smaller one would be wrong.",
                                                     piece.width, piece.depth));
            return;
        }
        const auto drawing = drawPiece(plannedPiece, m_blockLayout, maxPoints);
        for (std::uint32_t i = 0; i < piece.count; ++i) {
            const double gap = round ? circleGap : 0;
            const bool sameRow = m_x > 0 && m_round == round && std::abs(m_depth - piece.depth) < 0.05 &&
                                 m_x + gap + piece.width <= m_blockLayout.width + 1e-6;
            if (!sameRow) begin(round, piece.depth);
            const double x = m_x > 0 ? m_x + gap : 0;
            m_row.append(drawing, x, 0);
            m_x = x + piece.width;
        }
    }
    void finish()
    {
        if (m_x > 0) m_blockLayout.add(std::move(m_row), m_depth, m_before);
        m_x = 0;
        m_row = Drawing(m_blockLayout.type);
    }

private:
    void begin(bool round, double depth)
    {
        const bool first = m_depth == 0;
        const bool alike = m_round == round && std::abs(m_depth - depth) < 0.05;
        finish();
        m_before = first ? m_blockLayout.space(space::between) : !alike ? betweenSizes : round ? circleGap : 0;
        m_round = round;
        m_depth = depth;
    }

    BlockLayout& m_blockLayout;
    Drawing m_row;
    double m_x = 0;
    double m_depth = 0;
    double m_before = 0;
    bool m_round = false;
};

}  // namespace

void layOut(const sheet::Cutouts& cutouts, BlockLayout& blockLayout)
{
    layOutBlockTitle(cutouts.title, blockLayout);
    std::vector<const sheet::Cutout*> ordered;
    for (const auto& piece : cutouts.pieces) ordered.push_back(&piece);
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto* a, const auto* b) { return a->depth > b->depth; });
    const auto pieces = planPieces(ordered, blockLayout);
    StrongSizes sizes;
    for (const auto& piece : pieces) sizes.note(piece, blockLayout);
    PieceRows rows(blockLayout);
    for (const auto& piece : pieces) rows.add(piece, sizes.of(piece));
    rows.finish();
}

}  // namespace muster::printer
