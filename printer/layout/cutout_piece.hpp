#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// A piece to cut out, with the part of its width or height that its symbol takes; 0 without a symbol.
struct PlannedPiece {
    const sheet::Cutout& cutout;
    double symbolPart = 0;
};

inline constexpr double maxStrongPoints = 48;

/// With the largest symbol beside which no text has to be shortened and the strong text stays large; with none on a
/// piece so small that nobody could tell it.
PlannedPiece planPiece(const sheet::Cutout& cutout, const BlockLayout& blockLayout);

/// The largest size of the strong text that fits on the piece, in points.
double strongPointsOf(const PlannedPiece& piece, BlockLayout& blockLayout);

/// Draws the piece with its strong text in at most that many points. Words that do not fit are shortened, which is
/// reported.
Drawing drawPiece(const PlannedPiece& piece, BlockLayout& blockLayout, double maxPoints);

}  // namespace muster::printer
