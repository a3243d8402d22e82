#include "printer/layout/cutout_piece.hpp"

#include "printer/layout/piece_setter.hpp"

#include <algorithm>
#include <array>

namespace muster::printer {

namespace {

constexpr std::array<double, 3> symbolParts{0.42, 0.34, 0.27};  // of the width or height, if there are texts
constexpr double minOfStrong = 0.6;                             // of the size that the strong text has without a symbol
constexpr double minForSymbol = 7;                              // width and depth of the piece

}  // namespace

PlannedPiece planPiece(const sheet::Cutout& cutout, const BlockLayout& blockLayout)
{
    if (!cutout.symbol || std::min(cutout.width, cutout.depth) < minForSymbol) return {cutout};
    const auto strongWith = [&](double part, BlockLayout& layout) {
        return PieceSetter(cutout, part, layout, maxStrongPoints).points();
    };
    // A smaller symbol may leave room for larger words, or for the emblem in the bar.
    enum class Wish { largeWords, emblem, none };
    for (const auto wish : {Wish::largeWords, Wish::emblem, Wish::none})
        for (const double part : symbolParts) {
            LayoutNotes notes;
            BlockLayout trial{blockLayout.type,    notes, blockLayout.width, blockLayout.pageHeight,
                              blockLayout.density, {}};
            trial.side = blockLayout.side;
            PieceSetter setter(cutout, part, trial, maxStrongPoints);
            if (wish != Wish::none && !setter.hasRoomForEmblem()) continue;
            if (wish == Wish::largeWords && !setter.hasLargeWords()) continue;
            setter.set();
            const double strong = strongWith(part, trial);
            const bool staysStrong = strong >= type::minPlay || strong >= minOfStrong * strongWith(0, trial);
            if (staysStrong && notes.findings().empty()) return {cutout, part};
        }
    return {cutout};
}

double strongPointsOf(const PlannedPiece& piece, BlockLayout& blockLayout)
{
    return PieceSetter(piece.cutout, piece.symbolPart, blockLayout, maxStrongPoints).points();
}

Drawing drawPiece(const PlannedPiece& piece, BlockLayout& blockLayout, double maxPoints)
{
    return PieceSetter(piece.cutout, piece.symbolPart, blockLayout, maxPoints).set();
}

}  // namespace muster::printer
