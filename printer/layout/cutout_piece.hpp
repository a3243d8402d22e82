#pragma once

#include "printer/layout/piece_setter.hpp"

namespace muster::printer {

/// A piece to cut out, with the look that it has in common with the others of its size.
struct PlannedPiece {
    const sheet::Cutout& cutout;
    PieceLook look = {};
};

inline constexpr double maxStrongPoints = 48;

/// Plans pieces alike that have the same size and shape: with the largest symbols beside which no text has to be
/// shortened and the strong text stays large, or with symbols before the strong text; without any if one piece has no
/// room for its symbol or all are so small that nobody could tell it. Pieces whose texts do not fit anyway do not
/// count, and have none.
std::vector<PlannedPiece> planPieces(const std::vector<const sheet::Cutout*>& cutouts, const BlockLayout& blockLayout);

/// The largest size of the strong text that fits on the piece, in points.
double strongPointsOf(const PlannedPiece& piece, BlockLayout& blockLayout);

/// Draws the piece with its strong text in at most that many points. Words that do not fit are shortened, which is
/// reported.
Drawing drawPiece(const PlannedPiece& piece, BlockLayout& blockLayout, double maxPoints);

}  // namespace muster::printer
